import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnagramIndex, alphabets, lexiconOf, vocabularyOf } from '@estocade/words'
import { compare, markdownTable, type Side, shown } from '../measure.ts'

interface Position {
  readonly reserve: string
  readonly rows: readonly string[]
  readonly totalPlays: number
}

interface AnagramPackage {
  createDictionary(path: string, suppress: boolean): string
  init(path: string, done: (error?: Error) => void): void
  findAnagrams(letters: string, done: (error: Error | null, found: Found) => void): void
}
interface Found {
  readonly items: Readonly<Record<string, readonly { readonly w: string }[]>>
}

/** How many runs are timed together, by reserve, so that a time is some milliseconds. */
const timesFor: Readonly<Record<number, number>> = { 6: 1000, 10: 400, 14: 150, 20: 30 }

const require = createRequire(import.meta.url)

/** All plays of positions with 5 rows: new words from the reserve, and every extension of every row. */
export async function jarnacSearch(list: readonly string[]): Promise<string> {
  const words = list.filter(({ length }) => length >= 3 && length <= 9)
  const index = vocabularyOf(lexiconOf(words, alphabets.fr)).anagrams(9)
  const peer = await anagramPackage(words)
  const rows = Object.keys(timesFor)
    .map(Number)
    .map((size) => {
      const positions = oraclePositions().filter(
        ({ reserve, rows }) => reserve.length === size && rows.length === 5,
      )
      const times = timesFor[size]!
      const classes = side(positions, (position) => countClasses(index, position), times)
      const sorted = side(positions, (position) => countWords(index, position), times)
      const anagram = side(positions, (position) => countWithPeer(peer, position), 1)
      const scan = side(positions, (position) => countByScan(words, position), 1)
      const byClasses = compare(classes, anagram)
      const byWords = compare(classes, sorted)
      const byScan = compare(classes, scan)
      return [
        String(size),
        shown(byClasses.aMicros),
        shown(byWords.bMicros),
        shown(byClasses.bMicros / 1000),
        shown(byScan.bMicros / 1000),
        `**${shown(byClasses.ratio)}×**`,
        `${shown(byClasses.ratio / byWords.ratio)}×`,
        `${shown(byScan.ratio)}×`,
        byClasses.noise.toFixed(3),
      ]
    })
  return [
    `### Jarnac, all plays of a position, 5 rows, ${shown(words.length)} French words of 3–9 letters`,
    markdownTable(
      [
        'reserve',
        'classes, µs',
        'sorted words, µs',
        'npm anagram, ms',
        'plain scan, ms',
        'classes : anagram',
        'sorted words : anagram',
        'classes : scan',
        'A/A',
      ],
      rows,
    ),
    'Classes are groups of words with the same letters, as ids; bots use these. Sorted words are new arrays of strings. npm anagram and the scan return unsorted strings. Loading is not timed; every count is checked against the oracle.',
  ].join('\n\n')
}

const oraclePositions = (): readonly Position[] =>
  JSON.parse(readFileSync(new URL('../../packages/words/test/data/jarnac-fr.json', import.meta.url), 'utf8'))
    .positions

/** Each round uses the next position; `times` runs of it are timed together. */
function side(positions: readonly Position[], count: (position: Position) => number, times: number): Side {
  for (const position of positions)
    if (count(position) !== position.totalPlays) throw new Error(`Wrong plays with ${position.reserve}`)
  return {
    times,
    run: (round) => {
      const position = positions[round % positions.length]!
      for (let i = 0; i < times; i++) count(position)
    },
  }
}

function countClasses(index: AnagramIndex, { reserve, rows }: Position): number {
  let count = 0
  for (const id of index.classesFrom(reserve, 3)) count += index.classSize(id)
  for (const row of rows) for (const id of index.classesGrowing(row, reserve)) count += index.classSize(id)
  return count
}

function countWords(index: AnagramIndex, { reserve, rows }: Position): number {
  let count = index.from(reserve, 3).length
  for (const row of rows) count += index.growing(row, reserve).length
  return count
}

function countWithPeer(peer: AnagramPackage, { reserve, rows }: Position): number {
  let count = 0
  peer.findAnagrams(reserve, (_, { items }) => {
    for (const found of Object.values(items)) count += found.length
  })
  for (const row of rows)
    peer.findAnagrams(row + reserve, (_, { items }) => {
      for (const found of Object.values(items))
        for (const { w } of found) if (w.length > row.length && holdsAll(w, row)) count++
    })
  return count
}

function holdsAll(word: string, letters: string): boolean {
  let left = word
  for (const letter of letters) {
    const place = left.indexOf(letter)
    if (place < 0) return false
    left = left.slice(0, place) + left.slice(place + 1)
  }
  return true
}

function countByScan(words: readonly string[], { reserve, rows }: Position): number {
  let count = 0
  for (const row of ['', ...rows]) {
    const have = new Int8Array(128)
    const need = new Int8Array(128)
    for (const letter of reserve + row) have[letter.charCodeAt(0)]!++
    for (const letter of row) need[letter.charCodeAt(0)]!++
    for (const word of words) if (word.length > row.length && fits(word, row.length, have, need)) count++
  }
  return count
}

const used = new Int8Array(128)

function fits(word: string, needed: number, have: Int8Array, need: Int8Array): boolean {
  let open = needed
  let ok = true
  let end = 0
  for (; end < word.length && ok; end++) {
    const letter = word.charCodeAt(end)
    const count = ++used[letter]!
    if (count > have[letter]!) ok = false
    if (count <= need[letter]!) open--
  }
  while (end > 0) used[word.charCodeAt(--end)] = 0
  return ok && open === 0
}

/** The package reads its dictionary from a file in its own format. */
async function anagramPackage(words: readonly string[]): Promise<AnagramPackage> {
  const peer = require('anagram') as AnagramPackage
  const path = join(tmpdir(), `estocade-bench-${process.pid}.txt`)
  try {
    writeFileSync(path, words.join(' '))
    writeFileSync(path, peer.createDictionary(path, true))
    await new Promise<void>((resolve, reject) =>
      peer.init(path, (error) => (error ? reject(error) : resolve())),
    )
  } finally {
    rmSync(path, { force: true })
  }
  return peer
}

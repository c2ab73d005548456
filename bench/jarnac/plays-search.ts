import { readFileSync } from 'node:fs'
import { alphabets, judge, lexiconOf } from '@estocade/words'
import { buildClassGraph } from '../../packages/jarnac/src/bot/class-graph.ts'
import { Finder } from '../../packages/jarnac/src/bot/finder.ts'
import { rackOf } from '../../packages/jarnac/src/bot/table.ts'
import { compare, markdownTable, type Side, shown } from '../measure.ts'

interface Position {
  readonly reserve: string
  readonly rows: readonly string[]
}

/** What playouts need: the classes of all plays, by the bot's own trie, the words' index and the slow reference. */
export function playsSearch(list: readonly string[]): string {
  const words = list.filter(({ length }) => length >= 3 && length <= 9)
  const { vocabulary } = judge(lexiconOf(words, alphabets.fr), { classes: 'open' })
  const index = vocabulary.anagrams(9)
  const graph = buildClassGraph(vocabulary, 3, 9)
  const finder = new Finder(graph)
  // Playouts store racks as counts; converting them from strings is not part of their search.
  const racks = new Map<string, Uint8Array>()
  const rackFor = (letters: string): Uint8Array => {
    const rack = racks.get(letters) ?? rackOf(letters, graph)
    racks.set(letters, rack)
    return rack
  }
  const byBot = ({ reserve, rows }: Position): number => {
    const rack = rackFor(reserve)
    finder.fresh(rack, 0)
    let count = finder.count
    for (const row of rows) {
      finder.growingLetters(rackFor(row), rack)
      count += finder.count
    }
    return count
  }
  const byIndex = ({ reserve, rows }: Position): number => {
    let count = index.classesFrom(reserve, 3).length
    for (const row of rows) count += index.classesGrowing(row, reserve).length
    return count
  }
  const bySlowTwin = ({ reserve, rows }: Position): number => {
    const found = new Set<string>()
    for (const row of ['', ...rows])
      for (const word of words) if (grows(word, row, reserve)) found.add(`${row}+${sorted(word)}`)
    return found.size
  }
  const table = [3, 6, 10, 14, 20].map((size) => {
    const positions = withReserve(size)
    for (const position of positions.slice(0, 2))
      if (byBot(position) !== byIndex(position) || byBot(position) !== bySlowTwin(position))
        throw new Error(`The searches differ with ${position.reserve}`)
    const bot = side(positions, byBot, 500)
    const toIndex = compare(bot, side(positions, byIndex, 500))
    const toTwin = compare(bot, side(positions, bySlowTwin, 1), 10)
    return [
      String(size),
      shown(toIndex.aMicros),
      shown(toIndex.bMicros),
      shown(toTwin.bMicros / 1000),
      `${shown(toIndex.ratio)}×`,
      `${shown(toTwin.ratio)}×`,
      toIndex.noise.toFixed(3),
    ]
  })
  return [
    `### The bots' own search, 5 rows, ${shown(words.length)} French words`,
    markdownTable(
      ['reserve', 'bot, µs', 'index, µs', 'slow twin, ms', 'bot : index', 'bot : slow twin', 'A/A'],
      table,
    ),
    'All return the classes of all plays as ids. Playouts have small reserves, and the bot’s trie is designed for these.',
  ].join('\n\n')
}

function withReserve(size: number): readonly Position[] {
  const file = new URL('../../packages/words/test/data/jarnac-fr.json', import.meta.url)
  const { positions } = JSON.parse(readFileSync(file, 'utf8')) as { positions: readonly Position[] }
  return positions
    .filter(({ rows, reserve }) => rows.length === 5 && reserve.length >= size)
    .map(({ rows, reserve }) => ({ rows, reserve: reserve.slice(0, size) }))
}

function side(positions: readonly Position[], count: (position: Position) => number, times: number): Side {
  return {
    times,
    run: (round) => {
      const position = positions[round % positions.length]!
      for (let i = 0; i < times; i++) count(position)
    },
  }
}

const sorted = (word: string): string => [...word].sort().join('')

function grows(word: string, row: string, reserve: string): boolean {
  const added = less(word, row)
  return added !== undefined && added !== '' && less(reserve, added) !== undefined
}

function less(letters: string, gone: string): string | undefined {
  let left = letters
  for (const letter of gone) {
    const place = left.indexOf(letter)
    if (place < 0) return undefined
    left = left.slice(0, place) + left.slice(place + 1)
  }
  return left
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type AnagramIndex, judge, type Lexicon } from '@estocade/words'
import { buildTrie } from '../../../packages/words/src/anagram-trie.ts'
import { markdownTable, median, shown, slowerLines } from '../../measure.ts'
import { drawnPositions, type Position } from './positions.ts'
import { compiledYardstick, NativeSearch, writeData } from './yardstick.ts'

/** How many runs of all positions are timed together, by free letters, so that a time is some milliseconds. */
const timesFor: Readonly<Record<number, number>> = { 6: 400, 10: 150, 14: 50, 20: 25 }
const POSITIONS = 16
const ROUNDS = 15
/** Words of classic Jarnac. */
const SHORTEST = 3
const LONGEST = 9

/** All plays of positions, compared with the same search in C by CPU time. `others` are searched first, to be loaded. */
export async function besideNative(
  lexicon: Lexicon,
  language: string,
  others: readonly Lexicon[] = [],
): Promise<string> {
  const title = `### All plays beside C, ${language}, ${others.length === 0 ? 'alone' : `${others.length} languages loaded`}`
  const yardstick = compiledYardstick()
  if (yardstick === undefined) return `${title}\n\nSkipped: there is no gcc on this machine.`
  for (const other of others) searchAll(other)
  const rows: string[][] = []
  try {
    for (const size of Object.keys(timesFor).map(Number)) rows.push(await row(lexicon, size, yardstick))
  } finally {
    rmSync(yardstick.folder, { recursive: true })
  }
  const worst = Math.max(...rows.map(([, , , , ratio]) => Number.parseFloat(ratio!)))
  return [
    title,
    markdownTable(['free letters', 'ours, µs', 'C walk, µs', 'C planes, µs', 'ours : better C', 'A/A'], rows),
    `${POSITIONS} positions of 5 rows; median of ${ROUNDS} rounds, alternating. Both write class ids and sum up the sizes of the classes; ours also reads the letters from strings.`,
    ...slowerLines(`${title.slice(4)}, at the worst of these sizes`, 'the better C', worst),
  ].join('\n\n')
}

async function row(
  lexicon: Lexicon,
  size: number,
  { folder, program }: { readonly folder: string; readonly program: string },
): Promise<string[]> {
  const { vocabulary } = judge(lexicon, { classes: 'open' })
  const positions = drawnPositions(vocabulary, size, POSITIONS)
  const trie = buildTrie((visit) => vocabulary.each(visit), vocabulary.alphabet, LONGEST)
  const file = join(folder, `${size}.bin`)
  writeData(file, trie, vocabulary.alphabet, positions)
  const times = timesFor[size]!
  const index = vocabulary.anagrams(LONGEST)
  const ways = (['walk', 'planes'] as const).map((way) => new NativeSearch(program, file, way, times))
  const ours = () => micros(index, positions, times)
  const plays = positions.reduce((sum, position) => sum + count(index, position), 0)
  for (let i = 0; i < 5; i++) ours()
  const rounds: { a1: number; a2: number; walk: number; planes: number }[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const a1 = ours()
    const [walk, planes] = [await ways[0]!.round(), await ways[1]!.round()]
    for (const one of [walk, planes])
      if (one.plays !== plays) throw new Error(`C: ${one.plays}, ours: ${plays}`)
    rounds.push({ a1, a2: ours(), walk: walk.micros, planes: planes.micros })
  }
  for (const way of ways) way.end()
  return [
    String(size),
    shown(median(rounds.map(({ a1, a2 }) => (a1 + a2) / 2))),
    shown(median(rounds.map(({ walk }) => walk))),
    shown(median(rounds.map(({ planes }) => planes))),
    `${median(rounds.map(({ a1, a2, walk, planes }) => (a1 + a2) / 2 / Math.min(walk, planes))).toFixed(2)}×`,
    median(rounds.map(({ a1, a2 }) => a1 / a2)).toFixed(2),
  ]
}

/** The sizes of all classes of all plays. */
function count(index: AnagramIndex, { reserve, rows }: Position): number {
  let sum = 0
  const fresh = index.classesFrom(reserve, SHORTEST)
  for (let i = 0; i < fresh.length; i++) sum += index.classSize(fresh[i]!)
  for (const one of rows) {
    const grown = index.classesGrowing(one, reserve)
    for (let i = 0; i < grown.length; i++) sum += index.classSize(grown[i]!)
  }
  return sum
}

/** CPU time per position. */
function micros(index: AnagramIndex, positions: readonly Position[], times: number): number {
  const start = process.cpuUsage()
  for (let n = 0; n < times; n++) for (const position of positions) count(index, position)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / times / positions.length
}

function searchAll(lexicon: Lexicon): void {
  const { vocabulary } = judge(lexicon, { classes: 'open' })
  for (const size of [6, 20])
    micros(vocabulary.anagrams(LONGEST), drawnPositions(vocabulary, size, POSITIONS), 20)
}

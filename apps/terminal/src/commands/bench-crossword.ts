import { typDom } from '@estocade/games'
import { crosswordOf } from '@estocade/words'
import { crosswordJudge, manyPositions, type WordSource } from './crossword-positions.ts'

export interface CrosswordBench extends WordSource {
  readonly positions: string
  readonly rounds: number
  readonly touching?: true
}

/** Runs that are not counted, because the JavaScript engine is still compiling. */
const WARM_UP = 3

/**
 * Finds all moves of all positions `rounds` times, each time twice. Reports the median time, the difference between
 * the two runs (A/A), and moves per second.
 */
export async function benchCrossword(options: CrosswordBench): Promise<void> {
  const judge = await crosswordJudge(options)
  const touching = options.touching ?? false
  const positions = manyPositions(options.positions, judge).map((one) => ({ ...one, touching }))
  const search = typDom.moveSearch(judge.lexicon.alphabet.letters, crosswordOf(judge.vocabulary))
  let moves = 0
  const round = () => {
    const start = process.hrtime.bigint()
    moves = 0
    for (const position of positions) moves += search.count(position)
    return Number(process.hrtime.bigint() - start) / 1000 / positions.length
  }
  for (let n = 0; n < WARM_UP; n++) round()
  const twins = Array.from({ length: options.rounds }, () => [round(), round()] as const)
  const micros = median(twins.map(([a, b]) => (a + b) / 2))
  const answer = {
    positions: positions.length,
    rounds: options.rounds,
    moves,
    microsPerPosition: rounded(micros),
    aaRatio: Number(median(twins.map(([a, b]) => a / b)).toFixed(4)),
    movesPerSecond: Math.round((moves / positions.length / micros) * 1e6),
  }
  console.log(JSON.stringify(answer))
}

const rounded = (micros: number): number => Number(micros.toFixed(1))

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((x, y) => x - y)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

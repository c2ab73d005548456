import { bestSearch, moveSearch, type Position, stoneSet } from '@estocade/typ-dom'
import { compare, type Side } from '../measure.ts'
import { type Field, field, freshStrings } from './positions.ts'

const rounds = Number(process.env.ROUNDS ?? 30)
const LOOK_UPS = 20_000

/** Set.has of strings fresh in every run: a repeated string would bring its hash along. */
function lookUps(words: readonly string[]): Side {
  const set = new Set(words)
  let strings: readonly string[] = []
  let batch = 0
  const found = { count: 0 }
  return {
    times: LOOK_UPS,
    prepare: () => {
      strings = freshStrings(words, LOOK_UPS, ++batch)
    },
    run: () => {
      for (const string of strings) if (set.has(string)) found.count++
    },
  }
}

const each = (positions: readonly Position[], run: (position: Position) => unknown): Side => ({
  times: positions.length,
  run: () => {
    for (const position of positions) run(position)
  },
})

function rows({ name, words, vocabulary, plain, jolly }: Field, limit: number): readonly string[] {
  const { letters } = vocabulary.alphabet
  const search = moveSearch(letters, vocabulary.crossword)
  const best = bestSearch(letters, vocabulary.crossword, stoneSet(vocabulary.alphabet).points)
  const moves = plain.reduce((sum, position) => sum + search.count(position), 0) / plain.length
  const all = each(plain, search.count)
  const toLookUp = compare(lookUps(words), all, rounds)
  const toBest = compare(each(plain, best.best), all, rounds)
  const row = (what: string, micros: number, ratio: string, noise: number) =>
    `| ${name} | ${what} | ${micros.toFixed(0)} | ${ratio} | ${noise.toFixed(3)} |`
  return [
    row(
      `all moves, packed (${moves.toFixed(0)} a position, ${((moves / toLookUp.bMicros) * 1e6).toFixed(0)} a second)`,
      toLookUp.bMicros,
      `${toLookUp.ratio.toFixed(0)} × Set.has (at most ${limit})`,
      toLookUp.noise,
    ),
    row(
      'the best move only',
      toBest.aMicros,
      `${toBest.ratio.toFixed(2)} times faster than all`,
      toBest.noise,
    ),
    ...(jolly.length > 0 ? [jollyRow(name, search, jolly)] : []),
  ]
}

function jollyRow(name: string, search: ReturnType<typeof moveSearch>, jolly: readonly Position[]): string {
  const side = each(jolly, search.count)
  const { aMicros, noise } = compare(side, side, Math.ceil(rounds / 6), 1)
  return `| ${name} | all moves with jollies | ${aMicros.toFixed(0)} | | ${noise.toFixed(3)} |`
}

console.log('## Crossword moves\n')
console.log(
  'Touching is enough; the table has the oracle’s edges. µs a position, medians; A/A is the noise of the run.\n',
)
console.log('| positions | what | µs | ratio | A/A |\n|---|---|---|---|---|')
for (const row of [...rows(field('en'), 350), ...rows(field('fr'), 900)]) console.log(row)

import {
  type BestSearch,
  bestSearch,
  type MoveSearch,
  moveSearch,
  type Position,
  stoneSet,
  worthsOfPoints,
} from '@estocade/typ-dom'
import { crosswordOf } from '@estocade/words'
import { type Comparison, compare, markdownTable, type Side, shown } from '../measure.ts'
import { type Field, field, freshStrings } from './positions.ts'

const rounds = Number(process.env.ROUNDS ?? 30)
const LOOK_UPS = 20_000

/** Set.has with new strings in every run: a repeated string would already have its hash. */
function lookUps(words: readonly string[], kind: 'letters' | 'words'): Side {
  const set = new Set(words)
  let strings: readonly string[] = []
  let batch = 0
  const found = { count: 0 }
  return {
    times: LOOK_UPS,
    prepare: () => {
      strings = freshStrings(words, kind, LOOK_UPS, ++batch)
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

interface Searches {
  readonly search: MoveSearch
  readonly best: BestSearch
}

const movesOf = (search: MoveSearch, positions: readonly Position[]): number =>
  positions.reduce((sum, position) => sum + search.count(position), 0) / positions.length

const row = (name: string, what: string, micros: number, ratio: string, { noise }: Comparison) => [
  name,
  what,
  micros.toFixed(0),
  ratio,
  noise.toFixed(3),
]

/** All moves compared with look-ups: of random letters, which the limit is about, and of words. */
function againstLookUps({ name, words, plain }: Field, { search }: Searches, limit: number) {
  const all = each(plain, search.all)
  const letters = compare(lookUps(words, 'letters'), all, rounds)
  const hits = compare(lookUps(words, 'words'), all, rounds)
  const moves = movesOf(search, plain)
  const speed = `${shown(moves)} a position, ${shown((moves / letters.bMicros) * 1e6)} a second`
  return [
    row(
      name,
      `all moves with their points, packed (${speed})`,
      letters.bMicros,
      `${letters.ratio.toFixed(0)} × Set.has of random letters, ${letters.aMicros.toFixed(2)} µs (at most ${limit})`,
      letters,
    ),
    row(
      name,
      'the same',
      hits.bMicros,
      `${hits.ratio.toFixed(0)} × Set.has of words, ${hits.aMicros.toFixed(2)} µs`,
      hits,
    ),
  ]
}

function againstAll(name: string, positions: readonly Position[], { search, best }: Searches, turns: number) {
  const compared = compare(each(positions, best.best), each(positions, search.all), turns, 1)
  const ratio = `${compared.ratio.toFixed(2)} times faster than all`
  return row(name, 'the best move only', compared.aMicros, ratio, compared)
}

function jollyRows(name: string, positions: readonly Position[], searches: Searches) {
  const turns = Math.ceil(rounds / 6)
  const side = each(positions, searches.search.all)
  const alone = compare(side, side, turns, 1)
  const moves = movesOf(searches.search, positions)
  const speed = `${shown(moves)} a position, ${shown((moves / alone.aMicros) * 1e6)} a second`
  return [
    row(name, `all moves with their points, packed (${speed})`, alone.aMicros, '', alone),
    againstAll(name, positions, searches, turns),
  ]
}

function rows(tested: Field, limit: number) {
  const { name, vocabulary, plain, jolly } = tested
  const { letters } = vocabulary.alphabet
  const { points } = stoneSet(vocabulary.alphabet)
  const searches = {
    search: moveSearch(letters, crosswordOf(vocabulary), points),
    best: bestSearch(letters, crosswordOf(vocabulary), worthsOfPoints(points)),
  }
  return [
    ...againstLookUps(tested, searches, limit),
    againstAll(name, plain, searches, rounds),
    ...(jolly.length > 0 ? jollyRows(`${name}, racks with jollies`, jolly, searches) : []),
  ]
}

console.log('## Crossword moves\n')
console.log(
  `Words may touch without sharing a letter; the table has the oracle’s edges. Times are µs per position, medians over ${rounds} rounds of A B B A; A/A is the noise of the run. A move is three numbers (its place, its last stone with a link to the part of the path that it shares with other moves, its points), in arrays made for each search. Each search reads the table again. A look-up is one \`Set.has\` on a \`Set\` of the same list, with ${LOOK_UPS} flat strings that are made before each timed run, so the time includes hashing them but not making them. They have the lengths of random words of the list. Random letters are hardly ever words; the limit is about these. The figure for copies of words, which are also compared letter by letter, is given beside it.\n`,
)
const head = ['positions', 'what', 'µs', 'ratio', 'A/A']
console.log(markdownTable(head, [...rows(field('en'), 350), ...rows(field('fr'), 900)]))

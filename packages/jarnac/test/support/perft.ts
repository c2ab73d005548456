import { chanceFrom, seat, seatsOf, seedFrom, without } from '@estocade/kernel'
import { type Jarnac, type JarnacAction, type JarnacState, lettersOf, type Phase } from '../../src/index.ts'
import { slowPlays } from './reference.ts'

/** A position, and the number of action sequences by depth. */
export interface Perft {
  readonly state: JarnacState
  readonly seed: string
  readonly counts: readonly number[]
}

/** First line: a title; then options, phase, one line per side, seed, and `depth count` lines. */
export function readPerft(game: Jarnac, text: string): Perft {
  const lines = text.trim().split('\n').slice(1)
  const value = (key: string) => lines.find((line) => line.startsWith(`${key} `))!.slice(key.length + 1)
  const config = game.configure(JSON.parse(value('options')))
  if (!config.ok) throw new Error(config.error.text)
  const boards = lines.filter((line) => /^[A-F] /.test(line))
  const empty = game.empty(config.value, boards.length)
  const sides = empty.sides.map((side, i) => {
    const [words, reserve] = boards[i]!.slice(2).split('|')
    const laid = words!.split(' ').filter(Boolean)
    const rows = side.rows.map((_, row) => (laid[row] ?? '-').replace('-', ''))
    return { ...side, rows, reserve: reserve!.trim(), opened: true, turns: 1 }
  })
  const bag = without(
    lettersOf(config.value.language),
    sides.map((one) => one.rows.join('') + one.reserve).join(''),
  )!
  const table = { ...empty, sides, bag, turn: 1, windows: 1 }
  const counts = lines.filter((line) => /^\d/.test(line)).map((line) => Number(line.split(' ')[1]))
  return { state: { ...table, phase: phaseOf(value('phase'), table) }, seed: value('seed'), counts }
}

function phaseOf(text: string, table: JarnacState): Phase {
  const [type, side, , victim] = text.split(' ')
  const by = seat('ABCDEF'.indexOf(side!))
  if (type === 'playing') return { type, seat: by }
  const on = seat('ABCDEF'.indexOf(victim!))
  const { rows, reserve } = table.sides[on]!
  const window = {
    id: 'w1',
    victim: on,
    final: null,
    calls: table.sides.map(() => 0),
    declined: [],
    found: { rows, reserve },
  }
  return { type: 'opening', seat: by, extra: 0, window }
}

type Generator = (state: JarnacState, by: number) => Iterable<JarnacAction>

export const fast =
  (game: Jarnac): Generator =>
  (state, by) =>
    game.plays(game.view(state, seat(by)), seat(by))
export const slow =
  (game: Jarnac): Generator =>
  (state, by) =>
    slowPlays(game, game.view(state, seat(by)), seat(by))

/** Counts the sequences of `depth` actions; draws are derived from the seed. */
export function perft(
  game: Jarnac,
  { state, seed }: Perft,
  depth: number,
  plays: Generator,
  drawn = 0,
): number {
  if (depth === 0) return 1
  let count = 0
  for (const by of seatsOf(state.sides.length))
    for (const action of plays(state, by)) {
      const chance = chanceFrom(seedFrom(seed), drawn)
      const decided = game.decide(state, by, action, chance)
      if (!decided.ok) throw new Error(decided.error.text)
      if (depth === 1) count++
      else {
        const next = decided.value.state
        count += perft(game, { state: next, seed, counts: [] }, depth - 1, plays, chance.drawn)
      }
    }
  return count
}

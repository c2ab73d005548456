import type { Game, Seat } from '@estocade/kernel'
import { type Grid, runsOf } from '../grid.ts'
import type { BenchFault } from '../presto/bench.ts'
import { prestoSolver } from '../presto/solver.ts'
import type { PrestoEvent, PrestoState, PrestoTypes, PrestoView } from '../presto/types.ts'
import type { Stone } from '../stones.ts'
import type { TableWords } from '../table/table-words.ts'

/** The review of one player's round. */
export interface BuilderReview {
  readonly round: number
  readonly seat: Seat
  readonly rack: readonly Stone[]
  readonly ending: 'finished' | 'gave-up' | 'unfinished'
  readonly points: number
  /** What was wrong with each refused claim. */
  readonly refused: readonly (readonly BenchFault[])[]
  /** A possible crossword: the player's own, or the solver's; `null` if the solver found none. */
  readonly solution: Grid | null
  readonly words: readonly string[]
}

/** Reads a match's events again, round by round. */
export function reviewPresto(
  game: Game<PrestoTypes>,
  start: PrestoState,
  events: readonly PrestoEvent[],
  words: (houseWords: readonly string[]) => TableWords,
): readonly BuilderReview[] {
  const found: BuilderReview[] = []
  let state = start
  let refused: (readonly BenchFault[])[][] = []
  for (const event of events) {
    if (event.type === 'settled') found.push(...reviewRound(state, refused, words(state.houseWords)))
    state = game.evolve(state, event)
    if (event.type === 'dealt') refused = event.racks.map(() => [])
    if (event.type === 'refused') refused[event.seat]!.push(event.faults)
  }
  return found
}

function reviewRound(
  { racks, builders, round, config }: PrestoState,
  refused: readonly (readonly (readonly BenchFault[])[])[],
  words: TableWords,
): readonly BuilderReview[] {
  return racks.map((rack, seat) => {
    const builder = builders[seat]!
    const finished = builder.type === 'finished'
    const solution = finished ? builder.bench : (solutionOf(rack, words, config.easy) ?? null)
    return {
      round,
      seat: seat as Seat,
      rack,
      ending: finished || (builder.type === 'gave-up' && !builder.by) ? builder.type : 'unfinished',
      points: finished ? builder.points : 0,
      refused: refused[seat] ?? [],
      solution,
      words: solution ? wordsOf(solution) : [],
    }
  })
}

const solutionOf = (rack: readonly Stone[], words: TableWords, easy: boolean): Grid | undefined =>
  prestoSolver(words).solve(rack, { spare: easy ? 1 : 0 })

const wordsOf = (bench: Grid): readonly string[] => runsOf(bench).map(({ word }) => word)

export interface PrestoHint {
  readonly solution: Grid
  readonly words: readonly string[]
}

/** A complete crossword for a player who is still building; nothing if the solver finds none. */
export function prestoHint(view: PrestoView, seat: Seat, words: TableWords): PrestoHint | undefined {
  const rack = view.racks[seat]
  const { type } = view.builders[seat]!
  if (!rack || view.phase.type !== 'building' || (type !== 'building' && type !== 'blocked')) return undefined
  const solution = solutionOf(rack, words, view.config.easy)
  return solution && { solution, words: wordsOf(solution) }
}

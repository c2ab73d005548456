import type { Told } from './told.ts'

/** The table after one move: the part that the replays of all games share. */
export interface ShownMoment {
  /** The log's version after it. */
  readonly version: number
  /** The turn it belongs to; 0 for the deal. */
  readonly turn: number
  readonly seat: number | null
  readonly scores: readonly number[]
}

export interface Replayed<M extends ShownMoment = ShownMoment> {
  readonly game: string
  readonly language: string
  readonly seats: number
  readonly solo: boolean
  readonly moments: readonly M[]
  /** The text of an outcome without a winner. */
  readonly noWinner: 'draw' | 'nobody'
  /** By seat: a text below the result for the player of that seat. */
  readonly asides?: readonly (readonly Told[])[]
  readonly outcome: { readonly winners: readonly number[]; readonly reason: string } | undefined
  /** The first version whose events are not possible. */
  readonly broken: number | undefined
}

interface Undo {
  readonly type: 'undo'
  readonly to: number
}

/** The steps that count in the end: an undo returns to the steps that led to its version. */
export function standingSteps<S extends { readonly type: string }>(
  steps: readonly S[],
): readonly Exclude<S, Undo>[] {
  const upTo: (readonly Exclude<S, Undo>[])[] = [[]]
  for (const step of steps)
    upTo.push(isUndo(step) ? (upTo[step.to] ?? []) : [...upTo.at(-1)!, step as Exclude<S, Undo>])
  return upTo.at(-1)!
}

const isUndo = (step: { readonly type: string }): step is Undo => step.type === 'undo'

import { lead, type Policy } from './policy.ts'
import { EMPTY, type Position } from './position.ts'

/** A play under consideration: `row` is EMPTY for a new word. */
export interface Candidate {
  readonly row: number
  readonly target: number
  /** By the policy's prices. */
  readonly value: number
  /** How hard the play is to see; 0 for a bot that sees everything. */
  readonly difficulty: number
}

/** How hard it is to see that this class can be laid there; `undefined` when it is overlooked or not allowed. */
export type Seen = (row: number, target: number) => number | undefined

/** All plays of side 0 that are seen, the most promising first. */
export function candidates(position: Position, policy: Policy, seen: Seen): readonly Candidate[] {
  const { finder } = policy
  const found: Candidate[] = []
  const gather = (row: number, old: number) => {
    for (let i = 0; i < finder.count; i++) {
      const target = finder.found[i]!
      const difficulty = seen(row, target)
      if (difficulty !== undefined)
        found.push({ row, target, value: priceOf(position, policy, old, target), difficulty })
    }
  }
  for (let row = 0; row < position.terms.rows; row++) {
    const old = position.rows[row]!
    if (old === EMPTY) continue
    finder.growing(old, position.reserve, 0)
    gather(row, old)
  }
  if (!position.isFull(0)) {
    finder.fresh(position.reserve, 0)
    gather(EMPTY, EMPTY)
  }
  return found.sort((a, b) => b.value - a.value || a.target - b.target || a.row - b.row)
}

/** Points that a player gives up for a play that is easier by one. */
const EASE = 6

/**
 * The same plays, ranked as by a player who plans little: `plan` is the weight of the policy's value, the
 * rest is the weight of points now and of ease. A word that ends the game keeps its value.
 */
export function byTaste(position: Position, found: readonly Candidate[], plan: number): readonly Candidate[] {
  if (plan >= 1) return found
  const { length } = position.graph
  const points = ({ row, target }: Candidate) =>
    length[target]! ** 2 - (row < 0 ? 0 : length[position.rows[row]!]! ** 2)
  const liking = (play: Candidate) =>
    Math.abs(play.value) > 900
      ? play.value
      : plan * play.value + (1 - plan) * (points(play) - EASE * play.difficulty)
  return [...found].sort((a, b) => liking(b) - liking(a))
}

function priceOf(position: Position, policy: Policy, old: number, target: number): number {
  const { values, price, finder } = policy
  const { length } = finder.graph
  if (old !== EMPTY)
    return values[target]! - values[old]! - price.letter * (length[target]! - length[old]! - 1)
  if (position.filled[0] === position.terms.rows - 1) return lastRowValue(position, length[target]!)
  return values[target]! - price.emptyRow - price.letter * (length[target]! - 1)
}

/** More than any other play if it wins the game, less if it loses it. */
function lastRowValue(position: Position, length: number): number {
  return (lead(position, 0) + length ** 2 > 0 ? 1000 : -1000) + length
}

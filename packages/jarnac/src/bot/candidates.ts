import type { Notice } from './notice.ts'
import { lead, type Policy } from './policy.ts'
import { EMPTY, type Position } from './position.ts'

/** A play under consideration: `row` is EMPTY for a new word. */
export interface Candidate {
  readonly row: number
  readonly target: number
  /** By the policy's prices. */
  readonly value: number
}

/** May this class be laid there by the rules of the table? */
export type Lawful = (row: number, target: number) => boolean

/** All plays of side 0 that are noticed and lawful, the most promising first. */
export function candidates(
  position: Position,
  policy: Policy,
  notice: Notice | null,
  lawful: Lawful,
): readonly Candidate[] {
  const { finder } = policy
  const found: Candidate[] = []
  const gather = (row: number, old: number) => {
    for (let i = 0; i < finder.count; i++) {
      const target = finder.found[i]!
      if ((notice === null || notice.sees(old, target)) && lawful(row, target))
        found.push({ row, target, value: priceOf(position, policy, old, target) })
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

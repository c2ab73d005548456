import type { Alone } from './game.ts'

/** A finished game played alone. */
export interface AloneResult extends Alone {
  readonly points: number
}

/** Sorts the better one first: who reached the goal by fewest turns, then by most points; then the others by points. */
export function compareAlone(a: AloneResult, b: AloneResult): number {
  const [reachedA, reachedB] = [a, b].map(({ points, goal }) => points >= goal)
  if (reachedA !== reachedB) return reachedA ? -1 : 1
  return reachedA ? a.turns - b.turns || b.points - a.points : b.points - a.points || a.turns - b.turns
}

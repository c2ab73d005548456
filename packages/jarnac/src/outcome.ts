import type { Outcome } from '@estocade/kernel'
import { aloneIn, scoreOf, soloGoal } from './score.ts'
import { liveSeats, type Table } from './sides.ts'

/** J38: the highest total of the remaining sides wins; equal totals are a draw. Solo is won by reaching the goal. */
export function outcome(table: Table): Outcome | undefined {
  const { phase, config, sides, left } = table
  if (phase.type !== 'over') return undefined
  const scores = sides.map((side) => scoreOf(side.rows))
  const live = liveSeats(table)
  const best = config.solo ? soloGoal(config) : Math.max(...live.map((seat) => scores[seat]!))
  const winners = live.filter((seat) => scores[seat]! >= best)
  const alone = aloneIn(table)
  return { scores, winners, reason: phase.reason, ...(left.length > 0 && { left }), ...(alone && { alone }) }
}

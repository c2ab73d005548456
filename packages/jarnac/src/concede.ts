import type { Seat } from '@estocade/kernel'
import { closeIfAccepted } from './challenge.ts'
import { liveSeats } from './sides.ts'
import { closeWindow, moveOn } from './turn.ts'
import type { Unfolding } from './unfolding.ts'

/** J50–J52: with two sides it loses; with more the side is out and the others play on. */
export function concede(tale: Unfolding, seat: Seat, by: 'choice' | 'time'): void {
  const { phase } = tale.state
  // A word of his that could still be challenged is taken back: nobody is robbed by a side that leaves.
  if (phase.type === 'challenge' && phase.pending.seat === seat)
    tale.add({ type: 'struck', wrong: false, from: null })
  tale.add({ type: 'conceded', seat, by })
  if (liveSeats(tale.state).length <= 1) tale.add({ type: 'ended', reason: 'conceded' })
  closeIfAccepted(tale)
  moveOn(tale)
  closeWindow(tale)
}

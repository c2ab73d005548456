import type { Seat } from '@estocade/kernel'
import { closeIfAccepted } from './challenge.ts'
import type { JarnacDecision } from './jarnac-decision.ts'
import { liveSeats } from './sides.ts'
import { closeWindow, moveOn } from './turn.ts'

/** J50–J52: with two sides the side loses; with more it is out and the others continue. */
export function concede(decision: JarnacDecision, seat: Seat, by: 'choice' | 'time'): void {
  const { phase } = decision.state
  // The side's word that can still be challenged is taken back, so that a side that leaves takes nothing from others.
  if (phase.type === 'challenge' && phase.pending.seat === seat)
    decision.emit({ type: 'struck', wrong: false, from: null })
  decision.emit({ type: 'conceded', seat, by })
  if (liveSeats(decision.state).length <= 1) decision.emit({ type: 'ended', reason: 'conceded' })
  closeIfAccepted(decision)
  moveOn(decision)
  closeWindow(decision)
}

import { useEffect, useRef } from 'react'
import type { Hints } from '../../table/hints.ts'
import type { JarnacTableModel } from './use-table.ts'

/** The remaining hints: those of the game, which are given at once, then those of the table. */
export function hintsOf({ view, side, me, scene, act, send, captain, seat }: JarnacTableModel): Hints {
  const own = view.config.hints - view.sides[me]!.hintsUsed
  const mayAsk = seat !== undefined && (scene.type === 'playing' || scene.type === 'window')
  const ask = () => void (own > 0 && captain ? act({ type: 'hint', kind: 'play' }) : send({ type: 'hint' }))
  return { left: mayAsk ? (own > 0 ? own : side.hintsLeft) : 0, ask }
}

/** Lays out a hint of the game as if it had been typed; the player decides. */
export function useHints({ events, typing, me }: JarnacTableModel, onNothing: () => void): void {
  const seen = useRef(events.length)
  useEffect(() => {
    const played = events.slice(seen.current)
    seen.current = events.length
    for (const event of played)
      if (event.type === 'hinted' && event.seat === me) {
        if (event.hint.type === 'play') typing.put(event.hint.word, event.hint.row)
        else if (event.hint.type === 'place') typing.choose(event.hint.row)
        else onNothing()
      }
  }, [events, typing, me, onNothing])
}

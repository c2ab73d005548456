import { useEffect, useRef } from 'react'
import type { Hints } from '../../table/hints.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import type { JarnacTableModel } from './use-table.ts'

/** The remaining hints: those of the game, which are given at once, then those of the table. */
export function hintsOf({ view, side, me, scene, act, send, captain, seat }: JarnacTableModel): Hints {
  const own = view.config.hints - view.sides[me]!.hintsUsed
  const mayAsk = seat !== undefined && (scene.type === 'playing' || scene.type === 'window')
  const left = mayAsk ? (own > 0 ? own : side.hintsLeft) : 0
  if (own <= 0 || !captain) return { left, ask: () => void send({ type: 'hint' }) }
  const hint = (kind: 'play' | 'place') => void act({ type: 'hint', kind })
  return { left, ask: () => hint('play'), askPlace: () => hint('place') }
}

/** Lays out a hint of the game as if it had been typed; the player decides. What cannot be laid out is said. */
export function useHints({ events, typing, me }: JarnacTableModel, say: (note: string) => void): void {
  const { t } = useTranslation()
  const seen = useRef(events.length)
  useEffect(() => {
    const played = events.slice(seen.current)
    seen.current = events.length
    for (const event of played)
      if (event.type === 'hinted' && event.seat === me) {
        if (event.hint.type === 'play') typing.put(event.hint.word, event.hint.row)
        else if (event.hint.type === 'place') {
          const { row } = event.hint
          typing.choose(row)
          say(row === null ? t('hintAtNew') : t('hintAtRow', { row: row + 1 }))
        } else say(t('hintNothing'))
      }
  }, [events, typing, me, say, t])
}

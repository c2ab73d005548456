import { useEffect, useLayoutEffect, useRef } from 'react'
import type { TableSession } from '../session/session.ts'
import { eventsIn, type GameEvent } from './game-events.ts'
import { startSound } from './sounds.ts'

/** Animation, sound and vibration for events that happen while the page is open; none for earlier events. */
export function useEffects<E extends GameEvent>(
  { events, past = 0 }: TableSession,
  show: (event: E) => void,
): void {
  const shown = useRef(events.length)
  const latest = useRef(show)
  latest.current = show
  useLayoutEffect(() => {
    const fresh = events.slice(Math.max(shown.current, past))
    shown.current = events.length
    if (document.hidden) return
    for (const event of fresh)
      if (event.type === 'step') for (const one of eventsIn<E>(event)) latest.current(one)
  }, [events, past])
  useEffect(() => {
    const gesture = () => startSound()
    addEventListener('pointerdown', gesture)
    addEventListener('keydown', gesture)
    return () => {
      removeEventListener('pointerdown', gesture)
      removeEventListener('keydown', gesture)
    }
  }, [])
}

import type { JarnacEvent } from '@estocade/games'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { buzz, play, startSound } from '../table/sounds.ts'
import { showLaid, showTheft } from './motion/scenes.ts'
import type { JarnacTableModel } from './use-table.ts'

/** Motion, sound and touch for what happens before one's eyes; none for what was caught up on. */
export function useEffects({ session, seat }: JarnacTableModel): void {
  const { events, past = 0 } = session
  const shown = useRef(events.length)
  useLayoutEffect(() => {
    const fresh = events.slice(Math.max(shown.current, past))
    shown.current = events.length
    if (document.hidden) return
    for (const event of fresh)
      if (event.type === 'step') for (const one of event.events as unknown as JarnacEvent[]) show(one, seat)
  }, [events, past, seat])
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

function show(event: JarnacEvent, seat: number | undefined): void {
  switch (event.type) {
    case 'laid':
      play('lay')
      if (event.seat === seat) buzz(12)
      showLaid(event)
      break
    case 'called':
      play('thrust')
      buzz(30)
      showTheft(event)
      break
    case 'took':
    case 'earned':
    case 'swapped':
      play('bag')
      break
    case 'passed':
      play('pass')
      break
    default:
      break
  }
}

/** Five quiet ticks at the end of one's time. */
export function useTicks(seconds: number | undefined, mine: boolean): void {
  const near = mine && seconds !== undefined && seconds <= 5 && seconds > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second is a tick
  useEffect(() => {
    if (near) play('tick')
  }, [near, seconds])
}

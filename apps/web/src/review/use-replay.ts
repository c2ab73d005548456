import { useCallback, useEffect, useState } from 'react'

/** How many ms a move is shown at speed 1. */
const PACE = 1200
export const speeds = [1, 2, 4] as const

export interface Player {
  readonly at: number
  readonly playing: boolean
  readonly speed: number
  readonly go: (to: number) => void
  readonly toggle: () => void
  readonly setSpeed: (speed: number) => void
}

/** Which of `count` moments is selected; arrows, Home, End and Space move through them. */
export function useReplay(count: number, start: number): Player {
  const [at, setAt] = useState(start)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const last = count - 1
  const go = useCallback(
    (to: number) => {
      setPlaying(false)
      setAt(Math.max(0, Math.min(last, to)))
    },
    [last],
  )
  const toggle = useCallback(() => {
    setPlaying((old) => !old)
    setAt((old) => (old === last ? 0 : old))
  }, [last])

  useEffect(() => {
    if (!playing) return
    if (at >= last) return setPlaying(false)
    const timer = setTimeout(() => setAt(at + 1), PACE / speed)
    return () => clearTimeout(timer)
  }, [playing, at, last, speed])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isAnswered(event)) return
      const steps: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => go(at - 1),
        ArrowRight: () => go(at + 1),
        Home: () => go(0),
        End: () => go(last),
        ' ': toggle,
      }
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      step()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [at, last, go, toggle])
  return { at: Math.min(at, last), playing, speed, go, toggle, setSpeed }
}

/** Whether the focused element handles the key itself. */
function isAnswered({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select')) return true
  return key === ' ' && target.closest('button, a, summary') !== null
}

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isStill } from '../../../settings/settings.ts'

interface Size {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** One board grows while the other shrinks: 320 ms, by `transform` only. */
export function useGrowth(stage: RefObject<HTMLElement | null>, live: number): void {
  const sizes = useRef(new Map<Element, Size>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board is live
  useLayoutEffect(() => {
    const home = stage.current?.getBoundingClientRect()
    if (home === undefined) return
    for (const board of stage.current!.querySelectorAll('.board')) {
      const box = board.getBoundingClientRect()
      const now = { left: box.left - home.left, top: box.top - home.top, width: box.width }
      const old = sizes.current.get(board)
      sizes.current.set(board, now)
      if (old === undefined || old.width === now.width || old.width === 0 || now.width === 0 || isStill())
        continue
      const from = `translate(${old.left - now.left}px,${old.top - now.top}px) scale(${old.width / now.width})`
      board.animate(
        [
          { transform: from, transformOrigin: '0 0' },
          { transform: 'none', transformOrigin: '0 0' },
        ],
        {
          duration: 320,
          easing: 'cubic-bezier(.2,.8,.2,1)',
        },
      )
    }
  }, [stage, live])
}

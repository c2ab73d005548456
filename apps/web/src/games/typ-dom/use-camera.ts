import type { typDom } from '@estocade/games'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  fitted,
  type Insets,
  isWithin,
  MARGIN,
  nowhere,
  OVERVIEW,
  PITCH,
  type Reveal,
  revealed,
  type Size,
  type View,
} from './sight.ts'

/** A finished table is shown completely, however small its stones become. */
const WHOLE = 0.12
const LARGEST = 1.7

export interface Camera {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly view: View
  readonly size: Size
  readonly pan: (dx: number, dy: number) => void
  /** Zooms around a point of the frame, by default its middle. */
  readonly zoom: (factor: number, x?: number, y?: number) => void
  readonly fit: (bounds: typDom.Bounds | undefined, whole?: boolean) => void
  /** Whether the player has moved the table: then it no longer follows the game automatically. */
  readonly own: RefObject<boolean>
  /** Makes the cells visible: together with the whole table if that fits, otherwise by scrolling as little as needed. */
  readonly reveal: (bounds: typDom.Bounds, how?: Reveal) => void
  /** Whether all these cells are visible. */
  readonly holds: (bounds: typDom.Bounds) => boolean
  /** The cell under a point of the window. */
  readonly cellUnder: (clientX: number, clientY: number) => typDom.Cell | undefined
}

/** The visible part of the endless table. */
export function useCamera(insets: Insets): Camera {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>({ x: MARGIN, y: MARGIN, scale: 1 })
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const own = useRef(false)
  const pan = useCallback((dx: number, dy: number) => {
    own.current = true
    setView((old) => ({ ...old, x: old.x + dx, y: old.y + dy }))
  }, [])
  const zoom = useCallback(
    (factor: number, x = size.width / 2, y = size.height / 2) => {
      own.current = true
      setView((old) => {
        const scale = Math.min(LARGEST, Math.max(OVERVIEW, old.scale * factor))
        const by = scale / old.scale
        return { scale, x: x - (x - old.x) * by, y: y - (y - old.y) * by }
      })
    },
    [size],
  )
  const fit = useCallback(
    (bounds: typDom.Bounds | undefined, whole = false) => {
      if (size.width === 0) return
      own.current = false
      setView(fitted(bounds ?? nowhere, size, insets, whole ? WHOLE : OVERVIEW))
    },
    [size, insets],
  )
  const reveal = useCallback(
    (bounds: typDom.Bounds, how: Reveal = {}) => {
      if (size.width > 0) setView((old) => revealed(old, bounds, size, insets, how))
    },
    [size, insets],
  )
  const seen = useRef(view)
  seen.current = view
  const holds = useCallback(
    (bounds: typDom.Bounds) => {
      return isWithin(seen.current, bounds, size, insets)
    },
    [size, insets],
  )
  const cellUnder = useCallback(
    (clientX: number, clientY: number) => {
      const box = frame.current?.getBoundingClientRect()
      if (!box) return undefined
      const pitch = PITCH * view.scale
      return {
        row: Math.floor((clientY - box.top - view.y) / pitch),
        col: Math.floor((clientX - box.left - view.x) / pitch),
      }
    },
    [view],
  )
  return useMemo(
    () => ({ frame, view, size, own, pan, zoom, fit, reveal, holds, cellUnder }),
    [view, size, pan, zoom, fit, reveal, holds, cellUnder],
  )
}

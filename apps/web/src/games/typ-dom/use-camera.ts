import { typDom } from '@estocade/games'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** px from one cell to the next, unscaled. */
export const PITCH = 56
const SMALLEST = 0.3
/** While stones are laid they have at least this size; cells that do not fit are not visible. */
const READABLE = 0.44
/** A finished table is shown completely, however small its stones become. */
const WHOLE = 0.12
const LARGEST = 1.7
/** Up to this height in px a table of few words is shown at full size; on higher screens stones grow. */
const FULL_HEIGHT = 620
/** The margin in px around the cells that are shown. */
const MARGIN = 40

export interface View {
  /** The position of the cell 0,0 in the frame, in px. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Camera {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly view: View
  readonly size: { readonly width: number; readonly height: number }
  readonly pan: (dx: number, dy: number) => void
  /** Zooms around a point of the frame, by default its middle. */
  readonly zoom: (factor: number, x?: number, y?: number) => void
  readonly fit: (bounds: typDom.Bounds | undefined, whole?: boolean) => void
  /** Whether the player has moved the table: then it no longer follows the game automatically. */
  readonly own: RefObject<boolean>
  /** Scrolls as little as needed to make the cells visible. */
  readonly reveal: (bounds: typDom.Bounds) => void
  /** Whether all these cells are visible. */
  readonly holds: (bounds: typDom.Bounds) => boolean
  /** The cell under a point of the window. */
  readonly cellUnder: (clientX: number, clientY: number) => typDom.Cell | undefined
}

/** The size of things shown over the table's edges: no cell may be hidden under them. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
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
        const scale = Math.min(LARGEST, Math.max(SMALLEST, old.scale * factor))
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
      setView(fitted(bounds ?? nowhere, size, insets, whole ? WHOLE : READABLE))
    },
    [size, insets],
  )
  const reveal = useCallback(
    (bounds: typDom.Bounds) => {
      if (size.width > 0) setView((old) => revealed(old, bounds, size, insets))
    },
    [size, insets],
  )
  const seen = useRef(view)
  seen.current = view
  const holds = useCallback(
    (bounds: typDom.Bounds) => {
      const { x, y, scale } = seen.current
      const pitch = PITCH * scale
      return (
        x + bounds.left * pitch >= 0 &&
        y + bounds.top * pitch >= insets.top &&
        x + (bounds.right + 1) * pitch <= size.width - insets.right &&
        y + (bounds.bottom + 1) * pitch <= size.height - insets.bottom
      )
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

type Size = Camera['size']
const nowhere: typDom.Bounds = { top: -2, left: -3, bottom: 2, right: 5 }

function fitted(
  { top, left, bottom, right }: typDom.Bounds,
  size: Size,
  insets: Insets,
  least: number,
): View {
  const wide = size.width - insets.right
  const high = size.height - insets.bottom - insets.top
  const [cols, rows] = [right - left + 1, bottom - top + 1]
  const largest = Math.min(1.6, Math.max(1, size.height / FULL_HEIGHT))
  const scale = Math.min(
    largest,
    Math.max(least, Math.min((wide - MARGIN) / (cols * PITCH), (high - MARGIN) / (rows * PITCH))),
  )
  const pitch = PITCH * scale
  return {
    scale,
    x: (wide - cols * pitch) / 2 - left * pitch,
    y: insets.top + (high - rows * pitch) / 2 - top * pitch,
  }
}

function revealed(view: View, bounds: typDom.Bounds, size: Size, insets: Insets): View {
  const pitch = PITCH * view.scale
  const [wide, high] = [(bounds.right - bounds.left + 1) * pitch, (bounds.bottom - bounds.top + 1) * pitch]
  const room = { x: size.width - insets.right, y: size.height - insets.bottom - insets.top }
  if (wide > room.x || high > room.y) return fitted(bounds, size, insets, READABLE)
  const shift = (from: number, to: number, first: number, last: number): number => {
    const margin = Math.max(0, Math.min(MARGIN, (last - first - (to - from)) / 2))
    if (from < first + margin) return first + margin - from
    return to > last - margin ? last - margin - to : 0
  }
  const left = view.x + bounds.left * pitch
  const top = view.y + bounds.top * pitch
  const dx = shift(left, left + wide, 0, room.x)
  const dy = shift(top, top + high, insets.top, insets.top + room.y)
  return dx === 0 && dy === 0 ? view : { ...view, x: view.x + dx, y: view.y + dy }
}

export const boundsAround = (cells: readonly typDom.Cell[]): typDom.Bounds | undefined =>
  typDom.boundsOf(Object.fromEntries(cells.map(({ row, col }) => [typDom.keyOf(row, col), 'A'])))

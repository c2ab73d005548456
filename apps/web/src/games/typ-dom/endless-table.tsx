import type { typDom } from '@estocade/games'
import { type MouseEvent, memo, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Cursor } from './cursor.ts'
import { PITCH, READABLE } from './sight.ts'
import { Stone, type StoneLook } from './stone.tsx'
import type { Camera } from './use-camera.ts'

export interface TableStone extends typDom.Cell {
  readonly shown: string
  readonly look: StoneLook
  /** `link`: a letter that joins two words; `jolly`: one that may be exchanged; `last`: laid last. */
  readonly ring?: 'link' | 'jolly' | 'last'
  /** The name under which it can be dragged. */
  readonly drag?: string
}

interface EndlessTableProps {
  readonly camera: Camera
  readonly label: string
  readonly stones: readonly TableStone[]
  readonly points?: Readonly<Record<string, number>> | undefined
  readonly cursor?: Cursor | undefined
  /** Cells that still need a stone. */
  readonly places?: readonly typDom.Cell[]
  /** Dashed frames around cells; the text about them is elsewhere. */
  readonly faults?: readonly (readonly typDom.Cell[])[]
  readonly onCell: (cell: typDom.Cell) => void
  /** Things that are on the table at their cells. */
  readonly inside?: ReactNode
  /** Things that are shown above it. */
  readonly children?: ReactNode
}

/** A table without edges. Dragging moves it, the wheel and two fingers zoom it, a tap selects a cell. */
export function EndlessTable(props: EndlessTableProps) {
  const { camera, stones, points, cursor, places, faults, inside, children } = props
  const gestures = useGestures(camera, props.onCell)
  const { x, y, scale } = camera.view
  const pitch = PITCH * scale
  const dots = { backgroundPosition: `${x}px ${y}px`, backgroundSize: `${pitch}px ${pitch}px` }
  return (
    <section className="endless" aria-label={props.label}>
      {/* With the keyboard, the arrow keys move the cursor to every cell. */}
      <div className="felt" ref={camera.frame} style={dots} data-drop="table" {...gestures}>
        <div
          className={scale < READABLE ? 'layer far tiny' : scale < 0.72 ? 'layer far' : 'layer'}
          style={{
            transform: `translate(${x}px, ${y}px)`,
            ['--p' as string]: `${pitch}px`,
            ['--c' as string]: `${pitch * 0.9}px`,
          }}
        >
          {places?.map(({ row, col }) => (
            <i key={`${row},${col}`} className="spot" data-at={`${row},${col}`} style={at(row, col)} />
          ))}
          <Stones stones={stones} points={points} />
          {faults?.map((cells) => (
            <i
              key={cells.map(({ row, col }) => `${row},${col}`).join(' ')}
              className="fault"
              style={around(cells)}
            />
          ))}
          {cursor && (
            <i
              className={`cursor ${cursor.direction}`}
              data-at={`${cursor.row},${cursor.col}`}
              style={at(cursor.row, cursor.col)}
            />
          )}
          {inside}
        </div>
      </div>
      {children}
    </section>
  )
}

/** The position of a cell on the layer. */
export const at = (row: number, col: number) => ({
  left: `calc(var(--p) * ${col})`,
  top: `calc(var(--p) * ${row})`,
})

function around(cells: readonly typDom.Cell[]) {
  const rows = cells.map(({ row }) => row)
  const cols = cells.map(({ col }) => col)
  const [top, left] = [Math.min(...rows), Math.min(...cols)]
  return {
    ...at(top, left),
    width: `calc(var(--p) * ${Math.max(...cols) - left + 1})`,
    height: `calc(var(--p) * ${Math.max(...rows) - top + 1})`,
  }
}

/** Memoised, so that moving the table does not render the stones again. */
const Stones = memo(function Stones({ stones, points }: Pick<EndlessTableProps, 'stones' | 'points'>) {
  return stones.map(({ row, col, shown, look, ring, drag }) => (
    <span
      key={`${row},${col}`}
      className={ring ? `cell-at ${ring}` : 'cell-at'}
      style={at(row, col)}
      data-drag={drag}
      data-cell={`${row},${col}`}
    >
      <Stone shown={shown} look={look} points={points} />
    </span>
  ))
})

/** How many px a finger may move in a tap. */
const SLOP = 6

function useGestures(camera: Camera, onCell: (cell: typDom.Cell) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const moved = useRef(false)
  /** A lifted finger has already tapped; the click that follows it is the same tap. */
  const acted = useRef(false)
  const latest = useRef(camera)
  latest.current = camera

  useEffect(() => {
    const element = camera.frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const factor = Math.exp(-Math.sign(event.deltaY) * Math.min(0.2, Math.abs(event.deltaY) / 400))
      latest.current.zoom(factor, event.clientX - box.left, event.clientY - box.top)
    }
    // React's own wheel handlers are passive, so the page would scroll as well.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [camera.frame])

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    if (fingers.current.size === 0) moved.current = false
    acted.current = false
    if ((event.target as Element).closest('[data-drag], button')) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const finger = fingers.current.get(event.pointerId)
    if (!finger) return
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y]
    if (!moved.current && Math.hypot(dx, dy) < SLOP) return
    if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId)
    moved.current = true
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId)
    const [, other] = others[0] ?? []
    if (other) pinch(latest.current, finger, other, event)
    else latest.current.pan(dx, dy)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const tap = (event: { readonly clientX: number; readonly clientY: number }) => {
    const cell = latest.current.cellUnder(event.clientX, event.clientY)
    if (cell) onCell(cell)
  }
  const lift = (event: PointerEvent<HTMLDivElement>) => fingers.current.delete(event.pointerId)
  return {
    // A tap on the bare table acts when the finger is lifted, because a browser drops the click of a tap that comes
    // soon after a drag. A touch on a stone belongs to dragging, so it acts by its click.
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      if (!lift(event) || moved.current || fingers.current.size > 0) return
      acted.current = true
      tap(event)
    },
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      if (acted.current || moved.current || (event.target as Element).closest('button')) return
      tap(event)
    },
    onPointerDown,
    onPointerMove,
    onPointerCancel: lift,
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

function pinch(camera: Camera, was: Point, other: Point, now: PointerEvent<HTMLDivElement>): void {
  const before = Math.hypot(was.x - other.x, was.y - other.y)
  const after = Math.hypot(now.clientX - other.x, now.clientY - other.y)
  const box = camera.frame.current!.getBoundingClientRect()
  const middle = { x: (now.clientX + other.x) / 2 - box.left, y: (now.clientY + other.y) / 2 - box.top }
  if (before > 0) camera.zoom(after / before, middle.x, middle.y)
}

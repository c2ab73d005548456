import { type PointerEvent, useRef } from 'react'

/** How many px a finger may move before a tap becomes a drag. */
const SLOP = 6
/** How many ms a thing takes to return if it is dropped outside. */
const HOME = 180

interface Drag {
  readonly element: HTMLElement
  readonly id: string
  readonly pointer: number
  readonly x: number
  readonly y: number
  moving: boolean
}

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  readonly onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => void
}

/** The `data-drop` under a point, with the point itself for targets without cells. */
export interface Drop {
  readonly target: string
  readonly x: number
  readonly y: number
}

/**
 * Drags anything with `data-drag` onto anything with `data-drop` inside one element. The thing is moved by style only, so
 * nothing is rendered meanwhile; `onDrop` returns whether the drop was accepted.
 */
export function useDrag(onDrop: (id: string, drop: Drop) => boolean): DragHandlers {
  const drag = useRef<Drag>(undefined)
  const dropped = useRef(false)
  const over = useRef<Element>(undefined)

  const release = (event: PointerEvent<HTMLElement>, cancelled: boolean) => {
    const current = drag.current
    if (current?.pointer !== event.pointerId) return
    drag.current = undefined
    if (!current.moving) return
    dropped.current = true
    // Suppresses the click that follows a drag. If no click follows, a later click must not be suppressed.
    setTimeout(() => {
      dropped.current = false
    }, 0)
    hover(over, undefined)
    const target = cancelled ? undefined : dropAt(event.clientX, event.clientY)?.dataset.drop
    const taken = target !== undefined && onDrop(current.id, { target, x: event.clientX, y: event.clientY })
    settle(current.element, taken)
  }
  return {
    onPointerDown(event) {
      const element = (event.target as Element).closest<HTMLElement>('[data-drag]')
      if (!element || event.button !== 0 || drag.current) return
      const { pointerId: pointer, clientX: x, clientY: y } = event
      drag.current = { element, id: element.dataset.drag!, pointer, x, y, moving: false }
    },
    onPointerMove(event) {
      const current = drag.current
      if (current?.pointer !== event.pointerId) return
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y]
      if (!current.moving) {
        if (Math.hypot(dx, dy) < SLOP) return
        current.moving = true
        event.currentTarget.setPointerCapture(event.pointerId)
        lift(current.element)
      }
      current.element.style.translate = `${dx}px ${dy}px`
      hover(over, dropAt(event.clientX, event.clientY))
    },
    onPointerUp: (event) => release(event, false),
    onPointerCancel: (event) => release(event, true),
    onClickCapture(event) {
      if (!dropped.current) return
      event.stopPropagation()
      event.preventDefault()
    },
  }
}

function lift({ style, classList }: HTMLElement): void {
  classList.add('held-up')
  style.transition = 'none'
  style.pointerEvents = 'none'
  style.zIndex = '20'
}

function settle(element: HTMLElement, taken: boolean): void {
  const { style, classList } = element
  classList.remove('held-up')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  style.transition = taken || still ? '' : `translate ${HOME}ms`
  style.translate = ''
  style.pointerEvents = ''
  style.zIndex = ''
  // Pressing it gave it the focus; the focus is removed, so that the next Enter submits the word.
  element.blur()
}

const dropAt = (x: number, y: number): HTMLElement | undefined =>
  document.elementsFromPoint(x, y).flatMap((element) => element.closest<HTMLElement>('[data-drop]') ?? [])[0]

/** The target that would accept the drop gets `data-over`. */
function hover(over: { current: Element | undefined }, place: Element | undefined): void {
  if (place === over.current) return
  over.current?.removeAttribute('data-over')
  place?.setAttribute('data-over', '')
  over.current = place
}

import { isStill } from '../../../settings/settings.ts'

/** A letter in the hand: of the reserve, of the row being remade, or of the typed word. */
export interface DragSource {
  readonly type: 'reserve' | 'row' | 'typed'
  readonly letter: string
  /** Its place there. */
  readonly at: number
}

export type DropTarget =
  | { readonly type: 'row'; readonly row: number; readonly cell: number | undefined }
  /** Before this place of the tray. */
  | { readonly type: 'tray'; readonly at: number }
  | { readonly type: 'word' }

/** px a pointer may wander before a tap is a drag. */
const SLOP = 6
/** ms for a letter that was dropped nowhere to return. */
const RETURN = 180

interface Held {
  readonly source: DragSource
  readonly from: HTMLElement
  readonly ghost: HTMLElement
  readonly x: number
  readonly y: number
}

/**
 * Dragging of letters by pointer events of our own. While a letter is carried the page itself does not
 * change: a copy follows by `transform`, once a frame, and the place below carries an attribute.
 */
export function startDragging(
  root: HTMLElement,
  onDrop: (source: DragSource, target: DropTarget) => boolean,
): () => void {
  let [pressed, held]: [PointerEvent | undefined, Held | undefined] = [undefined, undefined]
  let [over, frame, latest]: [Element | undefined, number, PointerEvent | undefined] = [
    undefined,
    0,
    undefined,
  ]

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    if (event.target.closest('[data-drag]') === null) return
    pressed = event
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.pointerId) return
    const far = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > SLOP
    if (held === undefined && far) held = lift(pressed)
    latest = event
    if (held !== undefined && frame === 0) frame = requestAnimationFrame(follow)
  }
  const follow = () => {
    frame = 0
    if (held === undefined || latest === undefined) return
    carry(held, latest)
    hover(placeAt(latest)?.closest('[data-drop]') ?? undefined)
  }
  const hover = (place: Element | undefined) => {
    if (place === over) return
    over?.removeAttribute('data-over')
    place?.setAttribute('data-over', '')
    over = place
  }
  const up = (event: PointerEvent) => {
    if (held !== undefined) {
      swallowClick()
      const target = targetAt(event)
      settle(held, target !== undefined && onDrop(held.source, target))
    }
    end()
  }
  const cancel = () => {
    if (held !== undefined) settle(held, false)
    end()
  }
  const end = () => {
    cancelAnimationFrame(frame)
    hover(undefined)
    ;[pressed, held, latest, frame] = [undefined, undefined, undefined, 0]
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', cancel)
  }
  root.addEventListener('pointerdown', down)
  return () => {
    root.removeEventListener('pointerdown', down)
    cancel()
  }
}

function lift(event: PointerEvent): Held {
  const from = (event.target as Element).closest<HTMLElement>('[data-drag]')!
  const tile = from.querySelector<HTMLElement>('.tile')!
  const box = tile.getBoundingClientRect()
  const ghost = tile.cloneNode(true) as HTMLElement
  ghost.className = 'tile held-up'
  ghost.style.cssText = `left:${box.left}px;top:${box.top}px;--c:${box.width}px;--ch:${box.height}px`
  ghost.setAttribute('aria-hidden', 'true')
  document.body.append(ghost)
  from.setAttribute('data-lifted', '')
  const type = from.dataset.drag as DragSource['type']
  const source = { type, letter: tile.textContent ?? '', at: Number(from.dataset.at) }
  return { source, from, ghost, x: event.clientX, y: event.clientY }
}

const carry = ({ ghost, x, y }: Held, to: PointerEvent): void => {
  ghost.style.transform = `translate(${to.clientX - x}px,${to.clientY - y - 6}px) scale(1.06)`
}

/** The copy itself lets the pointer through. */
const placeAt = ({ clientX, clientY }: PointerEvent): Element | null =>
  document.elementFromPoint(clientX, clientY)

function targetAt(event: PointerEvent): DropTarget | undefined {
  const place = placeAt(event)
  const drop = place?.closest<HTMLElement>('[data-drop]')
  switch (drop?.dataset.drop) {
    case 'row': {
      const cell = place!.closest<HTMLElement>('[data-cell]')?.dataset.cell
      return {
        type: 'row',
        row: Number(drop.dataset.row),
        cell: cell === undefined ? undefined : Number(cell),
      }
    }
    case 'tray':
      return { type: 'tray', at: trayPlace(drop, event) }
    case 'word':
      return { type: 'word' }
    default:
      return undefined
  }
}

/** Before the first letter whose middle lies right of the pointer, in its line. */
function trayPlace(tray: HTMLElement, { clientX, clientY }: PointerEvent): number {
  const items = [...tray.querySelectorAll<HTMLElement>('li[data-at]')]
  const before = items.findIndex((item) => {
    const box = item.getBoundingClientRect()
    return clientY < box.bottom && clientX < box.left + box.width / 2
  })
  return before < 0 ? items.length : before
}

function settle({ ghost, from }: Held, taken: boolean): void {
  from.removeAttribute('data-lifted')
  // Pressing it gave it the focus; the next Enter is for the word.
  from.blur()
  const home = ghost.animate([{ transform: 'none' }], {
    duration: taken || isStill() ? 0 : RETURN,
    easing: 'cubic-bezier(.2,.8,.2,1)',
  })
  void home.finished.finally(() => ghost.remove())
}

/** The click that ends a drag is no tap. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}

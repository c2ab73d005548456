import { isStill } from '../../settings/settings.ts'
import { at, fly, run, square } from './fly.ts'

const OUT = 'cubic-bezier(.2,.8,.2,1)'

/** A piece moves to its place: 240 ms, then 2 px back. */
export function arrive(to: HTMLElement, from: DOMRect, order: number): void {
  fly({
    from,
    to,
    keyframes: (dx, dy, scale) => [
      { transform: at(dx, dy, scale), easing: OUT },
      { transform: at(0, 2), offset: 0.86 },
      { transform: at(0, 0) },
    ],
    timing: { duration: 280, delay: order * 12 },
  })
}

/**
 * Pieces come from their owner's place, or from a pile. Pieces that the player laid out are already there and only
 * settle. With reduced motion they fade in.
 */
export function showArrival(pieces: Iterable<HTMLElement>, source: Element | null): void {
  const from = source && square(source.getBoundingClientRect())
  for (const [order, piece] of [...pieces].entries()) {
    if (isStill()) run(piece.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 200 }))
    else if (from && from.width > 0) arrive(piece, from, order)
    else
      run(piece.animate([{ transform: at(0, -6) }, { transform: at(0, 0) }], { duration: 180, easing: OUT }))
  }
}

/** The place of a side on the page, from which its pieces come. */
export const placeOfSide = (seat: number): Element | null => document.querySelector(`[data-seat="${seat}"]`)

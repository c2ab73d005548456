import { square } from '../../../table/motion/fly.ts'

/** The positions of things on the page. On a phone the tab stands for a side that is not visible. */
const inSight = (element: Element | null): element is Element =>
  element !== null && element.getBoundingClientRect().width > 0

export const tilesOf = (seat: number, row: number): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-board="${seat}"] [data-row="${row}"] .tile`),
]

export const cellOf = (seat: number, row: number, cell: number): Element | null =>
  document.querySelector(`[data-board="${seat}"] [data-row="${row}"] [data-cell="${cell}"]`)

const tabOf = (seat: number): Element | null => document.querySelector(`[data-tab="${seat}"]`)

const trayOf = (seat: number): Element | undefined =>
  [...document.querySelectorAll(`[data-tray="${seat}"]`)].find(inSight)

/** The position of a letter in a row, or the tab of a side that is not visible. */
export function letterPlace(seat: number, row: number, cell: number): DOMRect | undefined {
  const place = [cellOf(seat, row, cell), tabOf(seat)].find(inSight)
  return place && square(place.getBoundingClientRect())
}

/** The n-th of some letters in a reserve. */
export function trayPlace(seat: number, n: number): DOMRect | undefined {
  const tray = trayOf(seat)
  const place = tray?.querySelectorAll('li')[n] ?? tray ?? tabOf(seat)
  return place && inSight(place) ? square(place.getBoundingClientRect()) : undefined
}

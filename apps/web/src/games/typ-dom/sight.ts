import { typDom } from '@estocade/games'

/** px from one cell to the next, unscaled. */
export const PITCH = 56
/** Stones can be aimed at from this size on. A table that fits is shown whole at this size while stones are laid. */
export const READABLE = 0.3
/** A larger table is shown whole with stones down to this size, which can still be read. */
export const OVERVIEW = 0.16
/** In a larger table the cells around the cursor get this size: 24 px, enough for a finger. */
const CLOSE = 24 / PITCH
/** Up to this height in px a table of few words is shown at full size; on higher screens stones grow. */
const FULL_HEIGHT = 620
/** The margin in px beside the cells that are shown, together on both sides; small tables have a smaller one. */
export const MARGIN = 40
const marginIn = ({ width, height }: Size): number => Math.min(MARGIN, Math.min(width, height) / 12)

export interface View {
  /** The position of the cell 0,0 in the frame, in px. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The size of things shown over the table's edges: no cell may be hidden under them. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** The buttons in the lower left corner: the cells that are shown are above them or beside them. */
  readonly corner: { readonly width: number; readonly height: number }
}

export interface Reveal {
  /** The table, if it shall be shown whole where that is possible. */
  readonly table?: typDom.Bounds | undefined
  /** Whether the player moves the cursor or types. */
  readonly aims?: boolean
}

/** An empty table shows a first word of nine letters, as large as a small screen allows. */
export const nowhere: typDom.Bounds = { top: 0, left: -1, bottom: 0, right: 7 }

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The table without what is at its edges. */
const wholeArea = ({ width, height }: Size, { top, right, bottom }: Insets): Area => ({
  left: 0,
  top,
  right: width - right,
  bottom: height - bottom,
})

/** Where cells are not covered: above the buttons in the corner, or beside them. */
function freeAreas(size: Size, insets: Insets): readonly Area[] {
  const area = wholeArea(size, insets)
  const { width, height } = insets.corner
  return [
    { ...area, bottom: Math.min(area.bottom, size.height - height) },
    { ...area, left: width },
  ]
}

/** The view that shows these cells as large as possible, and at least this large. */
export function fitted(bounds: typDom.Bounds, size: Size, insets: Insets, least: number): View {
  const whole = wholeArea(size, insets)
  const largest = Math.min(1.6, Math.max(1, size.height / FULL_HEIGHT))
  const [best] = [whole, ...freeAreas(size, insets)]
    .map((area) => centred(bounds, area, Math.min(largest, scaleIn(area, bounds, marginIn(size)))))
    .filter((view) => view.scale >= least && isWithin(view, bounds, size, insets))
    .toSorted((a, b) => b.scale - a.scale)
  // Where there is not space enough, cells in the corner may be covered; the table can be moved.
  return best ?? centred(bounds, whole, Math.max(least, scaleIn(whole, bounds, marginIn(size))))
}

const scaleIn = (area: Area, bounds: typDom.Bounds, margin: number): number =>
  Math.min(
    (area.right - area.left - margin) / ((bounds.right - bounds.left + 1) * PITCH),
    (area.bottom - area.top - margin) / ((bounds.bottom - bounds.top + 1) * PITCH),
  )

/** The view with these cells in the middle of an area. */
function centred({ top, left, bottom, right }: typDom.Bounds, area: Area, scale: number): View {
  const pitch = PITCH * scale
  return {
    scale,
    x: (area.left + area.right - (left + right + 1) * pitch) / 2,
    y: (area.top + area.bottom - (top + bottom + 1) * pitch) / 2,
  }
}

/** Whether all these cells are visible and nothing covers them. */
export function isWithin(view: View, bounds: typDom.Bounds, size: Size, insets: Insets): boolean {
  const cells = placeOf(view, bounds)
  return freeAreas(size, insets).some(
    ({ left, top, right, bottom }) =>
      cells.left >= left && cells.top >= top && cells.right <= right && cells.bottom <= bottom,
  )
}

function placeOf({ x, y, scale }: View, { left, top, right, bottom }: typDom.Bounds): Area {
  const pitch = PITCH * scale
  return {
    left: x + left * pitch,
    top: y + top * pitch,
    right: x + (right + 1) * pitch,
    bottom: y + (bottom + 1) * pitch,
  }
}

/**
 * The view changed so that it shows these cells: the whole table with them if it fits, otherwise moved as little as
 * needed. With `aims`, cells too small to aim at are enlarged.
 */
export function revealed(
  view: View,
  bounds: typDom.Bounds,
  size: Size,
  insets: Insets,
  { table, aims = false }: Reveal,
): View {
  const tooSmall = aims && view.scale < READABLE
  if (!tooSmall && isWithin(view, bounds, size, insets)) return view
  if (table) {
    const all = fitted(table, size, insets, READABLE)
    if (isWithin(all, table, size, insets)) return all
  }
  const [room] = freeAreas(size, insets)
  if (tooSmall) {
    const scale = Math.min(CLOSE, scaleIn(room!, bounds, marginIn(size)))
    return scale < READABLE ? view : centred(bounds, room!, scale)
  }
  const cells = placeOf(view, bounds)
  const { left, top, right, bottom } = room!
  if (cells.right - cells.left > right - left || cells.bottom - cells.top > bottom - top)
    return fitted(bounds, size, insets, READABLE)
  const shift = (from: number, to: number, first: number, last: number): number => {
    const margin = Math.max(0, Math.min(marginIn(size), (last - first - (to - from)) / 2))
    if (from < first + margin) return first + margin - from
    return to > last - margin ? last - margin - to : 0
  }
  const dx = shift(cells.left, cells.right, left, right)
  const dy = shift(cells.top, cells.bottom, top, bottom)
  return { ...view, x: view.x + dx, y: view.y + dy }
}

export const boundsAround = (cells: readonly typDom.Cell[]): typDom.Bounds | undefined =>
  typDom.boundsOf(Object.fromEntries(cells.map(({ row, col }) => [typDom.keyOf(row, col), 'A'])))

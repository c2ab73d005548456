import type { Drop } from '../../table/use-drag.ts'
import type { JarnacTableModel } from './use-table.ts'

/** A dragged letter: from the reserve, from the row being transformed, or from the typed word. */
export interface DragSource {
  readonly type: 'reserve' | 'row' | 'typed'
  readonly letter: string
  /** Its place there. */
  readonly at: number
}

export type DropTarget =
  | { readonly type: 'row'; readonly row: number; readonly cell: number | undefined }
  /** Inserts before this place of the tray. */
  | { readonly type: 'tray'; readonly at: number }
  | { readonly type: 'word' }

/** The meaning of `data-drag`: `reserve:2`, `row:0`, `typed:3`. */
export function sourceOf({ typing, ground, reserve, scene }: JarnacTableModel, id: string): DragSource {
  const [type, at] = parted(id)
  const row = typeof typing.chosen === 'number' ? (ground?.rows[typing.chosen] ?? '') : ''
  const held = scene.type === 'window' ? ground!.reserve : reserve.letters
  const letters = { reserve: held, row, typed: typing.typed }[type as DragSource['type']]
  return { type: type as DragSource['type'], letter: letters[at] ?? '', at }
}

/** The meaning of `data-drop`: `row:4`, `tray` or `word`; cell and place are computed from the pointer. */
export function targetOf({ target, x, y }: Drop): DropTarget {
  const [type, row] = parted(target)
  const under = document.elementsFromPoint(x, y)
  if (type === 'word') return { type }
  if (type === 'tray') {
    const tray = under.map((element) => element.closest('[data-drop="tray"]')).find((found) => found !== null)
    return { type, at: tray ? trayPlace(tray, x, y) : 0 }
  }
  const cell = under
    .map((element) => element.closest<HTMLElement>('[data-cell]'))
    .find((found) => found !== null)
  return { type: 'row', row, cell: cell ? Number(cell.dataset.cell) : undefined }
}

const parted = (id: string): readonly [string, number] => {
  const [type = '', at = '0'] = id.split(':')
  return [type, Number(at)]
}

/** Before the first letter of the pointer's line whose middle is to the right of the pointer. */
function trayPlace(tray: Element, x: number, y: number): number {
  const items = [...tray.querySelectorAll('li[data-at]')]
  const before = items.findIndex((item) => {
    const box = item.getBoundingClientRect()
    return y < box.bottom && x < box.left + box.width / 2
  })
  return before < 0 ? items.length : before
}

import type { typDom } from '@estocade/games'

/** The cell where the next letter goes, and the direction of the word. */
export interface Cursor extends typDom.Cell {
  readonly direction: typDom.Direction
}

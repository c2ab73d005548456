import type { typDom } from '@estocade/games'

/** The cell where the next letter goes, and which way the word runs. */
export interface Cursor extends typDom.Cell {
  readonly direction: typDom.Direction
}

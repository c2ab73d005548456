import { typDom } from '@estocade/games'
import { useEffect, useRef } from 'react'
import { boundsAround, type Camera } from './use-camera.ts'

/** Shows everything until the player moves the table himself; always keeps the word laid last and the cursor in sight. */
export function useFollowing(
  camera: Camera,
  grid: typDom.Grid,
  last: readonly typDom.Cell[] | undefined,
  cursor: typDom.Cell | undefined,
): void {
  const { fit, reveal, holds, size, own } = camera
  /** The size that the table was last fitted into. */
  const fitted = useRef<Camera['size']>(undefined)
  const lastKey = last?.map(({ row, col }) => typDom.keyOf(row, col)).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cells themselves are the signal
  useEffect(() => {
    if (size.width === 0) return
    const all = typDom.boundsOf(grid)
    if (!own.current && !(all && fitted.current === size && holds(all))) fit(all)
    fitted.current = size
    const bounds = last && boundsAround(last)
    if (bounds) reveal(bounds)
  }, [lastKey, size, fit, reveal, holds])

  const cursorKey = cursor && typDom.keyOf(cursor.row, cursor.col)
  const shownCursor = useRef(cursorKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell itself is the signal
  useEffect(() => {
    if (!cursor || shownCursor.current === cursorKey) return
    shownCursor.current = cursorKey
    const { row, col } = cursor
    reveal({ top: row, left: col, bottom: row, right: col })
  }, [cursorKey, reveal])
}

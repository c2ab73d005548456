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
  const { fit, reveal, size, own } = camera
  const lastKey = last?.map(({ row, col }) => typDom.keyOf(row, col)).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cells themselves are the signal
  useEffect(() => {
    if (size.width === 0) return
    if (!own.current) fit(typDom.boundsOf(grid))
    const bounds = last && boundsAround(last)
    if (bounds) reveal(bounds)
  }, [lastKey, size, fit, reveal])

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

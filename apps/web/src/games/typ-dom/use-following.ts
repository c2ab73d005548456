import { typDom } from '@estocade/games'
import { useEffect, useRef } from 'react'
import { boundsAround } from './sight.ts'
import type { Camera } from './use-camera.ts'

/**
 * Shows the whole table until the player moves it, and keeps the word laid last and the cells in `focus` (cursor, stones
 * laid out) visible. A finished table is always shown completely.
 */
export function useFollowing(
  camera: Camera,
  grid: typDom.Grid,
  last: readonly typDom.Cell[] | undefined,
  focus: readonly typDom.Cell[],
  finished: boolean,
): void {
  const { fit, reveal, holds, size, own } = camera
  /** The size that the table was last fitted into. */
  const fitted = useRef<Camera['size']>(undefined)
  const lastKey = keyOf(last ?? [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cells themselves are the signal
  useEffect(() => {
    if (size.width === 0) return
    const all = boundsAround([...typDom.cellsOf(grid), ...(last ?? [])])
    if (finished) return fit(all, true)
    const isResized = fitted.current !== size
    if (!own.current && !(all && !isResized && holds(all))) fit(all)
    fitted.current = size
    const bounds = last && boundsAround(last)
    if (bounds) reveal(bounds)
    // What is being laid stays in sight when the screen is turned.
    const aim = isResized ? boundsAround(focus) : undefined
    if (aim) reveal(aim, { table: withTable() })
  }, [lastKey, size, fit, reveal, holds, finished])

  const focusKey = keyOf(focus)
  const shown = useRef({ focusKey, lastKey })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cells themselves are the signal
  useEffect(() => {
    const before = shown.current
    if (finished || before.focusKey === focusKey) return
    shown.current = { focusKey, lastKey }
    const bounds = boundsAround(focus)
    // A turn begins with the whole table, and a word that was laid is seen in it.
    const aims = before.focusKey !== '' && before.lastKey === lastKey
    if (bounds) reveal(bounds, { table: withTable(), aims })
  }, [focusKey, reveal])

  /** The table with the stones laid out, unless the player has moved it. */
  function withTable() {
    return own.current ? undefined : boundsAround([...typDom.cellsOf(grid), ...focus])
  }
}

const keyOf = (cells: readonly typDom.Cell[]): string =>
  cells.map(({ row, col }) => typDom.keyOf(row, col)).join(' ')

import { ERASER, JOKER } from './cards.ts'

/**
 * What shows on the rack, one character per cell: a capital is a letter card, a small letter a joker
 * standing for it, `_` an eraser, `#` a card laid face down. Empty before the first word.
 * Invariant: erasers are only at the edges. A card face down inside the word (A24) does not split it: without that
 * card the word is one block.
 */
export type Rack = string

export const ERASED = '_'
export const FACE_DOWN = '#'
export const LONGEST = 9
export const SHORTEST = 3

export const isErased = (cell: string): boolean => cell === ERASED || cell === FACE_DOWN

/** The cells of the word: `from` inclusive, `to` exclusive. */
export function spanOf(rack: Rack): { readonly from: number; readonly to: number } {
  let from = 0
  while (from < rack.length && isErased(rack[from]!)) from++
  let to = rack.length
  while (to > from && isErased(rack[to - 1]!)) to--
  return { from, to }
}

/** The word that lies on the rack, `''` before the first one. */
export function wordOn(rack: Rack): string {
  const { from, to } = spanOf(rack)
  return rack.slice(from, to).replaceAll(FACE_DOWN, '').toUpperCase()
}

export const isJokerCell = (cell: string): boolean => cell !== cell.toUpperCase()

/** The card that shows in a cell; `undefined` for a card face down. */
export function cardShowing(cell: string): string | undefined {
  if (cell === FACE_DOWN) return undefined
  if (cell === ERASED) return ERASER
  return isJokerCell(cell) ? JOKER : cell
}

export const countCells = (rack: Rack, cell: string): number => {
  let count = 0
  for (const each of rack) if (each === cell) count++
  return count
}

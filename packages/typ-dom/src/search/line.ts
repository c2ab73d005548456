import { type CrosswordIndex, childOf, EMPTY_NODE } from '@estocade/words'
import type { Board, Lines } from './board.ts'

/** Lines and places are numbered in 11 bits. */
const LONGEST_LINE = 1 << 11

/**
 * Walks start here: the way so far has come to `node`, `place` is the next to the left, and after the turn
 * it goes on behind `last`.
 */
export type Anchor = (node: number, place: number, last: number) => void

/**
 * The line that is being searched, in arrays that stay the same from line to line. Cells that may not be
 * filled are 0 like those no letter fits, so that walks end there without looking at bounds.
 */
export class Line {
  readonly cells = new Int32Array(LONGEST_LINE + 4)
  /** By place, the letters that lie beyond it and can still come into a word. */
  readonly ahead = new Int32Array(LONGEST_LINE + 4)

  /**
   * Every word that holds a lying stone holds a leftmost block of them: the walk starts there, runs left,
   * turns, and runs right, so each word is found once. A word that only touches starts at its leftmost
   * touched cell.
   */
  walk(
    index: CrosswordIndex,
    { lines, size }: { readonly lines: Lines; readonly size: number },
    line: number,
    touching: boolean,
    anchor: Anchor,
  ): void {
    const { firstPlace, lastPlace } = lines
    this.#load(lines.cells, line * size, firstPlace, lastPlace)
    const touched = touching && lines.beside[line] !== 0 ? lines.touched.subarray(line * size) : undefined
    const { cells } = this
    let free = firstPlace
    for (let p = firstPlace; lines.lying[line] !== 0 && p <= lastPlace; p++) {
      if (cells[p]! >= 0) continue
      let end = p
      while (cells[end + 1]! < 0) end++
      this.#fromBlock(index, p, end, anchor)
      if (touched) this.#inGap(index.root, free, p - 2, touched, anchor)
      // Walks that start further right may not come as far as the cell that would join this block.
      cells[end + 1] = 0
      free = end + 2
      p = end
    }
    if (touched) this.#inGap(index.root, free, lastPlace, touched, anchor)
  }

  /** T3: the first word runs across from (0,0). */
  open({ root }: CrosswordIndex, { across, top, left, size }: Board, anchor: Anchor): void {
    this.#load(across.cells, -top * size, -left, across.lastPlace)
    anchor(root, -left, -left)
  }

  #load(from: Int32Array, base: number, first: number, last: number): void {
    const { cells, ahead } = this
    let lying = 0
    cells[last + 1] = 0
    for (let p = last; p >= first; p--) {
      const cell = from[base + p]!
      cells[p] = cell
      ahead[p] = lying
      if (cell < 0) lying |= 1 << ~cell
    }
    cells[first - 1] = 0
  }

  #fromBlock({ nodes, root }: CrosswordIndex, start: number, end: number, anchor: Anchor): void {
    let node = root
    for (let p = end; p >= start; p--) {
      node = childOf(nodes, node, ~this.cells[p]!)
      if (node === EMPTY_NODE) return
    }
    anchor(node, start - 1, end)
  }

  #inGap(root: number, from: number, to: number, touched: Uint8Array, anchor: Anchor): void {
    const { cells, ahead } = this
    if (to < from) return
    cells[to + 1] = 0
    ahead.fill(0, from, to + 1)
    for (let p = from; p <= to; p++)
      if (touched[p] !== 0) {
        anchor(root, p, p)
        // Left of the next one only cells that touch nothing, or the word would have been found from here.
        cells[p] = 0
      }
  }
}

import { type CrosswordIndex, childOf, EMPTY_NODE } from '@estocade/words'
import { boundsOf, cellOf, type Grid } from '../grid.ts'

/** Words may not leave rows and columns 0…size−1, nor does what lies there. */
export interface Limit {
  readonly size: number
}

/**
 * One direction of the table as lines of cells. A lying stone is ~(its letter's number), below zero; an empty
 * cell is the mask of letters it may take for the sake of the run across the line. `touched` says whether
 * there is such a run.
 */
export interface Lines {
  readonly cells: Int32Array
  readonly touched: Uint8Array
}

/** A window of the table large enough that no word of the rack can leave it. */
export interface Board {
  readonly size: number
  readonly top: number
  readonly left: number
  /** Lines and places outside first…last may not be filled (board limit). */
  readonly rowFirst: number
  readonly rowLast: number
  readonly colFirst: number
  readonly colLast: number
  readonly across: Lines
  readonly down: Lines
}

export function popcount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const linesOf = (size: number): Lines => ({
  cells: new Int32Array(size * size),
  touched: new Uint8Array(size * size),
})

/** Keeps its arrays from one board to the next: a board is good until the next is made. */
export function boardMaker(letters: string, index: CrosswordIndex) {
  const numberOf = new Map<string, number>()
  for (const [i, letter] of [...letters].entries()) {
    numberOf.set(letter, i)
    numberOf.set(letter.toLowerCase(), i)
  }
  const all = 2 ** letters.length - 1
  let across = linesOf(0)
  let down = linesOf(0)
  let held = 0

  function make(grid: Grid, rackSize: number, limit?: Limit): Board {
    const bounds = boundsOf(grid) ?? { top: 0, left: 0, bottom: 0, right: 0 }
    const margin = rackSize + 2
    const span = Math.max(bounds.bottom - bounds.top, bounds.right - bounds.left) + 1
    const size = span + 2 * margin
    if (size > held) {
      across = linesOf(size)
      down = linesOf(size)
      held = size
    }
    const top = bounds.top - margin
    const left = bounds.left - margin
    fill(grid, top, left, size)
    markCrossings(across, down, size)
    markCrossings(down, across, size)
    const first = (start: number) => Math.max(1, limit ? -start : 1)
    const last = (start: number) => Math.min(size - 2, limit ? limit.size - 1 - start : size)
    return {
      size,
      top,
      left,
      rowFirst: first(top),
      rowLast: last(top),
      colFirst: first(left),
      colLast: last(left),
      across,
      down,
    }
  }

  function fill(grid: Grid, top: number, left: number, size: number): void {
    for (const lines of [across, down]) {
      lines.cells.fill(all, 0, size * size)
      lines.touched.fill(0, 0, size * size)
    }
    for (const key in grid) {
      const { row, col } = cellOf(key)
      const letter = numberOf.get(grid[key as keyof Grid]!)
      if (letter === undefined) throw new Error(`No such letter: ${grid[key as keyof Grid]}`)
      across.cells[(row - top) * size + col - left] = ~letter
      down.cells[(col - left) * size + row - top] = ~letter
    }
  }

  /** Every block along `along` decides what may stand before and behind it, in the lines of `target`. */
  function markCrossings(along: Lines, target: Lines, size: number): void {
    const { cells } = along
    for (let line = 1; line < size - 1; line++) {
      const base = line * size
      for (let place = 1; place < size - 1; place++) {
        if (cells[base + place]! >= 0) continue
        let end = place
        while (cells[base + end + 1]! < 0) end++
        // A cell between two blocks is settled with the block before it.
        if (cells[base + place - 2]! >= 0) mark(target, (place - 1) * size + line, cells, base + place - 1)
        mark(target, (end + 1) * size + line, cells, base + end + 1)
        place = end
      }
    }
  }

  function mark(target: Lines, at: number, cells: Int32Array, gap: number): void {
    target.cells[at] = fitting(index, cells, gap)
    target.touched[at] = 1
  }
  return make
}

/** The letters that make a word of the blocks on both sides of the empty cell `gap`. */
function fitting({ nodes, root, turn }: CrosswordIndex, cells: Int32Array, gap: number): number {
  let end = gap
  while (cells[end + 1]! < 0) end++
  let node = root
  if (cells[gap - 1]! >= 0) {
    for (let p = end; p > gap; p--) {
      node = childOf(nodes, node, ~cells[p]!)
      if (node === EMPTY_NODE) return 0
    }
    return nodes[node + 1]!
  }
  for (let p = gap - 1; cells[p]! < 0; p--) {
    node = childOf(nodes, node, ~cells[p]!)
    if (node === EMPTY_NODE) return 0
  }
  node = childOf(nodes, node, turn)
  if (node === EMPTY_NODE || end === gap) return node === EMPTY_NODE ? 0 : nodes[node + 1]!
  return bridging(nodes, node, cells, gap, end)
}

function bridging(nodes: Uint32Array, node: number, cells: Int32Array, gap: number, end: number): number {
  let allowed = 0
  for (let rest = nodes[node]!; rest !== 0; rest &= rest - 1) {
    const letter = 31 - Math.clz32(rest & -rest)
    let next = childOf(nodes, node, letter)
    for (let p = gap + 1; p < end && next !== EMPTY_NODE; p++) next = childOf(nodes, next, ~cells[p]!)
    if (next !== EMPTY_NODE && (nodes[next + 1]! & (1 << ~cells[end]!)) !== 0) allowed |= 1 << letter
  }
  return allowed
}

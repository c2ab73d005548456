import { type CrosswordIndex, childOf, EMPTY_NODE } from '@estocade/words'
import type { Grid } from '../grid.ts'
import { type Stones, stoneReader } from './lying-stones.ts'

/** Words may not leave rows and columns 0…size−1, nor does what lies there. */
export interface Limit {
  readonly size: number
}

/**
 * One direction of the table as lines of cells. A lying stone is ~(its letter's number, + JOLLY_STONE), below
 * zero; an empty cell is the mask of letters it may take for the sake of the run across the line. `touched`
 * says whether there is such a run. Lines and places outside first…last may not be filled (board limit).
 */
export interface Lines {
  readonly down: boolean
  readonly cells: Int32Array
  readonly touched: Uint8Array
  /** By line: does a stone lie there? does one lie beside it? */
  readonly lying: Uint8Array
  readonly beside: Uint8Array
  firstLine: number
  lastLine: number
  firstPlace: number
  lastPlace: number
}

/** A window of the table large enough that no word of the rack can leave it. */
export interface Board {
  readonly size: number
  readonly top: number
  readonly left: number
  readonly isEmpty: boolean
  readonly across: Lines
  readonly down: Lines
}

const linesOf = (down: boolean, size: number): Lines => ({
  down,
  cells: new Int32Array(size * size),
  touched: new Uint8Array(size * size),
  lying: new Uint8Array(size),
  beside: new Uint8Array(size),
  firstLine: 0,
  lastLine: 0,
  firstPlace: 0,
  lastPlace: 0,
})

/** Keeps its arrays from one board to the next: a board is good until the next is made. */
export function boardMaker(letters: string, index: CrosswordIndex) {
  const readStones = stoneReader(letters)
  const all = 2 ** letters.length - 1
  let across = linesOf(false, 0)
  let down = linesOf(true, 0)
  let held = 0

  function make(grid: Grid, rackSize: number, limit?: Limit): Board {
    const stones = readStones(grid)
    const margin = rackSize + 2
    const span = Math.max(stones.bottom - stones.top, stones.right - stones.left) + 1
    const size = span + 2 * margin
    if (size > held) {
      across = linesOf(false, size)
      down = linesOf(true, size)
      held = size
    }
    const top = stones.top - margin
    const left = stones.left - margin
    clear(across, size)
    clear(down, size)
    fill(stones, top, left, size)
    bound(top, left, size, limit)
    markCrossings(across, down, size, margin, margin + span)
    markCrossings(down, across, size, margin, margin + span)
    return { size, top, left, isEmpty: stones.count === 0, across, down }
  }

  function clear({ cells, touched, lying, beside }: Lines, size: number): void {
    cells.fill(all, 0, size * size)
    touched.fill(0, 0, size * size)
    lying.fill(0)
    beside.fill(0)
  }

  function fill({ count, rows, cols, faces }: Stones, top: number, left: number, size: number): void {
    for (let i = 0; i < count; i++) {
      const row = rows[i]! - top
      const col = cols[i]! - left
      across.cells[row * size + col] = ~faces[i]!
      down.cells[col * size + row] = ~faces[i]!
      across.lying[row] = 1
      down.lying[col] = 1
    }
  }

  function bound(top: number, left: number, size: number, limit?: Limit): void {
    const first = (start: number) => Math.max(1, limit ? -start : 1)
    const last = (start: number) => Math.min(size - 2, limit ? limit.size - 1 - start : size)
    across.firstLine = down.firstPlace = first(top)
    across.lastLine = down.lastPlace = last(top)
    across.firstPlace = down.firstLine = first(left)
    across.lastPlace = down.lastLine = last(left)
  }

  /** Every block along `along` decides what may stand before and behind it, in the lines of `target`. */
  function markCrossings(along: Lines, target: Lines, size: number, from: number, to: number): void {
    const { cells } = along
    for (let line = from; line < to; line++) {
      if (along.lying[line] === 0) continue
      const base = line * size
      for (let place = from; place < to; place++) {
        if (cells[base + place]! >= 0) continue
        let end = place
        while (cells[base + end + 1]! < 0) end++
        // A cell between two blocks is settled with the block before it.
        if (cells[base + place - 2]! >= 0) mark(target, place - 1, line, size, cells, base + place - 1)
        mark(target, end + 1, line, size, cells, base + end + 1)
        place = end
      }
    }
  }

  function mark(target: Lines, line: number, at: number, size: number, cells: Int32Array, gap: number): void {
    target.cells[line * size + at] = fitting(index, cells, gap)
    target.touched[line * size + at] = 1
    target.beside[line] = 1
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

import { LONGEST_LINE, STONE_BYTES } from '../src/search/layout'
import { holdRoom } from './room'

/**
 * The part of the table that words from this rack can reach, as lines of cells, once across and once down. A stone is
 * ~(its face), below zero. An empty cell is the mask of the letters that make a word with its neighbours in the other
 * direction. Lines and places outside first…last may not be filled (board limit).
 */
export let size: i32 = 0
export let top: i32 = 0
export let left: i32 = 0
/** How many empty rows and columns surround the stones, and where the stones end. */
export let margin: i32 = 0
export let behind: i32 = 0

let cells: usize = 0
let touched: usize = 0
let lying: usize = 0
let beside: usize = 0

let firstRow: i32 = 0
let lastRow: i32 = 0
let firstCol: i32 = 0
let lastCol: i32 = 0

// `down` is 1 for the columns, 0 for the rows.

export function cellsOf(down: i32, line: i32): usize {
  return cells + ((<usize>((down * size + line) * size)) << 2)
}

/** By place: whether stones of the crossing line touch this cell. */
export function touchedOf(down: i32, line: i32): usize {
  return touched + <usize>((down * size + line) * size)
}

/** Whether the line has a stone. */
export function liesIn(down: i32, line: i32): bool {
  return load<u8>(lying + down * size + line) !== 0
}

/** Whether a stone touches the line from the side. */
export function liesBeside(down: i32, line: i32): bool {
  return load<u8>(beside + down * size + line) !== 0
}

export function firstLine(down: i32): i32 {
  return down !== 0 ? firstCol : firstRow
}

export function lastLine(down: i32): i32 {
  return down !== 0 ? lastCol : lastRow
}

export function firstPlace(down: i32): i32 {
  return down !== 0 ? firstRow : firstCol
}

export function lastPlace(down: i32): i32 {
  return down !== 0 ? lastRow : lastCol
}

/** Returns false if the table is too wide. `limit` is the length of its sides, 0 for none. */
export function readBoard(stones: usize, count: i32, rackSize: i32, limit: i32, letters: u32): bool {
  measure(stones, count)
  margin = rackSize + 2
  behind += margin
  size = behind + margin
  if (size > LONGEST_LINE) return false
  top -= margin
  left -= margin
  hold(stones + count * STONE_BYTES)
  clear(letters)
  lay(stones, count)
  bound(limit)
  return true
}

/** Sets `top` and `left` to the first row and column with stones, and `behind` to the wider of their spans. */
function measure(stones: usize, count: i32): void {
  top = left = count === 0 ? 0 : i32.MAX_VALUE
  let bottom = count === 0 ? 0 : i32.MIN_VALUE
  let right = bottom
  const end = stones + count * STONE_BYTES
  for (let stone = stones; stone < end; stone += STONE_BYTES) {
    const row = load<i32>(stone)
    const col = load<i32>(stone, 4)
    top = min(top, row)
    bottom = max(bottom, row)
    left = min(left, col)
    right = max(right, col)
  }
  behind = max(bottom - top, right - left) + 1
}

function hold(at: usize): void {
  const area = <usize>(size * size)
  cells = (at + 7) & ~7
  touched = cells + 8 * area
  lying = touched + 2 * area
  beside = lying + 2 * size
  holdRoom(beside + 2 * size)
}

function clear(letters: u32): void {
  const two = <u64>letters | ((<u64>letters) << 32)
  for (let at = cells; at < touched; at += 8) store<u64>(at, two)
  memory.fill(touched, 0, beside + 2 * size - touched)
}

function lay(stones: usize, count: i32): void {
  const end = stones + count * STONE_BYTES
  for (let stone = stones; stone < end; stone += STONE_BYTES) {
    const row = load<i32>(stone) - top
    const col = load<i32>(stone, 4) - left
    const shown = ~load<i32>(stone, 8)
    store<i32>(cellsOf(0, row) + (col << 2), shown)
    store<i32>(cellsOf(1, col) + (row << 2), shown)
    store<u8>(lying + row, 1)
    store<u8>(lying + size + col, 1)
  }
}

function bound(limit: i32): void {
  firstRow = limit === 0 ? 1 : max(1, -top)
  lastRow = limit === 0 ? size - 2 : min(size - 2, limit - 1 - top)
  firstCol = limit === 0 ? 1 : max(1, -left)
  lastCol = limit === 0 ? size - 2 : min(size - 2, limit - 1 - left)
}

/** Allows only these letters in the cell: those that make a word with its neighbours in the other direction. */
export function mark(down: i32, line: i32, place: i32, letters: u32): void {
  store<u32>(cellsOf(down, line) + (place << 2), letters)
  store<u8>(touchedOf(down, line) + place, 1)
  store<u8>(beside + down * size + line, 1)
}

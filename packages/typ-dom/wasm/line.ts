import { AHEAD, CELLS } from '../src/search/layout'
import { anchorAll } from './all'
import { anchorBest, seeksBest } from './best'
import { cellsOf, firstPlace, lastPlace, left, liesBeside, liesIn, top, touchedOf } from './board'
import { childOf, NOWHERE, root } from './graph'

/**
 * Searches one line. Cells that may not be filled are 0, like those that no letter fits, so that the search ends there
 * without checking bounds.
 *
 * Every word that contains stones of the board has a leftmost block of them. The search starts at that block, runs
 * left, turns, and runs right, so it finds each word once. A word that only touches others starts at its leftmost
 * touched cell.
 */
export function walkLine(down: i32, line: i32, touching: bool): void {
  const first = firstPlace(down)
  const last = lastPlace(down)
  fetch(cellsOf(down, line), first, last)
  const touched = touching && liesBeside(down, line) ? touchedOf(down, line) : 0
  let free = first
  for (let place = first; place <= last && liesIn(down, line); place++) {
    if (cellAt(place) >= 0) continue
    let end = place
    while (cellAt(end + 1) < 0) end++
    fromBlock(place, end)
    if (touched !== 0) inGap(free, place - 2, touched)
    // Words that start further right must not reach the cell that would join them to this block.
    setCell(end + 1, 0)
    free = end + 2
    place = end
  }
  if (touched !== 0) inGap(free, last, touched)
}

/** T3: the first word runs across from (0,0). */
export function walkOpening(): void {
  fetch(cellsOf(0, -top), -left, lastPlace(0))
  fromEmpty(-left)
}

export function isWalked(down: i32, line: i32, touching: bool): bool {
  return liesIn(down, line) || (touching && liesBeside(down, line))
}

export function cellAt(place: i32): i32 {
  return load<i32>(CELLS + (place << 2))
}

function setCell(place: i32, cell: i32): void {
  store<i32>(CELLS + (place << 2), cell)
}

/** The letters of the stones to the right of the place that a word can still contain. */
export function aheadOf(place: i32): u32 {
  return load<u32>(AHEAD + (place << 2))
}

function fetch(from: usize, first: i32, last: i32): void {
  let lying: u32 = 0
  setCell(last + 1, 0)
  for (let place = last; place >= first; place--) {
    const cell = load<i32>(from + (place << 2))
    setCell(place, cell)
    store<u32>(AHEAD + (place << 2), lying)
    if (cell < 0) lying |= 1 << ~cell
  }
  setCell(first - 1, 0)
}

function fromBlock(start: i32, end: i32): void {
  if (seeksBest) {
    anchorBest(start - 1, end)
    return
  }
  let node = root
  for (let place = end; place >= start; place--) {
    node = childOf(node, 1 << ~cellAt(place))
    if (node === NOWHERE) return
  }
  anchorAll(node, start - 1, end)
}

function inGap(from: i32, to: i32, touched: usize): void {
  if (to < from) return
  setCell(to + 1, 0)
  memory.fill(AHEAD + (from << 2), 0, (to + 1 - from) << 2)
  for (let place = from; place <= to; place++)
    if (load<u8>(touched + place) !== 0) {
      fromEmpty(place)
      // Words from the next touched cell must not reach this one: they have been found from here.
      setCell(place, 0)
    }
}

/** Words over the empty cell `place`: they run left from it, turn, and go on behind it. */
function fromEmpty(place: i32): void {
  if (seeksBest) anchorBest(place, place)
  else anchorAll(root, place, place)
}

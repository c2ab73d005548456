import { behind, cellsOf, liesIn, margin, mark } from './board'
import { acceptedBy, childOf, childrenOf, NOWHERE, root, SEPARATOR_BIT } from './graph'

/** Each block of stones limits the letters of the empty cells before and after it, for words that cross it there. */
export function markCrossings(along: i32): void {
  for (let line = margin; line < behind; line++) if (liesIn(along, line)) markAlong(along, line)
}

function markAlong(along: i32, line: i32): void {
  const cells = cellsOf(along, line)
  const across = 1 - along
  for (let place = margin; place < behind; place++) {
    if (isEmpty(cells, place)) continue
    let end = place
    while (!isEmpty(cells, end + 1)) end++
    // A cell between two blocks was marked with the block before it.
    if (isEmpty(cells, place - 2)) mark(across, place - 1, line, fitting(cells, place - 1))
    mark(across, end + 1, line, fitting(cells, end + 1))
    place = end
  }
}

function isEmpty(cells: usize, place: i32): bool {
  return load<i32>(cells + (place << 2)) >= 0
}

function letterAt(cells: usize, place: i32): u32 {
  return 1 << ~load<i32>(cells + (place << 2))
}

/** The letters that make one word of the blocks on both sides of the empty cell `gap`. */
function fitting(cells: usize, gap: i32): u32 {
  let end = gap
  while (!isEmpty(cells, end + 1)) end++
  if (isEmpty(cells, gap - 1)) return before(cells, gap, end)
  let node = root
  for (let place = gap - 1; !isEmpty(cells, place); place--) {
    node = childOf(node, letterAt(cells, place))
    if (node === NOWHERE) return 0
  }
  node = childOf(node, SEPARATOR_BIT)
  if (node === NOWHERE) return 0
  return end === gap ? acceptedBy(node) : between(node, cells, gap, end)
}

/** The letters that make a word before the block that ends at `end`. */
function before(cells: usize, gap: i32, end: i32): u32 {
  let node = root
  for (let place = end; place > gap; place--) {
    node = childOf(node, letterAt(cells, place))
    if (node === NOWHERE) return 0
  }
  return acceptedBy(node)
}

/** The letters that lead from the node through the block from behind `gap` to `end`. */
function between(node: usize, cells: usize, gap: i32, end: i32): u32 {
  let allowed: u32 = 0
  for (let rest = childrenOf(node); rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest)
    let next = childOf(node, bit)
    for (let place = gap + 1; place < end && next !== NOWHERE; place++)
      next = childOf(next, letterAt(cells, place))
    if (next !== NOWHERE && (acceptedBy(next) & letterAt(cells, end)) !== 0) allowed |= bit
  }
  return allowed
}

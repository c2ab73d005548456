import { BEST_TILES, GRAPH, JOLLY_BIT, LYING_TILE, ORDER, TILES } from '../src/search/layout'
import { cellsOf, firstLine, lastLine, liesIn, size } from './board'
import {
  ALL_KEYS,
  acceptedBy,
  childAt as childOfEdge,
  childrenOf,
  edgeOf,
  hasKey,
  NO_KEY,
  pruneMaskOf,
  SEPARATOR_BIT,
} from './graph'
import {
  countOf,
  fewerAfter,
  jollies as handJollies,
  mask as handMask,
  handWorth,
  keepCount,
  wildOf,
  worthOf,
} from './hand'
import { aheadOf, cellAt, isWalked, walkLine, walkOpening } from './line'

/**
 * Finds a word with the most points. It searches like `all.ts`, but gives up an edge as soon as nothing below it can
 * beat the best word so far. The bound is the stones on the board in this line, plus those of the hand whose letters
 * occur below the edge. Lines with valuable stones come first.
 */
export let seeksBest: bool = false

/**
 * This search uses its own copy of the graph, so many bytes after the other. In that copy a node's third word is the
 * union of all letters below it instead of the prune mask: a tighter bound, without another memory access.
 */
let bestGraphOffset: usize = 0
let first: i32 = 0
let last: i32 = 0
/** The points of all stones in the line, and of those that the current word can still reach. */
let lineWorth: i32 = 0
let aheadWorth: i32 = 0
let downNow: i32 = 0
let lineNow: i32 = 0

/** The best word so far: its points, −1 for none, and its position. */
export let best: i32 = -1
export let bestDown: i32 = 0
export let bestLine: i32 = 0
export let bestStart: i32 = 0
export let bestSize: i32 = 0

export function seekAll(): void {
  seeksBest = false
}

export function seekBest(bestGraph: usize): void {
  seeksBest = true
  bestGraphOffset = bestGraph - GRAPH
  best = -1
}

export function bestOpening(line: i32): void {
  downNow = 0
  lineNow = line
  lineWorth = 0
  walkOpening()
}

/** Searches line by line, the most valuable first, until no line can beat the best word. */
export function bestInLines(touching: bool): void {
  const lines = sorted(collect(1, collect(0, 0, touching), touching))
  const inHand = handWorth(handMask)
  for (let i = 0; i < lines; i++) {
    const one = orderAt(i)
    lineWorth = one >> ORDER_SHIFT
    if (lineWorth + inHand <= best) return
    const number = ORDER_MASK - (one & ORDER_MASK)
    downNow = number >= size ? 1 : 0
    lineNow = number - downNow * size
    walkLine(downNow, lineNow, touching)
  }
}

// A line to search is one number: its points above, its line number below. The line number is inverted, so that the
// greater of two numbers is the line to search first.
const ORDER_SHIFT: i32 = 13
const ORDER_MASK: i32 = (1 << ORDER_SHIFT) - 1

function orderAt(i: i32): i32 {
  return load<i32>(ORDER + (i << 2))
}

function collect(down: i32, from: i32, touching: bool): i32 {
  let count = from
  for (let line = firstLine(down); line <= lastLine(down); line++)
    if (isWalked(down, line, touching)) {
      const worth = liesIn(down, line) ? worthIn(cellsOf(down, line)) : 0
      store<i32>(ORDER + (count++ << 2), (worth << ORDER_SHIFT) | (ORDER_MASK - (down * size + line)))
    }
  return count
}

function worthIn(cells: usize): i32 {
  let worth = 0
  for (let place = 0; place < size; place++) {
    const cell = load<i32>(cells + (place << 2))
    if (cell < 0) worth += worthOf(~cell)
  }
  return worth
}

/** An insertion sort: there are few lines, and most are in order. */
function sorted(count: i32): i32 {
  for (let i = 1; i < count; i++) {
    const one = orderAt(i)
    let at = i
    for (; at > 0 && orderAt(at - 1) < one; at--) store<i32>(ORDER + (at << 2), orderAt(at - 1))
    store<i32>(ORDER + (at << 2), one)
  }
  return count
}

export function anchorBest(node: usize, place: i32, end: i32): void {
  last = end
  let score = 0
  for (let p = place + 1; p <= end && cellAt(p) < 0; p++) score += worthOf(~cellAt(p))
  aheadWorth = aheadOf(end) === 0 ? 0 : lineWorth - score
  const edge = NO_KEY | <u32>(node >>> 2)
  if (promises(edge, handMask, aheadOf(end) | ALL_KEYS, handJollies, score))
    bestLeft(node, place, handMask, handJollies, score)
}

/** Whether the edge's key can be met, and a word below it could beat the best. */
function promises(edge: u32, mask: u32, beyond: u32, jollies: i32, score: i32): bool {
  if (!hasKey(edge, mask | beyond | wildOf(jollies))) return false
  return score + aheadWorth + handWorth(lettersBelow(childAt(edge)) & mask) > best
}

function childAt(edge: u32): usize {
  return childOfEdge(edge) + bestGraphOffset
}

function lettersBelow(node: usize): u32 {
  return pruneMaskOf(node)
}

function keep(start: i32, end: i32, score: i32): void {
  if (score <= best) return
  best = score
  bestDown = downNow
  bestLine = lineNow
  bestStart = start
  bestSize = end - start + 1
  for (let place = start; place <= end; place++)
    store<u8>(BEST_TILES + (place - start), cellAt(place) < 0 ? LYING_TILE : load<u8>(TILES + place))
}

function bestRight(node: usize, place: i32, mask: u32, jollies: i32, score: i32): void {
  const cell = cellAt(place)
  if (cell < 0) {
    bestThrough(node, place, mask, jollies, score)
    return
  }
  const accepted = cellAt(place + 1) < 0 ? 0 : acceptedBy(node)
  const children = childrenOf(node)
  const fit = cell & mask
  const free = cell & wildOf(jollies)
  const beyond = aheadOf(place) | ALL_KEYS
  for (let rest = (children | accepted) & (fit | free); rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest)
    const letter = ctz<i32>(rest)
    const leads = (children & bit) !== 0
    const edge = leads ? edgeOf(node, children, bit) : 0
    if ((fit & bit) !== 0) {
      const more = score + worthOf(letter)
      store<u8>(TILES + place, letter)
      if ((accepted & bit) !== 0) keep(first, place, more)
      const have = countOf(letter)
      const after = mask ^ (bit & ((have - 2) >> 31))
      if (leads && promises(edge, after, beyond, jollies, more)) {
        keepCount(letter, have - 1)
        bestRight(childAt(edge), place + 1, after, jollies, more)
        keepCount(letter, have)
      }
    }
    if ((free & bit) !== 0) {
      store<u8>(TILES + place, letter | JOLLY_BIT)
      if ((accepted & bit) !== 0) keep(first, place, score)
      const fewer = fewerAfter(bit, jollies)
      if (leads && promises(edge, mask, beyond, fewer, score))
        bestRight(childAt(edge), place + 1, mask, fewer, score)
    }
  }
}

function bestThrough(node: usize, place: i32, mask: u32, jollies: i32, score: i32): void {
  const face = ~cellAt(place)
  const bit: u32 = 1 << face
  const children = childrenOf(node)
  const more = score + worthOf(face)
  if ((acceptedBy(node) & bit) !== 0 && cellAt(place + 1) >= 0) keep(first, place, more)
  if ((children & bit) === 0) return
  const edge = edgeOf(node, children, bit)
  if (promises(edge, mask, aheadOf(place) | ALL_KEYS, jollies, more))
    bestRight(childAt(edge), place + 1, mask, jollies, more)
}

function bestLeft(node: usize, place: i32, mask: u32, jollies: i32, score: i32): void {
  const children = childrenOf(node)
  const beyond = aheadOf(last) | ALL_KEYS
  if ((children & SEPARATOR_BIT) !== 0) {
    const edge = edgeOf(node, children, SEPARATOR_BIT)
    if (promises(edge, mask, beyond, jollies, score)) {
      first = place + 1
      bestRight(childAt(edge), last + 1, mask, jollies, score)
    }
  }
  const accepted = acceptedBy(node)
  const fit = cellAt(place) & mask
  const free = cellAt(place) & wildOf(jollies)
  for (let rest = (children | accepted) & (fit | free); rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest)
    const letter = ctz<i32>(rest)
    const leads = (children & bit) !== 0
    const edge = leads ? edgeOf(node, children, bit) : 0
    if ((fit & bit) !== 0) {
      const more = score + worthOf(letter)
      store<u8>(TILES + place, letter)
      if ((accepted & bit) !== 0) keep(place, last, more)
      const have = countOf(letter)
      const after = mask ^ (bit & ((have - 2) >> 31))
      if (leads && promises(edge, after, beyond, jollies, more)) {
        keepCount(letter, have - 1)
        bestLeft(childAt(edge), place - 1, after, jollies, more)
        keepCount(letter, have)
      }
    }
    if ((free & bit) !== 0) {
      store<u8>(TILES + place, letter | JOLLY_BIT)
      if ((accepted & bit) !== 0) keep(place, last, score)
      const fewer = fewerAfter(bit, jollies)
      if (leads && promises(edge, mask, beyond, fewer, score))
        bestLeft(childAt(edge), place - 1, mask, fewer, score)
    }
  }
}

import { BEST_TILES, GRAPH, JOLLY_BIT, LYING_TILE, ORDER, TILES } from '../src/search/layout'
import { cellsOf, firstLine, lastLine, liesIn, size } from './board'
import {
  ALL_KEYS,
  acceptedBy,
  askOf,
  childAt as childOnWay,
  childrenOf,
  NO_KEY,
  opens,
  TURN_BIT,
  wayOn,
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
 * The walks that find a word that counts most. As those of all moves, but a way is left as soon as nothing that can
 * still come would beat the best word found: the stones that lie in the line, and those of the hand whose letters
 * the dictionary has further on. Lines with dear stones come first.
 */
export let seeksBest: bool = false

/**
 * These walks have a graph of their own, so far behind the other: its nodes hold instead of the ask all letters on any
 * way from there, which tell more here and are read with the node.
 */
let apart: usize = 0
let first: i32 = 0
let last: i32 = 0
/** What lies in the line counts so much; and what of it can still come into the word at hand. */
let lineWorth: i32 = 0
let aheadWorth: i32 = 0
let downNow: i32 = 0
let lineNow: i32 = 0

/** The best word so far: what it counts, −1 for none, and where it stands. */
export let best: i32 = -1
export let bestDown: i32 = 0
export let bestLine: i32 = 0
export let bestStart: i32 = 0
export let bestSize: i32 = 0

export function seekAll(): void {
  seeksBest = false
}

export function seekBest(ownGraph: usize): void {
  seeksBest = true
  apart = ownGraph - GRAPH
  best = -1
}

export function bestOpening(line: i32): void {
  downNow = 0
  lineNow = line
  lineWorth = 0
  walkOpening()
}

/** Line by line, those with the dearest stones first, until no line can bring more than what was found. */
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

// A line to search: what lies in it counts so much, and below that its number, turned round so that the greater of
// two numbers is the line to search first.
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

/** Lines are few, and most stand right. */
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
  const way = NO_KEY | <u32>(node >>> 2)
  if (promises(way, handMask, aheadOf(end) | ALL_KEYS, handJollies, score))
    bestLeft(node, place, handMask, handJollies, score)
}

/** Is the way's key to be had, and could a word on it beat the best? */
function promises(way: u32, mask: u32, beyond: u32, jollies: i32, score: i32): bool {
  if (!opens(way, mask | beyond | wildOf(jollies))) return false
  return score + aheadWorth + handWorth(lettersBelow(childAt(way)) & mask) > best
}

function childAt(way: u32): usize {
  return childOnWay(way) + apart
}

function lettersBelow(node: usize): u32 {
  return askOf(node)
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
    const way = leads ? wayOn(node, children, bit) : 0
    if ((fit & bit) !== 0) {
      const more = score + worthOf(letter)
      store<u8>(TILES + place, letter)
      if ((accepted & bit) !== 0) keep(first, place, more)
      const have = countOf(letter)
      const after = mask ^ (bit & ((have - 2) >> 31))
      if (leads && promises(way, after, beyond, jollies, more)) {
        keepCount(letter, have - 1)
        bestRight(childAt(way), place + 1, after, jollies, more)
        keepCount(letter, have)
      }
    }
    if ((free & bit) !== 0) {
      store<u8>(TILES + place, letter | JOLLY_BIT)
      if ((accepted & bit) !== 0) keep(first, place, score)
      const fewer = fewerAfter(bit, jollies)
      if (leads && promises(way, mask, beyond, fewer, score))
        bestRight(childAt(way), place + 1, mask, fewer, score)
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
  const way = wayOn(node, children, bit)
  if (promises(way, mask, aheadOf(place) | ALL_KEYS, jollies, more))
    bestRight(childAt(way), place + 1, mask, jollies, more)
}

function bestLeft(node: usize, place: i32, mask: u32, jollies: i32, score: i32): void {
  const children = childrenOf(node)
  const beyond = aheadOf(last) | ALL_KEYS
  if ((children & TURN_BIT) !== 0) {
    const way = wayOn(node, children, TURN_BIT)
    if (promises(way, mask, beyond, jollies, score)) {
      first = place + 1
      bestRight(childAt(way), last + 1, mask, jollies, score)
    }
  }
  const accepted = acceptedBy(node)
  const fit = cellAt(place) & mask
  const free = cellAt(place) & wildOf(jollies)
  for (let rest = (children | accepted) & (fit | free); rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest)
    const letter = ctz<i32>(rest)
    const leads = (children & bit) !== 0
    const way = leads ? wayOn(node, children, bit) : 0
    if ((fit & bit) !== 0) {
      const more = score + worthOf(letter)
      store<u8>(TILES + place, letter)
      if ((accepted & bit) !== 0) keep(place, last, more)
      const have = countOf(letter)
      const after = mask ^ (bit & ((have - 2) >> 31))
      if (leads && promises(way, after, beyond, jollies, more)) {
        keepCount(letter, have - 1)
        bestLeft(childAt(way), place - 1, after, jollies, more)
        keepCount(letter, have)
      }
    }
    if ((free & bit) !== 0) {
      store<u8>(TILES + place, letter | JOLLY_BIT)
      if ((accepted & bit) !== 0) keep(place, last, score)
      const fewer = fewerAfter(bit, jollies)
      if (leads && promises(way, mask, beyond, fewer, score))
        bestLeft(childAt(way), place - 1, mask, fewer, score)
    }
  }
}

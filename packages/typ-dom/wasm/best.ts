import { BEST_TILES, JOLLY_BIT, LYING_TILE, ORDER, TILES } from '../src/search/layout'
import {
  acceptedBy,
  bestRoot,
  childAt,
  childrenOf,
  edgeAt,
  edgeOf,
  lettersBelow,
  useBestGraph,
} from './best-graph'
import { cellsOf, firstLine, lastLine, liesIn, size } from './board'
import { ALL_KEYS, hasKey, SEPARATOR_BIT } from './graph'
import {
  countOf,
  fewerAfter,
  jollies as handJollies,
  mask as handMask,
  handWorth,
  jollyWorth,
  keepCount,
  lyingWorthOf,
  wildOf,
  worthOf,
} from './hand'
import { aheadOf, cellAt, isWalked, walkLine, walkOpening } from './line'
import { aheadWorthOf, hasRoom, leftReach, measureReach, rightReach } from './reach'

/**
 * Finds a word with the highest worth: the sum over its stones, which may be worth another number in the hand than on
 * the table. It searches like `all.ts`, but gives up an edge as soon as nothing below it can beat the best word so far.
 * The bound is the points so far, plus the stones on the board that the word can still reach, plus those of the hand whose
 * letters occur below the edge, or as many as there are cells for; see `reach.ts`. Lines with valuable stones come first.
 */
export let seeksBest: bool = false

let first: i32 = 0
let last: i32 = 0
/** The points of all stones in the line. */
let lineWorth: i32 = 0
/** Letters of which the hand has fewer than at first, but still some. */
let spent: u32 = 0
let downNow: i32 = 0
let lineNow: i32 = 0

/** The best word so far: its points, its position, and its size, 0 for none. */
export let best: i32 = -1
export let bestDown: i32 = 0
export let bestLine: i32 = 0
export let bestStart: i32 = 0
export let bestSize: i32 = 0

export function seekAll(): void {
  seeksBest = false
}

/** Seeks a word with a higher worth than `above`. */
export function seekBest(bestGraph: usize, root: u32, above: i32): void {
  seeksBest = true
  useBestGraph(bestGraph, root)
  best = above
  bestSize = 0
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
    if (cell < 0) worth += lyingWorthOf(~cell)
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

/** Follows the block of stones from `end` to `place`, if there is one, and searches from there. */
export function anchorBest(place: i32, end: i32): void {
  last = end
  let score = 0
  let node = bestRoot
  let letters: u32 = ~0
  for (let p = end; p > place && cellAt(p) < 0; p--) {
    const bit: u32 = 1 << ~cellAt(p)
    const children = childrenOf(node)
    if ((children & bit) === 0) return
    score += lyingWorthOf(~cellAt(p))
    const edge = edgeAt(node, children, bit)
    letters = lettersBelow(edge)
    node = childAt(edge)
  }
  measureReach(place, end)
  if (Bound.canBeat(score, letters, handMask, leftReach(place + 1)))
    bestLeft(node, place, handMask, handJollies, score)
}

// biome-ignore lint/complexity/noStaticOnlyClass: the compiler inlines on request, and only methods can request it.
class Bound {
  /** Whether a word that goes on with these letters could beat the best. Most edges are left out without asking for room. */
  @inline
  static canBeat(points: i32, letters: u32, mask: u32, reach: usize): bool {
    const stones = handWorth(letters & mask)
    return (
      points + aheadWorthOf(reach) + stones > best &&
      hasRoom(best - points, stones, letters, mask & spent, reach)
    )
  }

  /** Whether the edge's key can be met, and a word below it could beat the best. */
  @inline
  static promises(edge: usize, mask: u32, beyond: u32, jollies: i32, points: i32, reach: usize): bool {
    return (
      hasKey(edgeOf(edge), mask | beyond | wildOf(jollies)) &&
      Bound.canBeat(points, lettersBelow(edge), mask, reach)
    )
  }
}

/**
 * The letters that jollies are tried for. A letter that is in the hand is laid as itself first: which of several equal
 * letters of a word is a jolly does not change its points.
 */
function freeFor(cell: i32, mask: u32, jollies: i32): u32 {
  return cell & wildOf(jollies) & ~mask
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
  const free = freeFor(cell, mask, jollies)
  const beyond = aheadOf(place) | ALL_KEYS
  const reach = rightReach(place)
  for (let rest = (children | accepted) & (fit | free); rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest)
    const letter = ctz<i32>(rest)
    const leads = (children & bit) !== 0
    const edge = leads ? edgeAt(node, children, bit) : 0
    if ((fit & bit) !== 0) {
      const more = score + worthOf(letter)
      store<u8>(TILES + place, letter)
      if ((accepted & bit) !== 0) keep(first, place, more)
      const have = countOf(letter)
      const after = mask ^ (bit & ((have - 2) >> 31))
      if (leads) {
        const before = spent
        spent |= bit & after
        keepCount(letter, have - 1)
        if (Bound.promises(edge, after, beyond, jollies, more, reach))
          bestRight(childAt(edge), place + 1, after, jollies, more)
        keepCount(letter, have)
        spent = before
      }
    }
    if ((free & bit) !== 0) {
      const more = score + jollyWorth
      store<u8>(TILES + place, letter | JOLLY_BIT)
      if ((accepted & bit) !== 0) keep(first, place, more)
      const fewer = fewerAfter(bit, jollies)
      if (leads && Bound.promises(edge, mask, beyond, fewer, more, reach))
        bestRight(childAt(edge), place + 1, mask, fewer, more)
    }
  }
}

function bestThrough(node: usize, place: i32, mask: u32, jollies: i32, score: i32): void {
  const face = ~cellAt(place)
  const bit: u32 = 1 << face
  const children = childrenOf(node)
  const more = score + lyingWorthOf(face)
  if ((acceptedBy(node) & bit) !== 0 && cellAt(place + 1) >= 0) keep(first, place, more)
  if ((children & bit) === 0) return
  const edge = edgeAt(node, children, bit)
  if (Bound.promises(edge, mask, aheadOf(place) | ALL_KEYS, jollies, more, rightReach(place)))
    bestRight(childAt(edge), place + 1, mask, jollies, more)
}

function bestLeft(node: usize, place: i32, mask: u32, jollies: i32, score: i32): void {
  const children = childrenOf(node)
  const beyond = aheadOf(last) | ALL_KEYS
  const reach = leftReach(place)
  if ((children & SEPARATOR_BIT) !== 0) {
    const edge = edgeAt(node, children, SEPARATOR_BIT)
    if (Bound.promises(edge, mask, beyond, jollies, score, rightReach(last))) {
      first = place + 1
      bestRight(childAt(edge), last + 1, mask, jollies, score)
    }
  }
  const accepted = acceptedBy(node)
  const fit = cellAt(place) & mask
  const free = freeFor(cellAt(place), mask, jollies)
  for (let rest = (children | accepted) & (fit | free); rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest)
    const letter = ctz<i32>(rest)
    const leads = (children & bit) !== 0
    const edge = leads ? edgeAt(node, children, bit) : 0
    if ((fit & bit) !== 0) {
      const more = score + worthOf(letter)
      store<u8>(TILES + place, letter)
      if ((accepted & bit) !== 0) keep(place, last, more)
      const have = countOf(letter)
      const after = mask ^ (bit & ((have - 2) >> 31))
      if (leads) {
        const before = spent
        spent |= bit & after
        keepCount(letter, have - 1)
        if (Bound.promises(edge, after, beyond, jollies, more, reach))
          bestLeft(childAt(edge), place - 1, after, jollies, more)
        keepCount(letter, have)
        spent = before
      }
    }
    if ((free & bit) !== 0) {
      const more = score + jollyWorth
      store<u8>(TILES + place, letter | JOLLY_BIT)
      if ((accepted & bit) !== 0) keep(place, last, more)
      const fewer = fewerAfter(bit, jollies)
      if (leads && Bound.promises(edge, mask, beyond, fewer, more, reach))
        bestLeft(childAt(edge), place - 1, mask, fewer, more)
    }
  }
}

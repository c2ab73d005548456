import {
  AHEAD,
  CELLS,
  JOLLY_BIT,
  LEFT_END,
  LYING_TILE,
  PLACE_SHIFT,
  SEPARATOR_TILE,
} from '../src/search/layout'
import {
  ALL_KEYS,
  acceptedBy,
  childAt,
  childrenOf,
  edgeOf,
  hasKey,
  pruneMaskOf,
  SEPARATOR_BIT,
} from './graph'
import {
  canMeetMask,
  countOf,
  fewerAfter,
  jollies as handJollies,
  mask as handMask,
  keepCount,
  lyingWorthOf,
  meets,
  wildOf,
  worthOf,
} from './hand'
import { aheadOf, cellAt } from './line'
import { addLink, addMove, tailOf } from './room'

/**
 * Finds all moves with their points. The search follows an edge only if the letters it needs are in the hand or on the board ahead, and
 * if the next cell can take one of them, so it rarely enters a dead end. It allocates nothing.
 *
 * Each function is compiled twice: for a hand with jollies (`J` has four bytes) and for one without (`J` has one
 * byte). Most hands have none, and without jollies two thirds of the work disappear.
 */
type Jollies = i32
type NoJollies = bool

/** `head`: first number of every move in this line. `first`: where the current word begins. `last`: where it turns. */
let head: i32 = 0
let first: i32 = 0
let last: i32 = 0

/** Sets the line of all words found from now on. */
export function inLine(beginning: i32): void {
  head = beginning
}

/** Starts at `node`. `place` is the next cell to the left; after the separator words go on behind `end`. */
export function anchorAll(node: usize, place: i32, end: i32): void {
  last = end
  if (!canMeetMask(handMask | aheadOf(end), handJollies, pruneMaskOf(node))) return
  let points = 0
  for (let p = place + 1; p <= end && cellAt(p) < 0; p++) points += lyingWorthOf(~cellAt(p))
  if (handJollies === 0) goLeft<NoJollies>(node, cellOf(place), handMask, 0, 0, points)
  else goLeft<Jollies>(node, cellOf(place), handMask, handJollies, 0, points)
}

function cellOf(place: i32): usize {
  return <usize>CELLS + ((<usize>place) << 2)
}

function placeOf(cell: usize): i32 {
  return <i32>((cell - CELLS) >>> 2)
}

function hasJollies<J>(): bool {
  return sizeof<J>() === sizeof<Jollies>()
}

function wilds<J>(jollies: i32): u32 {
  return hasJollies<J>() ? wildOf(jollies) : 0
}

function canMeet<J>(node: usize, had: u32, jollies: i32): bool {
  return hasJollies<J>() ? canMeetMask(had, jollies, pruneMaskOf(node)) : meets(had, pruneMaskOf(node))
}

function push(start: i32, end: i32, tail: i32, points: i32): void {
  addMove(head | (start << PLACE_SHIFT) | (end - start + 1), tail, points)
}

function pushEach(start: i32, end: i32, letters: u32, tail: i32, points: i32): void {
  for (let ends = letters; ends !== 0; ends &= ends - 1) {
    const letter = ctz<i32>(ends)
    push(start, end, tail | letter, points + worthOf(letter))
  }
}

/** As `pushEach`, for a jolly, which counts nothing. */
function pushJollies(start: i32, end: i32, letters: u32, tail: i32, points: i32): void {
  for (let ends = letters; ends !== 0; ends &= ends - 1)
    push(start, end, tail | JOLLY_BIT | ctz<i32>(ends), points)
}

/** Whether one of the letters can go into the cell `next` from this node. A stone on the board is the only choice. */
function leadsRight(node: usize, next: i32, letters: u32): bool {
  const here = next < 0 ? (1 as u32) << ~next : <u32>next & letters
  return ((childrenOf(node) | acceptedBy(node)) & here) !== 0
}

function goRight<J>(node: usize, cell: usize, mask: u32, jollies: i32, link: i32, points: i32): void {
  const next = load<i32>(cell, 4)
  const fit = load<u32>(cell) & mask
  const free = load<u32>(cell) & wilds<J>(jollies)
  if (next >= 0) {
    pushEach(first, placeOf(cell), acceptedBy(node) & fit, tailOf(link, 0), points)
    if (hasJollies<J>()) pushJollies(first, placeOf(cell), acceptedBy(node) & free, tailOf(link, 0), points)
  }
  const children = childrenOf(node)
  const beyond = load<u32>(cell, AHEAD - CELLS) | ALL_KEYS
  for (let rest = children & (fit | free); rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest)
    const edge = edgeOf(node, children, bit)
    const letter = ctz<i32>(rest)
    if (!hasJollies<J>() || (fit & bit) !== 0) {
      const have = countOf(letter)
      const after = mask ^ (bit & ((have - 2) >> 31))
      const had = after | wilds<J>(jollies)
      const child = childAt(edge)
      if (
        hasKey(edge, had | beyond) &&
        leadsRight(child, next, had) &&
        canMeet<J>(child, after | beyond, jollies)
      ) {
        keepCount(letter, have - 1)
        const on = addLink(link, letter)
        const more = points + worthOf(letter)
        if (next >= 0) goRight<J>(child, cell + 4, after, jollies, on, more)
        else goThrough<J>(child, cell + 4, after, jollies, on, more)
        keepCount(letter, have)
      }
    }
    if (hasJollies<J>() && (free & bit) !== 0) {
      const fewer = fewerAfter(bit, jollies)
      const had = mask | wildOf(fewer)
      const child = childAt(edge)
      if (
        hasKey(edge, had | beyond) &&
        leadsRight(child, next, had) &&
        canMeet<J>(child, mask | beyond, fewer)
      ) {
        const on = addLink(link, letter | JOLLY_BIT)
        if (next < 0) goThrough<J>(child, cell + 4, mask, fewer, on, points)
        else if (fewer === 0) goRight<NoJollies>(child, cell + 4, mask, 0, on, points)
        else goRight<J>(child, cell + 4, mask, fewer, on, points)
      }
    }
  }
}

/** Follows the block of stones that begins at the cell. */
function goThrough<J>(from: usize, start: usize, mask: u32, jollies: i32, before: i32, sum: i32): void {
  let node = from
  let cell = start
  let link = before
  let points = sum
  for (let shown = load<i32>(cell); shown < 0; shown = load<i32>(cell)) {
    const bit: u32 = 1 << ~shown
    const children = childrenOf(node)
    points += lyingWorthOf(~shown)
    if ((acceptedBy(node) & bit) !== 0 && load<i32>(cell, 4) >= 0)
      push(first, placeOf(cell), tailOf(link, LYING_TILE), points)
    if ((children & bit) === 0) return
    node = childAt(edgeOf(node, children, bit))
    link = addLink(link, LYING_TILE)
    cell += 4
  }
  if (jollies === 0) goRight<NoJollies>(node, cell, mask, 0, link, points)
  else goRight<J>(node, cell, mask, jollies, link, points)
}

/** Whether the word can go on to the left, or turn and go on in the cell `opening`. */
function leadsLeft(node: usize, next: u32, opening: u32, letters: u32): bool {
  const on = next & letters
  const turning = (opening & letters) === 0 ? 0 : SEPARATOR_BIT
  return ((childrenOf(node) & (on | turning)) | (acceptedBy(node) & on)) !== 0
}

function goLeft<J>(node: usize, cell: usize, mask: u32, jollies: i32, link: i32, points: i32): void {
  const children = childrenOf(node)
  const end = cellOf(last)
  const beyond = load<u32>(end, AHEAD - CELLS) | ALL_KEYS
  const opening = load<i32>(end, 4)
  if ((children & SEPARATOR_BIT) !== 0) {
    const edge = edgeOf(node, children, SEPARATOR_BIT)
    const had = mask | wilds<J>(jollies)
    const child = childAt(edge)
    if (
      hasKey(edge, had | beyond) &&
      leadsRight(child, opening, had) &&
      canMeet<J>(child, mask | beyond, jollies)
    ) {
      first = placeOf(cell) + 1
      goRight<J>(child, end + 4, mask, jollies, addLink(link, SEPARATOR_TILE), points)
    }
  }
  const fit = load<u32>(cell) & mask
  const free = load<u32>(cell) & wilds<J>(jollies)
  pushEach(placeOf(cell), last, acceptedBy(node) & fit, tailOf(link, LEFT_END), points)
  if (hasJollies<J>())
    pushJollies(placeOf(cell), last, acceptedBy(node) & free, tailOf(link, LEFT_END), points)
  const next = load<u32>(cell - 4)
  for (let rest = children & (fit | free); rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest)
    const edge = edgeOf(node, children, bit)
    const letter = ctz<i32>(rest)
    if (!hasJollies<J>() || (fit & bit) !== 0) {
      const have = countOf(letter)
      const after = mask ^ (bit & ((have - 2) >> 31))
      const had = after | wilds<J>(jollies)
      const child = childAt(edge)
      if (
        hasKey(edge, had | beyond) &&
        leadsLeft(child, next, opening, had) &&
        canMeet<J>(child, after | beyond, jollies)
      ) {
        keepCount(letter, have - 1)
        goLeft<J>(child, cell - 4, after, jollies, addLink(link, letter), points + worthOf(letter))
        keepCount(letter, have)
      }
    }
    if (hasJollies<J>() && (free & bit) !== 0) {
      const fewer = fewerAfter(bit, jollies)
      const had = mask | wildOf(fewer)
      const child = childAt(edge)
      if (
        hasKey(edge, had | beyond) &&
        leadsLeft(child, next, opening, had) &&
        canMeet<J>(child, mask | beyond, fewer)
      ) {
        const on = addLink(link, letter | JOLLY_BIT)
        if (fewer === 0) goLeft<NoJollies>(child, cell - 4, mask, 0, on, points)
        else goLeft<J>(child, cell - 4, mask, fewer, on, points)
      }
    }
  }
}

import { bitCount, type CrosswordIndex, NODE_HEAD, OFFSET } from '@estocade/words'
import type { Stone } from '../stones.ts'
import { Hand, type HandLetters } from './hand.ts'
import { Line } from './line.ts'
import { END_SHIFT, JOLLY_BIT, LEFT_END, LINK_SHIFT, LYING_TILE, TURN_TILE } from './moves.ts'

/**
 * The walks through the two-way graph that find all moves. A way is entered only if the letters it needs are in
 * the hand or lie ahead, and if the next cell can take one: most dead ends are seen from outside.
 *
 * One walker for all searches, which run one after another: the engine takes arrays that a module makes once as
 * constants, and those of a function's many closures not. The walk allocates nothing.
 */
export const hand = new Hand()
export const line = new Line()

// The engine folds constants of the same module only.
const HEAD = NODE_HEAD
const CHILD = OFFSET
const KEY_SHIFT = 27
const ALL_KEYS = 1 << 31
const JOLLY = JOLLY_BIT
const LINK = LINK_SHIFT
const END = END_SHIFT
const LEFTMOST = LEFT_END
/** What the numbers of links in a move's end have room for. */
const MOST = 1 << (32 - END_SHIFT)
const { counts, wild, afterRed, afterBlack } = hand
const { cells, ahead } = line

// Signed, so that the engine keeps offsets and masks in integer registers.
let nodes: Int32Array = new Int32Array(0)
let turn = 0
let red = 0
let first = 0
let last = 0
let head = 0

let moves = new Int32Array(1 << 13)
let moved = 0
let links = new Int32Array(1 << 13)
let linked = 1

export function begin(index: CrosswordIndex, rack: Iterable<Stone>, letters: HandLetters): void {
  nodes = new Int32Array(index.nodes.buffer, index.nodes.byteOffset, index.nodes.length)
  turn = 1 << index.turn
  hand.read(rack, letters)
  red = letters.red
  moved = 0
  linked = 1
}

/** Words found from now on stand in this line: see `headOf`. */
export function inLine(start: number): void {
  head = start
}

export function anchor(node: number, place: number, end: number): void {
  last = end
  const { mask, jollies } = hand
  if (lacks(nodes, node, mask | ahead[end]!, jollies)) return
  if (jollies === 0) left(node, place, mask, 0)
  else leftWild(node, place, mask, jollies, 0)
}

export const movesFound = (): number => moved / 2

export const found = () => ({ moves: moves.slice(0, moved), links: links.slice(0, linked) })

function push(start: number, end: number, tail: number): void {
  const at = moved
  moves[at] = head | (start << 6) | (end - start + 1)
  moves[at + 1] = tail
  moved = at + 2
  if (moved === moves.length) moves = doubled(moves)
}

function linkTo(before: number, tile: number): number {
  const link = linked
  links[link] = (before << LINK) | tile
  linked = link + 1
  if (linked === links.length) links = doubled(links)
  return link
}

function doubled(old: Int32Array): Int32Array<ArrayBuffer> {
  if (old.length >= MOST) throw new Error('More moves than can be numbered.')
  const larger = new Int32Array(old.length * 2)
  larger.set(old)
  return larger
}

function right(node: number, place: number, mask: number, link: number): void {
  const graph = nodes
  const next = cells[place + 1]!
  const fit = cells[place]! & mask
  if (next >= 0)
    for (let ends = graph[node + 1]! & fit; ends !== 0; ends &= ends - 1)
      push(first, place, (link << END) | (31 - Math.clz32(ends & -ends)))
  const children = graph[node]!
  const beyond = ahead[place]! | ALL_KEYS
  for (let rest = children & fit; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const way = graph[node + HEAD + bitCount(children & (bit - 1))]!
    const letter = 31 - Math.clz32(bit)
    const have = counts[letter]!
    const after = mask ^ (bit & ((have - 2) >> 31))
    if (!opens(way, after | beyond)) continue
    const child = way & CHILD
    if (!isOpen(graph, child, next, after) || (graph[child + 2]! & ~(after | beyond)) !== 0) continue
    counts[letter] = have - 1
    if (next >= 0) right(child, place + 1, after, linkTo(link, letter))
    else through(child, place + 1, after, 0, linkTo(link, letter))
    counts[letter] = have
  }
}

/** Is the way's key among the letters? */
function opens(way: number, letters: number): boolean {
  return ((letters >>> (way >>> KEY_SHIFT)) & 1) !== 0
}

/** Can a letter of the mask be laid in the cell `next` after coming to the node? Of a lying stone it is not asked. */
function isOpen(graph: Int32Array, node: number, next: number, mask: number): boolean {
  return next < 0 || ((graph[node]! | graph[node + 1]!) & next & mask) !== 0
}

/** Along the block that begins at `start`. */
function through(from: number, start: number, mask: number, jollies: number, before: number): void {
  let node = from
  let place = start
  let link = before
  for (let cell = cells[place]!; cell < 0; cell = cells[place]!) {
    const bit = 1 << ~cell
    const children = nodes[node]!
    if ((nodes[node + 1]! & bit) !== 0 && cells[place + 1]! >= 0)
      push(first, place, (link << END) | LYING_TILE)
    if ((children & bit) === 0) return
    node = nodes[node + HEAD + bitCount(children & (bit - 1))]! & CHILD
    link = linkTo(link, LYING_TILE)
    place++
  }
  if (jollies === 0) right(node, place, mask, link)
  else rightWild(node, place, mask, jollies, link)
}

function left(node: number, place: number, mask: number, link: number): void {
  const graph = nodes
  const children = graph[node]!
  const beyond = ahead[last]! | ALL_KEYS
  const opening = cells[last + 1]!
  if ((children & turn) !== 0) {
    const way = graph[node + HEAD + bitCount(children & (turn - 1))]!
    const child = way & CHILD
    if (
      opens(way, mask | beyond) &&
      isOpen(graph, child, opening, mask) &&
      (graph[child + 2]! & ~(mask | beyond)) === 0
    ) {
      first = place + 1
      right(child, last + 1, mask, linkTo(link, TURN_TILE))
    }
  }
  const fit = cells[place]! & mask
  for (let ends = graph[node + 1]! & fit; ends !== 0; ends &= ends - 1)
    push(place, last, (link << END) | LEFTMOST | (31 - Math.clz32(ends & -ends)))
  const next = cells[place - 1]!
  for (let rest = children & fit; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const way = graph[node + HEAD + bitCount(children & (bit - 1))]!
    const letter = 31 - Math.clz32(bit)
    const have = counts[letter]!
    const after = mask ^ (bit & ((have - 2) >> 31))
    if (!opens(way, after | beyond)) continue
    const child = way & CHILD
    if (!leadsOn(graph, child, next, opening, after) || (graph[child + 2]! & ~(after | beyond)) !== 0)
      continue
    counts[letter] = have - 1
    left(child, place - 1, after, linkTo(link, letter))
    counts[letter] = have
  }
}

/** Can the way go on to the left, or turn and go on in the cell `opening`? */
function leadsOn(graph: Int32Array, node: number, next: number, opening: number, mask: number): boolean {
  const on = next & mask
  const turning = (opening & mask) === 0 ? 0 : turn
  return ((graph[node]! & (on | turning)) | (graph[node + 1]! & on)) !== 0
}

/** As `right`, with jollies: each letter may be a stone or a jolly. */
function rightWild(node: number, place: number, mask: number, jollies: number, link: number): void {
  const graph = nodes
  const next = cells[place + 1]!
  const fit = cells[place]! & mask
  const wilds = wild[jollies]!
  const free = cells[place]! & wilds
  if (next >= 0) {
    for (let ends = graph[node + 1]! & fit; ends !== 0; ends &= ends - 1)
      push(first, place, (link << END) | (31 - Math.clz32(ends & -ends)))
    for (let ends = graph[node + 1]! & free; ends !== 0; ends &= ends - 1)
      push(first, place, (link << END) | (31 - Math.clz32(ends & -ends)) | JOLLY)
  }
  const children = graph[node]!
  const beyond = ahead[place]! | ALL_KEYS
  for (let rest = children & (fit | free); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const way = graph[node + HEAD + bitCount(children & (bit - 1))]!
    const child = way & CHILD
    const letter = 31 - Math.clz32(bit)
    if ((fit & bit) !== 0) {
      const have = counts[letter]!
      const after = mask ^ (bit & ((have - 2) >> 31))
      if (
        opens(way, after | beyond | wilds) &&
        isOpen(graph, child, next, after | wilds) &&
        !lacks(graph, child, after | beyond, jollies)
      ) {
        counts[letter] = have - 1
        if (next >= 0) rightWild(child, place + 1, after, jollies, linkTo(link, letter))
        else through(child, place + 1, after, jollies, linkTo(link, letter))
        counts[letter] = have
      }
    }
    if ((free & bit) !== 0) {
      const fewer = (bit & red) !== 0 ? afterRed[jollies]! : afterBlack[jollies]!
      const wilder = wild[fewer]!
      if (
        opens(way, mask | beyond | wilder) &&
        isOpen(graph, child, next, mask | wilder) &&
        !lacks(graph, child, mask | beyond, fewer)
      ) {
        const on = linkTo(link, letter | JOLLY)
        if (next < 0) through(child, place + 1, mask, fewer, on)
        else if (fewer === 0) right(child, place + 1, mask, on)
        else rightWild(child, place + 1, mask, fewer, on)
      }
    }
  }
}

/** Does every way on from the node need a letter that is not to be had? */
function lacks(graph: Int32Array, node: number, had: number, jollies: number): boolean {
  const missing = graph[node + 2]! & ~had
  return missing !== 0 && hand.lacks(missing, jollies)
}

function leftWild(node: number, place: number, mask: number, jollies: number, link: number): void {
  const graph = nodes
  const children = graph[node]!
  const beyond = ahead[last]! | ALL_KEYS
  const opening = cells[last + 1]!
  const wilds = wild[jollies]!
  if ((children & turn) !== 0) {
    const way = graph[node + HEAD + bitCount(children & (turn - 1))]!
    const child = way & CHILD
    if (
      opens(way, mask | beyond | wilds) &&
      isOpen(graph, child, opening, mask | wilds) &&
      !lacks(graph, child, mask | beyond, jollies)
    ) {
      first = place + 1
      rightWild(child, last + 1, mask, jollies, linkTo(link, TURN_TILE))
    }
  }
  const fit = cells[place]! & mask
  const free = cells[place]! & wilds
  for (let ends = graph[node + 1]! & fit; ends !== 0; ends &= ends - 1)
    push(place, last, (link << END) | LEFTMOST | (31 - Math.clz32(ends & -ends)))
  for (let ends = graph[node + 1]! & free; ends !== 0; ends &= ends - 1)
    push(place, last, (link << END) | LEFTMOST | (31 - Math.clz32(ends & -ends)) | JOLLY)
  const next = cells[place - 1]!
  for (let rest = children & (fit | free); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const way = graph[node + HEAD + bitCount(children & (bit - 1))]!
    const child = way & CHILD
    const letter = 31 - Math.clz32(bit)
    if ((fit & bit) !== 0) {
      const have = counts[letter]!
      const after = mask ^ (bit & ((have - 2) >> 31))
      if (
        opens(way, after | beyond | wilds) &&
        leadsOn(graph, child, next, opening, after | wilds) &&
        !lacks(graph, child, after | beyond, jollies)
      ) {
        counts[letter] = have - 1
        leftWild(child, place - 1, after, jollies, linkTo(link, letter))
        counts[letter] = have
      }
    }
    if ((free & bit) !== 0) {
      const fewer = (bit & red) !== 0 ? afterRed[jollies]! : afterBlack[jollies]!
      const wilder = wild[fewer]!
      if (
        opens(way, mask | beyond | wilder) &&
        leadsOn(graph, child, next, opening, mask | wilder) &&
        !lacks(graph, child, mask | beyond, fewer)
      ) {
        const on = linkTo(link, letter | JOLLY)
        if (fewer === 0) left(child, place - 1, mask, on)
        else leftWild(child, place - 1, mask, fewer, on)
      }
    }
  }
}

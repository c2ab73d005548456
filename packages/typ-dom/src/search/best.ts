import { bitCount, type CrosswordIndex, EMPTY_NODE, NODE_HEAD, OFFSET } from '@estocade/words'
import type { Direction } from '../grid.ts'
import type { Placement } from '../placement.ts'
import type { Stone } from '../stones.ts'
import { type Board, boardMaker, type Lines } from './board.ts'
import { HandWorth, lettersBelow } from './bounds.ts'
import { Hand, handLetters } from './hand.ts'
import { Line } from './line.ts'
import { JOLLY_STONE } from './lying-stones.ts'
import { JOLLY_BIT, LYING_TILE, tileShown } from './moves.ts'
import type { Position } from './search.ts'

export interface Best {
  readonly placement: Placement
  readonly points: number
}

export interface BestSearch {
  /** A word that counts most, every letter in it; `undefined` when there is none. */
  best(position: Position): Best | undefined
}

// One walker for all searches, and the engine folds constants of the same module only: see walk.ts.
const HEAD = NODE_HEAD
const CHILD = OFFSET
const KEY_SHIFT = 27
const ALL_KEYS = 1 << 31
const NO_KEY = 31 << KEY_SHIFT
const JOLLY = JOLLY_BIT
const hand = new Hand()
const line = new Line()
const handWorth = new HandWorth()
const { counts, wild, afterRed, afterBlack } = hand
const { cells, ahead } = line
/** The word so far, by place. */
const tiles = new Uint8Array(cells.length)
const bestTiles = new Uint8Array(64)
const worthOf = new Uint8Array(2 * JOLLY_STONE)

let nodes: Int32Array = new Int32Array(0)
let below: Int32Array = new Int32Array(0)
let turn = 0
let red = 0
let first = 0
let last = 0
// What lies in the line; what of it can still come into the word at hand.
let lineWorth = 0
let aheadWorth = 0
// The best word so far: what it counts, and where it stands.
let best = -1
let lines: Lines | undefined
let number = 0
let bestPlace = { down: false, line: 0, start: 0, size: 0 }

function keep(start: number, end: number, score: number): void {
  if (score <= best) return
  best = score
  bestPlace = { down: lines?.down ?? false, line: number, start, size: end - start + 1 }
  for (let p = start; p <= end; p++) bestTiles[p - start] = cells[p]! < 0 ? LYING_TILE : tiles[p]!
}

function right(node: number, place: number, mask: number, jollies: number, score: number): void {
  const graph = nodes
  const cell = cells[place]!
  if (cell < 0) {
    through(node, place, mask, jollies, score)
    return
  }
  const accepts = cells[place + 1]! < 0 ? 0 : graph[node + 1]!
  const children = graph[node]!
  const fit = cell & mask
  const free = cell & wild[jollies]!
  const beyond = ahead[place]! | ALL_KEYS
  for (let rest = (children | accepts) & (fit | free); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const letter = 31 - Math.clz32(bit)
    const way = (children & bit) === 0 ? EMPTY_NODE : graph[node + HEAD + bitCount(children & (bit - 1))]!
    if ((fit & bit) !== 0) {
      const more = score + worthOf[letter]!
      tiles[place] = letter
      if ((accepts & bit) !== 0) keep(first, place, more)
      const have = counts[letter]!
      const after = mask ^ (bit & ((have - 2) >> 31))
      if (promises(way, after, beyond, jollies, more)) {
        counts[letter] = have - 1
        right(way & CHILD, place + 1, after, jollies, more)
        counts[letter] = have
      }
    }
    if ((free & bit) !== 0) {
      tiles[place] = letter | JOLLY
      if ((accepts & bit) !== 0) keep(first, place, score)
      const fewer = (bit & red) !== 0 ? afterRed[jollies]! : afterBlack[jollies]!
      if (promises(way, mask, beyond, fewer, score)) right(way & CHILD, place + 1, mask, fewer, score)
    }
  }
}

/** Are the letters that the way needs to be had, and could a word on it beat the best? */
function promises(way: number, mask: number, beyond: number, jollies: number, score: number): boolean {
  const node = way & CHILD
  if (node === EMPTY_NODE) return false
  if ((((mask | beyond | wild[jollies]!) >>> (way >>> KEY_SHIFT)) & 1) === 0) return false
  const missing = nodes[node + 2]! & ~(mask | beyond)
  if (missing !== 0 && (jollies === 0 || hand.lacks(missing, jollies))) return false
  return score + aheadWorth + handWorth.of(below[node]! & mask) > best
}

function through(node: number, place: number, mask: number, jollies: number, score: number): void {
  const face = ~cells[place]!
  const bit = 1 << face
  const children = nodes[node]!
  const more = score + worthOf[face]!
  if ((nodes[node + 1]! & bit) !== 0 && cells[place + 1]! >= 0) keep(first, place, more)
  if ((children & bit) === 0) return
  const way = nodes[node + HEAD + bitCount(children & (bit - 1))]!
  if (promises(way, mask, ahead[place]! | ALL_KEYS, jollies, more))
    right(way & CHILD, place + 1, mask, jollies, more)
}

function left(node: number, place: number, mask: number, jollies: number, score: number): void {
  const graph = nodes
  const children = graph[node]!
  const beyond = ahead[last]! | ALL_KEYS
  if ((children & turn) !== 0) {
    const way = graph[node + HEAD + bitCount(children & (turn - 1))]!
    if (promises(way, mask, beyond, jollies, score)) {
      first = place + 1
      right(way & CHILD, last + 1, mask, jollies, score)
    }
  }
  const accepts = graph[node + 1]!
  const fit = cells[place]! & mask
  const free = cells[place]! & wild[jollies]!
  for (let rest = (children | accepts) & (fit | free); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const letter = 31 - Math.clz32(bit)
    const way = (children & bit) === 0 ? EMPTY_NODE : graph[node + HEAD + bitCount(children & (bit - 1))]!
    if ((fit & bit) !== 0) {
      const more = score + worthOf[letter]!
      tiles[place] = letter
      if ((accepts & bit) !== 0) keep(place, last, more)
      const have = counts[letter]!
      const after = mask ^ (bit & ((have - 2) >> 31))
      if (promises(way, after, beyond, jollies, more)) {
        counts[letter] = have - 1
        left(way & CHILD, place - 1, after, jollies, more)
        counts[letter] = have
      }
    }
    if ((free & bit) !== 0) {
      tiles[place] = letter | JOLLY
      if ((accepts & bit) !== 0) keep(place, last, score)
      const fewer = (bit & red) !== 0 ? afterRed[jollies]! : afterBlack[jollies]!
      if (promises(way, mask, beyond, fewer, score)) left(way & CHILD, place - 1, mask, fewer, score)
    }
  }
}

function anchor(node: number, place: number, end: number): void {
  last = end
  let score = 0
  for (let p = place + 1; p <= end && cells[p]! < 0; p++) score += worthOf[~cells[p]!]!
  aheadWorth = ahead[end] === 0 ? 0 : lineWorth - score
  if (promises(node | NO_KEY, hand.mask, ahead[end]! | ALL_KEYS, hand.jollies, score))
    left(node, place, hand.mask, hand.jollies, score)
}

function searchLines(index: CrosswordIndex, { across, down, size }: Board, touching: boolean): void {
  const found = [...linesToSearch(across, size, touching), ...linesToSearch(down, size, touching)]
  for (const { worth, ...one } of found.sort((a, b) => b.worth - a.worth)) {
    if (worth + handWorth.of(hand.mask) <= best) return
    lineWorth = worth
    lines = one.lines
    number = one.number
    line.walk(index, { lines, size }, number, touching, anchor)
  }
}

/** With what the stones count that lie there. */
function linesToSearch(lines: Lines, size: number, touching: boolean) {
  const found: { readonly lines: Lines; readonly number: number; readonly worth: number }[] = []
  for (let number = lines.firstLine; number <= lines.lastLine; number++) {
    if (lines.lying[number] === 0 && !(touching && lines.beside[number] !== 0)) continue
    let worth = 0
    for (let p = number * size; lines.lying[number] !== 0 && p < (number + 1) * size; p++)
      if (lines.cells[p]! < 0) worth += worthOf[~lines.cells[p]!]!
    found.push({ lines, number, worth })
  }
  return found
}

function placement({ top, left }: Board, letters: string): Placement {
  const { down, line, start, size } = bestPlace
  const direction: Direction = down ? 'down' : 'across'
  const [row, col] = down ? [start, line] : [line, start]
  const stones = Array.from(bestTiles.subarray(0, size), (tile) => tileShown(tile, letters)).join('')
  return { direction, row: row + top, col: col + left, stones }
}

/**
 * As the search of all moves, but a way is left as soon as nothing that can still come would beat the best word
 * found: the stones that lie in the line, and those of the hand whose letters the dictionary has further on.
 * Lines with dear stones come first.
 */
export function bestSearch(
  letters: string,
  index: CrosswordIndex,
  points: Readonly<Record<Stone, number>>,
): BestSearch {
  const makeBoard = boardMaker(letters, index)
  const numbered = handLetters(letters)
  const worths = Uint8Array.from(letters, (letter) => points[letter] ?? 0)
  let lettersFrom: Int32Array | undefined

  return {
    best({ grid, rack, limit, touching = false }) {
      lettersFrom ??= lettersBelow(index)
      below = lettersFrom
      nodes = new Int32Array(index.nodes.buffer, index.nodes.byteOffset, index.nodes.length)
      turn = 1 << index.turn
      red = numbered.red
      worthOf.fill(0)
      worthOf.set(worths)
      hand.read(rack, numbered)
      handWorth.read(counts, worthOf)
      const board = makeBoard(grid, hand.size, limit)
      best = -1
      if (board.isEmpty) {
        lines = undefined
        number = -board.top
        line.open(index, board, anchor)
      } else searchLines(index, board, touching)
      return best < 0 ? undefined : { placement: placement(board, letters), points: best }
    },
  }
}

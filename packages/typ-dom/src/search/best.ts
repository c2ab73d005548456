import { bitCount, type CrosswordIndex, EMPTY_NODE, NODE_HEAD } from '@estocade/words'
import type { Placement } from '../placement.ts'
import type { Stone } from '../stones.ts'
import { type Board, boardMaker, type Lines } from './board.ts'
import { HandWorth, lettersBelow } from './bounds.ts'
import { Hand } from './hand.ts'
import { Line } from './line.ts'
import { JOLLY_STONE } from './lying-stones.ts'
import { JOLLY_BIT, MoveSink } from './moves.ts'
import type { Position } from './search.ts'

export interface Best {
  readonly placement: Placement
  readonly points: number
}

export interface BestSearch {
  /** A word that counts most, every letter in it; `undefined` when there is none. */
  best(position: Position): Best | undefined
}

const HEAD = NODE_HEAD

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
  const worthOf = new Uint8Array(2 * JOLLY_STONE)
  for (const [i, letter] of [...letters].entries()) worthOf[i] = points[letter] ?? 0
  const makeBoard = boardMaker(letters, index)
  const hand = new Hand(letters)
  const { counts, wild, afterRed, afterBlack, red } = hand
  const line = new Line(index)
  const { cells, ahead, tiles } = line
  const sink = new MoveSink(tiles)
  const nodes = new Int32Array(index.nodes.buffer, index.nodes.byteOffset, index.nodes.length)
  const turn = 1 << index.turn
  const handWorth = new HandWorth()
  let below: Int32Array = new Int32Array(0)
  let [first, last, best] = [0, 0, -1]
  // What lies in the line; what of it can still come into the word at hand.
  let [lineWorth, aheadWorth] = [0, 0]

  function keep(start: number, end: number, score: number): void {
    if (score <= best) return
    best = score
    sink.clear()
    sink.push(start, end)
  }

  function right(node: number, place: number, mask: number, jollies: number, score: number): void {
    const cell = cells[place]!
    const next = cells[place + 1]!
    if (cell < 0) {
      through(node, place, mask, jollies, score)
      return
    }
    const accepts = next < 0 ? 0 : nodes[node + 1]!
    const children = nodes[node]!
    const fit = cell & mask
    const free = cell & wild[jollies]!
    for (let rest = (children | accepts) & (fit | free); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const letter = 31 - Math.clz32(bit)
      const child = (children & bit) === 0 ? EMPTY_NODE : nodes[node + HEAD + bitCount(children & (bit - 1))]!
      if ((fit & bit) !== 0) {
        const more = score + worthOf[letter]!
        tiles[place] = letter
        if ((accepts & bit) !== 0) keep(first, place, more)
        const have = counts[letter]!
        const after = mask ^ (bit & ((have - 2) >> 31))
        if (promises(child, after, ahead[place]!, jollies, more)) {
          counts[letter] = have - 1
          right(child, place + 1, after, jollies, more)
          counts[letter] = have
        }
      }
      if ((free & bit) !== 0) {
        tiles[place] = letter | JOLLY_BIT
        if ((accepts & bit) !== 0) keep(first, place, score)
        const fewer = (bit & red) !== 0 ? afterRed[jollies]! : afterBlack[jollies]!
        if (promises(child, mask, ahead[place]!, fewer, score)) right(child, place + 1, mask, fewer, score)
      }
    }
  }

  /** Could a way on from the node beat the best word, and are the letters it needs to be had? */
  const promises = (node: number, mask: number, beyond: number, jollies: number, score: number): boolean => {
    if (node === EMPTY_NODE || score + aheadWorth + handWorth.of(below[node]! & mask) <= best) return false
    const missing = nodes[node + 2]! & ~(mask | beyond)
    return missing === 0 || (jollies !== 0 && !hand.lacks(missing, jollies))
  }

  function through(node: number, place: number, mask: number, jollies: number, score: number): void {
    const face = ~cells[place]!
    const bit = 1 << face
    const children = nodes[node]!
    const more = score + worthOf[face]!
    if ((nodes[node + 1]! & bit) !== 0 && cells[place + 1]! >= 0) keep(first, place, more)
    if ((children & bit) === 0) return
    const child = nodes[node + HEAD + bitCount(children & (bit - 1))]!
    if (promises(child, mask, ahead[place]!, jollies, more)) right(child, place + 1, mask, jollies, more)
  }

  function left(node: number, place: number, mask: number, jollies: number, score: number): void {
    const children = nodes[node]!
    const beyond = ahead[last]!
    if ((children & turn) !== 0) {
      const child = nodes[node + HEAD + bitCount(children & (turn - 1))]!
      if (promises(child, mask, beyond, jollies, score)) {
        first = place + 1
        right(child, last + 1, mask, jollies, score)
      }
    }
    const accepts = nodes[node + 1]!
    const fit = cells[place]! & mask
    const free = cells[place]! & wild[jollies]!
    for (let rest = (children | accepts) & (fit | free); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const letter = 31 - Math.clz32(bit)
      const child = (children & bit) === 0 ? EMPTY_NODE : nodes[node + HEAD + bitCount(children & (bit - 1))]!
      if ((fit & bit) !== 0) {
        const more = score + worthOf[letter]!
        tiles[place] = letter
        if ((accepts & bit) !== 0) keep(place, last, more)
        const have = counts[letter]!
        const after = mask ^ (bit & ((have - 2) >> 31))
        if (promises(child, after, beyond, jollies, more)) {
          counts[letter] = have - 1
          left(child, place - 1, after, jollies, more)
          counts[letter] = have
        }
      }
      if ((free & bit) !== 0) {
        tiles[place] = letter | JOLLY_BIT
        if ((accepts & bit) !== 0) keep(place, last, score)
        const fewer = (bit & red) !== 0 ? afterRed[jollies]! : afterBlack[jollies]!
        if (promises(child, mask, beyond, fewer, score)) left(child, place - 1, mask, fewer, score)
      }
    }
  }

  const anchor = (node: number, place: number, end: number): void => {
    last = end
    let score = 0
    for (let p = place + 1; p <= end && cells[p]! < 0; p++) score += worthOf[~cells[p]!]!
    aheadWorth = ahead[end] === 0 ? 0 : lineWorth - score
    if (promises(node, hand.mask, ahead[end]!, hand.jollies, score))
      left(node, place, hand.mask, hand.jollies, score)
  }

  function searchLines({ across, down, size }: Board, touching: boolean): void {
    const found = [...linesToSearch(across, size, touching), ...linesToSearch(down, size, touching)]
    for (const { lines, number, worth } of found.sort((a, b) => b.worth - a.worth)) {
      if (worth + handWorth.of(hand.mask) <= best) return
      lineWorth = worth
      sink.line(lines.down, number)
      line.walk(lines, size, number, touching, anchor)
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

  return {
    best({ grid, rack, limit, touching = false }) {
      if (below.length === 0) below = lettersBelow(index)
      hand.read(rack)
      handWorth.read(counts, worthOf)
      const board = makeBoard(grid, hand.size, limit)
      sink.clear()
      best = -1
      if (board.isEmpty) {
        sink.line(false, -board.top)
        line.open(board, anchor)
      } else searchLines(board, touching)
      return best < 0 ? undefined : { placement: sink.taken(board, letters).at(0), points: best }
    },
  }
}

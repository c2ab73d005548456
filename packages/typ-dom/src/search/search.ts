import { bitCount, type CrosswordIndex, NODE_HEAD } from '@estocade/words'
import type { Grid } from '../grid.ts'
import type { Stone } from '../stones.ts'
import { type Board, boardMaker, type Limit, type Lines } from './board.ts'
import { Hand } from './hand.ts'
import { Line } from './line.ts'
import { JOLLY_BIT, MoveSink, type Moves } from './moves.ts'

export interface Position {
  readonly grid: Grid
  readonly rack: Iterable<Stone>
  /** T4: a word shares a letter with what lies there; option: touching is enough. */
  readonly touching?: boolean
  readonly limit?: Limit
}

export interface MoveSearch {
  /** All words that may be laid; a single stone that makes words both ways stands in both directions. */
  all(position: Position): Moves
  /** As `all`, only how many. */
  count(position: Position): number
}

// The engine folds constants of the same module only.
const HEAD = NODE_HEAD

/**
 * Walks the two-way graph from each anchor of each line. A way is entered only if the letters it needs are
 * in the hand or lie ahead, and if the next cell can take one: most dead ends are seen from outside.
 * Variables of one closure, which the walk reaches faster than fields; it allocates nothing.
 */
export function moveSearch(letters: string, index: CrosswordIndex): MoveSearch {
  const makeBoard = boardMaker(letters, index)
  const hand = new Hand(letters)
  const { counts, wild, afterRed, afterBlack, red } = hand
  const line = new Line(index)
  const { cells, ahead, tiles } = line
  const sink = new MoveSink(tiles)
  // Signed, so that the engine keeps offsets and masks in integer registers.
  const nodes = new Int32Array(index.nodes.buffer, index.nodes.byteOffset, index.nodes.length)
  const turn = 1 << index.turn
  let first = 0
  let last = 0

  function right(node: number, place: number, mask: number, jollies: number): void {
    const cell = cells[place]!
    const next = cells[place + 1]!
    const fit = cell & mask
    const wilds = wild[jollies]!
    const free = cell & wilds
    if (next >= 0) {
      for (let ends = nodes[node + 1]! & fit; ends !== 0; ends &= ends - 1) {
        tiles[place] = 31 - Math.clz32(ends & -ends)
        sink.push(first, place)
      }
      for (let ends = nodes[node + 1]! & free; ends !== 0; ends &= ends - 1) {
        tiles[place] = (31 - Math.clz32(ends & -ends)) | JOLLY_BIT
        sink.push(first, place)
      }
    }
    const children = nodes[node]!
    const beyond = ahead[place]!
    for (let rest = children & (fit | free); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const child = nodes[node + HEAD + bitCount(children & (bit - 1))]!
      const letter = 31 - Math.clz32(bit)
      if ((fit & bit) !== 0) {
        const have = counts[letter]!
        const after = mask ^ (bit & ((have - 2) >> 31))
        if (isOpen(child, next, after | wilds) && !lacks(child, after | beyond, jollies)) {
          tiles[place] = letter
          counts[letter] = have - 1
          if (next >= 0) right(child, place + 1, after, jollies)
          else through(child, place + 1, after, jollies)
          counts[letter] = have
        }
      }
      if ((free & bit) !== 0) {
        const fewer = (bit & red) !== 0 ? afterRed[jollies]! : afterBlack[jollies]!
        if (isOpen(child, next, mask | wild[fewer]!) && !lacks(child, mask | beyond, fewer)) {
          tiles[place] = letter | JOLLY_BIT
          if (next >= 0) right(child, place + 1, mask, fewer)
          else through(child, place + 1, mask, fewer)
        }
      }
    }
  }

  /** Can a letter of the mask be laid in the cell `next` after coming to the node? Of a lying stone it is not asked. */
  const isOpen = (node: number, next: number, mask: number): boolean =>
    next < 0 || ((nodes[node]! | nodes[node + 1]!) & next & mask) !== 0

  /** Does every way on from the node need a letter that is not to be had? */
  const lacks = (node: number, had: number, jollies: number): boolean => {
    const missing = nodes[node + 2]! & ~had
    return missing !== 0 && (jollies === 0 || hand.lacks(missing, jollies))
  }

  /** Along the block that begins at `start`. */
  function through(from: number, start: number, mask: number, jollies: number): void {
    let node = from
    let place = start
    for (let cell = cells[place]!; cell < 0; cell = cells[place]!) {
      const bit = 1 << ~cell
      const children = nodes[node]!
      if ((nodes[node + 1]! & bit) !== 0 && cells[place + 1]! >= 0) sink.push(first, place)
      if ((children & bit) === 0) return
      node = nodes[node + HEAD + bitCount(children & (bit - 1))]!
      place++
    }
    right(node, place, mask, jollies)
  }

  function left(node: number, place: number, mask: number, jollies: number): void {
    const children = nodes[node]!
    const beyond = ahead[last]!
    const opening = cells[last + 1]!
    const wilds = wild[jollies]!
    if ((children & turn) !== 0) {
      const child = nodes[node + HEAD + bitCount(children & (turn - 1))]!
      if (isOpen(child, opening, mask | wilds) && !lacks(child, mask | beyond, jollies)) {
        first = place + 1
        right(child, last + 1, mask, jollies)
      }
    }
    const cell = cells[place]!
    const fit = cell & mask
    const free = cell & wilds
    for (let ends = nodes[node + 1]! & fit; ends !== 0; ends &= ends - 1) {
      tiles[place] = 31 - Math.clz32(ends & -ends)
      sink.push(place, last)
    }
    for (let ends = nodes[node + 1]! & free; ends !== 0; ends &= ends - 1) {
      tiles[place] = (31 - Math.clz32(ends & -ends)) | JOLLY_BIT
      sink.push(place, last)
    }
    const next = cells[place - 1]!
    for (let rest = children & (fit | free); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const child = nodes[node + HEAD + bitCount(children & (bit - 1))]!
      const letter = 31 - Math.clz32(bit)
      if ((fit & bit) !== 0) {
        const have = counts[letter]!
        const after = mask ^ (bit & ((have - 2) >> 31))
        if (leadsOn(child, next, opening, after | wilds) && !lacks(child, after | beyond, jollies)) {
          tiles[place] = letter
          counts[letter] = have - 1
          left(child, place - 1, after, jollies)
          counts[letter] = have
        }
      }
      if ((free & bit) !== 0) {
        const fewer = (bit & red) !== 0 ? afterRed[jollies]! : afterBlack[jollies]!
        if (leadsOn(child, next, opening, mask | wild[fewer]!) && !lacks(child, mask | beyond, fewer)) {
          tiles[place] = letter | JOLLY_BIT
          left(child, place - 1, mask, fewer)
        }
      }
    }
  }

  /** Can the way go on to the left, or turn and go on in the cell `opening`? */
  const leadsOn = (node: number, next: number, opening: number, mask: number): boolean => {
    const on = next & mask
    const turning = (opening & mask) === 0 ? 0 : turn
    return ((nodes[node]! & (on | turning)) | (nodes[node + 1]! & on)) !== 0
  }

  const anchor = (node: number, place: number, end: number): void => {
    last = end
    if (!lacks(node, hand.mask | ahead[end]!, hand.jollies)) left(node, place, hand.mask, hand.jollies)
  }

  function searchLines(lines: Lines, size: number, touching: boolean): void {
    for (let number = lines.firstLine; number <= lines.lastLine; number++) {
      if (lines.lying[number] === 0 && !(touching && lines.beside[number] !== 0)) continue
      sink.line(lines.down, number)
      line.walk(lines, size, number, touching, anchor)
    }
  }

  function run({ grid, rack, limit, touching = false }: Position): Board {
    hand.read(rack)
    const board = makeBoard(grid, hand.size, limit)
    sink.clear()
    if (board.isEmpty) {
      sink.line(false, -board.top)
      line.open(board, anchor)
    } else {
      searchLines(board.across, board.size, touching)
      searchLines(board.down, board.size, touching)
    }
    return board
  }

  return {
    all(position) {
      const { top, left } = run(position)
      return sink.taken({ top, left }, letters)
    },
    count(position) {
      run(position)
      return sink.count
    },
  }
}

import { type CrosswordIndex, childOf, EMPTY_NODE } from '@estocade/words'
import { cellOf, type Grid, isEmptyGrid, isJolly } from '../grid.ts'
import type { Placement } from '../placement.ts'
import type { Stone } from '../stones.ts'
import { type Board, boardMaker, type Lines, popcount } from './board.ts'
import { handReader, vowelMask } from './hand.ts'
import { JOLLY_BIT, LYING_TILE, MoveSink } from './moves.ts'
import { reachOf } from './reach.ts'
import type { Position } from './search.ts'

export interface Best {
  readonly placement: Placement
  readonly points: number
}

export interface BestSearch {
  /** A word that counts most, every letter in it; `undefined` when there is none. */
  best(position: Position): Best | undefined
}

/**
 * As the search of all moves, but a way is left as soon as nothing that the dictionary could still add to it
 * would beat the best word found. Branching is by recursion: few ways are walked to their end.
 */
export function bestSearch(
  letters: string,
  index: CrosswordIndex,
  points: Readonly<Record<Stone, number>>,
): BestSearch {
  const worthOf = Uint8Array.from(letters, (letter) => points[letter] ?? 0)
  const makeBoard = boardMaker(letters, index)
  const readHand = handReader(letters)
  const redMask = vowelMask(letters)
  const allMask = 2 ** letters.length - 1
  const nodes = new Int32Array(index.nodes.buffer, index.nodes.byteOffset, index.nodes.length)
  const turn = 1 << index.turn
  const sink = new MoveSink()

  let reach: Uint8Array | undefined
  let counts: Uint8Array = new Uint8Array(0)
  let jollies: Uint8Array = new Uint8Array(3)
  let cells: Int32Array = new Int32Array(0)
  let word: Uint8Array = new Uint8Array(0)
  let worth: Uint8Array = new Uint8Array(0)
  let [lo, hi, first, last, best] = [0, 0, 0, 0, -1]

  function keep(start: number, end: number, score: number): void {
    if (score <= best) return
    best = score
    sink.clear()
    sink.push(word, start, end)
  }

  function right(node: number, place: number, mask: number, wild: number, score: number): void {
    if (score + reach![node]! <= best) return
    const cell = cells[place]!
    const children = nodes[node]!
    const accepts = cells[place + 1]! < 0 ? 0 : nodes[node + 1]!
    if (cell < 0) {
      const bit = 1 << ~cell
      const more = score + worth[place]!
      if ((accepts & bit) !== 0) keep(first, place, more)
      if ((children & bit) !== 0) right(follow(node, children, bit), place + 1, mask, wild, more)
      return
    }
    if (place > hi) return
    branch(node, place, (children | accepts) & cell, accepts, mask, wild, score, true)
  }

  function left(node: number, place: number, mask: number, wild: number, score: number): void {
    if (score + reach![node]! <= best) return
    const children = nodes[node]!
    if ((children & turn) !== 0) {
      first = place + 1
      right(follow(node, children, turn), last + 1, mask, wild, score)
    }
    if (place < lo) return
    const accepts = nodes[node + 1]!
    branch(node, place, (children | accepts) & cells[place]!, accepts, mask, wild, score, false)
  }

  function branch(
    node: number,
    place: number,
    options: number,
    accepts: number,
    mask: number,
    wild: number,
    score: number,
    ahead: boolean,
  ): void {
    const children = nodes[node]!
    for (let rest = options & (mask | wild); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const letter = 31 - Math.clz32(bit)
      const child = (children & bit) === 0 ? EMPTY_NODE : follow(node, children, bit)
      if ((mask & bit) !== 0) {
        const left = --counts[letter]! === 0 ? mask ^ bit : mask
        advance(letter, place, accepts & bit, child, left, wild, score + worthOf[letter]!, ahead)
        counts[letter]!++
      }
      if ((wild & bit) !== 0) {
        const kind = jollyFor(bit)
        jollies[kind]!--
        advance(letter | JOLLY_BIT, place, accepts & bit, child, mask, wildMask(), score, ahead)
        jollies[kind]!++
      }
    }
  }

  function advance(
    tile: number,
    place: number,
    ends: number,
    child: number,
    mask: number,
    wild: number,
    score: number,
    ahead: boolean,
  ): void {
    word[place] = tile
    if (ends !== 0) keep(ahead ? first : place, ahead ? place : last, score)
    if (child === EMPTY_NODE) return
    if (ahead) right(child, place + 1, mask, wild, score)
    else left(child, place - 1, mask, wild, score)
  }

  const follow = (node: number, children: number, bit: number): number =>
    nodes[node + 2 + popcount(children & (bit - 1))]!

  const jollyFor = (bit: number): number => {
    const colour = (bit & redMask) === 0 ? 1 : 0
    return jollies[colour]! > 0 ? colour : 2
  }

  const wildMask = () =>
    jollies[2]! > 0 ? allMask : (jollies[0]! > 0 ? redMask : 0) | (jollies[1]! > 0 ? allMask & ~redMask : 0)

  function searchLine(from: number, to: number, mask: number, touched?: Uint8Array): void {
    let free = from
    for (let p = from; p <= to; p++) {
      if (cells[p]! >= 0) continue
      let end = p
      while (cells[end + 1]! < 0) end++
      if (touched) searchGap(free, p - 2, mask, touched)
      lo = free
      hi = to
      fromBlock(p, end, mask)
      free = end + 2
      p = end
    }
    if (touched) searchGap(free, to, mask, touched)
  }

  function fromBlock(start: number, end: number, mask: number): void {
    let node = index.root
    let score = 0
    for (let p = end; p >= start; p--) {
      node = childOf(index.nodes, node, ~cells[p]!)
      if (node === EMPTY_NODE) return
      score += worth[p]!
    }
    last = end
    left(node, start - 1, mask, wildMask(), score)
  }

  function searchGap(from: number, to: number, mask: number, touched: Uint8Array): void {
    lo = from
    hi = to
    for (let p = from; p <= to; p++)
      if (touched[p] !== 0) {
        last = p
        left(index.root, p, mask, wildMask(), 0)
        lo = p + 1
      }
  }

  function useLines(board: Board, lines: Lines, grid: Grid, down: boolean): void {
    const { size, top, left } = board
    cells = lines.cells
    if (word.length < size * size) {
      word = new Uint8Array(cells.length)
      worth = new Uint8Array(cells.length)
    }
    for (const key in grid) {
      const { row, col } = cellOf(key)
      const place = down ? (col - left) * size + row - top : (row - top) * size + col - left
      word[place] = LYING_TILE
      worth[place] = isJolly(grid[key as keyof Grid]!) ? 0 : worthOf[~cells[place]!]!
    }
  }

  function searchLines(board: Board, position: Position, down: boolean, mask: number): void {
    const lines = down ? board.down : board.across
    const [from, to] = down ? [board.colFirst, board.colLast] : [board.rowFirst, board.rowLast]
    const [low, high] = down ? [board.rowFirst, board.rowLast] : [board.colFirst, board.colLast]
    useLines(board, lines, position.grid, down)
    const touched = position.touching ? lines.touched : undefined
    for (let line = from; line <= to; line++) {
      const base = line * board.size
      const before = best
      sink.line(down, line, base)
      searchLine(base + low, base + high, mask, touched)
      if (best > before) winner = sink.taken(board, letters).at(0)
    }
  }

  function open(board: Board, mask: number): void {
    useLines(board, board.across, {}, false)
    const base = -board.top * board.size
    sink.line(false, -board.top, base)
    last = lo = base - board.left
    hi = base + board.colLast
    left(index.root, lo, mask, wildMask(), 0)
    if (best >= 0) winner = sink.taken(board, letters).at(0)
  }

  let winner: Placement | undefined
  return {
    best(position) {
      reach ??= reachOf(index, worthOf)
      const hand = readHand(position.rack)
      const board = makeBoard(position.grid, hand.size, position.limit)
      counts = hand.counts
      jollies = hand.jollies
      best = -1
      winner = undefined
      if (isEmptyGrid(position.grid)) open(board, hand.mask)
      else for (const down of [false, true]) searchLines(board, position, down, hand.mask)
      return winner && { placement: winner, points: best }
    },
  }
}

import { type CrosswordIndex, childOf, EMPTY_NODE } from '@estocade/words'
import { type Grid, isEmptyGrid } from '../grid.ts'
import type { Stone } from '../stones.ts'
import { type Board, boardMaker, type Limit, type Lines, popcount } from './board.ts'
import { handReader, jollyKinds, vowelMask } from './hand.ts'
import { JOLLY_BIT, LYING_TILE, MoveSink, type Moves } from './moves.ts'

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

/**
 * Every word that holds a lying stone holds a leftmost block of them: the search starts there, runs left,
 * turns, and runs right, so each word is found once. A word that only touches starts at its leftmost
 * touched cell.
 */
export function moveSearch(letters: string, index: CrosswordIndex): MoveSearch {
  const makeBoard = boardMaker(letters, index)
  const readHand = handReader(letters)
  const redMask = vowelMask(letters)
  const allMask = 2 ** letters.length - 1
  const blackMask = allMask & ~redMask
  const sink = new MoveSink()

  // Signed, so that the engine keeps offsets and masks in integer registers.
  const nodes = new Int32Array(index.nodes.buffer, index.nodes.byteOffset, index.nodes.length)
  const { root } = index
  const turn = 1 << index.turn
  let counts: Uint8Array = new Uint8Array(0)
  let jollies: Uint8Array = new Uint8Array(jollyKinds.length)
  // The line being searched, as places in the board's cells, and the word so far at the same places.
  let cells: Int32Array = new Int32Array(0)
  let word = new Uint8Array(0)
  let lo = 0
  let hi = 0
  let first = 0
  let last = 0

  function right(node: number, place: number, mask: number, wild: number): void {
    const children = nodes[node]!
    const accepts = nodes[node + 1]!
    const cell = cells[place]!
    const open = cells[place + 1]! >= 0
    if (cell < 0) {
      const bit = 1 << ~cell
      if (open && (accepts & bit) !== 0) sink.push(word, first, place)
      if ((children & bit) !== 0)
        right(nodes[node + 2 + popcount(children & (bit - 1))]!, place + 1, mask, wild)
      return
    }
    if (place > hi) return
    let options = (open ? children | accepts : children) & cell & (mask | wild)
    while (options !== 0) {
      const bit = options & -options
      options ^= bit
      const letter = 31 - Math.clz32(bit)
      const ends = open && (accepts & bit) !== 0
      const child = (children & bit) === 0 ? 0 : nodes[node + 2 + popcount(children & (bit - 1))]!
      if ((mask & bit) !== 0) {
        word[place] = letter
        if (ends) sink.push(word, first, place)
        if (child !== 0) {
          right(child, place + 1, --counts[letter]! === 0 ? mask ^ bit : mask, wild)
          counts[letter]!++
        }
      }
      if ((wild & bit) !== 0) {
        word[place] = letter | JOLLY_BIT
        if (ends) sink.push(word, first, place)
        if (child !== 0) {
          const kind = jollyFor(bit)
          jollies[kind]!--
          right(child, place + 1, mask, wildMask())
          jollies[kind]!++
        }
      }
    }
  }

  function left(node: number, place: number, mask: number, wild: number): void {
    const children = nodes[node]!
    const accepts = nodes[node + 1]!
    if ((children & turn) !== 0) {
      first = place + 1
      right(nodes[node + 2 + popcount(children & (turn - 1))]!, last + 1, mask, wild)
    }
    if (place < lo) return
    let options = (children | accepts) & cells[place]! & (mask | wild)
    while (options !== 0) {
      const bit = options & -options
      options ^= bit
      const letter = 31 - Math.clz32(bit)
      const ends = (accepts & bit) !== 0
      const child = (children & bit) === 0 ? 0 : nodes[node + 2 + popcount(children & (bit - 1))]!
      if ((mask & bit) !== 0) {
        word[place] = letter
        if (ends) sink.push(word, place, last)
        if (child !== 0) {
          left(child, place - 1, --counts[letter]! === 0 ? mask ^ bit : mask, wild)
          counts[letter]!++
        }
      }
      if ((wild & bit) !== 0) {
        word[place] = letter | JOLLY_BIT
        if (ends) sink.push(word, place, last)
        if (child !== 0) {
          const kind = jollyFor(bit)
          jollies[kind]!--
          left(child, place - 1, mask, wildMask())
          jollies[kind]!++
        }
      }
    }
  }

  const jollyFor = (bit: number): number => {
    const colour = (bit & redMask) === 0 ? 1 : 0
    return jollies[colour]! > 0 ? colour : 2
  }

  const wildMask = () =>
    jollies[2]! > 0 ? allMask : (jollies[0]! > 0 ? redMask : 0) | (jollies[1]! > 0 ? blackMask : 0)

  function fromBlock(start: number, end: number, mask: number): void {
    let node = root
    for (let p = end; p >= start; p--) {
      node = childOf(index.nodes, node, ~cells[p]!)
      if (node === EMPTY_NODE) return
    }
    last = end
    left(node, start - 1, mask, wildMask())
  }

  /** All words in the line whose fillable places are from…to; `touched` only when touching is enough. */
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
      // The cell behind a block would join it.
      free = end + 2
      p = end
    }
    if (touched) searchGap(free, to, mask, touched)
  }

  function searchGap(from: number, to: number, mask: number, touched: Uint8Array): void {
    lo = from
    hi = to
    for (let p = from; p <= to; p++)
      if (touched[p] !== 0) {
        // Its leftmost touched cell: left of it only cells that touch nothing.
        last = p
        left(root, p, mask, wildMask())
        lo = p + 1
      }
  }

  function searchLines(board: Board, lines: Lines, down: boolean, mask: number, touching: boolean): void {
    const { size } = board
    const [from, to] = down ? [board.colFirst, board.colLast] : [board.rowFirst, board.rowLast]
    const [low, high] = down ? [board.rowFirst, board.rowLast] : [board.colFirst, board.colLast]
    useLines(board, lines)
    for (let line = from; line <= to; line++) {
      sink.line(down, line, line * size)
      searchLine(line * size + low, line * size + high, mask, touching ? lines.touched : undefined)
    }
  }

  function useLines(board: Board, lines: Lines): void {
    cells = lines.cells
    const area = board.size * board.size
    if (word.length < area) word = new Uint8Array(cells.length)
    for (let p = 0; p < area; p++) if (cells[p]! < 0) word[p] = LYING_TILE
  }

  /** T3: the first word runs across from (0,0). */
  function open(board: Board, mask: number): void {
    useLines(board, board.across)
    const base = -board.top * board.size
    sink.line(false, -board.top, base)
    // No room to the left: the first letter is placed here.
    lo = base - board.left
    hi = base + board.colLast
    last = lo
    left(root, lo, mask, wildMask())
  }

  function run(position: Position): Board {
    const hand = readHand(position.rack)
    const board = makeBoard(position.grid, hand.size, position.limit)
    counts = hand.counts
    jollies = hand.jollies
    sink.clear()
    const touching = position.touching ?? false
    if (isEmptyGrid(position.grid)) open(board, hand.mask)
    else {
      searchLines(board, board.across, false, hand.mask, touching)
      searchLines(board, board.down, true, hand.mask, touching)
    }
    return board
  }

  return {
    all(position) {
      const board = run(position)
      return sink.taken({ top: board.top, left: board.left }, letters)
    },
    count(position) {
      run(position)
      return sink.count
    },
  }
}

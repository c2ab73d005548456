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

/** Numbers in a frame: node, place, choices by stone, choices by jolly, rack, jollies, way, what is in use. */
const FRAME = 8
const NOTHING = -1

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
  const stack = new Int32Array(FRAME * 64)

  /**
   * All words that run left from `from` and, once turned, right behind `last`. One loop over a stack of its
   * own: recursion takes half as long again, because each call fetches the arrays anew.
   */
  function walk(start: number, from: number, last: number, hand: number): void {
    const [graph, line, spelt, left, low, high] = [nodes, cells, word, counts, lo, hi]
    let node = start
    let place = from
    let mask = hand
    let wild = wildMask()
    let ahead = 0
    let first = 0
    let top = -FRAME
    for (;;) {
      // Enter `node`: what may stand at `place`?
      let natural = 0
      let joker = 0
      if (ahead === 0) {
        const children = graph[node]!
        const letters = place < low ? 0 : (children | graph[node + 1]!) & line[place]!
        natural = (letters & mask) | (children & turn)
        joker = letters & wild
      } else {
        let cell = line[place]!
        while (cell < 0 && node !== 0) {
          const bit = 1 << ~cell
          const children = graph[node]!
          cell = line[++place]!
          if (cell >= 0 && (graph[node + 1]! & bit) !== 0) sink.push(spelt, first, place - 1)
          node = (children & bit) === 0 ? 0 : graph[node + 2 + popcount(children & (bit - 1))]!
        }
        if (node !== 0 && place <= high) {
          const letters = (line[place + 1]! < 0 ? graph[node]! : graph[node]! | graph[node + 1]!) & cell
          natural = letters & mask
          joker = letters & wild
        }
      }
      if ((natural | joker) !== 0) {
        top += FRAME
        stack[top] = node
        stack[top + 1] = place
        stack[top + 2] = natural
        stack[top + 3] = joker
        stack[top + 4] = mask
        stack[top + 5] = wild
        stack[top + 6] = ahead
        stack[top + 7] = NOTHING
      }
      // Next: the deepest frame that has a choice left, its last choice put back.
      for (;;) {
        if (top < 0) return
        const used = stack[top + 7]!
        if (used >= 0) left[used]!++
        else if (used !== NOTHING) jollies[~used - 1]!++
        node = stack[top]!
        place = stack[top + 1]!
        natural = stack[top + 2]!
        mask = stack[top + 4]!
        wild = stack[top + 5]!
        ahead = stack[top + 6]!
        stack[top + 7] = NOTHING
        let bit = natural & -natural
        if (bit !== 0) stack[top + 2] = natural ^ bit
        else {
          joker = stack[top + 3]!
          bit = joker & -joker
          if (bit === 0) {
            top -= FRAME
            continue
          }
          stack[top + 3] = joker ^ bit
        }
        const children = graph[node]!
        const child = (children & bit) === 0 ? 0 : graph[node + 2 + popcount(children & (bit - 1))]!
        if (bit === turn) {
          first = place + 1
          place = last + 1
          ahead = 1
          node = child
          break
        }
        const letter = 31 - Math.clz32(bit)
        spelt[place] = natural !== 0 ? letter : letter | JOLLY_BIT
        if ((graph[node + 1]! & bit) !== 0) {
          if (ahead === 0) sink.push(spelt, place, last)
          else if (line[place + 1]! >= 0) sink.push(spelt, first, place)
        }
        if (child === 0) continue
        if (natural !== 0) {
          stack[top + 7] = letter
          if (--left[letter]! === 0) mask ^= bit
        } else {
          const kind = jollyFor(bit)
          stack[top + 7] = ~(kind + 1)
          jollies[kind]!--
          wild = wildMask()
        }
        node = child
        place += ahead === 0 ? -1 : 1
        break
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
    walk(node, start - 1, end, mask)
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
        walk(root, p, p, mask)
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
    walk(root, lo, lo, mask)
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

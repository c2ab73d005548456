import type { CrosswordIndex } from '@estocade/words'
import type { Grid } from '../grid.ts'
import type { Stone } from '../stones.ts'
import { type Board, boardMaker, type Limit, type Lines } from './board.ts'
import { handLetters } from './hand.ts'
import { headOf, Moves } from './moves.ts'
import { anchor, begin, found, hand, inLine, line, movesFound } from './walk.ts'

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

export function moveSearch(letters: string, index: CrosswordIndex): MoveSearch {
  const makeBoard = boardMaker(letters, index)
  const numbered = handLetters(letters)

  function searchLines(lines: Lines, size: number, touching: boolean): void {
    for (let number = lines.firstLine; number <= lines.lastLine; number++) {
      if (lines.lying[number] === 0 && !(touching && lines.beside[number] !== 0)) continue
      inLine(headOf(lines.down, number))
      line.walk(index, { lines, size }, number, touching, anchor)
    }
  }

  function run({ grid, rack, limit, touching = false }: Position): Board {
    begin(index, rack, numbered)
    const board = makeBoard(grid, hand.size, limit)
    if (board.isEmpty) {
      inLine(headOf(false, -board.top))
      line.open(index, board, anchor)
    } else {
      searchLines(board.across, board.size, touching)
      searchLines(board.down, board.size, touching)
    }
    return board
  }

  return {
    all(position) {
      const { top, left } = run(position)
      const { moves, links } = found()
      return new Moves(moves, links, { top, left }, letters)
    },
    count(position) {
      run(position)
      return movesFound()
    },
  }
}

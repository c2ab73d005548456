import type { CrosswordIndex } from '@estocade/words'
import type { Grid } from '../grid.ts'
import type { Stone } from '../stones.ts'
import { stoneReader } from './lying-stones.ts'
import { MOVE_SIZE, Moves } from './moves.ts'
import { numberedWorths, rackLetters, worthsOfPoints } from './rack.ts'
import { type Limit, wasmSearch } from './wasm-search.ts'

export interface Position {
  readonly grid: Grid
  readonly rack: Iterable<Stone>
  /** T4: a word shares a letter with lying stones; with the option `touching`, touching them is enough. */
  readonly touching?: boolean
  readonly limit?: Limit
}

export interface MoveSearch {
  /** All words that may be laid, with their points; a single stone that makes words both ways is found in both directions. */
  all(position: Position): Moves
  /** The number of words that `all` would return. */
  count(position: Position): number
  /** Reads the graph now instead of at the first search. */
  load(): void
}

/** Without `points` every move has 0 points. */
export function moveSearch(
  letters: string,
  index: CrosswordIndex,
  points: Readonly<Record<Stone, number>> = {},
): MoveSearch {
  const readStones = stoneReader(letters)
  const numbered = rackLetters(letters)
  const worths = numberedWorths(letters, worthsOfPoints(points))

  function searched({ grid, rack, limit, touching = false }: Position) {
    const search = wasmSearch()
    search.all({ index, letters: numbered, stones: readStones(grid), rack, limit, touching }, worths)
    return search
  }

  return {
    all(position) {
      const search = searched(position)
      const { run } = search
      const moves = MOVE_SIZE * run.movesFound()
      const found = new Int32Array(moves + run.linksMade())
      found.set(search.numbers(run.movesAt(), moves))
      found.set(search.numbers(run.linksAt(), run.linksMade()), moves)
      return new Moves(
        found,
        run.movesFound(),
        run.linksAt() / 4,
        { top: run.top.value, left: run.left.value },
        letters,
      )
    },
    count: (position) => searched(position).run.movesFound(),
    load: () => wasmSearch().use(index),
  }
}

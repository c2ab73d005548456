import type { CrosswordIndex } from '@estocade/words'
import type { Direction } from '../grid.ts'
import type { Placement } from '../placement.ts'
import type { Stone } from '../stones.ts'
import { type BestGraph, bestGraph } from './best-graph.ts'
import { BEST_TILES } from './layout.ts'
import { type Stones, stoneReader } from './lying-stones.ts'
import { tileShown } from './moves.ts'
import { numberedWorths, rackLetters, type StoneWorths } from './rack.ts'
import type { Position } from './search.ts'
import { type Task, wasmSearch } from './wasm-search.ts'

export interface Best {
  readonly placement: Placement
  readonly worth: number
}

export interface BestSearch {
  /** A word with the highest worth, if it is more than `above`, which makes the search shorter. */
  best(position: Position, above?: number): Best | undefined
  /** The same on a table that grows in place. */
  bestOn(stones: Stones, rack: Iterable<Stone>, touching: boolean): Best | undefined
  /** Reads both graphs now instead of at the first search. */
  load(): void
}

/** Every word is worth more. */
const NONE = -1

/** `graph` is that of the index; it is asked for when it is first needed. */
export function bestSearch(
  letters: string,
  index: CrosswordIndex,
  worths: StoneWorths,
  graph: () => BestGraph = () => bestGraph(index),
): BestSearch {
  const readStones = stoneReader(letters)
  const numbered = rackLetters(letters)
  const numbers = numberedWorths(letters, worths)

  function found(
    where: Pick<Task, 'stones' | 'rack' | 'limit' | 'touching'>,
    above = NONE,
  ): Best | undefined {
    const search = wasmSearch()
    search.best({ index, letters: numbered, ...where }, graph, numbers, above)
    const { best, bestSize } = search.run
    return bestSize.value === 0 ? undefined : { placement: placement(letters), worth: best.value }
  }

  return {
    best: ({ grid, rack, limit, touching = false }, above) =>
      found({ stones: readStones(grid), rack, limit, touching }, above),
    bestOn: (stones, rack, touching) => found({ stones, rack, limit: undefined, touching }),
    load: () => wasmSearch().useBest(index, graph),
  }
}

function placement(letters: string): Placement {
  const { bytes, run } = wasmSearch()
  const direction: Direction = run.bestDown.value === 0 ? 'across' : 'down'
  const [line, start] = [run.bestLine.value, run.bestStart.value]
  const [row, col] = direction === 'across' ? [line, start] : [start, line]
  const tiles = bytes.subarray(BEST_TILES, BEST_TILES + run.bestSize.value)
  const stones = Array.from(tiles, (tile) => tileShown(tile, letters)).join('')
  return { direction, row: row + run.top.value, col: col + run.left.value, stones }
}

import type { CrosswordIndex } from '@estocade/words'
import type { Direction } from '../grid.ts'
import type { Placement } from '../placement.ts'
import type { Stone } from '../stones.ts'
import { BEST_TILES } from './layout.ts'
import { stoneReader } from './lying-stones.ts'
import { tileShown } from './moves.ts'
import { rackLetters, stoneWorths } from './rack.ts'
import type { Position } from './search.ts'
import { wasmSearch } from './wasm-search.ts'

export interface Best {
  readonly placement: Placement
  readonly points: number
}

export interface BestSearch {
  /** A word with the most points, with all its letters; `undefined` if there is none. */
  best(position: Position): Best | undefined
}

export function bestSearch(
  letters: string,
  index: CrosswordIndex,
  points: Readonly<Record<Stone, number>>,
): BestSearch {
  const readStones = stoneReader(letters)
  const numbered = rackLetters(letters)
  const worths = stoneWorths(letters, points)

  return {
    best({ grid, rack, limit, touching = false }) {
      const search = wasmSearch()
      search.best({ index, letters: numbered, stones: readStones(grid), rack, limit, touching }, worths)
      return search.run.best.value < 0
        ? undefined
        : { placement: placement(letters), points: search.run.best.value }
    },
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

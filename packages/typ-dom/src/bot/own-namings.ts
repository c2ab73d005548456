import type { Seat } from '@estocade/kernel'
import type { Cell, Grid, Laid, Run } from '../grid.ts'
import { laidBy, lineOf, type Placement, wordOf } from '../placement.ts'
import { beginnings, ends, namingFault } from '../recht/naming.ts'
import type { RechtAction, RechtView } from '../recht/types.ts'
import type { TableWords } from '../table/table-words.ts'
import { handOf } from './candidates.ts'
import type { Notice } from './notice.ts'

export type Name = Extract<RechtAction, { type: 'name' }>

export interface OwnNaming {
  readonly word: string
  /** How many stones of the rack the word uses in all. */
  readonly stones: number
  /** These stones, and where they would lie. */
  readonly laid: readonly Laid[]
  /** The ways to lay its first stone now. */
  readonly actions: readonly Name[]
}

/**
 * Words that the player can complete alone, those that use most stones first. With such a word a duty is an advantage.
 * The seat is in BEGIN or GROW.
 */
export function* ownNamings(
  view: RechtView,
  seat: Seat,
  words: TableWords,
  notice: Notice,
): Iterable<OwnNaming> {
  const { grid, naming, finished } = view
  const down = naming ? naming.direction === 'down' : finished?.direction === 'across'
  const moves = words.proposing.search.all({ grid, rack: handOf(view.racks[seat]!) })
  const laid = Uint8Array.from({ length: moves.length }, (_, i) => moves.laid(i))
  const order = Array.from(laid.keys())
    .filter((i) => moves.isDown(i) === down)
    .sort((a, b) => laid[b]! - laid[a]!)
  const places = naming ? ends(grid, naming) : beginnings(view)
  const lines = new Set(places.map(({ row, col }) => (down ? col : row)))
  for (const i of order) {
    const placement = moves.at(i)
    if (!lines.has(down ? placement.col : placement.row)) continue
    // Cheap checks first: most words do not fit here, and most of the others are not noticed.
    const stones = laidBy(placement).filter((stone) => places.some((place) => sameCell(place, stone)))
    if (stones.length === 0) continue
    const word = wordOf(grid, placement)
    if (word === naming?.word || !notice.notices(word, lineOf(placement), laid[i]!, order.length)) continue
    const actions = firstStones(grid, placement, word, stones, words)
    if (actions.length > 0) yield { word, stones: laid[i]!, laid: laidBy(placement), actions }
  }
}

function firstStones(
  grid: Grid,
  placement: Placement,
  word: string,
  stones: readonly Laid[],
  words: TableWords,
): readonly Name[] {
  const { direction, row, col } = placement
  const run: Run = { direction, row, col, word }
  return stones
    .filter((laid) => namingFault(grid, run, laid, words) === undefined)
    .map((laid) => ({
      type: 'name',
      row: laid.row,
      col: laid.col,
      stone: laid.stone,
      word,
      start: { row, col },
    }))
}

const sameCell = (a: Cell, b: Cell): boolean => a.row === b.row && a.col === b.col

import type { Seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { candidates } from '../bot/candidates.ts'
import { levelSettings } from '../bot/levels.ts'
import { noticeOf } from '../bot/notice.ts'
import type { CrosswordView } from '../crossword/types.ts'
import type { Cell } from '../grid.ts'
import { joinsBlocks, laidBy, type Placement, stonesOf, wordOf } from '../placement.ts'
import { stoneSet, wordPoints } from '../stones.ts'
import { swapsOf } from '../table/swaps.ts'
import type { TableWords } from '../table/table-words.ts'

export interface Hint {
  readonly placement: Placement
  readonly word: string
  /** How many stones it uses. */
  readonly stones: number
  readonly points: number
  readonly link: boolean
}

/** The words that a master would consider first, one item per word. */
export function hintsFor(view: CrosswordView, seat: Seat, words: TableWords, most = 3): readonly Hint[] {
  const rack = view.racks[seat]
  if (!rack || view.phase.type !== 'turn' || view.phase.seat !== seat) return []
  const set = stoneSet(alphabets[view.config.language])
  const scene = {
    grid: view.grid,
    rack,
    touching: view.config.touching,
    set,
    aim: view.config.winner === 'most-points' ? ('points' as const) : ('race' as const),
  }
  const settings = levelSettings('master', 'kreuzwort')
  const notice = noticeOf(settings, words, '')
  const hints = candidates(scene, words, notice, settings, 10 * most).map(({ placement }) => ({
    placement,
    word: wordOf(view.grid, placement),
    stones: laidBy(placement).length,
    points: wordPoints(stonesOf(view.grid, placement), set.points),
    link: joinsBlocks(placement),
  }))
  return hints.filter((hint, i) => hints.findIndex(({ word }) => word === hint.word) === i).slice(0, most)
}

/** T2: jollies that could be taken now. */
export function swapsFor(view: CrosswordView, seat: Seat): readonly Cell[] {
  const rack = view.racks[seat]
  if (!rack || view.phase.type !== 'turn' || view.phase.seat !== seat) return []
  return swapsOf(view.grid, rack, view.phase.fresh)
}

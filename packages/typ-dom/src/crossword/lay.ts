import { ok, type Result } from '@estocade/kernel'
import { isEmptyGrid } from '../grid.ts'
import {
  crossRuns,
  LYING,
  laidBy,
  type Placement,
  type PlacementFault,
  placementFault,
  sharesLetter,
  touches,
  wordOf,
} from '../placement.ts'
import { type Stone, stoneShown, takeStones } from '../stones.ts'
import type { TableWords } from '../table/table-words.ts'
import { refusals } from './refusals.ts'
import type { CrosswordState } from './types.ts'

type Table = Pick<CrosswordState, 'grid' | 'config'>

/** T2–T5: checks whether these stones of `rack` may be laid so, and returns the word they make. */
export function checkLay(
  { grid, config }: Table,
  rack: readonly Stone[],
  placement: Placement,
  words: TableWords,
): Result<string> {
  if (!wellFormed(placement, words.judge.lexicon.alphabet.letters)) return refusals.malformed()
  const fault = placementFault(grid, placement)
  if (fault) return faultRefusal(fault)
  const stones = laidBy(placement).map(({ stone }) => stoneShown(stone))
  if (!takeStones(rack, stones)) return refusals.stonesNotHeld(stones.join(' '))
  if (isEmptyGrid(grid)) {
    const { direction, row, col } = placement
    if (direction !== 'across' || row !== 0 || col !== 0) return refusals.opening()
  } else if (!config.touching && !sharesLetter(placement))
    return refusals.noSharedLetter(wordOf(grid, placement))
  else if (!touches(grid, placement)) return refusals.notTouching(wordOf(grid, placement))
  return checkWords({ grid }, placement, words)
}

function checkWords({ grid }: Pick<Table, 'grid'>, placement: Placement, words: TableWords): Result<string> {
  const word = wordOf(grid, placement)
  const verdict = words.judge.admits(word)
  if (!verdict.admitted) return refusals.noWord(word, verdict)
  for (const run of crossRuns(grid, placement)) {
    const across = words.judge.admits(run.word)
    if (!across.admitted) return refusals.noWordAcross(run, across.reason)
  }
  return ok(word)
}

/** Actions come from outside, so this checks what the type `Placement` promises. */
function wellFormed({ direction, row, col, stones }: Placement, letters: string): boolean {
  return (
    (direction === 'across' || direction === 'down') &&
    Number.isSafeInteger(row) &&
    Number.isSafeInteger(col) &&
    typeof stones === 'string' &&
    stones.length <= 63 &&
    [...stones].every((stone) => stone === LYING || letters.includes(stone.toUpperCase()))
  )
}

function faultRefusal(fault: PlacementFault): Result<never> {
  switch (fault.type) {
    case 'too-short':
      return refusals.tooShort()
    case 'nothing-laid':
      return refusals.nothingLaid()
    case 'occupied':
      return refusals.occupied(fault.cell)
    case 'nothing-lying':
      return refusals.nothingLying(fault.cell)
    case 'not-whole':
      return refusals.notWhole()
  }
}

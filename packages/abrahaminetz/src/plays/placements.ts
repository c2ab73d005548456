import { type Cards, ERASER, ERASER_COST } from '../cards.ts'
import { ERASED, LONGEST, type Rack, SHORTEST, spanOf } from '../rack.ts'
import type { Grow } from '../types.ts'

/** One way to place the block of the new word on the rack, with the erased edges that it requires. */
export interface Placement {
  readonly grow: Grow
  /** The block, in cells of the new rack. */
  readonly from: number
  readonly to: number
  /** The cost of the erasers that are visible afterwards. */
  readonly cost: number
  /** The card laid face down, and its cell in the new rack (A24). */
  readonly faceDown?: { readonly cell: number; readonly card: string }
}

/** The block of a first word. */
const opening: Placement = { grow: 'none', from: 0, to: SHORTEST, cost: 0 }

const grows: readonly Grow[] = ['none', 'front', 'end']

/** A8–A11: all placements that the erasers of the hand allow (and, for beginners, one card face down). */
export function placementsOn(rack: Rack, hand: Cards, beginners: boolean): readonly Placement[] {
  if (rack === '') return [opening]
  const erasers = countOf(hand, ERASER)
  const { from: lyingFrom, to: lyingTo } = spanOf(rack)
  const found: Placement[] = []
  const kinds = beginners ? [...new Set(hand)] : []
  const most = erasers + (beginners ? 1 : 0)
  for (const grow of grows) {
    if (grow !== 'none' && rack.length === LONGEST) continue
    const shift = grow === 'front' ? 1 : 0
    const cells = rack.length + (grow === 'none' ? 0 : 1)
    const start = lyingFrom + shift
    const end = lyingTo + shift
    const lastFrom = grow === 'front' ? 0 : Math.min(start + most, end - 1)
    for (let from = 0; from <= lastFrom; from++) {
      const firstTo = grow === 'end' ? cells : Math.max(from + SHORTEST, start + 1, end - most)
      for (let to = firstTo; to <= cells; to++) {
        if (to - from < SHORTEST) continue
        const erased = Math.max(0, from - start) + Math.max(0, end - to)
        const cost = ERASER_COST * (erased + erasersOutside(rack, from - shift, to - shift))
        if (erased <= erasers) found.push({ grow, from, to, cost })
        if (beginners && erased > 0) {
          const block = { grow, from, to, cost: cost - ERASER_COST }
          addFaceDown(found, kinds, erasers, block, erased, start, end)
        }
      }
    }
  }
  return found
}

/** Adds placements with each card face down on each cell to be erased, if there are erasers for the other cells. */
function addFaceDown(
  found: Placement[],
  kinds: readonly string[],
  erasers: number,
  block: Placement,
  erased: number,
  start: number,
  end: number,
): void {
  for (const card of kinds) {
    if (erased - 1 > (card === ERASER ? erasers - 1 : erasers)) continue
    for (let cell = start; cell < end; cell++)
      if (cell < block.from || cell >= block.to) found.push({ ...block, faceDown: { cell, card } })
  }
}

function erasersOutside(rack: Rack, from: number, to: number): number {
  let count = 0
  for (let cell = 0; cell < rack.length; cell++)
    if ((cell < from || cell >= to) && rack[cell] === ERASED) count++
  return count
}

function countOf(hand: Cards, card: string): number {
  let count = 0
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) count++
  return count
}

import type { Dice, Seat } from '@estocade/kernel'
import { type Colour, colourOf, type Stone, type StoneSet, stoneShown } from '../stones.ts'
import type { RackedCommon, RackedShown } from '../table/racked.ts'

type Table = Pick<RackedCommon & RackedShown, 'grid' | 'racks' | 'held'>

/** One possible distribution of the unseen stones over racks and stocks. */
export interface Deal {
  readonly racks: readonly (readonly Stone[])[]
  readonly stocks: Readonly<Record<Colour, readonly Stone[]>>
}

/** The stones that a player does not see: the rivals' racks and the stocks. */
export function unseenBy(view: Table, seat: Seat, { counts }: StoneSet): readonly Stone[] {
  const left = new Map(Object.entries(counts))
  const seen = [...Object.values(view.grid).map(stoneShown), ...view.racks[seat]!]
  for (const stone of seen) left.set(stone, left.get(stone)! - 1)
  return [...left].flatMap(([stone, count]) => Array<Stone>(Math.max(0, count)).fill(stone))
}

/** Deals the unseen stones at random; everybody knows how many of each colour a rack has. */
export function dealOf(unseen: readonly Stone[], view: Table, seat: Seat, dice: Dice): Deal {
  const red = shuffled(
    unseen.filter((stone) => colourOf(stone) === 'red'),
    dice,
  )
  const black = shuffled(
    unseen.filter((stone) => colourOf(stone) === 'black'),
    dice,
  )
  const racks = view.held.map((held, i) =>
    i === seat ? view.racks[seat]! : [...red.splice(0, held.red), ...black.splice(0, held.black)],
  )
  return { racks, stocks: { red, black } }
}

function shuffled(stones: Stone[], dice: Dice): Stone[] {
  for (let i = stones.length - 1; i > 0; i--) {
    const j = dice.below(i + 1)
    const stone = stones[i]!
    stones[i] = stones[j]!
    stones[j] = stone
  }
  return stones
}

import { type Bag, bagOf, type Dice, piecesOf, type Viewer } from '@estocade/kernel'
import { type Stone, sortStones, stoneShown, takeStones } from '../src/index.ts'
import { colourOf } from '../src/stones.ts'

export interface Hidden {
  readonly racks: readonly (readonly Stone[])[]
  readonly stocks: { readonly red: Bag; readonly black: Bag }
}

export interface Kept {
  /** Stones that must stay in a rack because the events show them leaving it. */
  readonly racks: readonly (readonly Stone[])[]
  /** Stones that must stay in the stocks because the viewer draws them. */
  readonly stocks: readonly Stone[]
}

/** Exchanges stones that the viewer has not seen within their colour; every player holds as many as before. */
export function shuffled({ racks, stocks }: Hidden, kept: Kept, viewer: Viewer, dice: Dice): Hidden {
  const stocked = [...piecesOf(stocks.red), ...piecesOf(stocks.black)]
  const free = racks.map((rack, seat) => (seat === viewer ? [] : takeStones(rack, kept.racks[seat]!)!))
  const freeStock = takeStones(stocked, kept.stocks)!
  const pools = { red: [] as Stone[], black: [] as Stone[] }
  for (const stone of [...free.flat(), ...freeStock]) pools[colourOf(stone)].push(stone)
  const other = (stone: Stone) => {
    const pool = pools[colourOf(stone)]
    return pool.splice(dice.below(pool.length), 1)[0]!
  }
  const twin = racks.map((rack, seat) =>
    seat === viewer ? rack : sortStones([...kept.racks[seat]!, ...free[seat]!.map(other)]),
  )
  const left = [...kept.stocks, ...freeStock.map(other)]
  const of = (colour: 'red' | 'black') => bagOf(left.filter((stone) => colourOf(stone) === colour))
  return { racks: twin, stocks: { red: of('red'), black: of('black') } }
}

/** Other stones of the same colours from the stocks. */
export function redrawn(stones: readonly Stone[], { stocks }: Hidden, dice: Dice): readonly Stone[] {
  const pools = { red: [...piecesOf(stocks.red)], black: [...piecesOf(stocks.black)] }
  return stones.map((stone) => {
    const pool = pools[colourOf(stone)]
    return pool.splice(dice.below(pool.length), 1)[0]!
  })
}

/** All stones of a table by kind. */
export const allStones = (hidden: Hidden, grid: Readonly<Record<string, string>>): string =>
  sortStones([
    ...hidden.racks.flat(),
    ...piecesOf(hidden.stocks.red),
    ...piecesOf(hidden.stocks.black),
    ...Object.values(grid).map(stoneShown),
  ]).join('')

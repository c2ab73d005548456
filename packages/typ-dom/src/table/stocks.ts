import {
  type Bag,
  bagOf,
  bagSize,
  type Chance,
  drawFrom,
  type Seat,
  seat,
  seatsOf,
  without,
  withPieces,
} from '@estocade/kernel'
import type { Alphabet } from '@estocade/words'
import { type Colour, colourOf, colours, isJollyStone, type Stone, sortStones, stoneSet } from '../stones.ts'
import { hasLeft, type LeavingPart } from './leaving.ts'

/** T1: two face-down stocks; whoever draws chooses the colour. */
export type Stocks = Readonly<Record<Colour, Bag>>
export type ColourCounts = Readonly<Record<Colour, number>>

export function fullStocks(alphabet: Alphabet): Stocks {
  const { counts } = stoneSet(alphabet)
  const all = Object.entries(counts).flatMap(([stone, n]) => Array<Stone>(n).fill(stone))
  return { red: bagOf(ofColour(all, 'red')), black: bagOf(ofColour(all, 'black')) }
}

const ofColour = (stones: readonly Stone[], colour: Colour) =>
  stones.filter((stone) => colourOf(stone) === colour)

export function takenFrom(stocks: Stocks, stones: readonly Stone[]): Stocks {
  const left = (colour: Colour) => {
    const bag = without(stocks[colour], ofColour(stones, colour))
    if (!bag) throw new Error(`The ${colour} stock does not hold ${stones.join(' ')}`)
    return bag
  }
  return { red: left('red'), black: left('black') }
}

export const putBack = (stocks: Stocks, stones: readonly Stone[]): Stocks => ({
  red: withPieces(stocks.red, ofColour(stones, 'red')),
  black: withPieces(stocks.black, ofColour(stones, 'black')),
})

export const stockSizes = (stocks: Stocks): ColourCounts => ({
  red: bagSize(stocks.red),
  black: bagSize(stocks.black),
})

export const coloursHeld = (rack: readonly Stone[]): ColourCounts => ({
  red: ofColour(rack, 'red').length,
  black: ofColour(rack, 'black').length,
})

/** T8: at time-out the fuller stock, a tie black; `undefined` when both are empty. */
export function fullerColour({ red, black }: ColourCounts): Colour | undefined {
  return red + black === 0 ? undefined : red > black ? 'red' : 'black'
}

/** Draws one stone for each colour, in that order; the stocks must have them. */
export function drawColours(stocks: Stocks, asked: readonly Colour[], chance: Chance): readonly Stone[] {
  let left = stocks
  return asked.map((colour) => {
    const [stone] = drawFrom(left[colour], 1, chance)
    left = takenFrom(left, [stone!])
    return stone!
  })
}

/** T1: deals racks from full stocks to the players who are still in. */
export function dealRacks(
  alphabet: Alphabet,
  part: LeavingPart,
  each: ColourCounts,
  chance: Chance,
): readonly (readonly Stone[])[] {
  let stocks = fullStocks(alphabet)
  return seatsOf(part.seats).map((one) => {
    if (hasLeft(part, one)) return []
    const rack = colours.flatMap((colour) => drawFrom(stocks[colour], each[colour], chance))
    stocks = takenFrom(stocks, rack)
    return sortStones(rack)
  })
}

/** T3: the letter nearest to Z begins, a tie goes to the next nearest, then by lot. */
export function beginner(racks: readonly (readonly Stone[])[], alphabet: Alphabet, chance: Chance): Seat {
  const ranks = racks.map((rack) =>
    rack
      .filter((stone) => !isJollyStone(stone))
      .map((stone) => alphabet.letters.indexOf(stone))
      .sort((a, b) => b - a),
  )
  const top = ranks.reduce((best, rank) => (compare(rank, best) > 0 ? rank : best))
  const even = ranks.flatMap((rank, i) => (compare(rank, top) === 0 ? [i] : []))
  return seat(even.length === 1 ? even[0]! : even[chance.below(even.length)]!)
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

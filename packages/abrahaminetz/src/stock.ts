import { type Bag, bagSize, type Chance, drawFrom, without } from '@estocade/kernel'
import type { Cards } from './cards.ts'

/** The stock: unordered cards, and under them the exchanged cards, in order. */
export interface Stock {
  readonly stock: Bag
  readonly under: Cards
}

export const stockSize = ({ stock, under }: Stock): number => bagSize(stock) + under.length

/** The top `count` cards, or all if there are fewer. */
export function topOf({ stock, under }: Stock, count: number, chance: Chance): Cards {
  const drawn = drawFrom(stock, count, chance).join('')
  return drawn + under.slice(0, count - drawn.length)
}

/** The stock after `cards` have been taken from its top. */
export function afterTaking({ stock, under }: Stock, cards: Cards): Stock {
  const loose = Math.min(cards.length, bagSize(stock))
  const left = without(stock, cards.slice(0, loose))
  if (left === undefined || !under.startsWith(cards.slice(loose)))
    throw new RangeError(`The stock does not hold ${cards}`)
  return { stock: left, under: under.slice(cards.length - loose) }
}

export const afterPuttingUnder = ({ stock, under }: Stock, card: string): Stock => ({
  stock,
  under: under + card,
})

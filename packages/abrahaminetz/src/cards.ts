import type { LexiconId } from '@estocade/words'
import { abrahaminetzLetters } from './letter-cards.ts'

/**
 * A card is one character: a capital letter of the alphabet, `*` a joker, `-` an eraser. Several cards
 * are a text; a hand is such a text in the order in which the cards came.
 */
export type Cards = string

export const JOKER = '*'
export const ERASER = '-'

export const JOKERS = 6
export const ERASERS = 10
export const HAND = 7

export const JOKER_VALUE = 1
/** The cost of a visible eraser in each turn, and of one left in the hand at the end. */
export const ERASER_COST = 2

export type Values = Readonly<Record<string, number>>

const values = new Map<LexiconId, Values>()

/** Points of each letter card of a language (A1); jokers are `JOKER_VALUE`. */
export function valuesOf(language: LexiconId): Values {
  let known = values.get(language)
  if (known === undefined) {
    known = Object.fromEntries(
      Object.entries(abrahaminetzLetters[language]).map(([letter, { value }]) => [letter, value]),
    )
    values.set(language, known)
  }
  return known
}

/** All 110 cards of a language (A1). */
export function fullDeck(language: LexiconId): Readonly<Record<string, number>> {
  const deck: Record<string, number> = { [JOKER]: JOKERS, [ERASER]: ERASERS }
  for (const [letter, { count }] of Object.entries(abrahaminetzLetters[language])) deck[letter] = count
  return deck
}

/** What a hand costs at the end (A23): the signs of erasers are ignored. */
export function costOfHand(hand: Cards, values: Values): number {
  let cost = 0
  for (const card of hand)
    cost += card === ERASER ? ERASER_COST : card === JOKER ? JOKER_VALUE : (values[card] ?? 0)
  return cost
}

/** `undefined` when the hand does not hold all of `cards`. */
export function takeFrom(hand: Cards, cards: Iterable<string>): Cards | undefined {
  let left = hand
  for (const card of cards) {
    const at = left.indexOf(card)
    if (at < 0) return undefined
    left = left.slice(0, at) + left.slice(at + 1)
  }
  return left
}

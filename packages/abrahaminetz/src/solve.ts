import { ok, type Result, refuse } from '@estocade/kernel'
import type { Alphabet } from '@estocade/words'
import { type Cards, ERASER, JOKER } from './cards.ts'
import type { Abrahaminetz } from './game.ts'
import { basicPosition, finderFor, type Play } from './plays/finder.ts'
import type { JokerUse, Position } from './plays/play-search.ts'
import { isErased, LONGEST, type Rack, SHORTEST, spanOf } from './rack.ts'
import type { Words } from './types.ts'

export interface Question extends Partial<Position> {
  /** `MARe`: a small letter is a joker standing for it, `_` an erased cell, `#` one under a card face down. */
  readonly rack: Rack
  /** `ABCDE*-`: `*` a joker, `-` an eraser. */
  readonly hand: Cards
  /** Every way to use jokers, or (default) one for each word and set of covered cells. */
  readonly jokers?: JokerUse
  readonly most?: number
  /** By default every word of the dictionary that is not a name. */
  readonly words?: Words
}

const everyWord: Words = { classes: 'open', houseWords: [] }

/** All plays of a position written as text, best first. */
export function solve(game: Abrahaminetz, question: Question): Result<readonly Play[]> {
  const { alphabet } = game.lexicon
  const { jokers = 'needed', most, words = everyWord, ...given } = question
  const hand = given.hand.toUpperCase()
  const fault = faultOfRack(given.rack, alphabet) ?? faultOfHand(hand, alphabet)
  if (fault !== undefined) return refuse(...fault)
  const position = { ...basicPosition(given.rack, hand), ...given, hand }
  return ok(finderFor(game.judgeOf({ words }).vocabulary).best(position, most, jokers))
}

type Fault = readonly [code: string, text: string, params: Readonly<Record<string, string | number>>]

function faultOfRack(rack: Rack, { letters }: Alphabet): Fault | undefined {
  if (rack === '') return undefined
  for (const cell of rack)
    if (!isErased(cell) && !letters.includes(cell.toUpperCase()))
      return ['foreign-letter', `${cell} is no letter of this game.`, { letter: cell }]
  if (rack.length < SHORTEST || rack.length > LONGEST)
    return ['rack-size', 'A rack has 3 to 9 cells, or none before the first word.', { cells: rack.length }]
  const { from, to } = spanOf(rack)
  if (to - from < SHORTEST)
    return ['too-short', 'The lying word has at least three letters.', { word: rack.slice(from, to) }]
  if ([...rack.slice(from, to)].some(isErased))
    return ['gap', 'Erased cells stand only at the edges of the rack.', {}]
  return undefined
}

function faultOfHand(hand: Cards, { letters }: Alphabet): Fault | undefined {
  for (const card of hand)
    if (card !== JOKER && card !== ERASER && !letters.includes(card))
      return ['foreign-letter', `${card} is no card of this game.`, { letter: card }]
  return undefined
}

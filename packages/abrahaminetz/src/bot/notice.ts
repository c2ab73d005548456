import { unitFrom } from '@estocade/kernel'
import { familiarityOf, type Lexicon } from '@estocade/words'
import type { Play } from '../plays/finder.ts'
import type { Dials } from './levels.ts'

/** Which plays come to a player's mind this turn. */
export type Notice = (play: Play) => boolean

/** A word that keeps the lying one whole is this much easier to see. */
const WHOLE = 0.4
/** The commonest words are so much easier than those of middling rarity. */
const COMMON = 0.8
const MIDDLING = 0.25

/**
 * `lying` is the word on the rack. `moment` names player and turn: within one turn the same plays are seen,
 * also after an exchange.
 */
export function noticing(lexicon: Lexicon, dials: Dials, lying: string, moment: string): Notice {
  const { see, entries, forms } = dials
  if (see >= 1 && entries === Infinity && forms === Infinity) return () => true
  const familiarity = familiarityOf(lexicon, dials)
  return ({ word, laying }) => {
    const familiar = familiarity(word)
    if (familiar === 0) return false
    const whole = lying !== '' && word.includes(lying) ? WHOLE : 1
    const difficulty = ((1 + cardsIn(laying.cards)) / 3) * whole * (1 + COMMON * (MIDDLING - familiar))
    return unitFrom(`${moment}/${word}`) < see ** difficulty
  }
}

const cardsIn = (cards: string): number => {
  let count = 0
  for (const card of cards) if (card !== '.') count++
  return count
}

import { unitFrom } from '@estocade/kernel'
import { familiarityOf, type Lexicon } from '@estocade/words'
import type { Play } from '../plays/finder.ts'
import type { LevelSettings } from './levels.ts'

/** Whether a player notices a play in this turn. */
export type Notice = (play: Play) => boolean

/** How much easier a word is to see that contains the whole word on the rack. */
const WHOLE = 0.4
/** How much easier the commonest words are to see than those of average rarity. */
const COMMON = 0.8
const MIDDLING = 0.25

/**
 * `lying` is the word on the rack. `moment` identifies player and turn: within one turn the same plays are
 * noticed, also after an exchange.
 */
export function noticing(lexicon: Lexicon, settings: LevelSettings, lying: string, moment: string): Notice {
  const { see, entries, forms } = settings
  if (see >= 1 && entries === Infinity && forms === Infinity) return () => true
  const familiarity = familiarityOf(lexicon, settings)
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

import type { Lexicon } from '@estocade/words'
import type { Play } from '../plays/finder.ts'
import type { Dials } from './levels.ts'

/** Which plays come to a player's mind this turn. */
export type Notice = (play: Play) => boolean

/** `moment` names player and turn: within one turn the same plays are seen, also after an exchange. */
export function noticing(lexicon: Lexicon, { see, vocabulary }: Dials, moment: string): Notice {
  if (see >= 1 && vocabulary >= 1) return () => true
  const rank = rankIn(lexicon)
  const rarest = 256 * (1 - vocabulary)
  return ({ word, laying }) =>
    rank(word) >= rarest && unit(`${moment}/${word}`) < see ** ((1 + cardsIn(laying.cards)) / 3)
}

const cardsIn = (cards: string): number => {
  let count = 0
  for (const card of cards) if (card !== '.') count++
  return count
}

const ranks = new WeakMap<Lexicon, (word: string) => number>()

/** How common a word is, 0…255. Of a plain list nothing is known: there each word gets a rank of its own. */
function rankIn(lexicon: Lexicon): (word: string) => number {
  const known = ranks.get(lexicon)
  if (known !== undefined) return known
  const rank = tellsCommonness(lexicon)
    ? (word: string) => lexicon.commonness(word)
    : (word: string) => 256 * unit(`rank/${word}`)
  ranks.set(lexicon, rank)
  return rank
}

function tellsCommonness(lexicon: Lexicon): boolean {
  for (const word of lexicon.words()) if (lexicon.commonness(word) > 0) return true
  return false
}

/** A number in [0, 1) that depends on the text alone. */
function unit(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

import { unitFrom } from '@estocade/kernel'
import { familiarityOf, type Vocabulary } from '@estocade/words'
import type { TableWords } from '../table/table-words.ts'
import type { Dials } from './levels.ts'

/** Which plays come to a player's mind this turn. */
export interface Notice {
  /** `place` tells the ways to lay a word apart; `laid` stones go down; `among` plays there are in all. */
  notices(word: string, place: string, laid: number, among: number): boolean
}

/** Each stone more makes a word so much harder to see. */
const STONE = 0.8
/** A word of so many stones is middling. */
const MIDDLING = 4
/** A word of middling familiarity; commoner ones are easier. */
const FAMILIAR = 0.25

export function noticeOf(dials: Dials, words: TableWords, seed: string): Notice {
  const { judge } = words
  if (dials.sight === Number.POSITIVE_INFINITY) return { notices: () => true }
  const familiarity = familiarityOf(judge.lexicon, dials)
  const share = shareKnown(judge.vocabulary, dials, familiarity)
  return {
    notices(word, place, laid, among) {
      const familiar = familiarity(word)
      if (familiar === 0) return false
      const ease = STONE ** (laid - MIDDLING) * (0.5 + familiar / (2 * FAMILIAR))
      return unitFrom(`${seed}/${place}/${word}`) < (dials.sight * ease) / Math.max(1, share * among)
    },
  }
}

/** Words that are looked at to learn how many a player knows. */
const SAMPLED = 1_000
const shares = new WeakMap<Vocabulary, Map<string, number>>()

/** The share of the vocabulary that a player knows. */
function shareKnown(
  vocabulary: Vocabulary,
  { entries, forms }: Dials,
  familiarity: (word: string) => number,
): number {
  const known = shares.get(vocabulary) ?? new Map<string, number>()
  shares.set(vocabulary, known)
  const key = `${entries}/${forms}`
  let share = known.get(key)
  if (share === undefined) {
    const step = Math.max(1, Math.floor(vocabulary.size / SAMPLED))
    let at = 0
    let looked = 0
    let count = 0
    for (const word of vocabulary.words()) {
      if (at++ % step !== 0) continue
      looked++
      if (familiarity(word) > 0) count++
    }
    share = count / Math.max(1, looked)
    known.set(key, share)
  }
  return share
}

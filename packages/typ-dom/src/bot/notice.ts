import { unitFrom } from '@estocade/kernel'
import { familiarityOf, type Vocabulary } from '@estocade/words'
import type { TableWords } from '../table/table-words.ts'
import type { LevelSettings } from './levels.ts'

/** Which plays a player notices this turn. */
export interface Notice {
  /** `place` distinguishes the ways to lay a word, `laid` is the number of stones laid, `among` the number of all plays. */
  notices(word: string, place: string, laid: number, among: number): boolean
}

/** How much harder each further stone makes a word to notice. */
const STONE = 0.8
/** A word with so many stones has average difficulty. */
const MIDDLING = 4
/** A word with this familiarity has average difficulty; commoner words are easier. */
const FAMILIAR = 0.25

export function noticeOf(settings: LevelSettings, words: TableWords, seed: string): Notice {
  const { judge } = words
  const seesAll = settings.sight === Number.POSITIVE_INFINITY
  if (seesAll && settings.entries === Number.POSITIVE_INFINITY) return { notices: () => true }
  const familiarity = familiarityOf(judge.lexicon, settings)
  if (seesAll) return { notices: (word) => familiarity(word) > 0 }
  const share = shareKnown(judge.vocabulary, settings, familiarity)
  return {
    notices(word, place, laid, among) {
      const familiar = familiarity(word)
      if (familiar === 0) return false
      const ease = STONE ** (laid - MIDDLING) * (0.5 + familiar / (2 * FAMILIAR))
      return unitFrom(`${seed}/${place}/${word}`) < (settings.sight * ease) / Math.max(1, share * among)
    },
  }
}

/** How many words are sampled to estimate how many a player knows. */
const SAMPLED = 1_000
const shares = new WeakMap<Vocabulary, Map<string, number>>()

/** The share of the vocabulary that a player knows. */
function shareKnown(
  vocabulary: Vocabulary,
  { entries, forms }: LevelSettings,
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

import { diceFrom } from '@estocade/kernel'
import type { TableWords } from '../table/table-words.ts'
import type { Dials } from './levels.ts'

/** Which plays a limited player notices in this turn: the same whenever it is asked with the same seed. */
export interface Notice {
  /** `among` is how many plays there are: where there are few, each is seen more easily. */
  notices(word: string, place: string, among: number): boolean
}

export function noticeOf(dials: Dials, words: TableWords, seed: string): Notice {
  const { lexicon } = words.judge
  // A plain word list does not know which words are common.
  const knowsCommon = lexicon.readings !== undefined
  return {
    notices(word, place, among) {
      if (knowsCommon && dials.common > 0 && lexicon.commonness(word) < dials.common) return false
      const see = Math.max(dials.see, dials.grasp / among)
      return see >= 1 || diceFrom(`${seed}/${place}/${word}`).unit() < see
    },
  }
}

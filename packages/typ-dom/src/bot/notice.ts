import { diceFrom } from '@estocade/kernel'
import type { TableWords } from '../table/table-words.ts'
import type { Dials } from './levels.ts'

/** Which plays a limited player notices in this turn: the same whenever it is asked with the same seed. */
export interface Notice {
  notices(word: string, place: string): boolean
}

export function noticeOf(dials: Dials, words: TableWords, seed: string): Notice {
  const { lexicon } = words.judge
  // A plain word list does not know which words are common.
  const knowsCommon = lexicon.readings !== undefined
  return {
    notices(word, place) {
      if (knowsCommon && dials.common > 0 && lexicon.commonness(word) < dials.common) return false
      return dials.see >= 1 || diceFrom(`${seed}/${place}/${word}`).unit() < dials.see
    },
  }
}

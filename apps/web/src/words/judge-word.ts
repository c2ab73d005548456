import { becauseOf, type JudgeConfig, judge, type Lexicon } from '@estocade/words'
import type { RefusalText } from '../session/session.ts'

/** Does this word count by these word rules? `was` is the word it is made from, if any. */
export interface WordQuestion {
  readonly language: string
  readonly rules: JudgeConfig
  readonly word: string
  readonly was: string
  /** Hash of the dictionary that the table is judged by; another one says nothing. */
  readonly lexicon?: string
}

/** Why not, or nothing when it counts. */
export function judgeWord(
  lexicon: Lexicon,
  { rules, word, was }: Omit<WordQuestion, 'language'>,
): RefusalText | undefined {
  const judged = judge(lexicon, rules)
  const verdict = judged.admits(word)
  if (!verdict.admitted)
    return { code: verdict.reason, params: { word, ...becauseOf(verdict) }, text: verdict.text }
  if (was === '' || !judged.sameEntry(was, word)) return undefined
  return { code: 'same-entry', params: { word, was }, text: '' }
}

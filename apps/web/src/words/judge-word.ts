import { becauseOf, type JudgeConfig, judge, type Lexicon } from '@estocade/words'
import type { RefusalText } from '../session/session.ts'

/** The question whether a word counts by these word rules. `was` is the word that it transforms, if any. */
export interface WordQuestion {
  readonly language: string
  readonly rules: JudgeConfig
  readonly word: string
  readonly was: string
  /** Hash of the table's dictionary; another dictionary cannot answer. */
  readonly lexicon?: string
}

/** The reason why it does not count; undefined if it counts. */
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

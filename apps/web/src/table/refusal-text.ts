import type { TFunction } from 'i18next'
import type { RefusalText } from '../session/session.ts'

/** The text of a refusal, in the reader's language. If a word does not count, the text is the reason why. */
export function refusalText(t: TFunction, { code, params, text }: RefusalText): string {
  const { reason } = params
  // Only a laid word has a reason; `no-word-across` is about another word.
  const isWord = code === 'no-word' || code === 'not-a-word'
  const why = !isWord || reason === undefined || reason === 'foreign-letter' ? [] : [`refusal_${reason}`]
  const because = params.because === undefined ? [] : ['refusal_removed-word_because']
  return t([...because, ...why, `refusal_${code}`], { ...params, defaultValue: text })
}

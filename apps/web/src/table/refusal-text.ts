import type { TFunction } from 'i18next'
import type { RefusalText } from '../session/session.ts'

/** Why the table refused an action, in the reader's language. The reason why a word does not count says more than that it does not. */
export function refusalText(t: TFunction, { code, params, text }: RefusalText): string {
  const { reason } = params
  // Only a word that was laid has a reason; `no-word-across` is about another word.
  const isWord = code === 'no-word' || code === 'not-a-word'
  const why = !isWord || reason === undefined || reason === 'foreign-letter' ? [] : [`refusal_${reason}`]
  const because = params.because === undefined ? [] : ['refusal_removed-word_because']
  return t([...because, ...why, `refusal_${code}`], { ...params, defaultValue: text })
}

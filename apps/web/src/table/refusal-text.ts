import type { TFunction } from 'i18next'
import type { RefusalText } from '../session/session.ts'

/**
 * Why the table said no, in the reader's language; a game may say it in words of its own. Why a word does not count
 * says more than that it does not.
 */
export function refusalText(
  t: TFunction,
  { code, params, text }: RefusalText,
  own?: 'tdFault' | 'abrFault',
): string {
  const { reason } = params
  const why = reason === undefined || reason === 'foreign-letter' ? [] : [`refusal_${reason}`]
  const words = own === undefined ? [] : [`${own}_${code}`]
  // Only of a word that was laid is there a reason; across it another one is meant.
  const keys = code === 'no-word' || code === 'not-a-word' ? [...why, ...words] : words
  return t([...keys, `refusal_${code}`], { ...params, defaultValue: text })
}

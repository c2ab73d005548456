import type { TFunction } from 'i18next'
import type { RefusalText } from '../session/session.ts'

/** Why the table said no, in the reader's language. */
export const refusalText = (t: TFunction, { code, params, text }: RefusalText): string =>
  t(`tdFault_${code}`, {
    ...params,
    defaultValue: t(`refusal_${code}`, { ...params, defaultValue: text }),
  })

import { useTranslation } from 'react-i18next'
import { ApiFault } from '../online/api.ts'
import { useFaultText } from '../online/use-fault-text.ts'
import type { en } from '../texts/account/en.ts'
import { type LaterTexts, useLaterTexts } from '../texts/use-later-texts.ts'

const catalogues: LaterTexts = {
  fr: async () => (await import('../texts/account/fr.ts')).fr,
  de: async () => (await import('../texts/account/de.ts')).de,
  en: async () => (await import('../texts/account/en.ts')).en,
  es: async () => (await import('../texts/account/es.ts')).es,
  it: async () => (await import('../texts/account/it.ts')).it,
  vi: async () => (await import('../texts/account/vi.ts')).vi,
}

export const useAccountTexts = (): boolean => useLaterTexts('account', catalogues)

type Say = (key: keyof typeof en, holes?: Readonly<Record<string, string | number>>) => string

/** The account's own texts, and what went wrong in its words. */
export function useSay(): { readonly say: Say; readonly faultText: (error: unknown) => string } {
  const { t } = useTranslation()
  const usual = useFaultText()
  return {
    say: (key, holes = {}) => t(`account:${key}`, holes),
    faultText: (error) =>
      error instanceof ApiFault
        ? t(`account:fault_${error.code}`, { ...error.params, defaultValue: usual(error) })
        : usual(error),
  }
}

import type { en } from '@estocade/texts/page/account/en'
import { ApiFault } from '../online/api.ts'
import { useFaultText } from '../online/use-fault-text.ts'
import { type LaterTexts, useLaterTexts } from '../texts/use-later-texts.ts'
import { useTranslation } from '../texts/use-translation.ts'

const catalogues: LaterTexts = {
  fr: async () => (await import('@estocade/texts/page/account/fr')).fr,
  de: async () => (await import('@estocade/texts/page/account/de')).de,
  en: async () => (await import('@estocade/texts/page/account/en')).en,
  es: async () => (await import('@estocade/texts/page/account/es')).es,
  it: async () => (await import('@estocade/texts/page/account/it')).it,
  vi: async () => (await import('@estocade/texts/page/account/vi')).vi,
}

export const useAccountTexts = (): boolean => useLaterTexts('account', catalogues)

type Say = (key: keyof typeof en, holes?: Readonly<Record<string, string | number>>) => string

/** The texts of the account pages, and error messages in their wording. */
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

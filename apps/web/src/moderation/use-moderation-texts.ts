import type { en } from '@estocade/texts/page/moderation/en'
import { ApiFault } from '../online/api.ts'
import { useFaultText } from '../online/use-fault-text.ts'
import { type LaterTexts, useLaterTexts } from '../texts/use-later-texts.ts'
import { useTranslation } from '../texts/use-translation.ts'

const catalogues: LaterTexts = {
  fr: async () => (await import('@estocade/texts/page/moderation/fr')).fr,
  de: async () => (await import('@estocade/texts/page/moderation/de')).de,
  en: async () => (await import('@estocade/texts/page/moderation/en')).en,
  es: async () => (await import('@estocade/texts/page/moderation/es')).es,
  it: async () => (await import('@estocade/texts/page/moderation/it')).it,
  vi: async () => (await import('@estocade/texts/page/moderation/vi')).vi,
}

export const useModerationTexts = (): boolean => useLaterTexts('moderation', catalogues)

type Say = (key: keyof typeof en, params?: Readonly<Record<string, string | number>>) => string

interface ModerationTexts {
  readonly say: Say
  /** The text of a moderator's action, or its code if this page is too old to know it. */
  readonly deed: (action: string) => string
  readonly dateOf: (at: number) => string
  readonly faultText: (error: unknown) => string
}

export function useSay(): ModerationTexts {
  const { t, i18n } = useTranslation()
  const usual = useFaultText()
  return {
    say: (key, params = {}) => t(`moderation:${key}`, params),
    deed: (action) => t(`moderation:did_${action}`, { defaultValue: action }),
    dateOf: (at) => new Date(at).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
    faultText: (error) =>
      error instanceof ApiFault
        ? t(`moderation:fault_${error.code}`, { ...error.params, defaultValue: usual(error) })
        : usual(error),
  }
}

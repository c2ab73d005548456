import { type LaterTexts, useLaterTexts } from '../texts/use-later-texts.ts'

const catalogues: LaterTexts = {
  fr: async () => (await import('@estocade/texts/page/rulebook/fr')).fr,
  de: async () => (await import('@estocade/texts/page/rulebook/de')).de,
  en: async () => (await import('@estocade/texts/page/rulebook/en')).en,
  es: async () => (await import('@estocade/texts/page/rulebook/es')).es,
  it: async () => (await import('@estocade/texts/page/rulebook/it')).it,
  vi: async () => (await import('@estocade/texts/page/rulebook/vi')).vi,
}

/** The texts of the rule book are long, so they are loaded when it is opened. */
export const useRulebookTexts = (): boolean => useLaterTexts('rulebook', catalogues)

import { type LaterTexts, useLaterTexts } from '../texts/use-later-texts.ts'

const catalogues: LaterTexts = {
  fr: async () => (await import('../texts/rulebook/fr.ts')).fr,
  de: async () => (await import('../texts/rulebook/de.ts')).de,
  en: async () => (await import('../texts/rulebook/en.ts')).en,
  es: async () => (await import('../texts/rulebook/es.ts')).es,
  it: async () => (await import('../texts/rulebook/it.ts')).it,
  vi: async () => (await import('../texts/rulebook/vi.ts')).vi,
}

/** The rule book is long: its texts come when it is opened. */
export const useRulebookTexts = (): boolean => useLaterTexts('rulebook', catalogues)

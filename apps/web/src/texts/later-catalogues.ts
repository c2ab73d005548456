import type { InterfaceLanguage } from '@estocade/texts'
import i18next from 'i18next'

type Catalogues = Readonly<Record<InterfaceLanguage, () => Promise<Readonly<Record<string, string>>>>>

const options: Catalogues = {
  fr: async () => (await import('@estocade/texts/options/fr')).fr,
  de: async () => (await import('@estocade/texts/options/de')).de,
  en: async () => (await import('@estocade/texts/options/en')).en,
  es: async () => (await import('@estocade/texts/options/es')).es,
  it: async () => (await import('@estocade/texts/options/it')).it,
  vi: async () => (await import('@estocade/texts/options/vi')).vi,
}

const review: Catalogues = {
  fr: async () => (await import('@estocade/texts/page/review/fr')).fr,
  de: async () => (await import('@estocade/texts/page/review/de')).de,
  en: async () => (await import('@estocade/texts/page/review/en')).en,
  es: async () => (await import('@estocade/texts/page/review/es')).es,
  it: async () => (await import('@estocade/texts/page/review/it')).it,
  vi: async () => (await import('@estocade/texts/page/review/vi')).vi,
}

const words: Catalogues = {
  fr: async () => (await import('@estocade/texts/page/words/fr')).fr,
  de: async () => (await import('@estocade/texts/page/words/de')).de,
  en: async () => (await import('@estocade/texts/page/words/en')).en,
  es: async () => (await import('@estocade/texts/page/words/es')).es,
  it: async () => (await import('@estocade/texts/page/words/it')).it,
  vi: async () => (await import('@estocade/texts/page/words/vi')).vi,
}

/** Texts that the home page does without, under their own keys: of options, of reviews and lessons, and of the dictionary. */
const later = { options, review, words }
export type Later = keyof typeof later

const needed = new Set<Later>()

const add = async (name: Later, language: InterfaceLanguage): Promise<void> =>
  void i18next.addResourceBundle(language, 'translation', await later[name][language]())

/** Loads some of them in this language, and from now on in each language that is chosen. */
export async function needTexts(name: Later): Promise<void> {
  needed.add(name)
  await add(name, i18next.language as InterfaceLanguage)
}

/** Loads those that were needed before, in another language. */
export async function addNeededTexts(language: InterfaceLanguage): Promise<void> {
  await Promise.all([...needed].map((name) => add(name, language)))
}

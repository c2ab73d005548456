import { type InterfaceLanguage, isInterfaceLanguage } from '@estocade/texts'
import type { Texts } from '@estocade/texts/page/en'

/** Each language is loaded only when it is chosen. */
export const catalogues: Readonly<Record<InterfaceLanguage, () => Promise<Texts>>> = {
  fr: async () => (await import('@estocade/texts/page/fr')).fr,
  de: async () => (await import('@estocade/texts/page/de')).de,
  en: async () => (await import('@estocade/texts/page/en')).en,
  es: async () => (await import('@estocade/texts/page/es')).es,
  it: async () => (await import('@estocade/texts/page/it')).it,
  vi: async () => (await import('@estocade/texts/page/vi')).vi,
}

/** The language chosen before, otherwise the first of the browser's languages that the page has. */
export function preferredLanguage(): InterfaceLanguage {
  const stored = localStorage.getItem('language')
  const wishes = [stored ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2))
  return wishes.find(isInterfaceLanguage) ?? 'en'
}

import type { Texts } from './en.ts'

export const interfaceLanguages = ['fr', 'de', 'en', 'es', 'it', 'vi'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** Each language in its own words. */
export const languageNames: Readonly<Record<InterfaceLanguage, string>> = {
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  vi: 'Tiếng Việt',
}

export const catalogues: Readonly<Record<InterfaceLanguage, () => Promise<Texts>>> = {
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  it: async () => (await import('./it.ts')).it,
  vi: async () => (await import('./vi.ts')).vi,
}

const isInterfaceLanguage = (text: string): text is InterfaceLanguage =>
  (interfaceLanguages as readonly string[]).includes(text)

/** What was chosen before, else the first of the browser's languages that we speak. */
export function preferredLanguage(): InterfaceLanguage {
  const stored = localStorage.getItem('language')
  const wishes = [stored ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2))
  return wishes.find(isInterfaceLanguage) ?? 'en'
}

import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
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

const catalogues: Readonly<Record<InterfaceLanguage, () => Promise<Texts>>> = {
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

/** Loads the catalogue first, so that no key is ever shown bare. */
export async function speak(language: InterfaceLanguage): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', await catalogues[language]())
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  localStorage.setItem('language', language)
}

export async function startTexts(): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    // Keys are flat; some hold a dot.
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false },
  })
  await speak(preferredLanguage())
  return i18next
}

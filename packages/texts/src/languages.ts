export const interfaceLanguages = ['fr', 'de', 'en', 'es', 'it', 'vi'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** Each language's own name for itself. */
export const languageNames: Readonly<Record<InterfaceLanguage, string>> = {
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  vi: 'Tiếng Việt',
}

export const isInterfaceLanguage = (text: string): text is InterfaceLanguage =>
  (interfaceLanguages as readonly string[]).includes(text)

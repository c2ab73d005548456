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

const { vi: vietnamese, ...others } = languageNames

/** What a dictionary's words are shown as: Vietnamese has one of all 29 letters and one without marks on its vowels. */
export const dictionaryNames = { ...others, vi29: vietnamese, vi: `${vietnamese} (23 chữ cái)` }

export type DictionaryId = keyof typeof dictionaryNames

/** In the order in which they are offered. */
export const dictionaryIds = Object.keys(dictionaryNames) as readonly DictionaryId[]

/** The dictionary that a reader of this language plays with unless another is chosen. */
export const usualDictionary = (language: string): DictionaryId =>
  language === 'vi' ? 'vi29' : (dictionaryIds.find((id) => id === language) ?? 'en')

/** Two letters where there is little room. */
export const dictionaryCode = (id: string): string => (id === 'vi' ? 'VI 23' : id.slice(0, 2).toUpperCase())

export const isInterfaceLanguage = (text: string): text is InterfaceLanguage =>
  (interfaceLanguages as readonly string[]).includes(text)

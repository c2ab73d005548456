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

/** How the words of a dictionary are labelled: Vietnamese has a dictionary with all 29 letters and one without marks. */
export const dictionaryNames = { ...others, vi29: vietnamese, vi: `${vietnamese} (23 chữ cái)` }

export type DictionaryId = keyof typeof dictionaryNames

/**
 * The name of a dictionary in a sentence, in the reader's language: "French", "français". The id itself for a dictionary
 * that only another version knows.
 */
export function dictionaryName(id: string, reader: string): string {
  if (!(id in dictionaryNames)) return id
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(id === 'vi29' ? 'vi' : id) ?? id
  return id === 'vi' ? `${name} (23)` : name
}

/** In the order in which they are offered. */
export const dictionaryIds = Object.keys(dictionaryNames) as readonly DictionaryId[]

/** The dictionary that a reader of this language plays with by default. */
export const usualDictionary = (language: string): DictionaryId =>
  language === 'vi' ? 'vi29' : (dictionaryIds.find((id) => id === language) ?? 'en')

/** Two letters, where space is short. */
export const dictionaryCode = (id: string): string => (id === 'vi' ? 'VI 23' : id.slice(0, 2).toUpperCase())

export const isInterfaceLanguage = (text: string): text is InterfaceLanguage =>
  (interfaceLanguages as readonly string[]).includes(text)

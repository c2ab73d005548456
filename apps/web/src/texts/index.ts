import type { InterfaceLanguage } from '@estocade/texts'
import type { Texts } from '@estocade/texts/page/en'
import i18next from 'i18next'
import { catalogues } from './catalogues.ts'

export {
  dictionaryCode,
  dictionaryIds,
  dictionaryNames,
  type InterfaceLanguage,
  interfaceLanguages,
  languageNames,
  usualDictionary,
} from '@estocade/texts'

/** Loads the catalogue first, so that no key is ever shown bare. */
export async function speak(language: InterfaceLanguage): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', await catalogues[language]())
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  localStorage.setItem('language', language)
}

export async function startTexts(language: InterfaceLanguage, texts: Texts): Promise<void> {
  await i18next.init({
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    // Keys are flat; some hold a dot.
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false },
  })
  await speak(language)
}

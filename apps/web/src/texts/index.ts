import type { InterfaceLanguage } from '@estocade/texts'
import { numbersInTexts } from '@estocade/texts/numbers'
import type { Texts } from '@estocade/texts/page/en'
import i18next from 'i18next'
import { catalogues } from './catalogues.ts'
import { addNeededTexts } from './later-catalogues.ts'

export {
  dictionaryCode,
  dictionaryIds,
  dictionaryName,
  dictionaryNames,
  type InterfaceLanguage,
  interfaceLanguages,
  languageNames,
  usualDictionary,
} from '@estocade/texts'

/** Shows the page in a language that the reader chose, and keeps the choice. */
export async function speak(language: InterfaceLanguage): Promise<void> {
  await show(language)
  // Only now: if the texts cannot be loaded, the page still starts in the language before.
  localStorage.setItem('language', language)
}

/** Loads the catalogue first, so that the page never shows a key instead of a text. */
async function show(language: InterfaceLanguage): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', await catalogues[language]())
  await addNeededTexts(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

export async function startTexts(language: InterfaceLanguage, texts: Texts): Promise<void> {
  await i18next.use(numbersInTexts).init({
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    // Keys are flat; some contain a dot.
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false, alwaysFormat: true },
  })
  await show(language)
}

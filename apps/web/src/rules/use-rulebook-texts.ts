import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InterfaceLanguage } from '../texts/index.ts'
import type { RulebookTexts } from '../texts/rulebook/en.ts'

const catalogues: Readonly<Record<InterfaceLanguage, () => Promise<RulebookTexts>>> = {
  fr: async () => (await import('../texts/rulebook/fr.ts')).fr,
  de: async () => (await import('../texts/rulebook/de.ts')).de,
  en: async () => (await import('../texts/rulebook/en.ts')).en,
  es: async () => (await import('../texts/rulebook/es.ts')).es,
  it: async () => (await import('../texts/rulebook/it.ts')).it,
  vi: async () => (await import('../texts/rulebook/vi.ts')).vi,
}

const loaded = new Set<string>()

/** They join the other texts under keys of their own: `rulebook:…`. */
async function load(language: InterfaceLanguage): Promise<void> {
  const texts = Object.entries(await catalogues[language]())
  const keyed = Object.fromEntries(texts.map(([key, text]) => [`rulebook:${key}`, text]))
  i18next.addResourceBundle(language, 'translation', keyed)
  loaded.add(language)
}

/** The rule book is long: its texts come when it is opened. `false` until they are there. */
export function useRulebookTexts(): boolean {
  const { i18n } = useTranslation()
  const language = i18n.language as InterfaceLanguage
  const [, setSeen] = useState('')
  useEffect(() => {
    if (!loaded.has(language)) void load(language).then(() => setSeen(language))
  }, [language])
  return loaded.has(language)
}

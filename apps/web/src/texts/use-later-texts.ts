import i18next from 'i18next'
import { useEffect, useState } from 'react'
import type { InterfaceLanguage } from './index.ts'
import { useTranslation } from './use-translation.ts'

type Texts = Readonly<Record<string, string>>
export type LaterTexts = Readonly<Record<InterfaceLanguage, () => Promise<Texts>>>

const loaded = new Set<string>()

async function load(namespace: string, catalogues: LaterTexts, language: InterfaceLanguage): Promise<void> {
  const texts = Object.entries(await catalogues[language]())
  const keyed = Object.fromEntries(texts.map(([key, text]) => [`${namespace}:${key}`, text]))
  i18next.addResourceBundle(language, 'translation', keyed)
  loaded.add(`${namespace} ${language}`)
}

/** Loads texts that few pages need, under the keys `namespace:key`. Returns `false` until they are loaded. */
export function useLaterTexts(namespace: string, catalogues: LaterTexts): boolean {
  const { i18n } = useTranslation()
  const language = i18n.language as InterfaceLanguage
  const [, setSeen] = useState('')
  useEffect(() => {
    if (!loaded.has(`${namespace} ${language}`))
      void load(namespace, catalogues, language).then(() => setSeen(language))
  }, [namespace, catalogues, language])
  return loaded.has(`${namespace} ${language}`)
}

import i18next from 'i18next'
import { useEffect, useState } from 'react'
import type { InterfaceLanguage } from './index.ts'
import { useTranslation } from './use-translation.ts'

type Texts = Readonly<Record<string, string>>
export type LaterTexts = Readonly<Record<InterfaceLanguage, () => Promise<Texts>>>

const loaded = new Set<string>()

async function load(room: string, catalogues: LaterTexts, language: InterfaceLanguage): Promise<void> {
  const texts = Object.entries(await catalogues[language]())
  const keyed = Object.fromEntries(texts.map(([key, text]) => [`${room}:${key}`, text]))
  i18next.addResourceBundle(language, 'translation', keyed)
  loaded.add(`${room} ${language}`)
}

/** Texts that few need come when they are needed, under keys of their own (`room:key`). `false` until they are there. */
export function useLaterTexts(room: string, catalogues: LaterTexts): boolean {
  const { i18n } = useTranslation()
  const language = i18n.language as InterfaceLanguage
  const [, setSeen] = useState('')
  useEffect(() => {
    if (!loaded.has(`${room} ${language}`))
      void load(room, catalogues, language).then(() => setSeen(language))
  }, [room, catalogues, language])
  return loaded.has(`${room} ${language}`)
}

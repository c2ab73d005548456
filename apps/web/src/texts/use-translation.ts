import i18next, { type TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'

/** Another function for each language, so that what was made by the last one is made again. */
let current: TFunction = i18next.t
i18next.on('languageChanged', (language) => {
  current = i18next.getFixedT(language)
})

const translation = () => current

function subscribe(changed: () => void): () => void {
  i18next.on('languageChanged', changed)
  return () => i18next.off('languageChanged', changed)
}

/** The page's texts, in the language chosen; renders again when another is. */
export function useTranslation() {
  return { t: useSyncExternalStore(subscribe, translation), i18n: i18next }
}

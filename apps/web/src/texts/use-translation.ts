import i18next, { type TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'

/** A different function for each language, so that memoised results of the old one are computed again. */
let current: TFunction = i18next.t
i18next.on('languageChanged', (language) => {
  current = i18next.getFixedT(language)
})

const translation = () => current

function subscribe(changed: () => void): () => void {
  i18next.on('languageChanged', changed)
  return () => i18next.off('languageChanged', changed)
}

/** The page's texts in the chosen language; renders again when the language changes. */
export function useTranslation() {
  return { t: useSyncExternalStore(subscribe, translation), i18n: i18next }
}

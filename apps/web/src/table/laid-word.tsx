import { useTranslation } from 'react-i18next'
import { showWord } from '../words/shown-word.ts'

interface LaidWordProps {
  readonly word: string
  readonly language: string
}

/** A word that was laid: pressed, it tells what is known of it. */
export function LaidWord({ word, language }: LaidWordProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="laid-word"
      title={t('wordAbout', { word })}
      onClick={(event) => showWord({ word, language, anchor: event.currentTarget })}
    >
      {word}
    </button>
  )
}

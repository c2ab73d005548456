import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { useDisplay } from '../words/ask.ts'
import { showWord } from '../words/shown-word.ts'

interface LaidWordProps {
  readonly word: string
  readonly language: string
  /** The word as it lies; else it is written. */
  readonly children?: ReactNode
}

/** J47: the dictionary cannot be opened from this table now. */
export const DictionaryClosed = createContext(false)

/** A word that was laid, as it is written: pressed, it tells what is known of it, unless that would be a verdict. */
export function LaidWord({ word, language, children }: LaidWordProps) {
  const { t } = useTranslation()
  const display = useDisplay(language, word)
  // The spelling of the dictionary would be a verdict as well.
  if (useContext(DictionaryClosed)) return <span className="laid-word">{children ?? word}</span>
  return (
    <button
      type="button"
      className="laid-word"
      title={t('wordAbout', { word })}
      {...(children === undefined ? {} : { 'aria-label': word })}
      onClick={(event) => showWord({ word, language, anchor: event.currentTarget })}
    >
      {children ?? display ?? word}
    </button>
  )
}

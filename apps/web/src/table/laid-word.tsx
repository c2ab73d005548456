import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { useDisplay } from '../words/ask.ts'
import { showWord } from '../words/shown-word.ts'

interface LaidWordProps {
  readonly word: string
  readonly language: string
  /** How the word is shown; by default its text. */
  readonly children?: ReactNode
}

/** J47: the dictionary cannot be opened from this table now. */
export const DictionaryClosed = createContext(false)

/** A laid word in its display form. Pressing it opens its explanation, unless that would be a verdict. */
export function LaidWord({ word, language, children }: LaidWordProps) {
  const { t } = useTranslation()
  const display = useDisplay(language, word)
  // The display form would be a verdict as well.
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

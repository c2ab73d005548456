import { type Alphabet, normalise } from '@estocade/words'
import { useState } from 'react'
import { useTranslation } from '../texts/use-translation.ts'

interface WordFieldProps {
  readonly alphabet: Alphabet
  /** The letters entered so far, by any means. */
  readonly letters: string
  readonly onLetters: (letters: string) => void
  /** Called with each committed letter, for games that show no draft of a word. */
  readonly single?: boolean
}

/**
 * A field for soft keyboards and input methods (Telex, dead keys). Letters reach the table while they are still being
 * composed. The field keeps the composed text, because changing it would cancel the composition.
 */
export function WordField({ alphabet, letters, onLetters, single = false }: WordFieldProps) {
  const { t } = useTranslation()
  const [composed, setComposed] = useState<string>()
  return (
    <input
      className="word-field"
      type="text"
      aria-label={t('tableWord')}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      lang={alphabet.language}
      value={composed ?? letters}
      onChange={({ target, nativeEvent }) => {
        const composing = (nativeEvent as InputEvent).isComposing
        setComposed(composing ? target.value : undefined)
        if (!composing || !single) onLetters(lettersOf(target.value, alphabet))
      }}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(undefined)
        if (single) onLetters(lettersOf(currentTarget.value, alphabet))
      }}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
  )
}

/** The letters of a text, without accents; anything else is left out. */
export const lettersOf = (text: string, alphabet: Alphabet): string =>
  [...text.normalize('NFC')]
    .map((char) => {
      const normalised = normalise(char, alphabet)
      return normalised.ok ? normalised.value : ''
    })
    .join('')

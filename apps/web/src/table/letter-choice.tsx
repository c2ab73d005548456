import { useEffect, useRef } from 'react'
import { useTranslation } from '../texts/use-translation.ts'

interface LetterChoiceProps {
  readonly title: string
  readonly letters: string
  /** `undefined` if the player cancels. */
  readonly onLetter: (letter: string | undefined) => void
}

/** Asks for the letter that a joker or a jolly stands for. */
export function LetterChoice({ title, letters, onLetter }: LetterChoiceProps) {
  const { t } = useTranslation()
  const first = useRef<HTMLButtonElement>(null)
  const typed = useRef(false)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    first.current?.focus()
    // If the focus returned to the joker, Enter would pick it up again instead of laying the word.
    return () => {
      if (!typed.current) before?.focus()
    }
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const letter = event.key.toUpperCase()
      if (event.key === 'Escape') onLetter(undefined)
      else if (letter.length === 1 && letters.includes(letter)) {
        typed.current = true
        onLetter(letter)
      } else return
      event.stopPropagation()
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [letters, onLetter])
  return (
    <div className="letter-choice sheet" role="dialog" aria-label={title}>
      <p>{title}</p>
      <div className="letters">
        {[...letters].map((letter, i) => (
          <button
            key={letter}
            ref={i === 0 ? first : undefined}
            type="button"
            onClick={() => onLetter(letter)}
          >
            {letter}
          </button>
        ))}
      </div>
      <button type="button" className="button" onClick={() => onLetter(undefined)}>
        {t('cancel')}
      </button>
    </div>
  )
}

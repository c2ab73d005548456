import { useEffect, useRef } from 'react'
import { CrossIcon } from '../components/icons.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { EraseIcon } from './table-icons.tsx'

interface LetterPanelProps {
  readonly letters: string
  readonly onLetter: (letter: string) => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** All letters of the language, for words that need letters which the player does not hold. */
export function LetterPanel({ letters, onLetter, onBack, onClose }: LetterPanelProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    panel.current?.querySelector('button')?.focus({ preventScroll: true })
    return () => before?.focus({ preventScroll: true })
  }, [])
  return (
    <div
      ref={panel}
      className="letter-panel"
      role="dialog"
      aria-label={t('tableLetters')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="letters">
        {[...letters].map((letter) => (
          <button key={letter} type="button" onClick={() => onLetter(letter)}>
            {letter}
          </button>
        ))}
      </div>
      <div className="ends">
        <button type="button" className="tool" aria-label={t('tableBack')} onClick={onBack}>
          <EraseIcon />
        </button>
        <button type="button" className="tool" aria-label={t('close')} onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
    </div>
  )
}

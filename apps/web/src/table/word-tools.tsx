import { useTranslation } from '../texts/use-translation.ts'
import { EraseIcon, LettersIcon, NextWayIcon, ShuffleIcon, TurnIcon } from './table-icons.tsx'

interface WordToolsProps {
  /** Takes the last letter back; `undefined` if there is none. */
  readonly onBack: (() => void) | undefined
  readonly onShuffle: () => void
  readonly onTurn?: (() => void) | undefined
  /** Lays the word another way. */
  readonly onNext?: (() => void) | undefined
  /** There is no other way: the button keeps its place. */
  readonly nextOff?: boolean
  /** Opens the panel of all letters. */
  readonly onLetters?: (() => void) | undefined
}

/** Buttons for touch screens, in place of keys. */
export function WordTools({ onBack, onShuffle, onTurn, onNext, nextOff = false, onLetters }: WordToolsProps) {
  const { t } = useTranslation()
  return (
    <div className="word-tools">
      {onLetters && (
        <button type="button" className="tool" aria-label={t('tableLetters')} onClick={onLetters}>
          <LettersIcon />
        </button>
      )}
      {onNext && (
        <button
          type="button"
          className="tool"
          aria-label={t('tableOtherWay')}
          aria-disabled={nextOff}
          onClick={nextOff ? undefined : onNext}
        >
          <NextWayIcon />
        </button>
      )}
      {onTurn && (
        <button type="button" className="tool" aria-label={t('tdTurn')} onClick={onTurn}>
          <TurnIcon />
        </button>
      )}
      <button type="button" className="tool" aria-label={t('tableShuffle')} onClick={onShuffle}>
        <ShuffleIcon />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t('tableBack')}
        aria-disabled={onBack === undefined}
        onClick={onBack}
      >
        <EraseIcon />
      </button>
    </div>
  )
}

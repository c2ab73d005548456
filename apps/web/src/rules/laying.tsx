import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answer } from './answer.tsx'
import type { Ask } from './lesson.ts'
import { Stone } from './pictures/grid.tsx'

interface LayingProps {
  readonly ask: Extract<Ask, { type: 'lay' }>
  readonly onRight: () => void
}

/** Stones tapped one after another make a word behind the letter that lies there; tapped again they go back. */
export function Laying({ ask, onRight }: LayingProps) {
  const { t } = useTranslation()
  const { lying, stones, word } = ask
  const [laid, setLaid] = useState<readonly number[]>([])
  const [answer, setAnswer] = useState('')
  const tap = (place: number) => {
    const next = laid.includes(place) ? laid.filter((one) => one !== place) : [...laid, place]
    const made = lying + next.map((one) => stones[one]).join('')
    setLaid(next)
    setAnswer('')
    if (made === word) onRight()
    else if (made.length === word.length) setAnswer(t('rulebook:layWrong', { word: made }))
  }
  return (
    <div className="asking-rules laying">
      <p>{t('rulebook:askLay')}</p>
      <p className="laid-stones" role="img" aria-label={lying + laid.map((one) => stones[one]).join('')}>
        <Stone stone={lying} />
        {laid.map((place) => (
          <Stone key={place} stone={stones[place]!} look="fresh" />
        ))}
        {Array.from({ length: word.length - 1 - laid.length }, (_, i) => i).map((cell) => (
          <i key={cell} className="pic-spot" />
        ))}
      </p>
      <p className="rack-stones">
        {stones.map((stone, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place in the rack
            key={place}
            type="button"
            aria-label={stone}
            aria-pressed={laid.includes(place)}
            onClick={() => tap(place)}
          >
            <Stone stone={stone} />
          </button>
        ))}
      </p>
      <Answer text={answer} />
    </div>
  )
}

import { useState } from 'react'
import { Tile } from '../components/tile.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { Answer } from './answer.tsx'
import type { Ask } from './lesson.ts'
import { Stone } from './pictures/grid.tsx'

type Lay = Extract<Ask, { type: 'lay' }>

interface LayingProps {
  readonly ask: Lay
  readonly onRight: () => void
}

/**
 * Tapped or typed pieces fill the free places of the word in order. Tapping a piece again takes it back; Backspace takes
 * back the last one.
 */
export function Laying({ ask, onRight }: LayingProps) {
  const { t } = useTranslation()
  const { pattern, pieces, word, kind } = ask
  const [laid, setLaid] = useState<readonly number[]>([])
  const [answer, setAnswer] = useState('')
  const free = [...pattern].filter((letter) => letter === '_').length
  const lay = (next: readonly number[]) => {
    if (next.length > free) return
    const made = filled(pattern, next, pieces)
    setLaid(next)
    setAnswer('')
    if (made === word) onRight()
    else if (next.length === free)
      setAnswer(t('rulebook:layWrong', { word: made, first: word[0], last: word.at(-1) }))
  }
  const tap = (place: number) =>
    lay(laid.includes(place) ? laid.filter((one) => one !== place) : [...laid, place])
  const onKey = ({ key }: React.KeyboardEvent) => {
    const place = pieces.findIndex((piece, i) => piece === key.toUpperCase() && !laid.includes(i))
    if (key === 'Backspace') lay(laid.slice(0, -1))
    else if (place >= 0) tap(place)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="asking-rules laying" role="group" aria-label={t('rulebook:askLay')} onKeyDown={onKey}>
      <p>{t('rulebook:askLay')}</p>
      <Word pattern={pattern} laid={laid.map((one) => pieces[one]!)} kind={kind} />
      <p className="rack-stones">
        {pieces.map((piece, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the rack
            key={place}
            type="button"
            aria-label={piece}
            aria-pressed={laid.includes(place)}
            onClick={() => tap(place)}
          >
            <Piece kind={kind} letter={piece} />
          </button>
        ))}
      </p>
      <Answer text={answer} />
    </div>
  )
}

/** The pattern with the pieces laid so far; free places stay `_`. */
function filled(pattern: string, laid: readonly number[], pieces: readonly string[]): string {
  let next = 0
  return [...pattern]
    .map((letter) => (letter === '_' ? (pieces[laid[next++] ?? -1] ?? '_') : letter))
    .join('')
}

interface WordProps {
  readonly pattern: string
  readonly laid: readonly string[]
  readonly kind: Lay['kind']
}

function Word({ pattern, laid, kind }: WordProps) {
  const letters = [...pattern]
  const free = letters.flatMap((letter, i) => (letter === '_' ? [i] : []))
  const at = (i: number) => (letters[i] === '_' ? laid[free.indexOf(i)] : letters[i])
  const spoken = letters.map((_, i) => at(i) ?? '_').join('')
  return (
    <p className="laid-stones" role="img" aria-label={spoken}>
      {letters.map((letter, i) => {
        const piece = at(i)
        return piece === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the word
          <i key={i} className="pic-spot" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the word
          <Piece key={i} kind={kind} letter={piece} fresh={letter === '_'} />
        )
      })}
    </p>
  )
}

interface PieceProps {
  readonly kind: Lay['kind']
  readonly letter: string
  readonly fresh?: boolean
}

function Piece({ kind, letter, fresh = false }: PieceProps) {
  if (kind === 'stone') return <Stone stone={letter} look={fresh ? 'fresh' : ''} />
  if (kind === 'card') return <span className={`pic-card${fresh ? ' fresh' : ''}`}>{letter}</span>
  return <Tile letter={letter} />
}

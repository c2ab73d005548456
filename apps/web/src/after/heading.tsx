import { useTranslation } from 'react-i18next'
import { ShareIcon } from './icons.tsx'
import type { Replay } from './replay.ts'

interface HeadingProps {
  readonly replay: Replay
  readonly names: readonly string[]
  readonly me: number | undefined
  readonly accuracies: readonly number[] | undefined
  readonly sharing: boolean
  readonly onShare: () => void
  readonly onRematch: (() => void) | undefined
}

/** How it ended, and what may be done with it. */
export function Heading({ replay, names, me, accuracies, sharing, onShare, onRematch }: HeadingProps) {
  const { t } = useTranslation()
  const { made, suffered } = countsOf(replay, me)
  return (
    <header className="review-heading">
      <div>
        <h1>{useResult(replay, names, me)}</h1>
        {me !== undefined && !replay.solo && (
          <p className="quiet">
            {t('reviewMade', { count: made })}, {t('reviewSuffered', { count: suffered })}
          </p>
        )}
        {accuracies && (
          <p className="accuracies">
            {accuracies.map((accuracy, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
              <span key={seat}>
                <b>{names[seat]}</b> {t('reviewAccuracy', { percent: Math.round(accuracy) })}
              </span>
            ))}
          </p>
        )}
      </div>
      <button type="button" className="button" aria-expanded={sharing} onClick={onShare}>
        <span className="with-icon">
          <ShareIcon /> {t('reviewShare')}
        </span>
      </button>
      {onRematch && (
        <button type="button" className="button main" onClick={onRematch}>
          {t('reviewRematch')}
        </button>
      )}
    </header>
  )
}

function countsOf({ moments }: Replay, me: number | undefined) {
  const calls = moments.flatMap(({ events }) => events.filter((event) => event.type === 'called'))
  return {
    made: calls.filter(({ seat }) => seat === me).length,
    suffered: calls.filter(({ victim }) => victim === me).length,
  }
}

function useResult({ moments, outcome, solo }: Replay, names: readonly string[], me: number | undefined) {
  const { t } = useTranslation()
  const scores = moments.at(-1)?.scores ?? []
  if (outcome === undefined) return t('reviewOpen')
  if (solo) return t('reviewSolo', { mine: scores[0] })
  const [winner, second] = outcome.winners
  if (winner === undefined || second !== undefined) return t('reviewDraw', { mine: scores[winner ?? 0] })
  const others = scores.filter((_, seat) => seat !== winner)
  const best = Math.max(...others)
  return winner === me
    ? t('reviewWon', { mine: scores[winner], theirs: best })
    : t('reviewLost', {
        name: names[winner],
        theirs: scores[winner],
        mine: me === undefined ? best : scores[me],
      })
}

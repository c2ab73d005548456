import { figure } from '@estocade/texts/numbers'
import { useTranslation } from '../texts/use-translation.ts'
import { ShareIcon } from './icons.tsx'
import type { ReadGame } from './messages.ts'
import { say } from './told.ts'
import { writtenWith } from './written.ts'

interface HeadingProps {
  readonly game: ReadGame
  readonly names: readonly string[]
  readonly me: number | undefined
  readonly accuracies: readonly number[] | undefined
  readonly sharing: boolean
  readonly onShare: () => void
  readonly onRematch: (() => void) | undefined
}

/** The result, and the actions of the review. */
export function Heading({ game, names, me, accuracies, sharing, onShare, onRematch }: HeadingProps) {
  const { t } = useTranslation()
  const asides = me === undefined ? undefined : game.replay.asides?.[me]
  return (
    <header className="review-heading">
      <div>
        <h1>{useResult(game, names, me)}</h1>
        {asides && (
          <p className="quiet">
            {asides.map((told) => say({ t, names, written: writtenWith() }, told)).join(', ')}
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

function useResult({ replay, brokenOff }: ReadGame, names: readonly string[], me: number | undefined) {
  const { t } = useTranslation()
  const { moments, outcome, solo } = replay
  const last = moments.at(-1)?.scores ?? []
  const scores = last.map(figure)
  if (outcome === undefined) return t(brokenOff ? 'reviewBrokenOff' : 'reviewOpen')
  if (solo) return t('reviewSolo', { count: scores[0] })
  const [winner, second] = outcome.winners
  if (winner === undefined && replay.noWinner === 'nobody') return t('reviewNobody')
  if (winner === undefined || second !== undefined) return t('reviewDraw', { mine: scores[winner ?? 0] })
  const others = last.filter((_, seat) => seat !== winner)
  const best = figure(Math.max(...others))
  return winner === me
    ? t('reviewWon', { mine: scores[winner], theirs: best })
    : t('reviewLost', {
        name: names[winner],
        theirs: scores[winner],
        mine: me === undefined ? best : scores[me],
      })
}

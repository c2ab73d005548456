import type { JarnacEvent } from '@estocade/games'
import { useTranslation } from 'react-i18next'

interface HistoryProps {
  readonly events: readonly JarnacEvent[]
  readonly names: readonly string[]
}

/** What happened, newest first. */
export function History({ events, names }: HistoryProps) {
  const { t } = useTranslation()
  const lines = events.flatMap((event, index) => {
    const line = lineOf(event)
    return line === undefined ? [] : [{ ...line, key: index, seat: 'seat' in event ? event.seat : 0 }]
  })
  return (
    <section className="history" aria-label={t('history')}>
      <h2 className="caption">{t('history')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
      <ol tabIndex={0} aria-label={t('history')}>
        {lines.reverse().map(({ key, seat, text, values, points }) => (
          <li key={key}>
            <span className={`mark s${seat}`} aria-hidden="true" />
            <span>
              <span className="unseen">{names[seat]}: </span>
              {t(text, values)}
            </span>
            <span className="figure">{points ?? ''}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface HistoryLine {
  readonly text: 'saysTake' | 'saysSwap' | 'saysPass' | 'saysLay' | 'saysJarnac' | 'saysConcede'
  readonly values: Readonly<Record<string, string>>
  readonly points?: number
}

function lineOf(event: JarnacEvent): HistoryLine | undefined {
  switch (event.type) {
    case 'took':
    case 'earned':
      return event.letters === ''
        ? undefined
        : { text: 'saysTake', values: { letters: [...event.letters].join(' ') } }
    case 'swapped':
      return { text: 'saysSwap', values: {} }
    case 'passed':
      return { text: 'saysPass', values: {} }
    case 'laid':
      return { text: 'saysLay', values: { word: event.word }, points: event.word.length ** 2 }
    case 'called':
      return { text: 'saysJarnac', values: { word: event.word }, points: event.word.length ** 2 }
    case 'conceded':
      return { text: 'saysConcede', values: {} }
    default:
      return undefined
  }
}

import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Mark } from '../../table/mark.tsx'

interface HistoryProps {
  readonly events: readonly typDom.RechtSeen[]
  readonly names: readonly string[]
}

/** What happened in the round, newest first. */
export function History({ events, names }: HistoryProps) {
  const { t } = useTranslation()
  const start = events.findLastIndex(({ type }) => type === 'dealt')
  const lines = events.slice(start + 1).flatMap((event, key) => {
    const text = lineOf(t, event)
    return text === undefined ? [] : [{ key, text, seat: 'seat' in event ? event.seat : undefined }]
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="score-sheet" tabIndex={0} aria-label={t('reHistory')}>
      <ol className="told">
        {lines.toReversed().map(({ key, text, seat }) => (
          <li key={key}>
            {seat !== undefined && <Mark seat={seat} />}
            {seat !== undefined && <span className="unseen">{names[seat]} </span>}
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function lineOf(t: TFunction, event: typDom.RechtSeen): string | undefined {
  switch (event.type) {
    case 'named':
    case 'completed':
      return t(`reSays_${event.type}`, { word: event.run.word })
    case 'added':
      return t('reSays_added', { stone: event.laid.stone.toUpperCase() })
    case 'fulfilled':
    case 'bought':
    case 'passed':
    case 'swapped':
    case 'dropped':
      return t(`reSays_${event.type}`)
    default:
      return undefined
  }
}

import type { JarnacEvent } from '@estocade/games'
import { memo } from 'react'
import { LaidWord } from '../../table/laid-word.tsx'
import { Mark } from '../../table/mark.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { eventText } from './spoken.ts'

interface HistoryProps {
  readonly events: readonly JarnacEvent[]
  readonly names: readonly string[]
  readonly me: number | undefined
  readonly language: string
}

/** The events of the match, newest first. */
export const History = memo(function History({ events, names, me, language }: HistoryProps) {
  const { t } = useTranslation()
  const lines = events.flatMap((event, key) => {
    const text = eventText(t, names, me, event)
    return text === undefined ? [] : [{ key, event, text }]
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
    <ol className="history" tabIndex={0} aria-label={t('history')}>
      {lines.reverse().map(({ key, event, text }) => (
        <li key={key}>
          {'seat' in event ? <Mark seat={event.seat} /> : <span />}
          {event.type === 'laid' || event.type === 'called' ? (
            <>
              <span>
                <span className="unseen">{'seat' in event && names[event.seat]}: </span>
                {event.type === 'called' && <em className="call">{t('jarnac')} </em>}
                <LaidWord word={event.word} language={language} />
              </span>
              <span className="figure">{event.word.length ** 2}</span>
            </>
          ) : (
            <span>{text}</span>
          )}
        </li>
      ))}
    </ol>
  )
})

import type { JarnacEvent } from '@estocade/games'
import { memo } from 'react'
import { LaidWord } from '../../table/laid-word.tsx'
import { Mark } from '../../table/mark.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { eventText } from './spoken.ts'

interface HistoryProps {
  readonly events: readonly JarnacEvent[]
  /** After how many of the events a move was taken back. */
  readonly undos: readonly number[]
  readonly names: readonly string[]
  readonly me: number | undefined
  readonly language: string
}

/** The events of the match, newest first. The letter that a word has earned is in the line of the word. */
export const History = memo(function History({ events, undos, names, me, language }: HistoryProps) {
  const { t } = useTranslation()
  const lines = events.flatMap((event, i) => {
    const text = isEarnedBy(event, events[i - 1]) ? undefined : eventText(t, names, me, event)
    const next = events[i + 1]
    const earned = next && isEarnedBy(next, event) ? next.letters : ''
    const line = text === undefined ? [] : [{ key: `${i}`, event, text, earned }]
    return undos.includes(i + 1)
      ? [...line, { key: `${i} undone`, event: undefined, text: t('saysUndo'), earned: '' }]
      : line
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
    <ol className="history" tabIndex={0} aria-label={t('history')}>
      {lines.reverse().map(({ key, event, text, earned }) => (
        <li key={key}>
          {event && 'seat' in event ? <Mark seat={event.seat} /> : <span />}
          {event?.type === 'laid' || event?.type === 'called' ? (
            <>
              <span>
                <span className="unseen">{t('labelled', { label: names[event.seat], value: '' })}</span>
                {event.type === 'called' && <em className="call">{t('jarnac')} </em>}
                <LaidWord word={event.word} language={language} />
                {earned && <small className="quiet">+{earned}</small>}
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

type Earned = Extract<JarnacEvent, { type: 'earned' }>

/** Whether these letters were drawn for the word of the event before. */
const isEarnedBy = (event: JarnacEvent, before: JarnacEvent | undefined): event is Earned =>
  event.type === 'earned' && before?.type === 'laid' && before.seat === event.seat

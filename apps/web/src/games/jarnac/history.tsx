import type { JarnacEvent } from '@estocade/games'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { LaidWord } from '../../table/laid-word.tsx'
import { markOf } from './names.ts'

interface HistoryProps {
  readonly events: readonly JarnacEvent[]
  readonly names: readonly string[]
  readonly me: number
  readonly language: string
}

/** What happened, newest first. */
export const History = memo(function History({ events, names, me, language }: HistoryProps) {
  const { t } = useTranslation()
  const lines = events.flatMap((event, index) => {
    const line = lineOf(event)
    return line === undefined ? [] : [{ ...line, key: index, seat: 'seat' in event ? event.seat : undefined }]
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
    <ol className="history" tabIndex={0} aria-label={t('history')}>
      {lines.reverse().map(({ key, seat, text, values, points, word, theft }) => (
        <li key={key}>
          {seat === undefined ? (
            <span />
          ) : (
            <span className={markOf(seat, me, names.length)} aria-hidden="true" />
          )}
          <span>
            {seat !== undefined && <span className="unseen">{names[seat]}: </span>}
            {theft && <em className="call">{t('jarnac')} </em>}
            {word ? <LaidWord word={word} language={language} /> : t(text!, values ?? {})}
          </span>
          <span className="figure">{points ?? ''}</span>
        </li>
      ))}
    </ol>
  )
})

type Says =
  | 'saysTake'
  | 'saysSwap'
  | 'saysPass'
  | 'saysTime'
  | 'saysPenalty'
  | 'saysConcede'
  | 'saysChallenge'
  | 'saysChallengeLost'
  | 'saysStruck'
  | 'saysHint'

interface HistoryLine {
  readonly text?: Says
  readonly values?: Readonly<Record<string, string>>
  readonly word?: string
  readonly points?: number
  readonly theft?: boolean
}

/** One line of what happened; also what is read out. */
export function lineOf(event: JarnacEvent): HistoryLine | undefined {
  switch (event.type) {
    case 'took':
    case 'earned':
      return event.letters === ''
        ? undefined
        : { text: 'saysTake', values: { letters: [...event.letters].join(' ') } }
    case 'swapped':
      return { text: 'saysSwap' }
    case 'passed':
      return { text: ({ choice: 'saysPass', time: 'saysTime', penalty: 'saysPenalty' } as const)[event.by] }
    case 'laid':
      return { word: event.word, points: event.word.length ** 2 }
    case 'called':
      return { word: event.word, points: event.word.length ** 2, theft: true }
    case 'challenged':
      return {
        text: event.right ? 'saysChallengeLost' : 'saysChallenge',
        values: { word: event.word },
      }
    case 'struck':
      return event.wrong ? { text: 'saysStruck' } : undefined
    case 'hinted':
      return { text: 'saysHint' }
    case 'conceded':
      return { text: event.by === 'time' ? 'saysTime' : 'saysConcede' }
    default:
      return undefined
  }
}

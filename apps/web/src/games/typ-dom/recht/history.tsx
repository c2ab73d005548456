import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { LaidWord } from '../../../table/laid-word.tsx'
import { Mark } from '../../../table/mark.tsx'
import { useTranslation } from '../../../texts/use-translation.ts'
import { about, type Table } from '../spoken.ts'

interface HistoryProps {
  readonly events: readonly typDom.RechtSeen[]
  readonly table: Table
  readonly language: string
}

/** The events of the round, newest first. */
export function History({ events, table, language }: HistoryProps) {
  const { t } = useTranslation()
  const start = events.findLastIndex(({ type }) => type === 'dealt')
  const lines = events.slice(start + 1).flatMap((event, key) => {
    const text = lineOf(t, event, table)
    const word = 'run' in event ? event.run.word : undefined
    return text === undefined ? [] : [{ key, text, word, seat: 'seat' in event ? event.seat : undefined }]
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="score-sheet" tabIndex={0} aria-label={t('reHistory')}>
      <ol className="told">
        {lines.toReversed().map(({ key, text, word, seat }) => (
          <li key={key}>
            {seat !== undefined && <Mark seat={seat} />}
            {word === undefined ? text : <WithWord text={text} word={word} language={language} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface WithWordProps {
  readonly text: string
  readonly word: string
  readonly language: string
}

/** A line with a word whose explanation can be opened. */
function WithWord({ text, word, language }: WithWordProps) {
  const [before = '', after = ''] = text.split(word)
  return (
    <span>
      {before}
      <LaidWord word={word} language={language} />
      {after}
    </span>
  )
}

/** An event of this game in a sentence. */
export function lineOf(t: TFunction, event: typDom.RechtSeen, table: Table): string | undefined {
  switch (event.type) {
    case 'named':
      return t('reSays_named', { ...about(event.seat, table), word: event.run.word })
    case 'completed':
      return t('reSays_completed', { word: event.run.word })
    case 'added':
      return t('reSays_added', { ...about(event.seat, table), stone: event.laid.stone.toUpperCase() })
    case 'fulfilled':
    case 'bought':
    case 'swapped':
      return t(`reSays_${event.type}`, about(event.seat, table))
    case 'passed':
      return t('tellPass', about(event.seat, table))
    case 'dropped':
      return t('tellDropped', about(event.seat, table))
    default:
      return undefined
  }
}

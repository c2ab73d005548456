import type { TFunction } from 'i18next'
import type { Written } from '../../../review/written.ts'
import type { Moment } from './replay.ts'

type Event = Moment['events'][number]

const spaced = (letters: string): string => [...letters].join(' ')

/** One move in words, without verbs that would have to agree with a name. */
export const narrate = (
  t: TFunction,
  names: readonly string[],
  { events }: Pick<Moment, 'events'>,
  written: Written = (text) => text,
): string =>
  events
    .map((event) => sentence(t, names, event, written))
    .filter((text) => text !== '')
    .join(' · ')

function sentence(t: TFunction, names: readonly string[], event: Event, written: Written): string {
  const name = 'seat' in event ? (names[event.seat] ?? '') : ''
  switch (event.type) {
    case 'began':
      return t('stepLot', { name: names[event.first] ?? '' })
    case 'took':
      return event.letters === '' ? '' : t('stepTake', { name, letters: spaced(event.letters) })
    case 'exchanged':
    case 'swapped':
      return t('stepSwap', { name, back: spaced(event.back), drawn: spaced(event.drawn) })
    case 'laid':
    case 'called':
      return wordSentence(t, name, event, written)
    case 'earned':
      return event.letters === '' ? '' : t('stepEarn', { letters: spaced(event.letters) })
    case 'passed':
      return t(event.by === 'time' ? 'stepTime' : 'stepPass', { name })
    case 'declined':
      return t('stepDecline', { name })
    case 'accepted':
      return t('stepAccept', { name })
    case 'challenged':
      return t(event.right ? 'stepRight' : 'stepWrong', { name, word: written(event.word) })
    case 'hinted':
      return t('stepHint', { name })
    case 'conceded':
      return t(event.by === 'time' ? 'stepTime' : 'stepConcede', { name })
    case 'ended':
      return t('over')
    default:
      return ''
  }
}

function wordSentence(
  t: TFunction,
  name: string,
  event: Extract<Event, { type: 'laid' | 'called' }>,
  written: Written,
) {
  const { word, was, row } = event
  const [points, letters] = [word.length ** 2, spaced(event.used)]
  const values = { name, word: written(word), was, row: row + 1, points, letters }
  if (event.type === 'called') return t(was === '' ? 'stepJarnacNew' : 'stepJarnac', values)
  return t(was === '' ? 'stepNew' : 'stepRemake', values)
}

/** The row that a move made, and whether it was a Jarnac. */
export function madeIn({ events }: Pick<Moment, 'events'>) {
  const made = events.findLast((event) => event.type === 'laid' || event.type === 'called')
  return made && { seat: made.seat, row: made.row, jarnac: made.type === 'called' }
}

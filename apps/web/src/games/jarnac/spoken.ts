import { type JarnacEvent, jarnacScore } from '@estocade/games'
import type { TFunction } from 'i18next'
import type { JarnacTableModel } from './use-table.ts'

/** An event as one sentence; the player's own events have sentences with "you". */
export function eventText(
  t: TFunction,
  names: readonly string[],
  me: number | undefined,
  event: JarnacEvent,
): string | undefined {
  const by = 'seat' in event ? event.seat : undefined
  const tell = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    t(by !== undefined && by === me ? `${key}_you` : key, { name: names[by ?? 0], ...values })
  switch (event.type) {
    case 'took':
    case 'earned':
      return event.letters === '' ? undefined : tell('tellTake', { letters: [...event.letters].join(' ') })
    case 'exchanged':
      return tell('tellVowel', { back: event.back, drawn: event.drawn })
    case 'swapped':
      return tell('tellSwap')
    case 'passed':
      return tell({ choice: 'tellPass', time: 'tellTime', penalty: 'tellPenalty' }[event.by])
    case 'laid':
      return tell('tellLay', { word: event.word, points: event.word.length ** 2 })
    case 'called':
      return theftText(t, names, me, event)
    case 'challenged':
      return tell(event.right ? 'tellChallengeLost' : 'tellChallenge', { word: event.word })
    case 'struck':
      return event.wrong ? t('tellStruck') : undefined
    case 'hinted':
      return tell('tellHint')
    case 'conceded':
      return tell(event.by === 'time' ? 'tellLeftTime' : 'tellConcede')
    default:
      return undefined
  }
}

type Call = Extract<JarnacEvent, { type: 'called' }>

/** "Jarnac! REPARTIE is yours.", and the sentence for the others. */
function theftText(
  t: TFunction,
  names: readonly string[],
  me: number | undefined,
  { seat, victim, word, from }: Call,
): string {
  if (seat === me) return t('theftMine', { word })
  const values = { name: names[seat], word, victim: names[victim], row: (from ?? 0) + 1 }
  if (victim !== me) return t('theftOther', values)
  return t(from === null ? 'theftReserve' : 'theftRobbed', values)
}

/** The sentence of an event for screen readers. A Jarnac is announced by the alarm; a word is followed by the score. */
export function spokenOf({ names, you, view }: JarnacTableModel, t: TFunction, event: JarnacEvent) {
  if (event.type === 'called') return undefined
  const text = eventText(t, names, you, event)
  if (event.type !== 'laid') return text
  // The scores of three or more sides would be too long for the line.
  const told = view.sides.length > 2 ? [event.seat] : [...view.sides.keys()]
  const score = told.map((one) => `${names[one]} ${jarnacScore(view.sides[one]!.rows)}`).join(', ')
  return `${text} ${score}.`
}

/**
 * The announcements that interrupt: each window in which the player may call, and a Jarnac, after which the same window
 * may stay open.
 */
export function alarmOf(model: JarnacTableModel, t: TFunction) {
  const { events, scene, names, seat, you, table } = model
  const at = events.findLastIndex(({ type }) => type === 'called')
  const later = events.slice(at + 1).some(({ type }) => type === 'passed' || type === 'took')
  const call = at < 0 || later ? undefined : events[at]
  if (call?.type === 'called') return { id: `theft ${at}`, text: theftText(t, names, you, call) }
  if (scene.type !== 'window') return undefined
  const limit = table.duties.find((duty) => duty.seat === seat)?.limit
  const values = { name: names[scene.victim], count: limit ?? 0 }
  return { id: scene.window, text: t(limit === undefined ? 'windowOpens' : 'windowOpensFor', values) }
}

import type { typDom } from '@estocade/games'
import { change } from '@estocade/texts/numbers'
import type { Finding, Findings, SceneMoment, Teller } from '../../../review/scenes/scene.ts'
import { spaced, type Told } from '../../../review/told.ts'
import { cellKey, momentBefore, overlookedSwaps, tellShared } from '../review.ts'

type State = typDom.RechtState
type Event = typDom.RechtEvent

export const rechtTeller: Teller<State, Event> = {
  turn: ({ turn }) => turn,
  scores: ({ scores }) => scores,
  middle: ({ grid }, events) => ({ type: 'grid', grid, fresh: events.flatMap(freshIn) }),
  sides: ({ racks }) => racks.map((held) => ({ held })),
  told: tell,
  left: ({ racks }) => racks.map((rack) => rack.length),
}

function freshIn(event: Event): readonly string[] {
  switch (event.type) {
    case 'named':
    case 'added':
      return [cellKey(event.laid)]
    case 'fulfilled':
      return event.laid.map(cellKey)
    case 'swapped':
      return [cellKey(event)]
    default:
      return []
  }
}

function tell(event: Event): Told | undefined {
  switch (event.type) {
    case 'named':
      return {
        key: 'stepNamed',
        seat: event.seat,
        values: { stone: event.laid.stone.toUpperCase(), word: event.run.word },
      }
    case 'added':
      return { key: 'stepAdded', seat: event.seat, values: { stone: event.laid.stone.toUpperCase() } }
    case 'fulfilled':
      return {
        key: 'stepAdded',
        seat: event.seat,
        values: { stone: spaced(event.laid.map(({ stone }) => stone)) },
      }
    case 'completed':
      return { key: 'stepComplete', values: { word: event.run.word } }
    case 'dropped':
      return { key: 'stepDropped', seat: event.seat, each: event.changes }
    default:
      return tellShared(event)
  }
}

export function rechtFindings(
  moments: readonly SceneMoment[],
  turns: readonly typDom.RechtReview[],
): Findings {
  return {
    lists: [
      { id: 'missed', findings: turns.flatMap((turn) => missedIn(moments, turn)) },
      { id: 'risks', findings: turns.flatMap((turn) => risksIn(moments, turn)) },
      { id: 'swaps', findings: overlookedSwaps(moments, turns) },
    ],
  }
}

function missedIn(moments: readonly SceneMoment[], review: typDom.RechtReview): readonly Finding[] {
  const [best] = review.missed
  const moment = momentBefore(moments, review)
  const { seat, turn, named, stones } = review
  const worth = best === undefined ? 0 : best.stones - stones
  if (best === undefined || moment < 0 || worth <= 0 || best.word === named) return []
  const about: Told =
    named === null
      ? { key: 'reviewInsteadNothing' }
      : { key: 'reviewInstead', values: { word: named, points: '' } }
  const better = { stones: Object.fromEntries(best.laid.map((laid) => [cellKey(laid), laid.stone])) }
  return [
    { seat, turn, moment, word: best.word, about, figure: change(worth), unit: 'stones', worth, better },
  ]
}

/** Words whose author did not hold all stones for them, and words that failed because of that. */
function risksIn(moments: readonly SceneMoment[], review: typDom.RechtReview): readonly Finding[] {
  const { seat, turn, named, unprovable, failedFor } = review
  const moment = momentBefore(moments, review) + 1
  const lacked = failedFor ?? unprovable
  if (lacked.length === 0 || moments[moment] === undefined) return []
  const key = failedFor === null ? 'reviewLacked' : 'reviewFailed'
  const about = { key, values: { letters: spaced(lacked) } }
  return [
    {
      seat,
      turn,
      moment,
      word: named ?? '',
      about,
      figure: `${lacked.length}`,
      unit: 'stones',
      worth: lacked.length,
    },
  ]
}

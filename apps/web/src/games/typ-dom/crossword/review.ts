import { typDom } from '@estocade/games'
import type { Findings, SceneMoment, Teller } from '../../../review/scenes/scene.ts'
import { signed, type Told } from '../../../review/told.ts'
import { cellKey, momentBefore, overlookedSwaps, tellShared } from '../review.ts'

type State = typDom.CrosswordState
type Event = typDom.CrosswordEvent

export const crosswordTeller: Teller<State, Event> = {
  turn: ({ turn }) => turn,
  // A settled round is in the match's scores already.
  scores: ({ phase, scores, points }) =>
    phase.type === 'turn' ? scores.map((score, seat) => score + points[seat]!) : scores,
  middle: ({ grid }, events) => ({ type: 'grid', grid, fresh: events.flatMap(freshIn) }),
  sides: ({ racks }) => racks.map((held) => ({ held })),
  told: tell,
}

function freshIn(event: Event): readonly string[] {
  if (event.type === 'laid') return typDom.laidBy(event.placement).map(cellKey)
  return event.type === 'swapped' ? [cellKey(event)] : []
}

function tell(event: Event): Told | undefined {
  switch (event.type) {
    case 'laid': {
      const { seat, word, points, earned } = event
      const key = earned ? 'stepLink' : 'stepWord'
      return { key, seat, values: { word: points > 0 ? `${word}, ${signed(points)}` : word } }
    }
    case 'emptied':
      return { key: 'stepEmptied', seat: event.seat }
    default:
      return tellShared(event)
  }
}

export function crosswordFindings(
  moments: readonly SceneMoment[],
  turns: readonly typDom.TurnReview[],
  points: boolean,
): Findings {
  const missed = turns.flatMap((one) => {
    const { turn, seat, laid, missed, pointsLeft, stones } = one
    const moment = momentBefore(moments, one)
    if (missed === null || moment < 0) return []
    const about: Told =
      laid.length === 0
        ? { key: 'reviewInsteadNothing' }
        : {
            key: 'reviewInstead',
            values: { word: laid.join(', '), points: points ? signed(one.points) : '' },
          }
    const more = points ? pointsLeft : missed.stones - stones
    const figure = points ? signed(pointsLeft) : `${missed.stones}`
    return [{ seat, turn, moment, word: missed.word, about, figure, worth: more }]
  })
  const swaps = turns.flatMap((turn) => overlookedSwaps(moments, turn))
  return {
    lists: [
      { id: 'missed', findings: missed },
      { id: 'swaps', findings: swaps },
    ],
  }
}

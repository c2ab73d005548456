import { typDom } from '@estocade/games'
import { change } from '@estocade/texts/numbers'
import type { Finding, Findings, SceneMoment, Teller } from '../../../review/scenes/scene.ts'
import type { Told } from '../../../review/told.ts'
import { cellKey, momentBefore, overlookedSwaps, tellShared } from '../review.ts'

type State = typDom.CrosswordState
type Event = typDom.CrosswordEvent

export const crosswordTeller: Teller<State, Event> = {
  turn: ({ turn }) => turn,
  // The match's scores already contain a settled round.
  scores: ({ phase, scores, points }) =>
    phase.type === 'turn' ? scores.map((score, seat) => score + points[seat]!) : scores,
  middle: ({ grid }, events) => ({ type: 'grid', grid, fresh: events.flatMap(freshIn) }),
  sides: ({ racks }) => racks.map((held) => ({ held })),
  told: tell,
}

/** The winner of Kreuzwort is the first with an empty rack, so its chart shows the stones that are left. */
export const kreuzwortTeller: Teller<State, Event> = {
  ...crosswordTeller,
  left: ({ racks }) => racks.map((rack) => rack.length),
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
      return { key, seat, values: { word: points > 0 ? `${word}, ${change(points)}` : word } }
    }
    case 'emptied':
      return { key: 'stepEmptied', seat: event.seat }
    default:
      return tellShared(event)
  }
}

/** What was missed: stones that could have been laid in Kreuzwort, points in Point. */
export function crosswordFindings(
  moments: readonly SceneMoment[],
  turns: readonly typDom.TurnReview[],
  points: boolean,
): Findings {
  const missed = turns.flatMap((one): readonly Finding[] => {
    const { turn, seat, laid, missed, pointsLeft, stones } = one
    const moment = momentBefore(moments, one)
    const worth = missed === null ? 0 : points ? pointsLeft : missed.stones - stones
    if (missed === null || moment < 0 || worth <= 0 || laid.includes(missed.word)) return []
    const about: Told =
      laid.length === 0
        ? { key: 'reviewInsteadNothing' }
        : {
            key: 'reviewInstead',
            values: { word: laid.join(', '), points: points ? change(one.points) : '' },
          }
    const better = { stones: stonesOut(missed.placement) }
    const unit = points ? 'points' : 'stones'
    return [{ seat, turn, moment, word: missed.word, about, figure: change(worth), unit, worth, better }]
  })
  return {
    lists: [
      { id: 'missed', findings: missed },
      { id: 'swaps', findings: overlookedSwaps(moments, turns) },
    ],
  }
}

/** The stones of a word that was not laid, by cell. */
const stonesOut = (placement: typDom.Placement): Readonly<Record<string, string>> =>
  Object.fromEntries(typDom.laidBy(placement).map((laid) => [cellKey(laid), laid.stone]))

import { abrahaminetz as rules } from '@estocade/games'
import { change } from '@estocade/texts/numbers'
import type { Findings, SceneMoment, Teller } from '../../review/scenes/scene.ts'
import type { Piece, Told } from '../../review/told.ts'

export const abrahaminetzTeller: Teller<rules.State, rules.Event> = {
  turn: ({ turns }) => turns,
  scores: ({ scores }) => scores,
  middle: ({ rack }, events) => ({ type: 'cards', rack, fresh: freshIn(events) }),
  sides: ({ hands }) => hands.map((hand) => ({ held: [...hand] })),
  told: tell,
}

const freshIn = (events: readonly rules.Event[]): readonly number[] =>
  events.flatMap((event) => (event.type === 'laid' ? coveredBy(event.cards) : []))

/** The cells that get a card. */
const coveredBy = (cards: string): readonly number[] =>
  [...cards].flatMap((card, at) => (card === '.' ? [] : [at]))

function tell(event: rules.Event): Told | undefined {
  switch (event.type) {
    case 'dealt':
      return { key: 'stepCards' }
    case 'chose':
      return { key: event.cards === '' ? 'stepNoStart' : 'stepStart', ...by(event), values: start(event) }
    case 'exchanged':
      return {
        key: 'stepSwap',
        ...by(event),
        values: { back: pieces(event.gave), drawn: pieces(event.took) },
      }
    case 'opened':
      return { key: 'stepOpened', values: { word: event.word, points: change(event.points) } }
    case 'accepted':
      return { key: 'stepAccept', ...by(event) }
    case 'challenged': {
      const key = event.wrong === undefined ? 'stepRight' : 'stepWrong'
      return { key, ...by(event), values: { word: event.word } }
    }
    case 'scored':
      return {
        key: 'stepScored',
        ...by(event),
        values: { word: event.word, points: change(event.points) },
      }
    case 'passed':
      return { key: 'stepPass', ...by(event) }
    case 'drew':
      return event.cards === ''
        ? undefined
        : { key: 'stepTake', ...by(event), values: { letters: pieces(event.cards) } }
    case 'conceded':
      return { key: 'stepConcede', ...by(event) }
    case 'ended':
      return { key: 'stepLeft', each: event.costs.map((cost) => -cost) }
    default:
      return undefined
  }
}

const pieces = (cards: string): readonly Piece[] =>
  [...cards].map((card) =>
    card === rules.JOKER
      ? { key: 'abrCardJoker' }
      : card === rules.ERASER
        ? { key: 'abrDrawnEraser' }
        : card.toUpperCase(),
  )

const by = ({ seat }: { readonly seat: number }) => ({ seat })
const start = ({ cards }: { readonly cards: string }) => ({ word: cards.toUpperCase() })

/** Each turn's best word, if it would have scored more points. */
export function abrahaminetzFindings(
  moments: readonly SceneMoment[],
  { turns, sides }: rules.Review,
): Findings {
  const missed = turns.flatMap(({ turn, seat, word, points, best: [best], missed }) => {
    const moment = moments.findLastIndex((one) => one.turn === turn && one.seat === seat) - 1
    if (best === undefined || missed === 0 || moment < 0) return []
    const about: Told =
      word === undefined
        ? { key: 'reviewInsteadPass' }
        : { key: 'reviewInstead', values: { word, points: change(points) } }
    return [
      {
        seat,
        turn,
        moment,
        word: best.word,
        about,
        figure: `+${missed}`,
        unit: 'points' as const,
        worth: missed,
        better: betterRack(moments[moment]!, best.laying),
      },
    ]
  })
  return { lists: [{ id: 'missed', findings: missed }], accuracies: sides.map(({ accuracy }) => accuracy) }
}

/** The rack as the better word would have left it, and the cells that it would have covered. */
function betterRack({ middle }: SceneMoment, laying: rules.Laying) {
  const rack = rules.rackAfter(middle.type === 'cards' ? middle.rack : '', laying)
  return { rack, fresh: coveredBy(laying.cards) }
}

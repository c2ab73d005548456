import type { typDom } from '@estocade/games'
import { change } from '@estocade/texts/numbers'
import type { Findings, SceneMoment, SceneSide, Teller } from '../../../review/scenes/scene.ts'
import type { Piece, Told } from '../../../review/told.ts'
import { cellKey, pieceOf, tellShared } from '../review.ts'

type State = typDom.PrestoState
type Event = typDom.PrestoEvent

export const prestoTeller: Teller<State, Event> = {
  turn: ({ round }) => round,
  scores: ({ scores }) => scores,
  middle: () => ({ type: 'none' }),
  sides: ({ racks, builders }) => racks.map((held, seat) => ({ held, ...benchOf(builders[seat]) })),
  told: tell,
}

function benchOf(builder: typDom.Builder | undefined): Pick<SceneSide, 'bench'> {
  if (builder?.type === 'finished') return { bench: { grid: builder.bench, faulty: [] } }
  if (builder?.type !== 'blocked') return {}
  return { bench: { grid: builder.bench, faulty: builder.faults.flatMap(cellsIn).map(cellKey) } }
}

const cellsIn = (fault: typDom.BenchFault): readonly typDom.Cell[] => ('cells' in fault ? fault.cells : [])

function tell(event: Event): Told | undefined {
  switch (event.type) {
    case 'finished':
      return { key: 'stepFinished', seat: event.seat, values: { points: change(event.points) } }
    case 'refused':
      return { key: 'stepRefused', seat: event.seat, values: { why: event.faults.flatMap(named) } }
    case 'gave-up':
      return { key: event.by === 'time' ? 'stepTime' : 'stepGaveUp', seat: event.seat }
    case 'settled':
      return { key: 'stepSettled', each: event.points }
    default:
      return tellShared(event)
  }
}

/** The fault: a word if there is one, stones left over, otherwise that the stones are apart. */
const named = (fault: typDom.BenchFault): readonly Piece[] =>
  fault.type === 'no-word'
    ? [fault.word]
    : fault.type === 'left-over'
      ? fault.stones.map(pieceOf)
      : [{ key: 'prApart' }]

/** More than a finished round is worth. */
const UNFINISHED = 5

/** The offset at which the crosswords of the round are drawn side by side. */
const settledIn = (moments: readonly SceneMoment[], round: number): number =>
  moments.findIndex(({ turn, told }) => turn === round && told.some(({ key }) => key === 'stepSettled'))

/** Whether a crossword was possible, by round and player, with one that proves it. */
export function prestoFindings(
  moments: readonly SceneMoment[],
  builders: readonly typDom.BuilderReview[],
): Findings {
  const findings = builders.flatMap(({ round, seat, ending, points, solution, words }) => {
    const moment = settledIn(moments, round)
    if (moment < 0) return []
    const key = solution === null ? 'reviewImpossible' : `reviewEnding_${ending}`
    const grid = solution === null ? {} : { grid: solution }
    const found = { seat, turn: round, moment, word: words.join(', '), about: { key }, ...grid }
    // A round that was not finished is listed before finished ones.
    return ending === 'finished'
      ? [{ ...found, figure: change(points), unit: 'points' as const, worth: points }]
      : [{ ...found, figure: '–', worth: UNFINISHED }]
  })
  return { lists: [{ id: 'possible', findings }] }
}

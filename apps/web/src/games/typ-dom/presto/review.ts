import type { typDom } from '@estocade/games'
import type { Findings, SceneMoment, SceneSide, Teller } from '../../../review/scenes/scene.ts'
import { signed, spaced, type Told } from '../../../review/told.ts'
import { cellKey, tellShared } from '../review.ts'

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
      return { key: 'stepFinished', seat: event.seat, values: { points: signed(event.points) } }
    case 'refused':
      return { key: 'stepRefused', seat: event.seat, values: { why: event.faults.map(named).join(', ') } }
    case 'gave-up':
      return { key: event.by === 'time' ? 'stepTime' : 'stepGaveUp', seat: event.seat }
    case 'settled':
      return { key: 'stepSettled', each: event.points }
    default:
      return tellShared(event)
  }
}

/** The fault: a word if there is one, stones left over, otherwise a gap. */
const named = (fault: typDom.BenchFault): string =>
  fault.type === 'no-word' ? fault.word : fault.type === 'left-over' ? spaced(fault.stones) : '…'

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
    const figure = ending === 'finished' ? signed(points) : '–'
    const grid = solution === null ? {} : { grid: solution }
    return [
      { seat, turn: round, moment, word: words.join(', '), about: { key }, figure, worth: round, ...grid },
    ]
  })
  return { lists: [{ id: 'possible', findings }] }
}

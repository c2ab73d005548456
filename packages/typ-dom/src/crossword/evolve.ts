import { assertNever, seat } from '@estocade/kernel'
import { isJolly, keyOf } from '../grid.ts'
import { laidBy } from '../placement.ts'
import { evolveHouseWords } from '../table/house-words.ts'
import {
  dealtRacked,
  emptyRacked,
  settledScores,
  withBought,
  withLaid,
  withoutLeaver,
  withSwapped,
} from '../table/racked.ts'
import { afterPause, paused } from '../table/rounds.ts'
import type { CrosswordConfig, CrosswordEvent, CrosswordState } from './types.ts'

export const emptyState = (config: CrosswordConfig, seats: number): CrosswordState => ({
  ...emptyRacked(config, seats),
  first: seat(0),
  phase: { type: 'dealing' },
  passes: 0,
  out: null,
  points: Array<number>(seats).fill(0),
})

type Of<T extends CrosswordEvent['type']> = Extract<CrosswordEvent, { readonly type: T }>

export function evolve(state: CrosswordState, event: CrosswordEvent): CrosswordState {
  switch (event.type) {
    case 'dealt':
      return {
        ...emptyState(state.config, state.seats),
        ...dealtRacked(state, event),
        first: event.first,
      }
    case 'turned':
      return {
        ...state,
        turn: state.turn + 1,
        phase: { type: 'turn', seat: event.seat, laid: 0, owed: false, fresh: [], proposed: false },
      }
    case 'swapped':
      return withSwapped(state, event)
    case 'laid':
      return laid(state, event)
    case 'bought':
      return withBought({ ...state, passes: 0 }, event)
    case 'passed':
      return { ...state, passes: state.passes + 1 }
    case 'emptied':
      return {
        ...state,
        out: state.out ?? event.seat,
        points: state.points.with(event.seat, state.points[event.seat]! + event.points),
      }
    case 'settled':
      return {
        ...state,
        ...settledScores(state, event.settlement),
        phase: paused(event.settlement),
      }
    case 'left':
      return { ...withoutLeaver(state, event), passes: 0 }
    case 'readied':
    case 'ended':
      return state.phase.type === 'pause' ? { ...state, phase: afterPause(state.phase, event) } : state
    case 'proposed':
    case 'consented':
    case 'declined':
    case 'adopted':
      return proposedOnce(evolveHouseWords(state, event), event.type === 'proposed')
    default:
      return assertNever(event)
  }
}

function proposedOnce(state: CrosswordState, proposed: boolean): CrosswordState {
  return proposed && state.phase.type === 'turn' ? { ...state, phase: { ...state.phase, proposed } } : state
}

function laid(state: CrosswordState, { seat, placement, points, earned }: Of<'laid'>): CrosswordState {
  const stones = laidBy(placement)
  const fresh = stones.filter(({ stone }) => isJolly(stone)).map(({ row, col }) => keyOf(row, col))
  const { phase } = state
  return {
    ...withLaid(state, seat, stones),
    passes: 0,
    points: state.points.with(seat, state.points[seat]! + points),
    phase:
      phase.type === 'turn'
        ? { ...phase, laid: phase.laid + 1, owed: earned, fresh: [...phase.fresh, ...fresh] }
        : phase,
  }
}

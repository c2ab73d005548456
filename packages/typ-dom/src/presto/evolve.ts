import { assertNever, type Leaving, type Seat } from '@estocade/kernel'
import { evolveHouseWords } from '../table/house-words.ts'
import type { Builder, PrestoConfig, PrestoEvent, PrestoState } from './types.ts'

export const emptyPresto = (config: PrestoConfig, seats: number): PrestoState => ({
  config,
  seats,
  round: 0,
  phase: { type: 'dealing' },
  refused: Array<number>(seats).fill(0),
  scores: Array<number>(seats).fill(0),
  racks: Array.from({ length: seats }, () => []),
  builders: Array.from({ length: seats }, (): Builder => ({ type: 'building' })),
  houseWords: config.houseWords,
  proposal: null,
  left: [],
})

const withBuilder = (state: PrestoState, seat: Seat, builder: Builder): PrestoState => ({
  ...state,
  builders: state.builders.with(seat, builder),
})

export function evolvePresto(state: PrestoState, event: PrestoEvent): PrestoState {
  switch (event.type) {
    case 'dealt':
      return {
        ...emptyPresto(state.config, state.seats),
        round: event.round,
        phase: { type: 'building' },
        racks: event.racks,
        builders: state.builders.map((_, seat) => ({
          type: state.left.some((gone) => gone.seat === seat) ? 'gave-up' : 'building',
        })),
        scores: state.scores,
        houseWords: state.houseWords,
        left: state.left,
      }
    case 'finished':
      return withBuilder(state, event.seat, { type: 'finished', bench: event.bench, points: event.points })
    case 'refused':
      return {
        ...withBuilder(state, event.seat, { type: 'blocked', bench: event.bench, faults: event.faults }),
        refused: state.refused.with(event.seat, state.refused[event.seat]! + 1),
      }
    case 'resumed':
      return withBuilder(state, event.seat, { type: 'building' })
    case 'gave-up':
      return withBuilder(state, event.seat, { type: 'gave-up', ...(event.by && { by: event.by }) })
    case 'left':
      return left(state, event)
    case 'settled':
      return {
        ...state,
        phase: { type: 'pause', ready: [] },
        proposal: null,
        scores: state.scores.map((score, seat) => score + event.points[seat]!),
      }
    case 'readied':
      return state.phase.type === 'pause'
        ? { ...state, phase: { type: 'pause', ready: [...state.phase.ready, event.seat] } }
        : state
    case 'ended':
      return { ...state, phase: { type: 'over', winners: event.winners } }
    case 'proposed':
    case 'consented':
    case 'declined':
    case 'adopted':
      return evolveHouseWords(state, event)
    default:
      return assertNever(event)
  }
}

/** T14: a player who left has not finished. */
function left(state: PrestoState, { seat, by }: Leaving): PrestoState {
  const builds = state.phase.type === 'building' && state.builders[seat]!.type !== 'finished'
  return {
    ...(builds ? withBuilder(state, seat, { type: 'gave-up' }) : state),
    left: [...state.left, { seat, by }],
    proposal: state.proposal?.by === seat ? null : state.proposal,
  }
}

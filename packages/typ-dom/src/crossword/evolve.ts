import { assertNever, seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { emptyGrid, isJolly, keyOf, stoneAt, withStones } from '../grid.ts'
import { laidBy } from '../placement.ts'
import { sortStones, stoneShown, takeStones } from '../stones.ts'
import { evolveHouseWords } from '../table/house-words.ts'
import { fullStocks, takenFrom } from '../table/stocks.ts'
import type { CrosswordConfig, CrosswordEvent, CrosswordState } from './types.ts'

export const emptyState = (config: CrosswordConfig, seats: number): CrosswordState => ({
  config,
  seats,
  round: 0,
  factor: 1,
  grid: emptyGrid,
  racks: Array.from({ length: seats }, () => []),
  stocks: fullStocks(alphabets[config.language]),
  first: seat(0),
  turn: 0,
  phase: { type: 'dealing' },
  passes: 0,
  out: null,
  points: Array<number>(seats).fill(0),
  scores: Array<number>(seats).fill(0),
  wins: Array<number>(seats).fill(0),
  houseWords: config.houseWords,
  proposal: null,
})

type Of<T extends CrosswordEvent['type']> = Extract<CrosswordEvent, { readonly type: T }>

export function evolve(state: CrosswordState, event: CrosswordEvent): CrosswordState {
  switch (event.type) {
    case 'dealt':
      return dealt(state, event)
    case 'turned':
      return {
        ...state,
        turn: state.turn + 1,
        phase: { type: 'turn', seat: event.seat, laid: 0, owed: false, fresh: [], proposed: false },
      }
    case 'swapped':
      return swapped(state, event)
    case 'laid':
      return laid(state, event)
    case 'bought':
      return {
        ...state,
        passes: 0,
        stocks: takenFrom(state.stocks, event.stones),
        racks: state.racks.with(event.seat, sortStones([...state.racks[event.seat]!, ...event.stones])),
      }
    case 'passed':
      return { ...state, passes: state.passes + 1 }
    case 'emptied':
      return {
        ...state,
        out: state.out ?? event.seat,
        points: state.points.with(event.seat, state.points[event.seat]! + event.points),
      }
    case 'settled':
      return settled(state, event)
    case 'readied':
      return state.phase.type === 'pause'
        ? { ...state, phase: { ...state.phase, ready: [...state.phase.ready, event.seat] } }
        : state
    case 'ended':
      return state.phase.type === 'pause'
        ? { ...state, phase: { type: 'over', settlement: state.phase.settlement, winners: event.winners } }
        : state
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

const dealt = (state: CrosswordState, event: Of<'dealt'>): CrosswordState => ({
  ...emptyState(state.config, state.seats),
  round: event.round,
  factor: event.factor,
  racks: event.racks,
  stocks: takenFrom(fullStocks(alphabets[state.config.language]), event.racks.flat()),
  first: event.first,
  turn: state.turn,
  scores: state.scores,
  wins: state.wins,
  houseWords: state.houseWords,
})

function swapped(state: CrosswordState, { seat, row, col, letter }: Of<'swapped'>): CrosswordState {
  const jolly = stoneShown(stoneAt(state.grid, row, col)!)
  const rack = takeStones(state.racks[seat]!, [letter])!
  return {
    ...state,
    grid: withStones(state.grid, [{ row, col, stone: letter }]),
    racks: state.racks.with(seat, sortStones([...rack, jolly])),
  }
}

function laid(state: CrosswordState, { seat, placement, points, earned }: Of<'laid'>): CrosswordState {
  const stones = laidBy(placement)
  const fresh = stones.filter(({ stone }) => isJolly(stone)).map(({ row, col }) => keyOf(row, col))
  const { phase } = state
  return {
    ...state,
    passes: 0,
    grid: withStones(state.grid, stones),
    racks: state.racks.with(
      seat,
      takeStones(
        state.racks[seat]!,
        stones.map(({ stone }) => stoneShown(stone)),
      )!,
    ),
    points: state.points.with(seat, state.points[seat]! + points),
    phase:
      phase.type === 'turn'
        ? { ...phase, laid: phase.laid + 1, owed: earned, fresh: [...phase.fresh, ...fresh] }
        : phase,
  }
}

function settled(state: CrosswordState, { settlement }: Of<'settled'>): CrosswordState {
  return {
    ...state,
    phase: { type: 'pause', settlement, ready: [] },
    proposal: null,
    scores: state.scores.map((score, seat) => score + settlement.changes[seat]!),
    wins: state.wins.map((won, seat) => won + (settlement.winners.some((winner) => winner === seat) ? 1 : 0)),
  }
}

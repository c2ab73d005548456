import { assertNever } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { cellOf, emptyGrid, isJolly, stoneAt, withoutCells, withStones } from '../grid.ts'
import { sortStones, stoneShown, takeStones } from '../stones.ts'
import { evolveHouseWords } from '../table/house-words.ts'
import { fullStocks, putBack, takenFrom } from '../table/stocks.ts'
import { keyOfCell } from './naming.ts'
import type { OneStone, RechtConfig, RechtEvent, RechtState } from './types.ts'

export const emptyRecht = (config: RechtConfig, seats: number): RechtState => ({
  config,
  seats,
  round: 0,
  factor: 1,
  grid: emptyGrid,
  racks: Array.from({ length: seats }, () => []),
  stocks: fullStocks(alphabets[config.language]),
  turn: 0,
  phase: { type: 'dealing' },
  naming: null,
  finished: null,
  out: [],
  passes: 0,
  scores: Array<number>(seats).fill(0),
  wins: Array<number>(seats).fill(0),
  houseWords: config.houseWords,
  proposal: null,
})

type Of<T extends RechtEvent['type']> = Extract<RechtEvent, { readonly type: T }>

export function evolveRecht(state: RechtState, event: RechtEvent): RechtState {
  switch (event.type) {
    case 'dealt':
      return dealt(state, event)
    case 'phased':
      return phased(state, event)
    case 'named':
      return named(state, event)
    case 'added':
      return laid(state, event.seat, [event.laid])
    case 'fulfilled':
      return laid(state, event.seat, event.laid)
    case 'completed':
      return { ...state, naming: null, finished: event.run }
    case 'swapped':
      return swapped(state, event)
    case 'bought':
      return {
        ...state,
        stocks: takenFrom(state.stocks, event.stones),
        racks: state.racks.with(event.seat, sortStones([...state.racks[event.seat]!, ...event.stones])),
      }
    case 'passed':
      return event.counts ? { ...state, passes: state.passes + 1 } : state
    case 'dropped':
      return dropped(state, event)
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
      return proposed(evolveHouseWords(state, event))
    case 'consented':
    case 'declined':
    case 'adopted':
      return evolveHouseWords(state, event)
    default:
      return assertNever(event)
  }
}

const proposed = (state: RechtState): RechtState =>
  'seat' in state.phase ? { ...state, phase: { ...state.phase, proposed: true } } : state

const dealt = (state: RechtState, event: Of<'dealt'>): RechtState => ({
  ...emptyRecht(state.config, state.seats),
  round: event.round,
  factor: event.factor,
  racks: event.racks,
  stocks: takenFrom(fullStocks(alphabets[state.config.language]), event.racks.flat()),
  turn: state.turn,
  scores: state.scores,
  wins: state.wins,
  houseWords: state.houseWords,
})

/** A phase of another player, or another BEGIN, is a new turn: what was named is no longer of this turn. */
function phased(state: RechtState, { phase }: Of<'phased'>): RechtState {
  const same = 'seat' in state.phase && state.phase.seat === phase.seat && phase.type !== 'begin'
  const naming = state.naming && !same ? { ...state.naming, fresh: false } : state.naming
  return { ...state, phase, naming, turn: state.turn + 1 }
}

function laid(state: RechtState, seat: number, stones: readonly OneStone[]): RechtState {
  const jollies = stones.filter(({ stone }) => isJolly(stone)).map(keyOfCell)
  const { phase, naming } = state
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
    naming: naming && { ...naming, own: [...naming.own, ...stones.map(keyOfCell)] },
    phase: 'seat' in phase ? { ...phase, fresh: [...phase.fresh, ...jollies] } : phase,
  }
}

function named(state: RechtState, event: Of<'named'>): RechtState {
  const { row, col } = event.laid
  const naming = {
    ...event.run,
    author: event.seat,
    fresh: true,
    piece: { row, col },
    own: state.naming?.own ?? [],
  }
  return laid({ ...state, naming }, event.seat, [event.laid])
}

function swapped(state: RechtState, { seat, row, col, letter }: Of<'swapped'>): RechtState {
  const jolly = stoneShown(stoneAt(state.grid, row, col)!)
  const rack = takeStones(state.racks[seat]!, [letter])!
  return {
    ...state,
    grid: withStones(state.grid, [{ row, col, stone: letter }]),
    racks: state.racks.with(seat, sortStones([...rack, jolly])),
  }
}

/** T46 */
function dropped(state: RechtState, event: Of<'dropped'>): RechtState {
  const own = (state.naming?.own ?? []).map(cellOf)
  const stones = own.map(({ row, col }) => stoneShown(stoneAt(state.grid, row, col)!))
  return {
    ...state,
    grid: withoutCells(state.grid, own),
    stocks: putBack(state.stocks, stones),
    naming: null,
    out: [...state.out, event.seat],
    scores: state.scores.map((score, seat) => score + event.changes[seat]!),
  }
}

const settled = (state: RechtState, { settlement }: Of<'settled'>): RechtState => ({
  ...state,
  phase: { type: 'pause', settlement, ready: [] },
  proposal: null,
  scores: state.scores.map((score, seat) => score + settlement.changes[seat]!),
  wins: state.wins.map((won, seat) => won + (settlement.winners.some((winner) => winner === seat) ? 1 : 0)),
})

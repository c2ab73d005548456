import { assertNever } from '@estocade/kernel'
import { cellOf, isJolly, stoneAt, withoutCells } from '../grid.ts'
import { stoneShown } from '../stones.ts'
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
import { putBack } from '../table/stocks.ts'
import { keyOfCell } from './naming.ts'
import type { OneStone, RechtConfig, RechtEvent, RechtState } from './types.ts'

export const emptyRecht = (config: RechtConfig, seats: number): RechtState => ({
  ...emptyRacked(config, seats),
  phase: { type: 'dealing' },
  naming: null,
  finished: null,
  out: [],
  passes: 0,
})

type Of<T extends RechtEvent['type']> = Extract<RechtEvent, { readonly type: T }>

export function evolveRecht(state: RechtState, event: RechtEvent): RechtState {
  switch (event.type) {
    case 'dealt':
      return { ...emptyRecht(state.config, state.seats), ...dealtRacked(state, event) }
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
      return withSwapped(state, event)
    case 'bought':
      return withBought(state, event)
    case 'passed':
      return event.counts ? { ...state, passes: state.passes + 1 } : state
    case 'dropped':
      return dropped(state, event)
    case 'settled':
      return {
        ...state,
        ...settledScores(state, event.settlement),
        phase: paused(event.settlement),
      }
    case 'left':
      return left(state, event)
    case 'readied':
    case 'ended':
      return state.phase.type === 'pause' ? { ...state, phase: afterPause(state.phase, event) } : state
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

/** A phase of another player, or another BEGIN, is a new turn; the word was then not named in this turn. */
function phased(state: RechtState, { phase }: Of<'phased'>): RechtState {
  const same = 'seat' in state.phase && state.phase.seat === phase.seat && phase.type !== 'begin'
  const naming = state.naming && !same ? { ...state.naming, fresh: false } : state.naming
  return { ...state, phase, naming, turn: state.turn + 1 }
}

function laid(state: RechtState, seat: number, stones: readonly OneStone[]): RechtState {
  const jollies = stones.filter(({ stone }) => isJolly(stone)).map(keyOfCell)
  const { phase, naming } = state
  return {
    ...withLaid(state, seat, stones),
    passes: 0,
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

/** T46 */
const dropped = (state: RechtState, event: Of<'dropped'>): RechtState => ({
  ...withoutNamed(state),
  out: [...state.out, event.seat],
  scores: state.scores.map((score, seat) => score + event.changes[seat]!),
})

/** T14: without its author nobody has to complete the word. */
function left(state: RechtState, event: Of<'left'>): RechtState {
  const gone = withoutLeaver(state, event)
  return { ...(gone.naming?.author === event.seat ? withoutNamed(gone) : gone), passes: 0 }
}

/** The stones laid for the unfinished word go back to the stocks. */
function withoutNamed(state: RechtState): RechtState {
  const own = (state.naming?.own ?? []).map(cellOf)
  const stones = own.map(({ row, col }) => stoneShown(stoneAt(state.grid, row, col)!))
  return {
    ...state,
    grid: withoutCells(state.grid, own),
    stocks: putBack(state.stocks, stones),
    naming: null,
  }
}

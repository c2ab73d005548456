import { assertNever, type Seat, without, withPieces } from '@estocade/kernel'
import { fullDeck, takeFrom } from './cards.ts'
import { cardsUsed, grown, rackAfter } from './laying.ts'
import { cardShowing } from './rack.ts'
import { afterPuttingUnder, afterTaking, stockSize } from './stock.ts'
import type { Config, Event, State, Turn } from './types.ts'

export const emptyState = (config: Config, seats: number): State => ({
  config,
  stock: fullDeck(config.language),
  under: '',
  hands: Array<string>(seats).fill(''),
  rack: '',
  covered: {},
  down: '',
  scores: Array<number>(seats).fill(0),
  out: Array<boolean>(seats).fill(false),
  left: [],
  wrong: [],
  windows: 0,
  idle: 0,
  turns: 0,
  phase: { type: 'starting', chosen: Array<null>(seats).fill(null) },
})

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'dealt': {
      const stock = without(state.stock, event.hands.join(''))
      if (stock === undefined) throw new RangeError('The deck does not hold the hands dealt')
      return { ...state, stock, hands: event.hands }
    }
    case 'chose': {
      if (state.phase.type !== 'starting') throw new Error('A starting word after the start')
      return {
        ...state,
        phase: { type: 'starting', chosen: at(state.phase.chosen, event.seat, event.cards) },
      }
    }
    case 'started':
      return state
    case 'turn':
      return {
        ...state,
        turns: event.number,
        phase: { type: 'turn', seat: event.seat, number: event.number, exchanges: 0 },
      }
    case 'exchanged':
      return exchanged(state, event.seat, event.gave, event.took)
    case 'laid':
      return laid(state, event)
    case 'opened':
      return opened(state, event)
    case 'accepted':
      return withoutAwaiting(state, event.seat)
    case 'challenged':
      return event.wrong === undefined ? state : { ...state, wrong: [...state.wrong, event.word] }
    case 'withdrawn':
      return withdrawn(state)
    case 'scored':
      return { ...scored(state, event.seat, event.points), idle: 0 }
    case 'passed': {
      const idle = stockSize(state) === 0 ? state.idle + 1 : 0
      return { ...scored(state, event.seat, event.points), idle }
    }
    case 'drew':
      return {
        ...state,
        ...afterTaking(state, event.cards),
        hands: at(state.hands, event.seat, state.hands[event.seat]! + event.cards),
      }
    case 'conceded':
      return conceded(state, event.seat, event.by ?? 'choice')
    case 'ended':
      return {
        ...state,
        scores: state.scores.map((score, i) => score - event.costs[i]!),
        phase: { type: 'over', reason: event.reason },
      }
    default:
      return assertNever(event)
  }
}

const at = <T>(list: readonly T[], seat: Seat, value: T): readonly T[] =>
  list.map((each, i) => (i === seat ? value : each))

const conceded = (state: State, seat: Seat, by: 'choice' | 'time'): State =>
  withoutAwaiting({ ...state, out: at(state.out, seat, true), left: [...state.left, { seat, by }] }, seat)

const scored = (state: State, seat: Seat, points: number): State => ({
  ...state,
  scores: at(state.scores, seat, state.scores[seat]! + points),
})

/** A18: the card goes under the stock before the top card is taken, so that a stock of one card never returns it. */
function exchanged(state: State, seat: Seat, gave: string, took: string): State {
  const { phase } = state
  if (phase.type !== 'turn') throw new Error('An exchange outside a turn')
  return {
    ...state,
    ...afterTaking(afterPuttingUnder(state, gave), took),
    hands: at(state.hands, seat, takeFrom(state.hands[seat]!, gave)! + took),
    phase: { ...phase, exchanges: phase.exchanges + 1 },
  }
}

const turnOf = ({ seat, number, exchanges }: Turn): Turn => ({ seat, number, exchanges })

function laid(state: State, event: Event & { type: 'laid' }): State {
  const { phase, rack, covered, down, hands } = state
  if (phase.type !== 'turn') throw new Error('A word outside a turn')
  const hand = hands[event.seat]!
  return {
    ...state,
    rack: rackAfter(rack, event),
    covered: withPieces(covered, coveredBy(rack, event)),
    down: down + (event.down ?? ''),
    hands: at(hands, event.seat, takeFrom(hand, cardsUsed(event))!),
    phase: { type: 'laid', ...turnOf(phase), before: { rack, covered, down, hand } },
  }
}

function* coveredBy(rack: string, event: Event & { type: 'laid' }): Iterable<string> {
  const old = grown(rack, event)
  for (let i = 0; i < old.length; i++) {
    if (event.cards[i] === '.' || old[i] === ' ') continue
    const card = cardShowing(old[i]!)
    if (card !== undefined) yield card
  }
}

function opened(state: State, { window, word, points, awaiting }: Event & { type: 'opened' }): State {
  const { phase } = state
  if (phase.type !== 'laid') throw new Error('A window without a word')
  return {
    ...state,
    windows: state.windows + 1,
    phase: { ...phase, type: 'window', window, word, points, awaiting },
  }
}

function withoutAwaiting(state: State, seat: Seat): State {
  const { phase } = state
  if (phase.type !== 'window') return state
  return { ...state, phase: { ...phase, awaiting: phase.awaiting.filter((each) => each !== seat) } }
}

/** The word goes back into the hand; the turn goes on as it was. */
function withdrawn(state: State): State {
  const { phase } = state
  if (phase.type !== 'window') throw new Error('Nothing to withdraw')
  const { hand, ...table } = phase.before
  return {
    ...state,
    ...table,
    hands: at(state.hands, phase.seat, hand),
    phase: { type: 'turn', ...turnOf(phase) },
  }
}

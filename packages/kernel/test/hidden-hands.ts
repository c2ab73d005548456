import {
  asView,
  type Bag,
  bagOf,
  type Dice,
  drawFrom,
  type Game,
  type GameTypes,
  noClock,
  ok,
  piecesOf,
  refuse,
  type Seat,
  seat,
  seatsOf,
  type Viewer,
  type ViewOf,
  without,
} from '@estocade/kernel'
import fc from 'fast-check'
import type { Kit, Passage } from './laws/index.ts'

/**
 * A small game with something to hide: cards 1–9, each twice, hands face down. In turn a side shows a
 * card and draws one; the highest sum shown wins. For trying the laws, and for breaking them.
 */
export interface Hands {
  readonly config: { readonly hand: number }
  readonly hands: readonly string[]
  readonly shown: readonly string[]
  readonly bag: Bag
  readonly turn: Seat
}
type Face = Omit<Hands, 'hands' | 'bag'> & {
  readonly hands: readonly (string | number)[]
  readonly bag: number
}
export type HandsEvent =
  | { readonly type: 'dealt'; readonly hands: readonly (string | number)[] }
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: string }

export interface HandsTypes extends GameTypes {
  Config: { readonly hand: number }
  State: Hands
  Event: HandsEvent
  Action: { readonly type: 'show'; readonly card: string }
  View: ViewOf<Face>
  SeenEvent: HandsEvent
}

const cards = '112233445566778899'
const sum = (shown: string) => [...shown].reduce((total, card) => total + Number(card), 0)
const drop = (hand: string, card: string) => hand.replace(card, '')
const mine = (hand: string, i: number, viewer: Viewer) => (viewer === i ? hand : hand.length)

export const hiddenHands: Game<HandsTypes> = {
  id: 'hidden-hands',
  rulesVersion: 1,
  configure(options) {
    const hand = (options as { hand?: unknown }).hand
    return typeof hand === 'number' && hand >= 1 && hand <= 4
      ? ok({ hand })
      : refuse('hand', 'One to four cards.')
  },
  seats: () => ({ min: 2, max: 4 }),
  clock: () => noClock,
  empty: (config, seats) => ({
    config,
    hands: Array<string>(seats).fill(''),
    shown: Array<string>(seats).fill(''),
    bag: bagOf(cards),
    turn: seat(0),
  }),
  setup(config, seats, chance) {
    const all = drawFrom(bagOf(cards), config.hand * seats, chance).join('')
    const hands = seatsOf(seats).map((s) => all.slice(s * config.hand, (s + 1) * config.hand))
    return [{ type: 'dealt', hands }]
  },
  decide(state, by, { card }, chance) {
    if (state.hands[state.turn] === '') return refuse('over', 'The game is over.')
    if (by !== state.turn) return refuse('turn', 'Another side is to move.')
    if (card.length !== 1 || !state.hands[by]!.includes(card))
      return refuse('card', `No ${card} in the hand.`)
    const drawn = drawFrom(state.bag, 1, chance)
    return ok([
      { type: 'shown', seat: by, card },
      ...drawn.map((card) => ({ type: 'drew' as const, seat: by, card })),
    ])
  },
  evolve(state, event) {
    switch (event.type) {
      case 'dealt': {
        const hands = event.hands.map(String)
        return { ...state, hands, bag: without(state.bag, hands.join(''))! }
      }
      case 'shown':
        return {
          ...state,
          hands: state.hands.with(event.seat, drop(state.hands[event.seat]!, event.card)),
          shown: state.shown.with(event.seat, state.shown[event.seat]! + event.card),
          turn: seat((state.turn + 1) % state.hands.length),
        }
      case 'drew':
        return {
          ...state,
          hands: state.hands.with(event.seat, state.hands[event.seat]! + event.card),
          bag: without(state.bag, event.card)!,
        }
    }
  },
  view: (state, viewer) =>
    asView({
      ...state,
      hands: state.hands.map((hand, i) => mine(hand, i, viewer)),
      bag: piecesOf(state.bag).length,
    }),
  see(event, viewer) {
    if (event.type === 'dealt')
      return { ...event, hands: event.hands.map((hand, i) => mine(String(hand), i, viewer)) }
    return event.type === 'drew' && event.seat !== viewer ? { ...event, card: '?' } : event
  },
  toAct: (view) =>
    sizeOf(view.hands[view.turn]!) === 0
      ? []
      : [{ seat: view.turn, for: 'turn', about: `${view.shown.join('').length}` }],
  *plays(view, by) {
    if (by === view.turn) for (const card of new Set(String(view.hands[by]))) yield { type: 'show', card }
  },
  onTimeout: (view, by) => ({ type: 'show', card: String(view.hands[by])[0]! }),
  outcome(view) {
    if (sizeOf(view.hands[view.turn]!) > 0) return undefined
    const scores = view.shown.map(sum)
    return {
      scores,
      winners: seatsOf(scores.length).filter((s) => scores[s] === Math.max(...scores)),
      reason: 'out',
    }
  },
}

const sizeOf = (hand: string | number) => (typeof hand === 'number' ? hand : hand.length)

/** Cards the viewer has not seen change places; what the events show or need stays. */
function hide({ state, events }: Passage<HandsTypes>, viewer: Viewer, dice: Dice): Passage<HandsTypes> {
  const dealt = events.find((event) => event.type === 'dealt')
  const hands = (dealt?.hands ?? state.hands).map(String)
  const kept = events.find((event) => event.type === 'shown')
  const bag = dealt ? without(state.bag, hands.join(''))! : state.bag
  const held = hands.map((hand, i) => (kept?.seat === i ? drop(hand, kept.card) : hand))
  const pool = [...held.filter((_, i) => i !== viewer).join(''), ...piecesOf(bag)]
  const draw = () => pool.splice(dice.below(pool.length), 1)[0]!
  const others = held.map((hand, i) => (i === viewer ? hand : [...hand].map(draw).join('')))
  const twin = others.map((hand, i) => (kept?.seat === i ? kept.card + hand : hand))
  if (dealt)
    return { state, events: [{ type: 'dealt', hands: hands.map((h, i) => (i === viewer ? h : twin[i]!)) }] }
  const mineDrawn = events.find((event) => event.type === 'drew' && event.seat === viewer)
  // What the viewer draws he sees: it must be in the twin's bag too, so nothing else may move.
  if (mineDrawn) return { state, events }
  const twinHands = twin.map((hand, i) => (i === viewer ? hands[i]! : hand))
  return {
    state: { ...state, hands: twinHands, bag: bagOf(pool) },
    events: events.map((event) => (event.type === 'drew' ? { ...event, card: draw() } : event)),
  }
}

export const handsKit = (game: Game<HandsTypes>, games: number): Kit<HandsTypes> => ({
  settings: fc.record({
    game: fc.constant(game),
    options: fc.record({ hand: fc.integer({ min: 1, max: 4 }) }),
    seats: fc.integer({ min: 2, max: 4 }),
  }),
  games,
  maxSteps: 100,
  thorough: 0.5,
  pieces: (state) =>
    [...state.hands.join(''), ...state.shown.join(''), ...piecesOf(state.bag)].sort().join(''),
  reference: (_, view, by) =>
    [...'123456789']
      .filter((card) => view.turn === by && String(view.hands[by]).includes(card))
      .map((card) => ({ type: 'show', card })),
  hide,
  wild: () => [
    { type: 'show', card: '7' },
    { type: 'show', card: 'x' },
    { type: 'show', card: '' },
  ],
})

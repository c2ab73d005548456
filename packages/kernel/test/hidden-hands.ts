import {
  asView,
  type Bag,
  bagOf,
  decidedBy,
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

/**
 * A small game with hidden hands: cards 1–9, each twice. In turn a side shows a card and draws one; the
 * highest sum shown wins. Tests use it to check the laws, and to break them.
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
export const drop = (hand: string, card: string) => hand.replace(card, '')
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
    return decidedBy<Hands, HandsEvent>(state, hiddenHands.evolve, [
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

import {
  asView,
  type Bot,
  bagOf,
  bagSize,
  decidedBy,
  diceFrom,
  drawFrom,
  type Game,
  ok,
  refuse,
  type Seat,
  type Viewer,
  type ViewOf,
  without,
} from '@estocade/kernel'
import type { Playable } from '../../src/index.ts'

/**
 * A game of hidden hands with windows: lay a card face down and say what it is; the others accept or
 * challenge within 10 s. A lie that is found out returns to the hand with one more card. An empty hand wins.
 */
export interface ClaimsTypes {
  Config: { readonly hand: number; readonly turns: number; readonly seconds: number }
  State: ClaimsState
  Event:
    | { readonly type: 'dealt'; readonly hands: readonly (readonly string[])[] }
    | { readonly type: 'laid'; readonly seat: Seat; readonly card: string; readonly says: string }
    | { readonly type: 'accepted'; readonly seat: Seat }
    | { readonly type: 'stands' }
    | {
        readonly type: 'challenged'
        readonly seat: Seat
        readonly card: string
        readonly drawn: readonly string[]
      }
    | { readonly type: 'passed'; readonly seat: Seat; readonly drawn: readonly string[] }
  Action:
    | { readonly type: 'lay'; readonly card: string; readonly says: string }
    | { readonly type: 'pass' }
    | { readonly type: 'accept' }
    | { readonly type: 'challenge' }
  View: ViewOf<ClaimsView>
  SeenEvent: { readonly type: string; readonly [more: string]: unknown }
}

interface Claim {
  readonly number: number
  readonly by: Seat
  readonly card: string
  readonly says: string
  readonly accepted: readonly Seat[]
}

interface ClaimsState {
  readonly config: ClaimsTypes['Config']
  readonly bag: Readonly<Record<string, number>>
  readonly hands: readonly (readonly string[])[]
  readonly turn: Seat
  readonly turns: number
  readonly laid: number
  readonly claim?: Claim
}

export interface ClaimsView {
  readonly config: ClaimsTypes['Config']
  readonly stock: number
  readonly counts: readonly number[]
  readonly hand?: readonly string[]
  readonly turn: Seat
  readonly turns: number
  readonly laid: number
  readonly claim?: Omit<Claim, 'card'>
}

/** Three of each letter. Every card has a unique name, so that a leak can be found in the frames. */
const DECK = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((letter) => [1, 2, 3].map((n) => `${letter}~${n}`))
const isTrue = ({ card, says }: { readonly card: string; readonly says: string }) => card[0] === says

const passedOn = (state: ClaimsState): ClaimsState => {
  const { claim: _, ...rest } = state
  return { ...rest, turn: ((state.turn + 1) % state.hands.length) as Seat, turns: state.turns + 1 }
}

const withHand = (
  state: ClaimsState,
  seat: Seat,
  change: (hand: readonly string[]) => readonly string[],
): ClaimsState => ({
  ...state,
  hands: state.hands.map((hand, i) => (i === seat ? change(hand) : hand)),
})

const drawnBy = (state: ClaimsState, seat: Seat, drawn: readonly string[]): ClaimsState =>
  withHand({ ...state, bag: without(state.bag, drawn)! }, seat, (hand) => [...hand, ...drawn])

function minus(hand: readonly string[], card: string): readonly string[] {
  const place = hand.indexOf(card)
  return hand.filter((_, i) => i !== place)
}

export const claims: Game<ClaimsTypes> = {
  id: 'claims',
  rulesVersion: 1,
  configure(options) {
    const { hand = 4, turns = 40, seconds = 0 } = options as Record<string, unknown>
    if (typeof hand !== 'number' || typeof turns !== 'number' || typeof seconds !== 'number')
      return refuse('bad-options', 'Numbers, please.')
    return ok({ hand, turns, seconds })
  },
  seats: () => ({ min: 2, max: 6 }),
  clock: ({ seconds }) => (seconds > 0 ? { type: 'turn', seconds } : { type: 'none' }),
  empty: (config, seats) => ({
    config,
    bag: bagOf(DECK),
    hands: Array.from({ length: seats }, () => []),
    turn: 0 as Seat,
    turns: 1,
    laid: 0,
  }),
  setup(config, seats, chance) {
    let bag: Readonly<Record<string, number>> = bagOf(DECK)
    const hands = Array.from({ length: seats }, () => {
      const hand = drawFrom(bag, config.hand, chance)
      bag = without(bag, hand)!
      return hand
    })
    return [{ type: 'dealt', hands }]
  },
  decide(state, seat, action, chance) {
    const { claim } = state
    const events = (...all: readonly ClaimsTypes['Event'][]) => decidedBy(state, claims.evolve, all)
    if (action.type === 'accept' || action.type === 'challenge') {
      if (claim === undefined || claim.by === seat || claim.accepted.includes(seat))
        return refuse('no-claim', 'Nothing to answer.')
      if (action.type === 'challenge') {
        const drawn = isTrue(claim) ? [] : drawFrom(state.bag, 1, chance)
        return events({ type: 'challenged', seat, card: claim.card, drawn })
      }
      const all = claim.accepted.length + 1 === state.hands.length - 1
      return events({ type: 'accepted', seat }, ...(all ? [{ type: 'stands' } as const] : []))
    }
    if (claim !== undefined || state.turn !== seat) return refuse('not-your-turn', 'It is not your turn.')
    if (action.type === 'pass') return events({ type: 'passed', seat, drawn: drawFrom(state.bag, 1, chance) })
    if (!state.hands[seat]!.includes(action.card)) return refuse('no-card', 'You do not hold that card.')
    return events({ type: 'laid', seat, card: action.card, says: action.says })
  },
  evolve(state, event) {
    switch (event.type) {
      case 'dealt':
        return event.hands.reduce((so, hand, seat) => drawnBy(so, seat as Seat, hand), state)
      case 'laid': {
        const { seat, card, says } = event
        const laid = state.laid + 1
        return {
          ...withHand(state, seat, (hand) => minus(hand, card)),
          laid,
          claim: { number: laid, by: seat, card, says, accepted: [] },
        }
      }
      case 'accepted':
        return { ...state, claim: { ...state.claim!, accepted: [...state.claim!.accepted, event.seat] } }
      case 'stands':
        return passedOn(state)
      case 'challenged': {
        const { by, card } = state.claim!
        if (isTrue(state.claim!)) return passedOn(state)
        return passedOn(
          drawnBy(
            withHand(state, by, (hand) => [...hand, card]),
            by,
            event.drawn,
          ),
        )
      }
      case 'passed':
        return passedOn(drawnBy(state, event.seat, event.drawn))
    }
  },
  view(state, viewer) {
    const { config, turn, turns, laid, claim } = state
    return asView({
      config,
      stock: bagSize(state.bag),
      counts: state.hands.map(({ length }) => length),
      turn,
      turns,
      laid,
      ...(viewer === 'spectator' ? {} : { hand: state.hands[viewer]! }),
      ...(claim === undefined
        ? {}
        : { claim: { number: claim.number, by: claim.by, says: claim.says, accepted: claim.accepted } }),
    })
  },
  see: (event, viewer) => seenClaim(event, viewer),
  toAct(view) {
    if (claims.outcome(view) !== undefined) return []
    const { claim } = view
    if (claim === undefined) return [{ seat: view.turn, for: 'turn', about: `turn ${view.turns}` }]
    return view.counts
      .map((_, i) => i as Seat)
      .filter((seat) => seat !== claim.by && !claim.accepted.includes(seat))
      .map((seat) => ({ seat, for: 'window' as const, about: `claim ${claim.number}`, limit: 10 }))
  },
  *plays(view, seat) {
    if (view.claim !== undefined) {
      yield { type: 'accept' }
      yield { type: 'challenge' }
    } else if (view.turn === seat) {
      for (const card of view.hand ?? []) yield { type: 'lay', card, says: card[0]! }
      yield { type: 'pass' }
    }
  },
  onTimeout: (view) => (view.claim === undefined ? { type: 'pass' } : { type: 'accept' }),
  outcome(view) {
    const scores = view.counts.map((count) => -count)
    const winners = view.counts.flatMap((count, i) =>
      count === 0 && view.claim === undefined ? [i as Seat] : [],
    )
    if (winners.length > 0 && view.turns > 1) return { scores, winners, reason: 'empty' }
    return view.turns > view.config.turns ? { scores, winners: [], reason: 'long' } : undefined
  },
}

function seenClaim(event: ClaimsTypes['Event'], viewer: Viewer): ClaimsTypes['SeenEvent'] {
  switch (event.type) {
    case 'dealt':
      return { type: 'dealt', ...(viewer === 'spectator' ? {} : { hand: event.hands[viewer] }) }
    case 'laid':
      return event.seat === viewer ? event : { type: 'laid', seat: event.seat, says: event.says }
    case 'challenged':
      // Whose claim it was is in the view; the card drawn for a lie is the liar's secret, the count is not.
      return { ...event, drawn: event.drawn.length }
    case 'passed':
      return event.seat === viewer ? event : { ...event, drawn: event.drawn.length }
    default:
      return event
  }
}

export const claimsBot: Bot<ClaimsTypes> = {
  id: 'bluffer',
  choose(view, seat, seed) {
    const dice = diceFrom(`${seed}/${seat}/${view.turns}/${view.laid}`)
    if (view.claim !== undefined) return { type: dice.below(4) === 0 ? 'challenge' : 'accept' }
    const { hand = [] } = view
    const card = hand[dice.below(hand.length + 1)]
    return card === undefined
      ? { type: 'pass' }
      : { type: 'lay', card, says: dice.below(3) === 0 ? 'Q' : card[0]! }
  },
}

export const claimsPlayable: Playable = {
  game: claims,
  lexicon: () => '',
  action(input) {
    const { type, card, says } = (input ?? {}) as Record<string, unknown>
    if (type === 'pass' || type === 'accept' || type === 'challenge') return ok({ type })
    if (type === 'lay' && typeof card === 'string' && typeof says === 'string')
      return ok({ type, card, says } as ClaimsTypes['Action'])
    return refuse('malformed', 'That is no action of this game.')
  },
  bots: new Map([['bluffer', claimsBot]]),
  adviser: 'bluffer',
}

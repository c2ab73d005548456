import {
  asView,
  type Bot,
  decidedBy,
  diceFrom,
  type Game,
  noClock,
  ok,
  refuse,
  type Seat,
  type ViewOf,
} from '@estocade/kernel'
import type { Playable } from '../../src/index.ts'

/** An open game of one number: sides add 1 to 3 in turn, a random number (if wanted) adds 0 to 2; the side that reaches the goal wins. */
export interface TallyTypes {
  Config: { readonly goal: number; readonly language: string; readonly random: boolean }
  State: TallyState
  Event:
    | { readonly type: 'opened'; readonly first: Seat }
    | { readonly type: 'added'; readonly seat: Seat; readonly n: number; readonly random: number }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'conceded'; readonly seat: Seat }
  Action:
    | { readonly type: 'add'; readonly n: number }
    | { readonly type: 'pass' }
    | { readonly type: 'concede' }
  View: ViewOf<TallyState>
  SeenEvent: TallyTypes['Event']
}

interface TallyState {
  readonly goal: number
  readonly random: boolean
  readonly seats: number
  readonly total: number
  readonly turn: Seat
  readonly turns: number
  readonly last?: Seat
  readonly out?: Seat
}

const nextSeat = ({ turn, seats }: TallyState): Seat => ((turn + 1) % seats) as Seat

export const tally: Game<TallyTypes> = {
  id: 'tally',
  rulesVersion: 1,
  configure(options) {
    const { goal = 21, language = 'en', random = true } = options as Record<string, unknown>
    if (
      typeof goal !== 'number' ||
      !(goal > 0) ||
      typeof language !== 'string' ||
      typeof random !== 'boolean'
    )
      return refuse('bad-goal', 'The goal is a number above 0.')
    return ok({ goal, language, random })
  },
  seats: () => ({ min: 1, max: 6 }),
  clock: () => noClock,
  empty: ({ goal, random }, seats) => ({ goal, random, seats, total: 0, turn: 0 as Seat, turns: 0 }),
  setup: (_, seats, chance) => [{ type: 'opened', first: chance.below(seats) as Seat }],
  decide(state, seat, action, chance) {
    const events = (...all: readonly TallyTypes['Event'][]) => decidedBy(state, tally.evolve, all)
    if (action.type === 'concede') return events({ type: 'conceded', seat })
    if (state.turn !== seat) return refuse('not-your-turn', 'It is not your turn.')
    if (action.type === 'pass') return events({ type: 'passed', seat })
    if (action.n < 1 || action.n > 3) return refuse('bad-number', 'From 1 to 3.')
    return events({ type: 'added', seat, n: action.n, random: state.random ? chance.below(3) : 0 })
  },
  evolve(state, event) {
    if (event.type === 'opened') return { ...state, turn: event.first, turns: 1 }
    if (event.type === 'conceded') return { ...state, out: event.seat }
    if (event.type === 'passed') return { ...state, turn: nextSeat(state), turns: state.turns + 1 }
    const { goal, random, seats, total, turns } = state
    const last = event.seat
    const sum = total + event.n + event.random
    return { goal, random, seats, total: sum, turn: nextSeat(state), turns: turns + 1, last }
  },
  view: (state) => asView(state),
  see: (event) => event,
  toAct: (view) =>
    tally.outcome(view) === undefined ? [{ seat: view.turn, for: 'turn', about: `turn ${view.turns}` }] : [],
  *plays() {
    for (const n of [1, 2, 3]) yield { type: 'add', n }
    yield { type: 'pass' }
  },
  onTimeout: () => ({ type: 'pass' }),
  outcome(view) {
    if (view.out === undefined && view.total < view.goal) return undefined
    const scores = Array.from({ length: view.seats }, () => 0)
    if (view.out !== undefined)
      return {
        scores,
        winners: scores.map((_, i) => i as Seat).filter((s) => s !== view.out),
        reason: 'conceded',
        left: [{ seat: view.out, by: 'choice' }],
      }
    return { scores, winners: [view.last!], reason: 'goal' }
  },
}

export const tallyBot: Bot<TallyTypes> = {
  id: 'adder',
  choose: (view, seat, seed) => ({ type: 'add', n: 1 + diceFrom(`${seed}/${seat}/${view.turns}`).below(3) }),
}

export const tallyPlayable: Playable = {
  game: tally,
  lexicon: () => '',
  action(input) {
    const { type, n } = (input ?? {}) as { type?: unknown; n?: unknown }
    if (type === 'pass' || type === 'concede') return ok({ type })
    if (type === 'add' && Number.isInteger(n)) return ok({ type, n: n as number } as TallyTypes['Action'])
    return refuse('malformed', 'That is no action of this game.')
  },
  forfeit: () => ({ type: 'concede' }),
  bots: new Map([['adder', tallyBot]]),
  adviser: 'adder',
}

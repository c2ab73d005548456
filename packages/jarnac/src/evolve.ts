import { assertNever, type Bag, type Seat, without, withPieces } from '@estocade/kernel'
import type { JarnacEvent } from './event.ts'
import { lettersLess } from './material.ts'
import type { Challenge, EndReason, JarnacState, PendingWord, Phase, Side, Window } from './state.ts'

type Of<T extends JarnacEvent['type']> = Extract<JarnacEvent, { type: T }>

/** Applies an event. Events were checked when they were decided, so nothing is checked here. */
export function evolve(state: JarnacState, event: JarnacEvent): JarnacState {
  switch (event.type) {
    case 'began':
    case 'challenged':
      return state
    case 'turned':
      return turned(state, event)
    case 'took':
      return {
        ...gains(state, event.seat, event.letters, {
          opened: event.first || state.sides[event.seat]!.opened,
        }),
        phase: { type: 'playing', seat: event.seat },
      }
    case 'earned':
      return gains(state, event.seat, event.letters)
    case 'exchanged':
    case 'swapped':
      return swapped(state, event)
    case 'laid':
      return laid(state, event)
    case 'called':
      return called(state, event)
    case 'accepted':
      return challengeOf(state, (phase) => ({ ...phase, accepted: [...phase.accepted, event.seat] }))
    case 'stood':
      return stood(state)
    case 'struck':
      return struck(state, event)
    case 'declined':
      return inWindow(state, (window) => ({ ...window, declined: [...window.declined, event.seat] }))
    case 'passed':
      return passed(state, event.seat)
    case 'filled': {
      const { seat, length } = event
      const window = opened(state, event.window, seat, 'full')
      return { ...state, windows: state.windows + 1, phase: { type: 'last-jarnac', seat, window, length } }
    }
    case 'hinted':
      return side(state, event.seat, (one) => ({ hintsUsed: one.hintsUsed + 1 }))
    case 'conceded':
      return conceded(state, event)
    case 'ended':
      return { ...state, phase: { type: 'over', reason: event.reason } }
    default:
      return assertNever(event)
  }
}

const side = (state: JarnacState, seat: Seat, change: (side: Side) => Partial<Side>): JarnacState => {
  const one = state.sides[seat]!
  return { ...state, sides: state.sides.with(seat, { ...one, ...change(one) }) }
}

const gains = (state: JarnacState, seat: Seat, letters: string, more: Partial<Side> = {}): JarnacState => ({
  ...side(state, seat, ({ reserve }) => ({ reserve: reserve + letters, ...more })),
  bag: lessBag(state.bag, letters),
})

function lessBag(bag: Bag, letters: string): Bag {
  const left = without(bag, letters)
  if (left === undefined) throw new RangeError(`The bag does not hold ${letters}.`)
  return left
}

const opened = (state: JarnacState, id: string, victim: Seat, final: EndReason | null): Window => {
  const { rows, reserve } = state.sides[victim]!
  return { id, victim, final, calls: state.sides.map(() => 0), declined: [], found: { rows, reserve } }
}

function turned(state: JarnacState, { seat, extra, window }: Of<'turned'>): JarnacState {
  return {
    ...side(state, seat, ({ turns }) => ({ turns: turns + 1 })),
    turn: state.turn + 1,
    windows: state.windows + (window ? 1 : 0),
    active: false,
    phase: {
      type: 'opening',
      seat,
      extra,
      window: window && opened(state, window.id, window.victim, window.final),
    },
  }
}

/** Letters are drawn before others are put back, so that a letter put back cannot be drawn. */
function swapped(state: JarnacState, { type, seat, drawn, back }: Of<'swapped' | 'exchanged'>): JarnacState {
  return {
    ...side(state, seat, ({ reserve }) => ({ reserve: lettersLess(reserve, back) + drawn })),
    bag: withPieces(lessBag(state.bag, drawn), back),
    phase: type === 'swapped' ? { type: 'playing', seat } : state.phase,
  }
}

function laid(state: JarnacState, { seat, row, word, was, used, window }: Of<'laid'>): JarnacState {
  const { reserve } = state.sides[seat]!
  const pending: PendingWord = { seat, word, row, was, reserve, victim: null, from: null }
  const table = side(state, seat, ({ rows }) => ({
    rows: rows.with(row, word),
    reserve: lettersLess(reserve, used),
  }))
  return window === null ? settled(table, pending) : challengeable(table, pending, window)
}

function called(state: JarnacState, event: Of<'called'>): JarnacState {
  const { seat, victim, from, row, word, was, used, window } = event
  const { reserve } = state.sides[victim]!
  const robbed = side(state, victim, ({ rows }) => ({
    rows: from === null ? rows : rows.with(from, ''),
    reserve: lettersLess(reserve, used),
  }))
  const table = side(robbed, seat, ({ rows }) => ({ rows: rows.with(row, word) }))
  const pending: PendingWord = { seat, word, row, was, reserve, victim, from }
  return window === null ? settled(table, pending) : challengeable(table, pending, window)
}

function challengeable(state: JarnacState, pending: PendingWord, window: string): JarnacState {
  const { phase } = state
  if (phase.type !== 'opening' && phase.type !== 'playing' && phase.type !== 'last-jarnac')
    throw new Error(`No word can be laid while ${phase.type}.`)
  const challenge: Challenge = { type: 'challenge', window, pending, accepted: [], resume: phase }
  return { ...state, windows: state.windows + 1, phase: challenge }
}

/** The word stays. If it was a call, it counts now, and a pass that would have ended the game does not. */
function settled(state: JarnacState, { seat, victim }: PendingWord): JarnacState {
  const table = side(state, seat, () => ({ idle: 0 }))
  const own = 'seat' in state.phase && state.phase.seat === seat
  const counted = victim === null ? table : inWindow(table, (window) => countedCall(window, seat))
  return { ...counted, passes: 0, active: state.active || own }
}

const countedCall = (window: Window, seat: Seat): Window => ({
  ...window,
  final: null,
  calls: window.calls.with(seat, window.calls[seat]! + 1),
})

function challengeOf(state: JarnacState, change: (phase: Challenge) => Phase): JarnacState {
  if (state.phase.type !== 'challenge') throw new Error('No word is open to challenge.')
  return { ...state, phase: change(state.phase) }
}

function stood(state: JarnacState): JarnacState {
  const { phase } = state
  if (phase.type !== 'challenge') throw new Error('No word is open to challenge.')
  return settled({ ...state, phase: phase.resume }, phase.pending)
}

function struck(state: JarnacState, { wrong, from }: Of<'struck'>): JarnacState {
  const { phase } = state
  if (phase.type !== 'challenge') throw new Error('No word is open to challenge.')
  const { pending } = phase
  const { seat, row, word, was, reserve, victim } = pending
  const table =
    victim === null
      ? side(state, seat, ({ rows }) => ({ rows: rows.with(row, was), reserve }))
      : restored(state, pending, victim)
  return {
    ...table,
    phase: phase.resume,
    wrong: wrong ? [...state.wrong, { word, from }] : state.wrong,
  }
}

function restored(
  state: JarnacState,
  { seat, row, was, reserve, from }: PendingWord,
  victim: Seat,
): JarnacState {
  const taken = side(state, seat, ({ rows }) => ({ rows: rows.with(row, '') }))
  return side(taken, victim, ({ rows }) => ({ rows: from === null ? rows : rows.with(from, was), reserve }))
}

const inWindow = (state: JarnacState, change: (window: Window) => Window | null): JarnacState => ({
  ...state,
  phase: phaseWithWindow(state.phase, change),
})

function phaseWithWindow<P extends Phase>(phase: P, change: (window: Window) => Window | null): P {
  switch (phase.type) {
    case 'opening':
      return phase.window ? { ...phase, window: change(phase.window) } : phase
    case 'last-jarnac':
      return { ...phase, window: change(phase.window) ?? phase.window }
    case 'challenge':
      return { ...phase, resume: phaseWithWindow(phase.resume, change) }
    default:
      return phase
  }
}

const passed = (state: JarnacState, seat: Seat): JarnacState => ({
  ...side(state, seat, ({ idle }) => ({ idle: state.active ? 0 : idle + 1 })),
  passes: state.active ? 0 : state.passes + 1,
})

/** J50: nobody can call on the board of a side that is out. */
const conceded = (state: JarnacState, { seat, by }: Of<'conceded'>): JarnacState =>
  inWindow({ ...side(state, seat, () => ({ out: true })), left: [...state.left, { seat, by }] }, (window) =>
    window.victim === seat ? null : window,
  )

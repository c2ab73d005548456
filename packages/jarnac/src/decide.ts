import { assertNever, ok, type Result, type Seat, seat } from '@estocade/kernel'
import type { JarnacAction } from './action.ts'
import { accept, challenge } from './challenge.ts'
import { concede } from './concede.ts'
import type { JarnacConfig } from './config.ts'
import { duties } from './duties.ts'
import type { JarnacEvent } from './event.ts'
import { giveHint, mayHint } from './hint.ts'
import { call, decline } from './jarnac-call.ts'
import { lay } from './lay.ts'
import { lettersOf } from './letters.ts'
import { swap, take, takeFirstOrOne, timeUpWhileOpening } from './opening.ts'
import type { Referee } from './referee.ts'
import { refusals } from './refusals.ts'
import type { JarnacState } from './state.ts'
import { endTurn } from './turn.ts'
import { Unfolding } from './unfolding.ts'

export const empty = (config: JarnacConfig, seats: number): JarnacState => ({
  config,
  sides: Array.from({ length: seats }, () => ({
    rows: Array<string>(config.rows).fill(''),
    reserve: '',
    opened: false,
    out: false,
    turns: 0,
    idle: 0,
    hintsUsed: 0,
  })),
  bag: lettersOf(config.language),
  phase: { type: 'dealing' },
  turn: 0,
  windows: 0,
  active: false,
  passes: 0,
  wrong: [],
  left: [],
})

/** J4, J60: the lot; in solo the first letters too. */
export function begin(
  config: JarnacConfig,
  seats: number,
  lexicon: string,
  referee: Referee,
): readonly JarnacEvent[] {
  const tale = new Unfolding(empty(config, seats), referee)
  const first = seat(seats === 1 ? 0 : referee.luck.lot(seats))
  tale.add({ type: 'began', lexicon, first })
  tale.add({ type: 'turned', seat: first, extra: 0, window: null })
  if (config.solo) takeFirstOrOne(tale, first, 0)
  return tale.events
}

export function decide(
  state: JarnacState,
  by: Seat,
  action: JarnacAction,
  referee: Referee,
): Result<readonly JarnacEvent[]> {
  const tale = new Unfolding(state, referee)
  const done = act(tale, by, action)
  return done.ok ? ok(tale.events) : done
}

function act(tale: Unfolding, by: Seat, action: JarnacAction): Result<void> {
  const { phase, sides } = tale.state
  if (phase.type === 'over' || phase.type === 'dealing') return refusals.over()
  if (sides[by] === undefined) return refusals.notYourTurn()
  if (sides[by].out) return refusals.out()
  const answers = action.type === 'challenge' || action.type === 'accept' || action.type === 'concede'
  if (phase.type === 'challenge' && !answers) return refusals.pending(phase.pending.word)
  switch (action.type) {
    case 'take':
      return take(tale, by)
    case 'swap':
      return swap(tale, by, action.letters)
    case 'lay':
      return lay(tale, by, action.word, action.row)
    case 'pass':
      return pass(tale, by)
    case 'call':
      return call(tale, by, action.window, action.word, action.row)
    case 'decline':
      return decline(tale, by, action.window)
    case 'challenge':
      return challenge(tale, by, action.window)
    case 'accept':
      return accept(tale, by, action.window)
    case 'hint': {
      const allowed = mayHint(tale.state, by)
      if (allowed.ok) giveHint(tale, by, action.kind, tale.referee.hint(tale.state, by))
      return allowed
    }
    case 'concede':
      concede(tale, by, 'choice')
      return ok(undefined)
    case 'timeout':
      return timeUp(tale, by)
    default:
      return assertNever(action)
  }
}

function pass(tale: Unfolding, by: Seat): Result<void> {
  const { phase } = tale.state
  if (phase.type === 'opening' && phase.seat === by) return refusals.takeFirst()
  if (phase.type !== 'playing' || phase.seat !== by) return refusals.notYourTurn()
  endTurn(tale, by, 'choice')
  return ok(undefined)
}

/** J11, J52. */
function timeUp(tale: Unfolding, by: Seat): Result<void> {
  const { phase, config } = tale.state
  const duty = duties(tale.state).find((one) => one.seat === by)
  if (duty?.for !== 'turn') return refusals.notYourTurn()
  if (config.clock.type === 'bank') concede(tale, by, 'time')
  else if (phase.type === 'playing') endTurn(tale, by, 'time')
  else return timeUpWhileOpening(tale, by)
  return ok(undefined)
}

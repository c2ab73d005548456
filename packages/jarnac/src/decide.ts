import { assertNever, type Decided, ok, type Result, type Seat, seat } from '@estocade/kernel'
import type { JarnacAction } from './action.ts'
import { accept, challenge } from './challenge.ts'
import { concede } from './concede.ts'
import type { JarnacConfig } from './config.ts'
import { duties } from './duties.ts'
import type { JarnacEvent } from './event.ts'
import { giveHint, mayHint } from './hint.ts'
import { call, decline } from './jarnac-call.ts'
import { JarnacDecision } from './jarnac-decision.ts'
import { lay } from './lay.ts'
import { lettersOf } from './letters.ts'
import { swap, take, takeFirstOrOne, timeUpWhileOpening } from './opening.ts'
import type { Referee } from './referee.ts'
import { refusals } from './refusals.ts'
import type { JarnacState } from './state.ts'
import { endTurn } from './turn.ts'

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
  const decision = new JarnacDecision(empty(config, seats), referee)
  const first = seat(seats === 1 ? 0 : referee.draws.lot(seats))
  decision.emit({ type: 'began', lexicon, first })
  decision.emit({ type: 'turned', seat: first, extra: 0, window: null })
  if (config.solo) takeFirstOrOne(decision, first, 0)
  return decision.events
}

export function decide(
  state: JarnacState,
  by: Seat,
  action: JarnacAction,
  referee: Referee,
): Result<Decided<JarnacState, JarnacEvent>> {
  const decision = new JarnacDecision(state, referee)
  return decision.if(attempt(decision, by, action))
}

function attempt(decision: JarnacDecision, by: Seat, action: JarnacAction): Result<void> {
  const { phase, sides } = decision.state
  if (phase.type === 'over' || phase.type === 'dealing') return refusals.over()
  if (sides[by] === undefined) return refusals.notYourTurn()
  if (sides[by].out) return refusals.out()
  const answers = action.type === 'challenge' || action.type === 'accept' || action.type === 'concede'
  if (phase.type === 'challenge' && !answers) return refusals.pending(phase.pending.word)
  switch (action.type) {
    case 'take':
      return take(decision, by)
    case 'swap':
      return swap(decision, by, action.letters)
    case 'lay':
      return lay(decision, by, action.word, action.row)
    case 'pass':
      return pass(decision, by)
    case 'call':
      return call(decision, by, action.window, action.word, action.row)
    case 'decline':
      return decline(decision, by, action.window)
    case 'challenge':
      return challenge(decision, by, action.window)
    case 'accept':
      return accept(decision, by, action.window)
    case 'hint': {
      const allowed = mayHint(decision.state, by)
      if (allowed.ok)
        giveHint(decision, by, action.kind, decision.referee.hint(decision.state, by, action.level))
      return allowed
    }
    case 'concede':
      concede(decision, by, 'choice')
      return ok(undefined)
    case 'timeout':
      return timeUp(decision, by)
    default:
      return assertNever(action)
  }
}

function pass(decision: JarnacDecision, by: Seat): Result<void> {
  const { phase } = decision.state
  if (phase.type === 'opening' && phase.seat === by) return refusals.takeFirst()
  if (phase.type !== 'playing' || phase.seat !== by) return refusals.notYourTurn()
  endTurn(decision, by, 'choice')
  return ok(undefined)
}

/** J11, J52. */
function timeUp(decision: JarnacDecision, by: Seat): Result<void> {
  const { phase, config } = decision.state
  const duty = duties(decision.state).find((one) => one.seat === by)
  if (duty?.for !== 'turn') return refusals.notYourTurn()
  if (config.clock.type === 'bank') concede(decision, by, 'time')
  else if (phase.type === 'playing') endTurn(decision, by, 'time')
  else return timeUpWhileOpening(decision, by)
  return ok(undefined)
}

import { assertNever, asView, bagSize, type Game, ok, type Result, type Seat, seat } from '@estocade/kernel'
import { type Judge, judge, type Lexicon } from '@estocade/words'
import type { JarnacAction } from './action.ts'
import { accept, challenge } from './challenge.ts'
import { concede } from './concede.ts'
import type { JarnacConfig } from './config.ts'
import { duties, onTimeout } from './duties.ts'
import { evolve } from './evolve.ts'
import { giveHint, type Hinter, mayHint, mostPoints } from './hint.ts'
import { call, decline } from './jarnac-call.ts'
import { lay } from './lay.ts'
import { lettersOf } from './letters.ts'
import { swap, take, takeFirstOrOne, timeUpWhileOpening } from './opening.ts'
import { configure } from './options.ts'
import { outcome } from './outcome.ts'
import { plays } from './plays.ts'
import { refusals } from './refusals.ts'
import type { JarnacState } from './state.ts'
import { endTurn } from './turn.ts'
import { Unfolding } from './unfolding.ts'
import type { JarnacTypes, JarnacView } from './view.ts'

export type Jarnac = Game<JarnacTypes> & {
  /** The judge of a table's words, kept for the next table with the same rules. */
  judgeOf(config: JarnacConfig): Judge
}

/** Jarnac with one dictionary; its language is the dictionary's. */
export function createJarnac(lexicon: Lexicon, hinter: Hinter = mostPoints): Jarnac {
  const judgeOf = judgesOf(lexicon)
  const playsOf = (table: JarnacView, by: Seat) => plays(table, by, judgeOf(table.config))

  return {
    id: 'jarnac',
    rulesVersion: 1,
    judgeOf,
    configure: (options) => configure(options, lexicon.alphabet),
    seats: (config) => (config.solo ? { min: 1, max: 1 } : { min: 2, max: 6 }),
    clock: (config) => config.clock,
    empty,
    setup(config, seats, chance) {
      const tale = new Unfolding(empty(config, seats), judgeOf(config), chance)
      const first = seat(seats === 1 ? 0 : chance.below(seats))
      tale.add({ type: 'began', lexicon: lexicon.hash, first })
      tale.add({ type: 'turned', seat: first, extra: 0, window: null })
      if (config.solo) takeFirstOrOne(tale, first, 0)
      return tale.events
    },
    decide(state, by, action, chance) {
      const tale = new Unfolding(state, judgeOf(state.config), chance)
      const done = act(tale, by, action, () => {
        const words = [...playsOf(view(state), by)].filter(
          (play) => play.type === 'lay' || play.type === 'call',
        )
        return hinter(view(state), by, words)
      })
      return done.ok ? ok(tale.events) : done
    },
    evolve,
    view,
    see: (event) => event,
    toAct: duties,
    plays: playsOf,
    onTimeout,
    outcome,
  }
}

/** A judge for each set of word rules; tables with the same rules share it. */
function judgesOf(lexicon: Lexicon): (config: JarnacConfig) => Judge {
  const byRules = new Map<string, Judge>()
  const byObject = new WeakMap<object, Judge>()
  return ({ words }) => {
    const known = byObject.get(words)
    if (known) return known
    const rules = JSON.stringify([words.classes, words.sameEntry, words.houseWords])
    const found = byRules.get(rules) ?? judge(lexicon, words)
    byRules.set(rules, found)
    byObject.set(words, found)
    return found
  }
}

const empty = (config: JarnacConfig, seats: number): JarnacState => ({
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
})

/** J3: all lies open but the bag. */
function view(state: JarnacState): JarnacView {
  return asView({ ...state, bag: bagSize(state.bag) })
}

function act(tale: Unfolding, by: Seat, action: JarnacAction, hint: () => ReturnType<Hinter>): Result<void> {
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
      if (allowed.ok) giveHint(tale, by, action.kind, hint())
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

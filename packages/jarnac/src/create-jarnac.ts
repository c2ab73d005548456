import { asView, bagSize, type Game, type Level, type Seat } from '@estocade/kernel'
import { type Judge, judge, type Lexicon } from '@estocade/words'
import { type JarnacConfig, seats } from './config.ts'
import { begin, decide, empty } from './decide.ts'
import { duties, onTimeout } from './duties.ts'
import { evolve } from './evolve.ts'
import { type Hinter, knownTo, mostPoints, withHintsOf } from './hint.ts'
import { configure } from './options.ts'
import { outcome } from './outcome.ts'
import { plays } from './plays.ts'
import { drawSourceOf } from './referee.ts'
import type { JarnacState } from './state.ts'
import type { JarnacTypes, JarnacView } from './view.ts'

/** Increased when a logged action would be decided differently by the new rules. */
export const RULES_VERSION = 2

export type Jarnac = Game<JarnacTypes> & {
  /** The judge of a table's words, kept for the next table with the same rules. */
  judgeOf(config: JarnacConfig): Judge
}

/** Jarnac with one dictionary; its language is the dictionary's. */
export function createJarnac(lexicon: Lexicon, hinter: Hinter = mostPoints): Jarnac {
  const judgeOf = judgesOf(lexicon)
  const playsOf = (table: JarnacView, by: Seat) => plays(table, by, judgeOf(table.config))
  const hint = (state: JarnacState, by: Seat, level?: Level) => {
    const words = [...playsOf(view(state), by)].filter((play) => play.type === 'lay' || play.type === 'call')
    const known = level === undefined ? words : knownTo(level, lexicon, judgeOf(state.config), words)
    return hinter(view(state), by, known)
  }
  return {
    id: 'jarnac',
    rulesVersion: RULES_VERSION,
    judgeOf,
    configure: (options) => configure(options, lexicon.alphabet),
    seats,
    clock: (config) => config.clock,
    empty,
    setup: (config, seats, chance) =>
      begin(config, seats, lexicon.hash, { judge: judgeOf(config), draws: drawSourceOf(chance), hint }),
    decide: (state, by, action, chance) =>
      decide(state, by, action, { judge: judgeOf(state.config), draws: drawSourceOf(chance), hint }),
    evolve,
    keep: withHintsOf,
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
    const rules = JSON.stringify(words)
    const found = byRules.get(rules) ?? judge(lexicon, words)
    byRules.set(rules, found)
    byObject.set(words, found)
    return found
  }
}

/** J3: everything is visible except the bag. */
function view(state: JarnacState): JarnacView {
  return asView({ ...state, bag: bagSize(state.bag) })
}

import type { Game } from '@estocade/kernel'
import type { Judge } from '@estocade/words'
import { tableWords } from '../table/table-words.ts'
import { configurePresto, prestoSeats } from './config.ts'
import { dealPresto, prestoDecider } from './decide.ts'
import { emptyPresto, evolvePresto } from './evolve.ts'
import { prestoSolver } from './solver.ts'
import type { PrestoTypes } from './types.ts'
import { prestoOutcome, prestoPlays, prestoTimeout, prestoToAct, seePresto, viewPresto } from './view.ts'

export function createPresto(judge: Judge): Game<PrestoTypes> {
  const wordsFor = tableWords(judge)
  return {
    id: 'presto',
    rulesVersion: 2,
    configure: (options) => configurePresto(options, judge.lexicon.alphabet),
    seats: prestoSeats,
    clock: (config) => config.clock,
    empty: emptyPresto,
    setup: (config, seats, chance) => dealPresto(config, { seats, left: [] }, 1, chance),
    decide: prestoDecider(wordsFor),
    evolve: evolvePresto,
    view: viewPresto,
    see: seePresto,
    toAct: prestoToAct,
    plays: (view, seat) =>
      prestoPlays(view, seat, prestoSolver(wordsFor(view.houseWords, view.config.words))),
    onTimeout: prestoTimeout,
    outcome: prestoOutcome,
  }
}

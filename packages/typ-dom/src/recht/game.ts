import type { Game } from '@estocade/kernel'
import type { Judge } from '@estocade/words'
import { tableWords } from '../table/table-words.ts'
import { configureRecht, rechtSeats } from './config.ts'
import { rechtDecider } from './decide.ts'
import { emptyRecht, evolveRecht } from './evolve.ts'
import { dealRecht } from './flow.ts'
import type { RechtTypes } from './types.ts'
import { rechtOutcome, rechtPlays, rechtTimeout, rechtToAct, seeRecht, viewRecht } from './view.ts'

export function createRecht(judge: Judge): Game<RechtTypes> {
  const wordsFor = tableWords(judge)
  const { alphabet } = judge.lexicon
  return {
    id: 'recht',
    rulesVersion: 2,
    configure: (options) => configureRecht(options, alphabet),
    seats: rechtSeats,
    clock: (config) => config.clock,
    empty: emptyRecht,
    setup: (config, seats, chance) => dealRecht(config, { seats, left: [] }, 1, 1, chance),
    decide: rechtDecider(wordsFor),
    evolve: evolveRecht,
    view: viewRecht,
    see: seeRecht,
    toAct: rechtToAct,
    plays: (view, seat) => rechtPlays(view, seat, wordsFor(view.houseWords, view.config.words)),
    onTimeout: rechtTimeout,
    outcome: rechtOutcome,
  }
}

import type { Game } from '@estocade/kernel'
import type { Judge } from '@estocade/words'
import { tableWords } from '../table/table-words.ts'
import { configureKreuzwort, configurePoint, kreuzwortSeats, pointSeats } from './config.ts'
import { deal, decider } from './decide.ts'
import { emptyState, evolve } from './evolve.ts'
import { type CrosswordRules, kreuzwort, point } from './rules.ts'
import type { CrosswordTypes } from './types.ts'
import { onTimeout, outcome, plays, see, toAct, viewOf } from './view.ts'

export const createKreuzwort = (judge: Judge): Game<CrosswordTypes> =>
  create(kreuzwort, judge, (options) => configureKreuzwort(options, judge.lexicon.alphabet), kreuzwortSeats)

export const createPoint = (judge: Judge): Game<CrosswordTypes> =>
  create(point, judge, (options) => configurePoint(options, judge.lexicon.alphabet), pointSeats)

function create(
  rules: CrosswordRules,
  judge: Judge,
  configure: Game<CrosswordTypes>['configure'],
  seats: Game<CrosswordTypes>['seats'],
): Game<CrosswordTypes> {
  const wordsFor = tableWords(judge)
  return {
    id: rules.id,
    rulesVersion: 2,
    configure,
    seats,
    clock: (config) => config.clock,
    empty: emptyState,
    setup: (config, seats, chance) => deal(config, { seats, left: [] }, 1, 1, chance),
    decide: decider(rules, wordsFor),
    evolve,
    view: viewOf,
    see,
    toAct,
    plays: (view, seat) => plays(rules, view, seat, wordsFor(view.houseWords, view.config.words)),
    onTimeout: (view) => onTimeout(rules, view),
    outcome,
  }
}

import { type Bot, diceFrom, type Level, type Seat } from '@estocade/kernel'
import type { Judge, WordRules } from '@estocade/words'
import { prestoSolver } from '../presto/solver.ts'
import type { PrestoConfig, PrestoTypes, PrestoView } from '../presto/types.ts'
import { prestoTimeout } from '../presto/view.ts'
import { consentTo } from '../table/house-words.ts'
import { tableWords } from '../table/table-words.ts'
import { levelSettings } from './levels.ts'

/** A bot that also returns how many seconds it builds. More seconds than the limit mean that it does not finish. */
export type PrestoBot = Bot<PrestoTypes> & Required<Pick<Bot<PrestoTypes>, 'secondsFor'>>

/** The levels' building times are given for this many stones. */
const PACED_STONES = 19
const WORK = 4_000_000
/** How much faster bots build once every person is done, so that nobody has to watch them. */
const HURRY = 100
/** Seconds for reading the settlement of a round, and for answering about a house word. */
const LOOK = 2

export function prestoBot(judge: Judge, level: Level): PrestoBot {
  const wordsFor = tableWords(judge)
  const wordsOf = ({ words }: PrestoConfig, houseWords: readonly string[]) =>
    wordsFor(houseWords, knownRules(judge, words, level)).proposing
  return {
    id: level,
    choose(view, seat, seed, budget) {
      const { round, proposal } = view
      if (isAsked(view, seat)) return consentTo(proposal!)
      if (!builds(view, seat)) return prestoTimeout(view, seat)
      // T35: a bot that hurries because people are done still fails a crossword that would have taken too long.
      const late = paceOf(level, view, seat, seed) > (view.config.limit ?? Number.POSITIVE_INFINITY)
      if (late && someDone(view, seat)) return { type: 'give-up', round }
      const spare = view.config.easy ? 1 : 0
      const solver = prestoSolver(wordsOf(view.config, view.houseWords))
      const bench = solver.solve(view.racks[seat]!, {
        spare,
        seed,
        work: Math.min(WORK, budget?.work ?? WORK),
      })
      return bench ? { type: 'claim', round, bench } : { type: 'give-up', round }
    },
    secondsFor(view, seat, seed, people = []) {
      if (!builds(view, seat)) return LOOK
      // T34: a block ends by the clock.
      if (view.builders[seat]!.type === 'blocked') return Number.POSITIVE_INFINITY
      const seconds = paceOf(level, view, seat, seed)
      return isDone(view, people) ? seconds / HURRY : seconds
    },
    prepare: (config) => wordsOf(config, config.houseWords).search.load(),
  }
}

/** The words of a level: a bot that knows few words builds with those. */
function knownRules({ config }: Judge, given: WordRules | undefined, level: Level): WordRules {
  const { entries } = levelSettings(level, 'presto')
  const rules = given ?? { classes: config.classes }
  return entries === Number.POSITIVE_INFINITY
    ? rules
    : { ...rules, common: Math.min(entries, rules.common ?? entries) }
}

/** Seconds that a player of this level needs for these stones. */
function paceOf(level: Level, view: PrestoView, seat: Seat, seed: string): number {
  const dice = diceFrom(`${seed}/pace/${view.round}/${seat}`)
  const stones = view.racks[seat]?.length ?? PACED_STONES
  return levelSettings(level, 'presto').pace * (stones / PACED_STONES) * (0.4 + 1.2 * dice.unit())
}

const someDone = ({ builders }: PrestoView, seat: Seat): boolean =>
  builders.some(({ type }, other) => other !== seat && (type === 'finished' || type === 'gave-up'))

const isDone = ({ builders }: PrestoView, people: readonly Seat[]): boolean =>
  people.length > 0 &&
  people.every((seat) => builders[seat]!.type === 'finished' || builders[seat]!.type === 'gave-up')

const isAsked = ({ phase, proposal }: PrestoView, seat: Seat): boolean =>
  phase.type === 'building' && proposal !== null && proposal.by !== seat && !proposal.consents.includes(seat)

function builds(view: PrestoView, seat: Seat): boolean {
  const { type } = view.builders[seat]!
  return view.phase.type === 'building' && !isAsked(view, seat) && (type === 'building' || type === 'blocked')
}

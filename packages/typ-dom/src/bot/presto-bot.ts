import { type Bot, diceFrom, type Seat } from '@estocade/kernel'
import type { Judge } from '@estocade/words'
import { prestoSolver } from '../presto/solver.ts'
import type { PrestoTypes, PrestoView } from '../presto/types.ts'
import { prestoTimeout } from '../presto/view.ts'
import { tableWords } from '../table/table-words.ts'
import { dials, type Level } from './levels.ts'

/** A bot that also says how long it builds: whoever runs the table waits so long before it speaks. */
export interface PrestoBot extends Bot<PrestoTypes> {
  /** Seconds from "Los!" to this bot's word in the round; beyond the limit it will not have finished. */
  secondsFor(view: PrestoView, seat: Seat, seed: string): number
}

/** The pace was set for this many stones. */
const PACED_STONES = 19
const WORK = 4_000_000

export function prestoBot(judge: Judge, level: Level): PrestoBot {
  const wordsFor = tableWords(judge)
  return {
    id: level,
    choose(view, seat, seed, budget) {
      const { phase, proposal, round } = view
      const asked = proposal && proposal.by !== seat && !proposal.consents.includes(seat)
      if (phase.type !== 'building' || asked || view.builders[seat]!.type !== 'building')
        return prestoTimeout(view, seat)
      const spare = view.config.easy ? 1 : 0
      const solver = prestoSolver(wordsFor(view.houseWords))
      const bench = solver.solve(view.racks[seat]!, {
        spare,
        seed,
        work: Math.min(WORK, budget?.work ?? WORK),
      })
      return bench ? { type: 'claim', round, bench } : { type: 'give-up', round }
    },
    secondsFor(view, seat, seed) {
      const dice = diceFrom(`${seed}/pace/${view.round}/${seat}`)
      const stones = view.racks[seat]?.length ?? PACED_STONES
      return dials[level].pace * (stones / PACED_STONES) * (0.4 + 1.2 * dice.unit())
    },
  }
}

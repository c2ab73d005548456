import { chanceFrom, seedFrom } from '@estocade/kernel'
import { createPresto, prestoSolver, type Stone, tableWords } from '@estocade/typ-dom'
import type { Judge } from '@estocade/words'
import { markdownTable, median } from '../measure.ts'

/** How many ms of CPU time a deal may take: CPU time, because other programs may use the machine too. */
const PATIENCE = 2000

/** How many of the racks dealt to four players in Presto become a complete crossword in time. */
export function solved(judges: readonly Judge[], deals: number): string {
  const rows = judges.map((judge) => {
    const solver = prestoSolver(tableWords(judge)([]))
    const racks = dealt(judge, deals)
    solver.solve(racks[0]!)
    const times = racks.map((rack) => {
      const start = process.cpuUsage()
      const found = solver.solve(rack)
      const { user, system } = process.cpuUsage(start)
      const ms = (user + system) / 1000
      return found && ms <= PATIENCE ? ms : Number.POSITIVE_INFINITY
    })
    const won = times.filter(Number.isFinite)
    const sorted = times.toSorted((a, b) => a - b)
    return [
      judge.lexicon.alphabet.id,
      `${((100 * won.length) / deals).toFixed(1)} % of ${deals}`,
      median(times).toFixed(0),
      sorted[Math.floor(0.95 * deals)]!.toFixed(0),
    ]
  })
  return markdownTable(['language', `solved within ${PATIENCE / 1000} s`, 'ms, median', 'ms, p95'], rows)
}

/** The first rack of so many deals: 12 black and 7 red stones. */
function dealt(judge: Judge, deals: number): readonly (readonly Stone[])[] {
  const game = createPresto(judge)
  const config = game.configure({})
  if (!config.ok) throw new Error(config.error.text)
  return Array.from({ length: deals }, (_, i) => {
    const [event] = game.setup(config.value, 4, chanceFrom(seedFrom(`solver ${i}`)))
    if (event?.type !== 'dealt') throw new Error('A round begins with a deal.')
    return event.racks[0]!
  })
}

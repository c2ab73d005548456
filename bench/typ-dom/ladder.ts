import type { Bot, Game, GameTypes } from '@estocade/kernel'
import {
  createKreuzwort,
  createPoint,
  createPresto,
  createRecht,
  kreuzwortBot,
  type Level,
  levels,
  pointBot,
  prestoBot,
  rechtBot,
  simulate,
} from '@estocade/typ-dom'
import type { Judge } from '@estocade/words'
import { markdownTable } from '../measure.ts'

export interface LadderOptions {
  readonly judge: Judge
  readonly games: number
  /** The first deal: not one of those that the levels were tuned on. */
  readonly seed: number
  readonly only?: readonly string[]
}

/** Each level against the one below it, two players, every deal from both seats. */
export function ladders({ judge, games, seed, only }: LadderOptions): string {
  const rows: string[][] = []
  function ladder<G extends GameTypes>(game: Game<G>, bot: (level: Level) => Bot<G>): void {
    if (only && !only.includes(game.id)) return
    const config = game.configure({})
    if (!config.ok) throw new Error(config.error.text)
    for (const [below, level] of levels.slice(1).entries()) {
      const times: number[] = []
      const bots = [level, levels[below]!].map((one) => timed(bot(one), times))
      const now = () => performance.now()
      const tally = simulate({ game, config: config.value, bots, games, seed, now })
      times.sort((a, b) => a - b)
      rows.push([
        game.id,
        `${level} – ${levels[below]}`,
        `${((100 * tally.wins[0]!) / tally.games).toFixed(1)} %`,
        tally.scores.map((score) => score.toFixed(1)).join(' – '),
        tally.plies.toFixed(0),
        times[Math.floor(times.length * 0.95)]!.toFixed(0),
        `${tally.msPerGame.toFixed(0)} ms`,
      ])
      console.error(rows.at(-1)!.join(' | '))
    }
  }
  ladder(createKreuzwort(judge), (level) => kreuzwortBot(judge, level))
  ladder(createPoint(judge), (level) => pointBot(judge, level))
  ladder(createPresto(judge), (level) => prestoBot(judge, level))
  ladder(createRecht(judge), (level) => rechtBot(judge, level))
  const head = [
    `game, ${judge.lexicon.alphabet.id}`,
    'levels',
    'won',
    'points',
    'actions',
    'ms a move (p95)',
    'a match',
  ]
  return markdownTable(head, rows)
}

/** What needs no thought is not counted. */
const timed = <G extends GameTypes>(bot: Bot<G>, times: number[]): Bot<G> => ({
  ...bot,
  choose(...args) {
    const start = performance.now()
    const action = bot.choose(...args)
    if (action.type !== 'ready') times.push(performance.now() - start)
    return action
  },
})

// `node --import tsx bench/crossword/ladder.ts [games] [kreuzwort|point|presto|recht …]`: each level against the one below.
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
import { judge } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/build'

const [games = '100', ...asked] = process.argv.slice(2)
const words = judge(loadLexicon(cacheFolder(), 'de'), { classes: 'typ-dom' })

function ladder<G extends GameTypes>(game: Game<G>, bot: (level: Level) => Bot<G>): void {
  if (asked.length > 0 && !asked.includes(game.id)) return
  const config = game.configure({})
  if (!config.ok) throw new Error(config.error.text)
  for (const [i, level] of levels.slice(1).entries()) {
    const times: number[] = []
    const bots = [level, levels[i]!].map((one) => timed(bot(one), times))
    const tally = simulate({ game, config: config.value, bots }, Number(games))
    times.sort((a, b) => a - b)
    const slow = times[Math.floor(times.length * 0.95)]!.toFixed(0)
    console.log(
      `| ${game.id} | ${level} | ${levels[i]} | ${(100 * tally.won[0]!).toFixed(0)} % of ${tally.games} | ${slow} |`,
    )
  }
}

const timed = <G extends GameTypes>(bot: Bot<G>, times: number[]): Bot<G> => ({
  ...bot,
  choose(...args) {
    const start = performance.now()
    const action = bot.choose(...args)
    times.push(performance.now() - start)
    return action
  },
})

console.log('| game | level | against | won | ms a move, 95th percentile |\n|---|---|---|---|---|')
ladder(createKreuzwort(words), (level) => kreuzwortBot(words, level))
ladder(createPoint(words), (level) => pointBot(words, level))
ladder(createPresto(words), (level) => prestoBot(words, level))
ladder(createRecht(words), (level) => rechtBot(words, level))

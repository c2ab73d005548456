import { abrahaminetzBot, createAbrahaminetz, levels, simulate } from '@estocade/abrahaminetz'
import type { Lexicon } from '@estocade/words'
import { markdownTable } from '../measure.ts'

/** Each level against the one below it, every deck from both seats. */
export function ladder(lexicon: Lexicon, games: number): string {
  const game = createAbrahaminetz(lexicon)
  const config = game.configure({})
  if (!config.ok) throw new Error(config.error.text)
  const rows = levels.slice(1).map((level, below) => {
    const bots = [abrahaminetzBot(game, level), abrahaminetzBot(game, levels[below]!)]
    const now = () => performance.now()
    const tally = simulate({ game, config: config.value, bots, games, seed: 1, now })
    return [
      `${level} – ${levels[below]}`,
      `${((100 * tally.wins[0]!) / tally.games).toFixed(1)} %`,
      tally.scores.map((score) => score.toFixed(0)).join(' – '),
      tally.words.map((words) => words.toFixed(1)).join(' – '),
      tally.exchanges.map((count) => count.toFixed(1)).join(' – '),
      tally.passes.map((count) => count.toFixed(1)).join(' – '),
      `${tally.msPerGame.toFixed(0)} ms`,
    ]
  })
  const head = [
    `Abrahaminetz ladder, ${lexicon.alphabet.id}`,
    'won',
    'points',
    'words',
    'exchanges',
    'passes',
    'a game',
  ]
  return `${games} games a line, two sides, every deck from both seats; a draw counts half.\n\n${markdownTable(head, rows)}`
}

import { abrahaminetzBot, createAbrahaminetz, levels, simulate } from '@estocade/abrahaminetz'
import type { Lexicon } from '@estocade/words'
import { markdownTable } from '../measure.ts'
import { greedy, lookAhead } from './references.ts'

/** Each level against the one below it, and the highest against the references, every deck from both seats. */
export function ladder(lexicon: Lexicon, games: number, seed: number): string {
  const game = createAbrahaminetz(lexicon)
  const config = game.configure({})
  if (!config.ok) throw new Error(config.error.text)
  const [top] = levels.slice(-1).map((level) => abrahaminetzBot(game, level))
  const pairs = [
    ...levels
      .slice(1)
      .map((level, below) => [abrahaminetzBot(game, level), abrahaminetzBot(game, levels[below]!)]),
    [top!, greedy(game)],
    [top!, lookAhead(game)],
  ]
  const rows = pairs.map((bots) => {
    const now = () => performance.now()
    const tally = simulate({ game, config: config.value, bots, games, seed, now })
    return [
      bots.map(({ id }) => id).join(' – '),
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
  return `${games} games per line, two sides, decks from ${seed} on, every deck from both seats; a draw counts half. The references are in bench/abrahaminetz/references.ts.\n\n${markdownTable(head, rows)}`
}

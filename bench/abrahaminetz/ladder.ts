import { abrahaminetzBot, createAbrahaminetz, levels, simulate } from '@estocade/abrahaminetz'
import type { Lexicon } from '@estocade/words'
import { actionTimes, shareWon, timed } from '../levels/match-cells.ts'
import { markdownTable } from '../measure.ts'
import { greedy, lookAhead } from './references.ts'

export interface Numbers {
  /** Games between neighbouring levels, and of the highest level against each reference. */
  readonly steps: number
  readonly references: number
  readonly seed: number
}

/** Each level against the one below it, and the highest against the references, every deck from both seats. */
export function ladder(lexicon: Lexicon, numbers: Numbers): string {
  const game = createAbrahaminetz(lexicon)
  const config = game.configure({})
  if (!config.ok) throw new Error(config.error.text)
  const bots = levels.map((level) => abrahaminetzBot(game, level))
  const top = bots.at(-1)!
  const pairs = [
    ...[greedy(game), lookAhead(game)].map((below) => ({ pair: [top, below], games: numbers.references })),
    ...bots.slice(1).map((bot, below) => ({ pair: [bot, bots[below]!], games: numbers.steps })),
  ]
  const rows = pairs.map(({ pair, games }) => {
    const times: number[] = []
    const timedPair = [timed(pair[0]!, times), pair[1]!]
    const tally = simulate({ game, config: config.value, bots: timedPair, games, seed: numbers.seed })
    const row = [
      pair.map(({ id }) => id).join(' – '),
      String(tally.games),
      shareWon(tally.wins[0]!, tally.games),
      tally.scores.map((score) => score.toFixed(0)).join(' – '),
      tally.words.map((words) => words.toFixed(1)).join(' – '),
      tally.exchanges.map((count) => count.toFixed(1)).join(' – '),
      tally.passes.map((count) => count.toFixed(1)).join(' – '),
      actionTimes(times),
    ]
    console.error(row.join(' | '))
    return row
  })
  const head = [
    `Abrahaminetz ladder, ${lexicon.alphabet.id}`,
    'games',
    'won',
    'points',
    'words',
    'exchanges',
    'passes',
    'ms an action: median / mean / p95',
  ]
  return `Two sides, decks from ${numbers.seed} on, every deck from both seats; a draw counts half. The references are in bench/abrahaminetz/references.ts.\n\n${markdownTable(head, rows)}`
}

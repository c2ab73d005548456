import { abrahaminetz } from '@estocade/games'
import type { LexiconId } from '@estocade/words'
import type { Command } from 'commander'
import { CommandError } from '../../command-error.ts'
import { LaidWords } from '../../commands/laid-words.ts'
import { levelFrom, type SeriesOptions, seated, tellStandings, withSeries } from '../../commands/series.ts'
import { dictionary, lexiconIdFrom } from '../../dictionaries.ts'

interface SimulateOptions extends SeriesOptions {
  readonly lang: LexiconId
}

export function addSimulate(simulate: Command): void {
  const command = simulate
    .command('abrahaminetz')
    .description('Bots play Abrahaminetz against each other: who wins how often, by how much.')
    .option('--lang <id>', 'the dictionary', lexiconIdFrom, 'fr')
  withSeries(command, { first: 'deck' }).action(simulateRack)
}

async function simulateRack(options: SimulateOptions): Promise<void> {
  const { lang, games, seed } = options
  const game = abrahaminetz.createAbrahaminetz(await dictionary(lang))
  const config = game.configure({ language: lang })
  if (!config.ok) throw new CommandError(config.error.text)
  const bots = seated(options.bots, game.seats(config.value), (name) =>
    abrahaminetz.abrahaminetzBot(game, levelFrom(abrahaminetz.levels, name)),
  )
  const now = () => performance.now()
  const laid = new LaidWords(bots.length)
  const series = { game, config: config.value, bots, games, seed, now, played: laid.add }
  const { words, ...rest } = abrahaminetz.simulate(series)
  const tally = { ...rest, wordsPerGame: words }
  tellStandings(
    options,
    tally,
    `${tally.msPerGame.toFixed(0)} ms a game`,
    laid,
    (bot) => `, words a game ${words[bot]!.toFixed(1)}`,
  )
}

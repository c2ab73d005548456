import { catalogueOf, typDom } from '@estocade/games'
import type { LexiconId } from '@estocade/words'
import type { Command } from 'commander'
import { CommandError } from '../../command-error.ts'
import { LaidWords } from '../../commands/laid-words.ts'
import { levelFrom, type SeriesOptions, seated, tellStandings, withSeries } from '../../commands/series.ts'
import { wholeNumber } from '../../commands/words.ts'
import { dictionary, lexiconIdFrom } from '../../dictionaries.ts'

interface SimulateOptions extends SeriesOptions {
  readonly lang: LexiconId
  readonly rounds?: number
}

const titles = {
  kreuzwort: 'Kreuzwort',
  presto: 'Presto',
  point: 'Point',
  recht: 'Wer behält recht?',
} as const

type TypDomGame = keyof typeof titles

export const simulates =
  (id: TypDomGame) =>
  (simulate: Command): void => {
    const command = simulate
      .command(id)
      .description(`Bots play ${titles[id]} against each other: who wins how often, by how much.`)
      .option('--lang <id>', 'the dictionary', lexiconIdFrom, 'de')
      .option('--rounds <number>', 'rounds of a match', wholeNumber)
    withSeries(command, { first: 'deal' }).action((options: SimulateOptions) => simulateTypDom(id, options))
  }

async function simulateTypDom(id: TypDomGame, options: SimulateOptions): Promise<void> {
  const { lang, games, seed, rounds } = options
  const lexicon = await dictionary(lang)
  const { game, bots: players } = catalogueOf((id) => (id === lang ? lexicon : undefined)).get(id)!
  const config = game.configure({ language: lang, ...(rounds === undefined ? {} : { rounds }) })
  if (!config.ok) throw new CommandError(config.error.text)
  const bots = seated(
    options.bots,
    game.seats(config.value),
    (name) => players.get(levelFrom(typDom.levels, name))!,
  )
  const now = () => performance.now()
  const match = { game, config: config.value, bots, lexicon: lexicon.hash }
  const laid = new LaidWords(bots.length)
  const tally = typDom.simulate({ ...match, games, seed, now, played: laid.add })
  tellStandings(
    options,
    tally,
    `${tally.plies.toFixed(1)} actions and ${tally.msPerGame.toFixed(0)} ms a match`,
    laid,
  )
}

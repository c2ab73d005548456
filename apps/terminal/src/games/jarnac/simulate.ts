import { jarnac } from '@estocade/games'
import type { LexiconId } from '@estocade/words'
import { type Command, InvalidArgumentError } from 'commander'
import { CommandError } from '../../command-error.ts'
import { LaidWords } from '../../commands/laid-words.ts'
import { levelFrom, type SeriesOptions, seated, tellStandings, withSeries } from '../../commands/series.ts'
import { dictionary, lexiconIdFrom } from '../../dictionaries.ts'

interface SimulateOptions extends SeriesOptions {
  readonly lang?: LexiconId
  readonly preset?: jarnac.PresetName
}

const references = { F: jarnac.bestWordPerRow, P3: jarnac.stepwise }

export function addSimulate(simulate: Command): void {
  const command = simulate
    .command('jarnac')
    .description('Bots play Jarnac against each other: who wins how often, by how much.')
    .option('--lang <id>', 'the dictionary', lexiconIdFrom)
    .option('--preset <name>', jarnac.presetNames.join(', '), presetFrom)
  const more = ', F (best word per row), P3 (stepwise)'
  withSeries(command, { more, first: 'bag' }).action(simulateJarnac)
}

function presetFrom(text: string): jarnac.PresetName {
  const preset = jarnac.presetNames.find((name) => name === text)
  if (preset === undefined) throw new InvalidArgumentError(`Choose one of ${jarnac.presetNames.join(', ')}.`)
  return preset
}

async function simulateJarnac(options: SimulateOptions): Promise<void> {
  const preset = options.preset
  const lang = options.lang ?? (preset && jarnac.languageOfPreset(preset)) ?? 'fr'
  const lexicon = await dictionary(lang)
  const game = jarnac.createJarnac(lexicon)
  const config = game.configure({ language: lang, ...(preset ? { preset } : {}) })
  if (!config.ok) throw new CommandError(config.error.text)
  const bots = seated(options.bots, game.seats(config.value), (name) => botFrom(name, game))
  const { games, seed } = options
  const now = () => performance.now()
  const laid = new LaidWords(bots.length)
  const series = { game, lexicon: lexicon.hash, config: config.value, bots, games, seed, now }
  const tally = jarnac.simulate({ ...series, played: laid.add })
  tellStandings(
    options,
    tally,
    `${tally.plies.toFixed(1)} plies and ${tally.msPerGame.toFixed(0)} ms a game`,
    laid,
    (bot) => `, Jarnacs a game ${tally.jarnacs[bot]!.toFixed(2)}`,
  )
}

function botFrom(name: string, judges: jarnac.JudgeSource) {
  const reference = Object.entries(references).find(([id]) => id === name)
  if (reference) return reference[1](judges)
  return jarnac.jarnacBot(judges, levelFrom(jarnac.levels, name, ', F or P3'))
}

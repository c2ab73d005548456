import { jarnac } from '@estocade/games'
import type { LexiconId } from '@estocade/words'
import { type Command, InvalidArgumentError } from 'commander'
import { dictionary, lexiconIdFrom } from '../dictionaries.ts'
import { Fault } from '../fault.ts'
import { wholeNumber } from './words.ts'

interface SimulateOptions {
  readonly lang?: LexiconId
  readonly preset?: jarnac.PresetName
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: number
  readonly json?: true
}

const references = { F: jarnac.bestWordPerRow, P3: jarnac.stepwise }

export function addSimulateJarnac(simulate: Command): void {
  simulate
    .command('jarnac')
    .description('Bots play Jarnac against each other: who wins how often, by how much.')
    .option('--lang <id>', 'the dictionary', lexiconIdFrom)
    .option('--preset <name>', jarnac.presetNames.join(', '), presetFrom)
    .option(
      '--bots <list>',
      'one for each seat, with commas: 1–5 or novice … master, rung1–rung10, F (best word per row), P3 (stepwise)',
      (text) => text.split(','),
      ['5', '4'],
    )
    .option('--games <number>', 'how many', wholeNumber, 200)
    .option('--seed <number>', 'the first bag', wholeNumber, 1)
    .option('--json', 'answer as JSON')
    .action(simulateJarnac)
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
  if (!config.ok) throw new Fault(config.error.text)
  const { min, max } = game.seats(config.value)
  if (options.bots.length < min || options.bots.length > max)
    throw new Fault(
      `${options.bots.length} bots: these rules are for ${min === max ? min : `${min} to ${max}`}.`,
    )
  const bots = options.bots.map((name) => botFrom(name, game))
  const { games, seed } = options
  const now = () => performance.now()
  const tally = jarnac.simulate({ game, lexicon: lexicon.hash, config: config.value, bots, games, seed, now })
  if (options.json) return void console.log(JSON.stringify({ bots: options.bots, ...tally }))
  for (const [i, name] of options.bots.entries())
    console.log(
      `${name.padEnd(8)} wins ${tally.wins[i]} of ${tally.games}, mean score ${tally.scores[i]!.toFixed(1)}, Jarnacs a game ${tally.jarnacs[i]!.toFixed(2)}`,
    )
  console.log(`${tally.plies.toFixed(1)} plies and ${tally.msPerGame.toFixed(0)} ms a game`)
}

function botFrom(name: string, judges: jarnac.JudgeSource) {
  const reference = Object.entries(references).find(([id]) => id === name)
  if (reference) return reference[1](judges)
  const rung = /^rung(\d+)$/.exec(name)?.[1]
  const dials = rung === undefined ? undefined : jarnac.rungs[Number(rung) - 1]
  if (dials) return jarnac.dialledBot(judges, name, dials)
  const level = jarnac.levels.find((level, i) => level === name || `${i + 1}` === name)
  if (level) return jarnac.jarnacBot(judges, level)
  throw new Fault(
    `Unknown bot "${name}": choose 1 to 5, ${jarnac.levels.join(', ')}, rung1 to rung10, F or P3.`,
  )
}

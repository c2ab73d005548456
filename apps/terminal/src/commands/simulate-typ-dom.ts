import { catalogueOf, typDom } from '@estocade/games'
import type { LexiconId } from '@estocade/words'
import type { Command } from 'commander'
import { dictionary, lexiconIdFrom } from '../dictionaries.ts'
import { Fault } from '../fault.ts'
import { wholeNumber } from './words.ts'

interface SimulateOptions {
  readonly lang: LexiconId
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: number
  readonly rounds?: number
  readonly json?: true
}

const games = ['kreuzwort', 'presto', 'point', 'recht'] as const
const titles = {
  kreuzwort: 'Kreuzwort',
  presto: 'Presto',
  point: 'Point',
  recht: 'Wer behält recht?',
} as const

export function addSimulateTypDom(simulate: Command): void {
  for (const id of games)
    simulate
      .command(id)
      .description(`Bots play ${titles[id]} against each other: who wins how often, by how much.`)
      .option('--lang <id>', 'the dictionary', lexiconIdFrom, 'de')
      .option(
        '--bots <list>',
        'one for each seat, with commas: 1–5 or novice … master',
        (text) => text.split(','),
        ['5', '4'],
      )
      .option('--games <number>', 'how many matches', wholeNumber, 200)
      .option('--seed <number>', 'the first deal', wholeNumber, 1)
      .option('--rounds <number>', 'rounds of a match', wholeNumber)
      .option('--json', 'answer as JSON')
      .action((options: SimulateOptions) => simulateTypDom(id, options))
}

async function simulateTypDom(id: (typeof games)[number], options: SimulateOptions): Promise<void> {
  const { lang, games, seed, rounds, bots: names } = options
  const lexicon = await dictionary(lang)
  const { game, bots: players } = catalogueOf((id) => (id === lang ? lexicon : undefined)).get(id)!
  const config = game.configure({ language: lang, ...(rounds === undefined ? {} : { rounds }) })
  if (!config.ok) throw new Fault(config.error.text)
  const { min, max } = game.seats(config.value)
  if (names.length < min || names.length > max)
    throw new Fault(`${names.length} bots: the game is for ${min} to ${max}.`)
  const bots = names.map((name) => {
    const level = typDom.levels.find((level, i) => level === name || `${i + 1}` === name)
    if (level === undefined)
      throw new Fault(`Unknown bot "${name}": choose 1 to 5 or ${typDom.levels.join(', ')}.`)
    return players.get(level)!
  })
  const now = () => performance.now()
  const match = { game, config: config.value, bots, lexicon: lexicon.hash }
  const tally = typDom.simulate({ ...match, games, seed, now })
  if (options.json) return void console.log(JSON.stringify({ bots: names, ...tally }))
  for (const [i, name] of names.entries())
    console.log(
      `${name.padEnd(8)} wins ${tally.wins[i]} of ${tally.games}, mean score ${tally.scores[i]!.toFixed(1)}`,
    )
  console.log(`${tally.plies.toFixed(1)} actions and ${tally.msPerGame.toFixed(0)} ms a match`)
}

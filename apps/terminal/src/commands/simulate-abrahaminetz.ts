import { abrahaminetz } from '@estocade/games'
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
  readonly json?: true
}

export function addSimulateAbrahaminetz(simulate: Command): void {
  simulate
    .command('abrahaminetz')
    .description('Bots play Abrahaminetz against each other: who wins how often, by how much.')
    .option('--lang <id>', 'the dictionary', lexiconIdFrom, 'fr')
    .option(
      '--bots <list>',
      'one for each seat, with commas: 1–5 or novice … master',
      (text) => text.split(','),
      ['5', '4'],
    )
    .option('--games <number>', 'how many', wholeNumber, 200)
    .option('--seed <number>', 'the first deck', wholeNumber, 1)
    .option('--json', 'answer as JSON')
    .action(simulateRack)
}

async function simulateRack({ lang, bots: names, games, seed, json }: SimulateOptions): Promise<void> {
  const game = abrahaminetz.createAbrahaminetz(await dictionary(lang))
  const config = game.configure({ language: lang })
  if (!config.ok) throw new Fault(config.error.text)
  const { min, max } = game.seats(config.value)
  if (names.length < min || names.length > max)
    throw new Fault(`${names.length} bots: the game is for ${min} to ${max}.`)
  const bots = names.map((name) => {
    const level = abrahaminetz.levels.find((level, i) => level === name || `${i + 1}` === name)
    if (level === undefined)
      throw new Fault(`Unknown bot "${name}": choose 1 to 5 or ${abrahaminetz.levels.join(', ')}.`)
    return abrahaminetz.abrahaminetzBot(game, level)
  })
  const now = () => performance.now()
  const tally = abrahaminetz.simulate({ game, config: config.value, bots, games, seed, now })
  if (json) return void console.log(JSON.stringify({ bots: names, ...tally }))
  for (const [i, name] of names.entries())
    console.log(
      `${name.padEnd(8)} wins ${tally.wins[i]} of ${tally.games}, mean score ${tally.scores[i]!.toFixed(1)}, words a game ${tally.words[i]!.toFixed(1)}`,
    )
  console.log(`${tally.msPerGame.toFixed(0)} ms a game`)
}

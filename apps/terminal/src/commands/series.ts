import type { Command } from 'commander'
import { CommandError } from '../command-error.ts'
import type { LaidWords } from './laid-words.ts'
import { wholeNumber } from './words.ts'

/** The options of every `simulate` command. */
export interface SeriesOptions {
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: number
  readonly json?: true
}

interface Words {
  /** The bots there are, besides the five levels. */
  readonly more?: string
  /** What is dealt: a bag, a deck. */
  readonly first: string
}

export const withSeries = (command: Command, { more = '', first }: Words): Command =>
  command
    .option(
      '--bots <list>',
      `one for each seat, with commas: 1–5 or novice … master${more}`,
      (text) => text.split(','),
      ['5', '4'],
    )
    .option('--games <number>', 'how many', wholeNumber, 200)
    .option('--seed <number>', `the first ${first}`, wholeNumber, 1)
    .option('--json', 'answer as JSON')

/** A bot for each seat; checks that the rules allow this number of seats. */
export function seated<B>(
  names: readonly string[],
  { min, max }: { readonly min: number; readonly max: number },
  botFor: (name: string) => B,
): readonly B[] {
  if (names.length < min || names.length > max)
    throw new CommandError(
      `${names.length} bots: these rules are for ${min === max ? min : `${min} to ${max}`}.`,
    )
  return names.map(botFor)
}

/** The level that `3` or `fencer` names; throws an error that lists the names when there is none. */
export function levelFrom<L extends string>(levels: readonly L[], name: string, others = ''): L {
  const level = levels.find((one, i) => one === name || `${i + 1}` === name)
  if (level === undefined)
    throw new CommandError(`Unknown bot "${name}": choose 1 to 5 or ${levels.join(', ')}${others}.`)
  return level
}

interface Standings {
  readonly games: number
  readonly wins: readonly number[]
  readonly scores: readonly number[]
}

/** Prints a line for each bot, which ends with `more`, then `last`; or JSON with the words that each bot laid. */
export function tellStandings(
  { bots: names, json }: SeriesOptions,
  tally: Standings,
  last: string,
  laid: LaidWords,
  more: (bot: number) => string = () => '',
): void {
  const { games, wins, scores } = tally
  const lineOf = (name: string, i: number) =>
    `${name.padEnd(8)} wins ${wins[i]} of ${games}, mean score ${scores[i]!.toFixed(1)}${more(i)}`
  const told = { bots: names, ...tally, words: laid.counts }
  const lines = json ? [JSON.stringify(told)] : [...names.map(lineOf), last]
  for (const text of lines) console.log(text)
}

import { entryOf, games, type Playable } from '@estocade/games'
import { type LadderPlan, type LadderPlayer, type LadderResult, playLadder } from '@estocade/table'
import type { LexiconId } from '@estocade/words'
import type { Command } from 'commander'
import { catalogue } from '../catalogue.ts'
import { CommandError } from '../command-error.ts'
import { build, lexiconIdFrom } from '../dictionaries.ts'
import { EngineProcess } from '../engine-process.ts'
import { levelFrom } from './series.ts'
import { wholeNumber } from './words.ts'

interface LadderOptions {
  readonly engine: readonly string[]
  readonly game: string
  readonly lang?: LexiconId
  readonly levels?: readonly string[]
  readonly games: number
  readonly seed: number
  readonly json?: true
}

export function addLadder(program: Command): void {
  program
    .command('ladder')
    .option('--engine <command>', 'a program that speaks the line protocol; may be repeated', collect, [])
    .option('--game <id>', games.map(({ id }) => id).join(', '), 'jarnac')
    .option('--lang <id>', 'the dictionary', lexiconIdFrom)
    .option('--levels <list>', 'the levels to play, with commas', (text) => text.split(','))
    .option('--games <number>', 'the most games of a pair', wholeNumber, 40)
    .option('--seed <number>', 'the first deal', wholeNumber, 1)
    .option('--json', 'answer as JSON')
    .action(runLadder)
}

const collect = (command: string, before: readonly string[]): readonly string[] => [...before, command]

async function runLadder(options: LadderOptions): Promise<void> {
  const { playable, config, levels } = await tableFor(options)
  const wanted = options.levels?.map((name) => levelFrom(levels, name)) ?? levels
  const ours = wanted.map((name): LadderPlayer => ({ name, chooser: playable.bots.get(name)!, refused: 0 }))
  const engines = options.engine.map((command) => new EngineProcess(command))
  const theirs = engines.map(
    (chooser, i): LadderPlayer => ({ name: options.engine[i]!, chooser, refused: 0 }),
  )
  const players = [...ours, ...theirs]
  try {
    const tell: LadderPlan['tell'] = ({ a, b, games: played, wins }, verdict) =>
      process.stderr.write(`${players[a]!.name} – ${players[b]!.name}: ${wins} of ${played}, ${verdict}\n`)
    const pairs = pairsOf(ours.length, players.length)
    const result = await playLadder({
      playable,
      config,
      players,
      pairs,
      games: options.games,
      seed: options.seed,
      now: () => performance.now(),
      tell,
    })
    for (const line of options.json ? [JSON.stringify(result)] : linesOf(result)) console.log(line)
  } finally {
    for (const engine of engines) engine.stop()
  }
}

async function tableFor({ game: id, lang }: LadderOptions) {
  const entry = entryOf(id)
  if (entry === undefined)
    throw new CommandError(`Unknown game "${id}": choose one of ${games.map((one) => one.id).join(', ')}.`)
  const language = lang ?? lexiconIdFrom(entry.home ?? 'fr')
  await build([language])
  const config = entry.configure({ language }, language)
  if (!config.ok) throw new CommandError(config.error.text)
  const playable: Playable = catalogue.get(id)!
  return { playable, config: config.value, levels: entry.levels }
}

/** Pairs of neighbouring levels, so that all are on one scale, and each engine with every level and engine. */
function pairsOf(levels: number, players: number): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = []
  for (let i = 1; i < levels; i++) pairs.push([i, i - 1])
  for (let engine = levels; engine < players; engine++)
    for (let other = 0; other < engine; other++) pairs.push([engine, other])
  return pairs
}

function linesOf({ standings }: LadderResult): readonly string[] {
  const width = Math.max(...standings.map(({ name }) => name.length))
  return [...standings]
    .sort((a, b) => b.rating - a.rating)
    .map(({ name, rating, margin, games: played, wins, refused }) => {
      const told = refused > 0 ? `, ${refused} actions refused` : ''
      return `${name.padEnd(width)} ${rating.toFixed(0).padStart(6)} ± ${margin.toFixed(0)}, won ${wins} of ${played}${told}`
    })
}

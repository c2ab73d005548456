import { createInterface } from 'node:readline'
import { levels, seat } from '@estocade/games'
import type { EnginePosition } from '@estocade/table'
import type { LexiconId } from '@estocade/words'
import type { Command } from 'commander'
import { catalogue } from '../catalogue.ts'
import { build, lexiconIdFrom } from '../dictionaries.ts'
import { levelFrom } from './series.ts'

interface EngineOptions {
  readonly level: string
  readonly lang?: LexiconId
}

/** A built-in bot as a program that speaks the line protocol, for other ladders. */
export function addEngine(program: Command): void {
  program
    .command('engine')
    .option('--level <name>', levels.join(', '), 'master')
    .option('--lang <id>', 'build this dictionary first', lexiconIdFrom)
    .action(runEngine)
}

async function runEngine({ level, lang }: EngineOptions): Promise<void> {
  const name = levelFrom(levels, level)
  if (lang !== undefined) await build([lang])
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue
    console.log(JSON.stringify(answerTo(line, name)))
  }
}

function answerTo(line: string, level: string) {
  try {
    const { id, game, seat: by, seed, view } = JSON.parse(line) as EnginePosition
    const playable = catalogue.get(game)
    if (playable === undefined) return { id, error: `Unknown game "${game}".` }
    // Untrusted JSON: if the view is not one of this game, the bot throws, and the error below is the answer.
    return { id, action: playable.bots.get(level)!.choose(view as never, seat(by), seed) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LexiconId } from '@estocade/words'
import type { Command } from 'commander'
import { CommandError } from '../command-error.ts'
import { lexiconIdFrom } from '../dictionaries.ts'
import { benchCrossword } from './bench-crossword.ts'
import { wholeNumber } from './words.ts'

interface BenchOptions {
  readonly words?: string
  readonly lang?: LexiconId
  readonly positions?: string
  readonly rounds: number
  readonly touching?: true
}

export function addBench(program: Command): void {
  program
    .command('bench [name...]')
    .option('--positions <file>', 'crossword: measure the search on these positions only, and print JSON')
    .option('--words <file>', 'with --positions: a plain word list, one word per line')
    .option('--lang <id>', 'with --positions: the dictionary', lexiconIdFrom)
    .option('--touching', 'with --positions: a word need not share a letter with what lies there')
    .option('--rounds <number>', 'with --positions: how often', wholeNumber, 30)
    .option('--json', 'accepted for symmetry: --positions prints JSON anyway')
    .action(bench)
}

async function bench(names: readonly string[], options: BenchOptions): Promise<void> {
  const { positions } = options
  if (positions !== undefined) {
    if (names.length !== 1 || names[0] !== 'crossword')
      throw new CommandError('--positions are for `bench crossword`.')
    if (options.rounds < 1) throw new CommandError('--rounds is at least 1.')
    return benchCrossword({ ...options, positions })
  }
  if (options.words !== undefined || options.lang !== undefined)
    throw new CommandError('Which positions? Say --positions FILE.')
  const script = fileURLToPath(new URL('../../../scripts/bench.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [script, ...names], { stdio: 'inherit' })
  if (status !== 0) throw new CommandError('The benchmark did not finish.')
}

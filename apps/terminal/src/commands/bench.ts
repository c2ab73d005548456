import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { Fault } from '../fault.ts'

export function addBench(program: Command): void {
  program
    .command('bench [name...]')
    .description(
      'Measure against peers: words, jarnac, … (in a checkout); the results are kept in bench/results.',
    )
    .action((names: readonly string[]) => {
      const script = fileURLToPath(new URL('../../../scripts/bench.mjs', import.meta.url))
      const { status } = spawnSync(process.execPath, [script, ...names], { stdio: 'inherit' })
      if (status !== 0) throw new Fault('The benchmark did not finish.')
    })
}

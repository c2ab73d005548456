import { boxes } from '@estocade/games'
import { Command, CommanderError } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { addAdmin } from './commands/admin.ts'
import { addBackup } from './commands/backup.ts'
import { addBench } from './commands/bench.ts'
import { addOwnLists } from './commands/own-lists.ts'
import { addRecords } from './commands/records.ts'
import { addServe } from './commands/serve.ts'
import { addWords } from './commands/words.ts'
import { Fault } from './fault.ts'
import { terminalGames } from './games/index.ts'
import { addManual, withManual } from './manual/command.ts'
import { addPlay } from './play/command.ts'

/** Runs one command line; resolves to the exit code: 0, or 2 with one clear line on standard error. */
export async function main(args: readonly string[]): Promise<number> {
  // A closed pipe (`| head`) is the reader's wish, not a fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  try {
    await program().parseAsync([...args], { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof Fault)) throw error
    process.stderr.write(`estocade: ${error.message}\n`)
    return 2
  }
}

/** Every command there is. */
export function program(): Command {
  const program = withManual(new Command('estocade'))
    .description(`Boxed word games: ${boxes.join(', ')}.`)
    .version(manifest.version)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`estocade: ${text.replace(/^error: /, '')}`) })
    .showHelpAfterError(false)
  addWords(program)
  const solve = program.command('solve').description('Find every play of a position.')
  const simulate = program
    .command('simulate')
    .description('Let bots play each other, seats changing on the same bag.')
  for (const { commands } of terminalGames) {
    commands.solve?.(solve)
    commands.simulate(simulate)
  }
  addRecords(program)
  addPlay(program)
  addServe(program)
  addBackup(program)
  addAdmin(program)
  addBench(program)
  addManual(program)
  addOwnLists(program)
  return program
}

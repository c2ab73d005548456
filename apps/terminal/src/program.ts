import { boxes } from '@estocade/games'
import type { Command } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { bareProgram } from './bare-program.ts'
import { addAbout } from './commands/about.ts'
import { addAdmin } from './commands/admin.ts'
import { addBackup } from './commands/backup.ts'
import { addBench } from './commands/bench.ts'
import { addDoctor } from './commands/doctor.ts'
import { addEngine } from './commands/engine.ts'
import { addLadder } from './commands/ladder.ts'
import { addOwnLists } from './commands/own-lists.ts'
import { addRecords } from './commands/records.ts'
import { addServe } from './commands/serve.ts'
import { addWords } from './commands/words.ts'
import { terminalGames } from './games/index.ts'
import { addManual, withManual } from './manual/command.ts'
import { addPlay } from './play/command.ts'
import { languageIn, sayIn } from './texts/index.ts'

/** Every command there is. Its help is in the language that the arguments or the environment ask for. */
export function program(args: readonly string[] = []): Command {
  const say = sayIn(languageIn(args, process.env))
  const program = withManual(bareProgram(), say)
    .description(say('manualOf_estocade', { names: boxes.join(', ') }))
    .version(manifest.version)
  addWords(program)
  const solve = program.command('solve')
  const simulate = program.command('simulate')
  for (const { commands } of terminalGames) {
    commands.solve?.(solve)
    commands.simulate(simulate)
  }
  addEngine(program)
  addLadder(program)
  addRecords(program)
  addPlay(program, say)
  addServe(program)
  addBackup(program)
  addDoctor(program)
  addAdmin(program)
  addBench(program)
  addAbout(program)
  addManual(program, say)
  addOwnLists(program)
  for (const command of program.commands) command.description(say.named(`manualOf_${command.name()}`))
  return program
}

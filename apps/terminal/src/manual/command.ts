import { type Command, Help } from 'commander'
import { CommandError } from '../command-error.ts'
import type { Say } from '../texts/index.ts'
import { completionScript, type Shell, shells } from './completion.ts'
import { manualPage } from './page.ts'

/** Help of every command is its manual page; set before the commands are added, which inherit it. */
export const withManual = (program: Command, say: Say): Command =>
  program
    .helpCommand(false)
    .configureHelp({ formatHelp: (command, helper) => manualPage(command, helper, say) })

/** Adds `help` for commands of any depth, and shell completion generated from the commands. */
export function addManual(program: Command, say: Say): void {
  program.command('help [command...]').action((path: readonly string[]) => {
    process.stdout.write(manualPage(commandAt(program, path, say), wideHelp(), say))
  })
  program.command('completion <shell>').action((shell: string) => {
    process.stdout.write(completionScript(shellOf(shell), program))
  })
}

function commandAt(program: Command, path: readonly string[], say: Say): Command {
  let command = program
  for (const name of path) {
    const next = command.commands.find((one) => one.name() === name)
    if (next === undefined) throw new CommandError(say('errorUnknownCommand', { command: path.join(' ') }))
    command = next
  }
  return command
}

function wideHelp(): Help {
  const help = new Help()
  help.helpWidth = process.stdout.columns ?? 80
  return help
}

function shellOf(text: string): Shell {
  const found = shells.find((shell) => shell === text)
  if (found === undefined)
    throw new CommandError(`Unknown shell "${text}": choose one of ${shells.join(', ')}.`)
  return found
}

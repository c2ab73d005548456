import { type Command, Help } from 'commander'
import { Fault } from '../fault.ts'
import { completionScript, type Shell, shells } from './completion.ts'
import { manualPage } from './page.ts'

/** Help of every command is its manual page; set before the commands are added, which inherit it. */
export const withManual = (program: Command): Command =>
  program.helpCommand(false).configureHelp({ formatHelp: manualPage })

/** `help` for any depth of commands, and shell completion made of the commands there are. */
export function addManual(program: Command): void {
  program
    .command('help [command...]')
    .description('All about a command, with examples.')
    .action((path: readonly string[]) => {
      process.stdout.write(manualPage(commandAt(program, path), wideHelp()))
    })
  program
    .command('completion <shell>')
    .description('A script that completes commands and options: bash, zsh or fish.')
    .action((shell: string) => {
      process.stdout.write(completionScript(shellOf(shell), program))
    })
}

function commandAt(program: Command, path: readonly string[]): Command {
  let command = program
  for (const name of path) {
    const next = command.commands.find((one) => one.name() === name)
    if (next === undefined) throw new Fault(`There is no command "${path.join(' ')}".`)
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
  if (found === undefined) throw new Fault(`Unknown shell "${text}": choose one of ${shells.join(', ')}.`)
  return found
}

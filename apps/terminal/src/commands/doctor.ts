import { addServerOptions, optionsOf } from '@estocade/server/options'
import { lexiconIds } from '@estocade/words'
import { cacheFolder } from '@estocade/words/node'
import type { Command } from 'commander'
import { CommandError } from '../command-error.ts'

export function addDoctor(program: Command): void {
  addServerOptions(program.command('doctor')).action(async (_: object, command: Command) => {
    const options = optionsOf(command)
    if (!options.ok) throw new CommandError(options.error.text)
    const { examine } = await import('@estocade/server')
    const findings = await examine(options.value, { folder: cacheFolder(), ids: lexiconIds })
    for (const { check, state, text } of findings)
      console.log(`${state.padEnd(8)} ${check.padEnd(14)} ${text}`)
    const errors = findings.filter(({ state }) => state === 'error').length
    if (errors > 0) throw new CommandError(errors === 1 ? 'One check failed.' : `${errors} checks failed.`)
  })
}

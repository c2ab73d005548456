import { addServerOptions, optionsOf } from '@estocade/server/options'
import { lexiconIds } from '@estocade/words'
import { cacheFolder } from '@estocade/words/node'
import type { Command } from 'commander'
import { Fault } from '../fault.ts'

export function addDoctor(program: Command): void {
  addServerOptions(program.command('doctor'))
    .description('Check what a server needs, with the options it is started with; nothing is changed.')
    .action(async (_: object, command: Command) => {
      const options = optionsOf(command)
      if (!options.ok) throw new Fault(options.error.text)
      const { examine } = await import('@estocade/server')
      const findings = await examine(options.value, { folder: cacheFolder(), ids: lexiconIds })
      for (const { check, state, text } of findings)
        console.log(`${state.padEnd(8)} ${check.padEnd(14)} ${text}`)
      const faults = findings.filter(({ state }) => state === 'fault').length
      if (faults > 0) throw new Fault(faults === 1 ? 'One check failed.' : `${faults} checks failed.`)
    })
}

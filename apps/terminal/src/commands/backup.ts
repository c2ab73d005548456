import type { Replayed } from '@estocade/server'
import type { Command } from 'commander'
import { catalogue } from '../catalogue.ts'
import { CommandError } from '../command-error.ts'
import { clearly, type Where, withData } from './data-source.ts'

export function addBackup(program: Command): void {
  withData(program.command('backup <file>')).action(async (file: string, where: Where) => {
    const { backup, sourceFor } = await import('@estocade/server')
    const made = await clearly(() => backup(sourceFor(where), file, catalogue, Date.now()))
    console.log(`${file}: ${made.rows} rows, ${saying(made)}`)
    complain(made)
  })
  withData(program.command('restore <file>')).action(async (file: string, where: Where) => {
    const { sourceFor, restore } = await import('@estocade/server')
    const restored = await clearly(() => restore(sourceFor(where), file, catalogue))
    console.log(`${file}: ${saying(restored)}`)
    complain(restored)
  })
}

const saying = ({ tables, verified, folded }: Replayed): string =>
  `${tables} tables read, ${verified} finished matches verified` +
  (folded === 0 ? '.' : `, ${folded} of another dictionary only replayed.`)

/** Tables that do not replay are in the backup all the same; they are named here. */
function complain({ faults }: Replayed): void {
  for (const { table, text } of faults) process.stderr.write(`table ${table}: ${text}\n`)
  if (faults.length > 0) throw new CommandError(`${faults.length} of the tables do not replay.`)
}

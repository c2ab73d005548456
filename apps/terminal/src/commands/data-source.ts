import { type Options, readOptions } from '@estocade/server/options'
import type { Command } from 'commander'
import { Fault } from '../fault.ts'

export interface Where {
  readonly data?: string
  readonly database?: string
}

/** For commands about a house from outside. */
export const withHouse = (command: Command): Command =>
  command
    .option('--data <folder>', 'where games are kept (ESTOCADE_DATA, ./data)')
    .option('--database <url>', 'Postgres instead (DATABASE_URL)')

export function optionsOf({ data, database }: Where): Options {
  const flags = [
    ...(data === undefined ? [] : ['--data', data]),
    ...(database === undefined ? [] : ['--database', database]),
  ]
  const options = readOptions(flags, process.env)
  if (!options.ok) throw new Fault(options.error.text)
  return options.value
}

/** What cannot be is one line, not a stack. */
export async function clearly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) throw new Fault(error.message)
    throw error
  }
}

import { errorText } from '@estocade/server/error-text'
import { addDataOptions } from '@estocade/server/options'
import type { Command } from 'commander'
import { CommandError } from '../command-error.ts'

/** Where a server's data is. */
export interface Where {
  readonly data: string
  readonly database?: string
  readonly nats?: string
}

/** For commands that open a server's data. */
export const withData = (command: Command): Command => addDataOptions(command)

/** Prints system errors (a missing file, a port in use) as one line, without a stack trace. */
export async function clearly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && !(error instanceof CommandError)) throw new CommandError(errorText(error))
    throw error
  }
}

import { addDataOptions } from '@estocade/server/options'
import type { Command } from 'commander'
import { Fault } from '../fault.ts'

/** Where a server's data is. */
export interface Where {
  readonly data: string
  readonly database?: string
  readonly nats?: string
}

/** For commands that open a server's data. */
export const withData = (command: Command): Command => addDataOptions(command)

/** An error of the machine (a missing file, a port in use) is told in one line, without a stack. */
export async function clearly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && !(error instanceof Fault)) throw new Fault(error.message)
    throw error
  }
}

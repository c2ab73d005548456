import { Topics } from './topics.ts'

export interface Hint {
  readonly table: string
  readonly version: number
}

/** A hint about this is about no table: who may come in, or stay, has changed. */
export const HOUSE = '@house'

/**
 * Tells nodes that a table has moved on. Hints may be lost, doubled or late; they carry nothing but where
 * to look. Contract: test/contract/bus-contract.ts.
 */
export interface Bus {
  publish(hint: Hint): void
  /** Hears what other nodes say of a table, perhaps also what this one says. The answer ends it. */
  listen(table: string, seenCommands: (version: number) => void): () => void
  /** Whether hints can be lost, so that nodes have to look for themselves now and then. */
  readonly lossy: boolean
  /** Called after hints may have been lost. */
  onReconnect(listener: () => void): () => void
  close(): Promise<void>
}

/** For one process: nothing is lost. */
export function localBus(): Bus {
  const topics = new Topics()
  return {
    lossy: false,
    publish: ({ table, version }) => topics.emit(table, version),
    listen: (table, seenCommands) => topics.add(table, seenCommands),
    onReconnect: () => () => {},
    close: async () => topics.clear(),
  }
}

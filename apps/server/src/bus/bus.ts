import { Listeners } from './listeners.ts'

export interface Hint {
  readonly table: string
  readonly version: number
}

/** A hint about this is about no table: who may come in has changed. */
export const HOUSE = '@house'

/**
 * Tells nodes that a table has moved on. Hints may be lost, doubled or late; they carry nothing but where
 * to look. Contract: test/contract/bus-contract.ts.
 */
export interface Bus {
  publish(hint: Hint): void
  /** The answer ends the subscription. */
  subscribe(listener: (hint: Hint) => void): () => void
  /** Whether hints can be lost, so that nodes have to look for themselves now and then. */
  readonly lossy: boolean
  /** Called after hints may have been lost. */
  onReconnect(listener: () => void): () => void
  close(): Promise<void>
}

/** For one process: nothing is lost. */
export function localBus(): Bus {
  const listeners = new Listeners<Hint>()
  return {
    lossy: false,
    publish: (hint) => listeners.tell(hint),
    subscribe: (listener) => listeners.add(listener),
    onReconnect: () => () => {},
    close: async () => listeners.clear(),
  }
}

import { Topics } from './topics.ts'

/** What a message is about: one table; `access` (bans or sessions changed); `words` (the server's words changed). */
export type Topic = `table/${string}` | 'access' | 'words'

export const tableTopic = (id: string): Topic => `table/${id}`

export interface ChangeMessage {
  readonly topic: Topic
  /** The version that a table has reached; 0 for `access`, the time of the change for `words`. */
  readonly version: number
}

/**
 * Tells nodes that something has changed. Messages may be lost, doubled or late; they only say where to look.
 * Contract: test/contract/bus-contract.ts.
 */
export interface Bus {
  publish(message: ChangeMessage): void
  /**
   * Calls `heard` for messages of other nodes about this topic, perhaps also for those of this node. Returns an
   * unsubscribe function.
   */
  subscribe(topic: Topic, heard: (version: number) => void): () => void
  /** Whether messages can be lost, so that nodes have to poll the store now and then. */
  readonly lossy: boolean
  /** Called after messages may have been lost. Returns an unsubscribe function. */
  onReconnect(listener: () => void): () => void
  close(): Promise<void>
}

export const accessChanged: ChangeMessage = { topic: 'access', version: 0 }

/** For one process: nothing is lost. */
export function localBus(): Bus {
  const topics = new Topics()
  return {
    lossy: false,
    publish: ({ topic, version }) => topics.emit(topic, version),
    subscribe: (topic, heard) => topics.add(topic, heard),
    onReconnect: () => () => {},
    close: async () => topics.clear(),
  }
}

import { Client, type ClientConfig } from 'pg'

/** An arbitrary number that nothing else in the database locks. */
const NODES = 46_232
/** ms between attempts to reach the database again. */
const RETRY = 250

/**
 * Which nodes are alive: each holds a shared advisory lock on a connection of its own, which the database releases
 * when the node dies. A node that gets the exclusive lock is the only one.
 */
export class PostgresNodes {
  readonly #database: ClientConfig
  readonly #onFault: (error: unknown) => void
  #client: Client | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(database: ClientConfig, onError: (error: unknown) => void) {
    this.#database = database
    this.#onFault = onError
  }

  /** Runs `first` if no other node is alive; nodes that start meanwhile wait until it is done. */
  async enter(first: () => Promise<void>): Promise<void> {
    const client = await this.#connect()
    const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
      NODES,
    ])
    const { alone } = rows[0]!
    try {
      if (alone) await first()
      await client.query('SELECT pg_advisory_lock_shared($1)', [NODES])
    } finally {
      if (alone) await client.query('SELECT pg_advisory_unlock($1)', [NODES])
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    await this.#client?.end()
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#database)
    const lost = (error?: Error) => {
      if (this.#closed || this.#client !== client) return
      this.#client = undefined
      this.#onFault(error ?? new Error('The connection that marks this node as alive has ended.'))
      this.#again()
    }
    client.on('error', lost)
    client.on('end', () => lost())
    await client.connect()
    this.#client = client
    return client
  }

  /** Takes the lock again. The node was alive all the time, so it does not run `first`. */
  #again(): void {
    this.#retry = setTimeout(() => {
      this.#connect()
        .then((client) => client.query('SELECT pg_advisory_lock_shared($1)', [NODES]))
        .catch(() => this.#closed || this.#again())
    }, RETRY)
  }
}

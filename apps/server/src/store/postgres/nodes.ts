import { Client } from 'pg'

/** An arbitrary number that nothing else in the database locks. */
const NODES = 46_232
/** ms between attempts to reach the database again. */
const RETRY = 250

/**
 * Which nodes are alive: each holds a shared advisory lock on a connection of its own, which the database releases
 * when the node dies. A node that gets the exclusive lock is the only one.
 */
export class PostgresNodes {
  readonly #url: string
  readonly #onFault: (error: unknown) => void
  #client: Client | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(url: string, onError: (error: unknown) => void) {
    this.#url = url
    this.#onFault = onError
  }

  /** `first` is done by a node that finds no other alive; those that start meanwhile wait for it. */
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
    const client = new Client({ connectionString: this.#url, keepAlive: true })
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

  /** The node was alive all the time, so it never counts as the first again. */
  #again(): void {
    this.#retry = setTimeout(() => {
      this.#connect()
        .then((client) => client.query('SELECT pg_advisory_lock_shared($1)', [NODES]))
        .catch(() => this.#closed || this.#again())
    }, RETRY)
  }
}

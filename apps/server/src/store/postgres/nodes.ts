import { Client, type ClientConfig } from 'pg'

/** An arbitrary number that nothing else in the database locks. */
const NODES = 46_232
/** ms between attempts to reach the database, or to get the lock. */
const RETRY = 250

/**
 * Which nodes are alive: each holds a shared advisory lock on a connection of its own, which the database releases
 * when the node dies. A node that gets the exclusive lock is the only one.
 */
export class PostgresNodes {
  readonly #database: ClientConfig
  readonly #onFault: (error: unknown) => void
  #client: Client | undefined
  #hasLock = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false

  /** `database` limits the time of a query: a connection that is half open would stay silent for minutes. */
  constructor(database: ClientConfig, onError: (error: unknown) => void) {
    this.#database = database
    this.#onFault = onError
  }

  /** Runs `first` if no other node is alive; nodes that start meanwhile wait until it is done. */
  enter(first: () => Promise<void>): Promise<void> {
    return this.#connect(async (client) => {
      const alone = await locked(client, 'pg_try_advisory_lock')
      try {
        if (alone) await first()
        await share(client)
      } finally {
        if (alone) await client.query('SELECT pg_advisory_unlock($1)', [NODES])
      }
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    await this.#client?.end()
  }

  /** Opens a connection on which `work` takes the lock. If that fails, the connection ends. */
  async #connect(work: (client: Client) => Promise<void>): Promise<void> {
    const client = new Client(this.#database)
    this.#client = client
    // What fails also ends the connection; an unhandled error event would end the process.
    client.on('error', () => {})
    client.on('end', () => this.#lost(client))
    try {
      await client.connect()
      await work(client)
      this.#hasLock = true
    } catch (error) {
      void client.end()
      throw error
    }
  }

  #lost(client: Client): void {
    if (this.#closed || this.#client !== client || !this.#hasLock) return
    this.#hasLock = false
    this.#onFault(new Error('The connection that marks this node as alive has ended.'))
    this.#again()
  }

  /** Takes the lock again. The node was alive all the time, so it does not run `first`. */
  #again(): void {
    this.#retry = setTimeout(() => {
      this.#connect(share).catch(() => this.#closed || this.#again())
    }, RETRY)
  }
}

/** Takes the shared lock. It asks again and again, because a question that waits looks like a connection that is silent. */
async function share(client: Client): Promise<void> {
  while (!(await locked(client, 'pg_try_advisory_lock_shared')))
    await new Promise((next) => setTimeout(next, RETRY))
}

async function locked(
  client: Client,
  how: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(`SELECT ${how}($1) AS locked`, [NODES])
  return rows[0]!.locked
}

import { Client, Pool, types } from 'pg'
import { batchedAppend } from '../shared/batched-append.ts'
import { sharedSql } from '../shared/shared-sql.ts'
import type { Store } from '../store.ts'
import { connectionTo } from './connection.ts'
import { postgresIdentity } from './identity.ts'
import { postgresLobby } from './lobby.ts'
import { migrate } from './migrate.ts'
import { PostgresNodes } from './nodes.ts'
import { plainPostgres } from './plain-sql.ts'
import { postgresRatings } from './ratings.ts'
import { Sockets } from './sockets.ts'
import { postgresTables } from './tables.ts'

/** bigint holds times and counts here, all of them below 2^53. */
const INT8 = 20

const typed = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}

export interface PostgresOptions {
  /** Connections of this node. */
  readonly connections?: number
  /** Transactions with entries at a time; more entries wait and share the next one. */
  readonly appendsAtOnce?: number
  /** ms after which a connection that does not answer is given up. */
  readonly timeout?: number
  readonly onError?: (error: unknown) => void
}

/** Fewer transactions at a time make the median worse and save little (docs/decisions/gathered-appends.md). */
const CONNECTIONS = 8

/** Enough for the slowest query of a page; a connection that is half open would stay silent for minutes. */
const TIMEOUT = 15_000

/** For many nodes. What `append` has resolved is committed under the database's own `synchronous_commit`. */
export async function postgresStore(url: string, options: PostgresOptions = {}): Promise<Store> {
  const first = new Client({ connectionString: url })
  // What fails is told by the query; an unhandled error event would end the process.
  first.on('error', () => {})
  await first.connect()
  try {
    await migrate(first)
  } finally {
    await first.end()
  }
  const timeout = options.timeout ?? TIMEOUT
  const connections = options.connections ?? CONNECTIONS
  const sockets = new Sockets()
  const limited = { ...connectionTo(url, sockets), connectionTimeoutMillis: timeout, query_timeout: timeout }
  const pool = new Pool({
    ...limited,
    max: connections,
    types: typed,
    // What a node that was cut off has locked is free again soon.
    idle_in_transaction_session_timeout: timeout,
  })
  // An idle connection that breaks (a restarted database) is replaced at the next query.
  pool.on('error', (error) => options.onError?.(error))
  // One that breaks in use fails its query; an unhandled error event would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const nodes = new PostgresNodes(limited, (error) => options.onError?.(error))
  const tables = postgresTables(pool)
  return {
    enter: (first) => nodes.enter(first),
    ...tables,
    append: batchedAppend(tables.append, options.appendsAtOnce ?? connections),
    ...postgresLobby(pool),
    ...postgresIdentity(pool),
    ...postgresRatings(pool),
    ...sharedSql(plainPostgres(pool), {
      heads: '(SELECT id, version, changed_at, acting FROM tables)',
      rowOf: (table) => (version) => ['table_id = ? AND version = ?', table, version],
    }),
    changedElsewhere: async () => false,
    // Postgres removes old versions of rows by itself (VACUUM).
    scrub: async () => true,
    async secret(name, make) {
      await pool.query('INSERT INTO meta VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, make()])
      const { rows } = await pool.query<{ value: string }>('SELECT value FROM meta WHERE key = $1', [name])
      return rows[0]!.value
    },
    async close() {
      await sockets.closing(Promise.all([nodes.close(), pool.end()]))
    },
  }
}

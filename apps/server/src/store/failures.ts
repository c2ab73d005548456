/** SQLite's primary result codes for a machine in trouble: busy, read-only, I/O error, full, cannot open. */
const SQLITE: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14])
/** Classes of Postgres' codes: connection, resources, operator intervention, system error; and read-only. */
const POSTGRES = /^(08|53|57|58)|^25006$/
/** The Postgres client's own errors have no code: lost connections, and those that did not answer in time. */
const POSTGRES_CLIENT = /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/
/** Errors of the connection below. */
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
  'EROFS',
  'EIO',
])

/** Whether the error is a temporary failure of the store and not a bug of the caller. */
export function isStoreFailure(error: unknown): boolean {
  const { errcode, code, message } = error as { errcode?: unknown; code?: unknown; message?: unknown }
  if (typeof errcode === 'number') return SQLITE.has(errcode & 0xff)
  if (typeof code === 'string' && (POSTGRES.test(code) || NETWORK.has(code))) return true
  return typeof message === 'string' && POSTGRES_CLIENT.test(message)
}

import { Client } from 'pg'
import { every } from '../../every.ts'
import { realTime, steady, type Time } from '../../time.ts'

/** ms between readings of the database's clock. */
const POLL = 60_000
/** Of so many samples the one with the shortest round trip is used. */
const SAMPLES = 5
/** ms that the database has for an answer. */
const TIMEOUT = 10_000

export interface StoreTime extends Time {
  close(): void
}

/** The database's time, so that nodes whose clocks differ stamp alike. Like the node's own, it never goes back. */
export async function postgresTime(url: string, onError: (error: unknown) => void): Promise<StoreTime> {
  let offset = await offsetOf(url)
  const stop = every(
    realTime,
    POLL,
    async () => {
      offset = await offsetOf(url)
    },
    onError,
  )
  const now = steady(
    () => Date.now() + offset,
    () => performance.now(),
  )
  return { now, after: realTime.after, close: stop }
}

async function offsetOf(url: string): Promise<number> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
  })
  // The query fails anyway; an unhandled error event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    const samples: { took: number; offset: number }[] = []
    for (let n = 0; n < SAMPLES; n++) {
      const before = Date.now()
      const { rows } = await client.query<{ ms: number }>(
        'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms',
      )
      const after = Date.now()
      samples.push({ took: after - before, offset: rows[0]!.ms - (before + after) / 2 })
    }
    return samples.reduce((best, one) => (one.took < best.took ? one : best)).offset
  } finally {
    await client.end()
  }
}

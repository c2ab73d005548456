import { Client } from 'pg'
import { every } from '../../every.ts'
import { realTime, type Time } from '../../time.ts'
import { connectionTo } from './connection.ts'
import { FollowedClock, type Reading } from './followed-clock.ts'
import { Sockets } from './sockets.ts'

/** ms between readings of the database's clock. */
const POLL = 60_000
/** Of so many readings the one with the shortest round trip is used. */
const READINGS = 5
/** ms that the database has for an answer. */
const TIMEOUT = 10_000

export interface StoreTime extends Time {
  close(): void
}

/**
 * The database's time, so that nodes whose own clocks differ stamp alike. The node's own clock is not used: if it were
 * set forward, the node would stamp entries ahead of the others, and no other node could end their turns in time.
 */
export async function postgresTime(url: string, onError: (error: unknown) => void): Promise<StoreTime> {
  const monotonic = () => performance.now()
  const clock = new FollowedClock(monotonic, await read(url, monotonic))
  const stop = every(realTime, POLL, async () => clock.follow(await read(url, monotonic)), onError)
  return { now: () => clock.now(), after: realTime.after, close: stop }
}

async function read(url: string, monotonic: () => number): Promise<Reading> {
  const sockets = new Sockets()
  const client = new Client({
    ...connectionTo(url, sockets),
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
  })
  // The query fails anyway; an unhandled error event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    const readings: Reading[] = []
    for (let n = 0; n < READINGS; n++) {
      const asked = monotonic()
      const { rows } = await client.query<{ ms: number }>(
        'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms',
      )
      readings.push({ asked, answered: monotonic(), time: rows[0]!.ms })
    }
    return readings.reduce((best, one) => (tripOf(one) < tripOf(best) ? one : best))
  } finally {
    await sockets.closing(client.end())
  }
}

const tripOf = ({ asked, answered }: Reading): number => answered - asked

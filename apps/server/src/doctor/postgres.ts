import { Client } from 'pg'
import { errorText } from '../error-text.ts'
import { migrations } from '../store/postgres/migrate.ts'
import { checkClock, checkSchema } from './data.ts'
import { type Finding, findingsOf } from './finding.ts'

/** ms that Postgres gets to answer. */
const TIMEOUT = 5000
/** The oldest Postgres that docs/hosting.md promises. */
const OLDEST = 14
/** ms by which the clocks of two machines may differ. */
const MAX_SKEW = 5000

/** The database of a server with several nodes: reachable, its clock, its schema. */
export async function checkPostgres(url: string): Promise<readonly Finding[]> {
  const { error } = findingsOf('database')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT })
  client.on('error', () => {})
  try {
    await client.connect()
    const asked = Date.now()
    const { rows } = await client.query<{ now: string }>(
      'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',
    )
    const clock = checkPostgresClock(Number(rows[0]!.now), (asked + Date.now()) / 2)
    const version = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    )
    const old = checkVersion(Number(version.rows[0]!.version))
    if (old !== undefined) return [clock, old]
    const known = await client.query<{ at: number | null }>(
      "SELECT to_regclass('schema_version')::oid::int AS at",
    )
    if (known.rows[0]!.at === null) return [clock, findingsOf('database').ok('empty; the server fills it')]
    const { rows: versions } = await client.query<{ at: number }>('SELECT at FROM schema_version')
    return [clock, checkSchema(versions[0]?.at ?? 0, migrations.length)]
  } catch (cause) {
    return [error(`Postgres: ${errorText(cause)}`)]
  } finally {
    await client.end().catch(() => {})
  }
}

/** Postgres numbers its versions as 150004 for 15.4. */
export function checkVersion(version: number): Finding | undefined {
  const major = Math.floor(version / 10_000)
  return major < OLDEST
    ? findingsOf('database').error(`Postgres ${major} is too old; ${OLDEST} or later.`)
    : undefined
}

/** Nodes take the time from Postgres; a node whose own clock differs logs other times than it stores. */
function checkPostgresClock(there: number, here: number): Finding {
  const apart = Math.round(Math.abs(there - here))
  if (apart > MAX_SKEW) return findingsOf('clock').error(`This machine and Postgres are ${apart} ms apart.`)
  return checkClock(undefined, here)
}

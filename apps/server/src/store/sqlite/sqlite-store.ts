import { batchedAppend } from '../shared/batched-append.ts'
import { sharedSql } from '../shared/shared-sql.ts'
import type { Store } from '../store.ts'
import { Disk } from './disk.ts'
import { DatabaseSync } from './driver.ts'
import { sqliteIdentity } from './identity.ts'
import { sqliteLobby } from './lobby.ts'
import { sqliteLog } from './log.ts'
import { migrate, schemaOf } from './migrate.ts'
import { openPrivately } from './open.ts'
import { plainSqlite } from './plain-sql.ts'
import { sqliteRatings } from './ratings.ts'
import { inlineReader, ThreadReader } from './reader.ts'
import { TableNumbers } from './table-numbers.ts'
import { sqliteTables } from './tables.ts'

const IN_MEMORY = ':memory:'
/** ms to wait for another program's write. */
const BUSY_TIMEOUT = 5000
/** The first schema whose files overwrite deleted rows. */
const SCRUBBED = 5

/**
 * One file, or ':memory:'. SQLite commits without a sync (`NORMAL`); the write-ahead log is synced here, off the
 * main thread, and no call resolves before everything it may depend on is on the disk. That is as durable as
 * `FULL`, and commits that arrive while the disk is busy share its next sync.
 */
export function sqliteStore(file: string): Store {
  try {
    return openStore(file)
  } catch (error) {
    // SQLite's own message does not say which file.
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

function openStore(file: string): Store {
  const db = file === IN_MEMORY ? new DatabaseSync(file) : openPrivately(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ')
  db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
  // Deleted rows are overwritten, so that nothing of deleted accounts stays in the file.
  db.exec('PRAGMA secure_delete = ON')
  const before = schemaOf(db)
  migrate(db)
  // Files of older versions may still contain deleted rows.
  if (before > 0 && before < SCRUBBED) db.exec('VACUUM')
  const reader = file === IN_MEMORY ? inlineReader(db) : new ThreadReader(file)
  const tableNumbers = new TableNumbers(db)
  const log = sqliteLog(db, tableNumbers)
  const read = db.prepare('SELECT value FROM meta WHERE key = ?')
  const write = db.prepare('INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)')
  const dataVersion = db.prepare('PRAGMA data_version')
  let known = (dataVersion.get() as { data_version: number }).data_version
  const store: Store = {
    enter: (first) => first(),
    ...sqliteTables(db, tableNumbers, log, reader),
    ...sqliteLobby(db, reader),
    ...sqliteIdentity(db),
    ...sqliteRatings(db),
    ...sharedSql(plainSqlite(db, reader), {
      heads: '(SELECT id, version, changed_at, acting FROM tables JOIN heads USING (no))',
      rowOf(table) {
        const rows = log.rows(table)
        return (version) => ['seq = ?', rows.get(version) ?? null]
      },
    }),
    async changedElsewhere() {
      const { data_version: now } = dataVersion.get() as { data_version: number }
      const changed = now !== known
      known = now
      return changed
    },
    // Another reader, such as a backup, may still need the log; this does not wait for it.
    async scrub() {
      db.exec('PRAGMA busy_timeout = 0')
      const [row] = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as { busy: number }[]
      db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
      return row?.busy === 0
    },
    async secret(name, make) {
      write.run(name, make())
      return (read.get(name) as { value: string }).value
    },
    async close() {
      await reader.close()
      db.close()
    },
  }
  return file === IN_MEMORY ? store : durable(db, store, new Disk(`${file}-wal`))
}

type Method = (...args: never[]) => Promise<unknown>

/** Every call waits for the disk: not even a reader may learn what a power cut could still undo. */
function durable(db: InstanceType<typeof DatabaseSync>, store: Store, disk: Disk): Store {
  const changes = db.prepare('SELECT total_changes() AS count')
  let known = 0
  const settling =
    (method: Method): Method =>
    async (...args) => {
      const answer = await method(...args)
      const { count } = changes.get() as { count: number }
      if (count !== known) disk.wrote()
      known = count
      await disk.settled()
      return answer
    }
  const methods = Object.entries(store).map(([name, method]) => [name, settling(method as Method)] as const)
  // The same methods under the same names, each with a wait added: more than the type of `fromEntries` tells.
  const settled = Object.fromEntries(methods) as unknown as Store
  return {
    ...settled,
    // Alone they would not be durable sooner: there is one disk.
    append: batchedAppend(settled.append, 1),
    async close() {
      await disk.close()
      await store.close()
    },
  }
}

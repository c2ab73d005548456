import { sharedSql } from '../shared/shared-sql.ts'
import type { Store } from '../store.ts'
import { batchedAppend } from './batched-append.ts'
import { Disk } from './disk.ts'
import { DatabaseSync } from './driver.ts'
import { sqliteIdentity } from './identity.ts'
import { sqliteLobby } from './lobby.ts'
import { sqliteLog } from './log.ts'
import { migrate, schemaOf } from './migrate.ts'
import { plainSqlite } from './plain-sql.ts'
import { sqliteRatings } from './ratings.ts'
import { TableNumbers } from './table-numbers.ts'
import { sqliteTables } from './tables.ts'

const IN_MEMORY = ':memory:'
/** ms that another program's write is waited for. */
const PATIENCE = 5000
/** The first schema whose files overwrite what is removed. */
const SCRUBBED = 5

/**
 * One file, or ':memory:'. SQLite itself commits without a sync (`NORMAL`); the write-ahead log is synced
 * here, off this thread, and nothing that was asked or told resolves before what it may depend on is on the
 * disk. That is as durable as `FULL`, and what comes while the disk is busy is committed together and shares its next sync.
 */
export function sqliteStore(file: string): Store {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ')
  db.exec(`PRAGMA busy_timeout = ${PATIENCE}`)
  // What is removed is overwritten, so that nothing of those who leave stays behind in the file.
  db.exec('PRAGMA secure_delete = ON')
  const before = schemaOf(db)
  migrate(db)
  // Files of before that may hold remains.
  if (before > 0 && before < SCRUBBED) db.exec('VACUUM')
  const tableNumbers = new TableNumbers(db)
  const log = sqliteLog(db, tableNumbers)
  const read = db.prepare('SELECT value FROM meta WHERE key = ?')
  const write = db.prepare('INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)')
  const dataVersion = db.prepare('PRAGMA data_version')
  let known = (dataVersion.get() as { data_version: number }).data_version
  const store: Store = {
    enter: (first) => first(),
    ...sqliteTables(db, tableNumbers, log),
    ...sqliteLobby(db),
    ...sqliteIdentity(db),
    ...sqliteRatings(db),
    ...sharedSql(plainSqlite(db), {
      heads: '(SELECT id, version, changed_at, acting FROM tables JOIN heads USING (no))',
      rowOf(table) {
        const rows = log.rows(table)
        return (version) => ['seq = ?', rows.get(version) ?? null]
      },
      commands: '(SELECT t.id AS table_id, x.command FROM entries x JOIN tables t ON t.no = x.table_no)',
    }),
    async changedElsewhere() {
      const { data_version: now } = dataVersion.get() as { data_version: number }
      const changed = now !== known
      known = now
      return changed
    },
    // A reader elsewhere (a backup) may still need the log: it is not waited for here.
    async scrub() {
      db.exec('PRAGMA busy_timeout = 0')
      const [row] = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as { busy: number }[]
      db.exec(`PRAGMA busy_timeout = ${PATIENCE}`)
      return row?.busy === 0
    },
    async secret(name, make) {
      write.run(name, make())
      return (read.get(name) as { value: string }).value
    },
    async close() {
      db.exec('PRAGMA optimize')
      db.close()
    },
  }
  return file === IN_MEMORY ? store : durable(db, store, new Disk(`${file}-wal`))
}

type Method = (...args: never[]) => Promise<unknown>

/** Every answer waits for the disk: also a reader must not learn what a power cut could still undo. */
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
  const settled = Object.fromEntries(methods) as unknown as Store
  return {
    ...settled,
    append: batchedAppend(settled.append),
    async close() {
      await disk.close()
      await store.close()
    },
  }
}

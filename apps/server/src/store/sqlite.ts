import { DatabaseSync } from '@photostructure/sqlite'
import { migrate } from './migrations.ts'
import { sqliteIdentity } from './sqlite-identity.ts'
import { sqliteLobby } from './sqlite-lobby.ts'
import { sqliteTables } from './sqlite-tables.ts'
import type { Store } from './store.ts'

/** One file, or ':memory:'. What `append` has resolved is on the disk: WAL with a sync per transaction. */
export function sqliteStore(file: string): Store {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;')
  migrate(db)
  const read = db.prepare('SELECT value FROM meta WHERE key = ?')
  const write = db.prepare('INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)')
  return {
    ...sqliteTables(db),
    ...sqliteLobby(db),
    ...sqliteIdentity(db),
    async secret(name, make) {
      write.run(name, make())
      return (read.get(name) as { value: string }).value
    },
    async close() {
      db.exec('PRAGMA optimize')
      db.close()
    },
  }
}

import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { type Database, DatabaseSync } from './driver.ts'

/** Opens or creates a database file that only this user can read: it holds hashes, chat and the seeds of matches. */
export function openPrivately(file: string): Database {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  // SQLite gives the files beside it the same permissions.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600)
  return new DatabaseSync(file)
}

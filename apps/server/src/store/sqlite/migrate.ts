import { migrationsFor } from '../shared/sql-files.ts'
import type { Database } from './driver.ts'

export const migrations: readonly string[] = migrationsFor('sqlite')

/** The number of the last step that was applied. */
export const schemaOf = (db: Database): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

/** Migrates a database to the newest schema. Each step and its number are one transaction. */
export function migrate(db: Database, steps: readonly string[] = migrations): void {
  const at = schemaOf(db)
  if (at > steps.length)
    throw new Error(
      `The data was written by a newer Estocade (schema ${at}, this one knows ${steps.length}).`,
    )
  for (const [i, step] of steps.entries()) {
    if (i < at) continue
    db.exec('BEGIN IMMEDIATE')
    try {
      db.exec(`${step}; PRAGMA user_version = ${i + 1}; COMMIT;`)
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
}

import type { Database } from './driver.ts'

export type InTransaction = <T>(work: () => T) => T

/** A function that runs `work` in one transaction: committed as a whole, rolled back when it throws. */
export function transactions(db: Database): InTransaction {
  const begin = db.prepare('BEGIN IMMEDIATE')
  const commit = db.prepare('COMMIT')
  return (work) => {
    begin.run()
    try {
      const result = work()
      commit.run()
      return result
    } catch (error) {
      // After a full disk SQLite has rolled back by itself; a second ROLLBACK would hide the real error.
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
}

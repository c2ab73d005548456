import { join } from 'node:path'
import { DatabaseSync } from '../src/store/sqlite/driver.ts'
import { ThreadReader } from '../src/store/sqlite/reader.ts'

/** Closes readers in the middle of their work: `reader-child <folder>`. */
const file = join(process.argv[2]!, 'busy.db')
const db = new DatabaseSync(file)
db.exec(`CREATE TABLE numbers AS
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) SELECT i FROM n`)
for (let round = 0; round < 10; round++) {
  const reader = new ThreadReader(file)
  const [first, ...others] = Array.from({ length: 5 }, () => reader.rows('SELECT i FROM numbers'))
  if (round % 2 === 0) await first
  await reader.close()
  const rest = await Promise.allSettled([first, ...others])
  if (round % 2 === 0 && rest.every(({ status }) => status === 'fulfilled'))
    throw new Error('The reader has answered everything before it was closed.')
}
db.close()
console.log('closed')

// Dumps the database named by the argument while garbage is collected all the time; prints the rows it read.
import { sqliteSource } from '../../src/backup/sqlite-source.ts'

/** Rows between two collections. */
const STRIDE = 200

const collect = (globalThis as { gc?: () => void }).gc
if (collect === undefined) throw new Error('Run me with --expose-gc.')

let rows = 0
for await (const _ of sqliteSource(process.argv[2]!).dump())
  if (++rows % STRIDE === 0) {
    collect()
    await new Promise((next) => setImmediate(next))
  }
console.log(rows)

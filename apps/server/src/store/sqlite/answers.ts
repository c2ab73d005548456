import type { TableStore } from '../store.ts'
import type { Database } from './driver.ts'
import { CHAIN } from './log.ts'
import type { Reader } from './reader.ts'
import { rowOf } from './rows.ts'
import type { TableNumbers } from './table-numbers.ts'

/** A client repeats what it sent last: so many entries are searched at once. */
const NEAR = 100

/** Parameters: the table's number, the version to stop at, the command. The newest entries are searched first. */
const ANSWER = `${CHAIN} SELECT version FROM chain CROSS JOIN entries USING (seq) WHERE command = ?3 LIMIT 1`

interface Found {
  readonly version: number
}

/** Finds the version that a command led to. A long log is searched off the main thread: anybody may repeat a command. */
export function answersIn(db: Database, tableNumbers: TableNumbers, reader: Reader): TableStore['answer'] {
  const head = db.prepare('SELECT version FROM heads WHERE no = ?')
  const answer = db.prepare(ANSWER)
  return async (table, command) => {
    const no = tableNumbers.of(table)
    const last = rowOf<Found>(head, no)?.version ?? 0
    const near = rowOf<Found>(answer, no, last - NEAR, command)
    if (near !== undefined || last <= NEAR) return near?.version
    const [found] = await reader.rows<Found>(ANSWER, no, 0, command)
    return found?.version
  }
}

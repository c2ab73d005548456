import { verify } from '@estocade/kernel'
import { type Catalogue, type Entry, foldTable, logsOf, type TableEvent } from '@estocade/table'
import type { Row } from './tables.ts'

export interface Replayed {
  readonly tables: number
  /** Finished matches that were replayed by rules and seed. */
  readonly verified: number
  /** Finished matches with another dictionary than this machine's: only folded. */
  readonly folded: number
  readonly faults: readonly { readonly table: string; readonly text: string }[]
}

interface Stored {
  readonly version: number
  readonly at: number
  readonly body: string
}

/** Passes the rows on and replays every table on the way; `done` is called at the end. */
export async function* replaying(
  catalogue: Catalogue,
  rows: AsyncIterable<Row>,
  done: (replayed: Replayed) => void,
): AsyncIterable<Row> {
  const counts = { tables: 0, verified: 0, folded: 0 }
  const faults: { table: string; text: string }[] = []
  let table = ''
  let stored: Stored[] = []
  const finish = () => {
    if (stored.length === 0) return
    counts.tables++
    try {
      replay(catalogue, stored, counts)
    } catch (error) {
      faults.push({ table, text: (error as Error).message })
    }
    stored = []
  }
  for await (const row of rows) {
    if (row.table === 'entries') {
      const [id, version, at, , body] = row.values as [string, number, number, string | null, string]
      if (id !== table) finish()
      table = id
      stored.push({ version, at, body })
    }
    yield row
  }
  finish()
  done({ ...counts, faults })
}

function replay(
  catalogue: Catalogue,
  stored: readonly Stored[],
  counts: { verified: number; folded: number },
): void {
  for (const [i, { version }] of stored.entries())
    if (version !== i + 1) throw new Error(`Version ${i + 1} is missing.`)
  const entries: Entry[] = stored.map(({ at, body }) => ({ at, events: JSON.parse(body) as TableEvent[] }))
  const opened = entries[0]!.events[0]
  const playable = opened?.type === 'opened' ? catalogue.get(opened.game) : undefined
  if (playable === undefined) throw new Error('It is a game that this version does not know.')
  foldTable(playable, entries)
  for (const log of logsOf(playable, entries)) {
    if (log.serverSeed === undefined) continue
    if (playable.lexicon(log.header.config) !== log.header.lexicon) {
      counts.folded++
      continue
    }
    const fault = verify(playable.game, log)
    if (fault !== undefined) throw new Error(`A match does not follow its rules: ${JSON.stringify(fault)}`)
    counts.verified++
  }
}

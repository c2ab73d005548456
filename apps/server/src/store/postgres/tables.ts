import type { Pool } from 'pg'
import type { Append, Appended, StoredEntry, TableStore } from '../store.ts'

export function postgresTables(pool: Pool): TableStore {
  const rows = async <Row extends object>(name: string, text: string, values: unknown[] = []) =>
    (await pool.query<Row>({ name, text, values })).rows
  const ids = async (name: string, text: string, values: unknown[] = []) =>
    (await rows<{ id: string }>(name, text, values)).map(({ id }) => id)
  const entries = (table: string, after = 0) =>
    rows<StoredEntry>(
      'entries',
      'SELECT version, at, command, body FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version',
      [table, after],
    )
  return {
    append: (batch) => append(pool, batch),
    entries,
    wholeLog: (table) => entries(table),
    async versions(tables) {
      const found = await rows<{ id: string; version: number }>(
        'versions',
        'SELECT id, version FROM tables WHERE id = ANY($1)',
        [tables],
      )
      return new Map(found.map(({ id, version }) => [id, version]))
    },
    async answer(table, command) {
      const text = 'SELECT version FROM entries WHERE table_id = $1 AND command = $2'
      return (await rows<{ version: number }>('answer', text, [table, command]))[0]?.version
    },
    due: (at, limit) =>
      ids('due', 'SELECT id FROM tables WHERE deadline <= $1 ORDER BY deadline LIMIT $2', [at, limit]),
    async nextDeadline() {
      const text = 'SELECT min(deadline) AS deadline FROM tables WHERE deadline IS NOT NULL'
      return (await rows<{ deadline: number | null }>('next', text))[0]?.deadline ?? undefined
    },
    running: () => ids('running', 'SELECT id FROM tables WHERE deadline IS NOT NULL'),
    working: () => ids('working', 'SELECT id FROM tables WHERE working'),
    playing: () => ids('playing', "SELECT id FROM tables WHERE phase = 'playing'"),
    async alive() {
      const [row] = await rows<{ value: string }>('alive', "SELECT value FROM meta WHERE key = 'alive'")
      return row === undefined ? undefined : Number(row.value)
    },
    async beat(at) {
      await rows(
        'beat',
        "INSERT INTO meta VALUES ('alive', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        [String(at)],
      )
    },
    async saveDrafts(drafts) {
      // One statement may touch a row once: the last draft of a player counts.
      const last = [...new Map(drafts.map((draft) => [`${draft.table} ${draft.player}`, draft])).values()]
      if (last.length === 0) return
      await rows(
        'drafts',
        `INSERT INTO drafts SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
         ON CONFLICT (table_id, player) DO UPDATE SET body = excluded.body`,
        [last.map(({ table }) => table), last.map(({ player }) => player), last.map(({ body }) => body)],
      )
    },
    async draft(table, player) {
      const text = 'SELECT body FROM drafts WHERE table_id = $1 AND player = $2'
      return (await rows<{ body: string }>('draft', text, [table, player]))[0]?.body
    },
  }
}

/** Two nodes that lock the same tables in other orders would wait for each other: all go by id. */
async function append(pool: Pool, batch: readonly Append[]): Promise<readonly Appended[]> {
  const order = batch.map((_, i) => i).sort((a, b) => compare(batch[a]!.table, batch[b]!.table) || a - b)
  const sorted = order.map((i) => batch[i]!)
  const { rows } = await pool.query<{ answers: number[] }>({
    name: 'append',
    text: 'SELECT append_entries($1, $2, $3, $4, $5, $6, $7, $8, $9) AS answers',
    values: [
      sorted.map(({ table }) => table),
      sorted.map(({ expected }) => expected),
      sorted.map(({ command }) => command ?? null),
      sorted.map(({ at }) => at),
      sorted.map(({ body }) => body),
      sorted.map(({ deadline }) => deadline ?? null),
      sorted.map(({ working }) => working),
      sorted.map(({ acting }) => acting),
      sorted.map(indexText),
    ],
  })
  const results = new Array<Appended>(batch.length)
  for (const [k, i] of order.entries()) results[i] = appendedOf(rows[0]!.answers[k]!)
  return results
}

const indexText = ({ index, results = [], rated = false, amongPeople = false }: Append): string | null =>
  index === undefined ? null : JSON.stringify({ ...index, results, rated, amongPeople })

const appendedOf = (answer: number): Appended => ({ type: answer === 0 ? 'appended' : 'conflict' })

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

import type { DatabaseSyncInstance as DatabaseSync } from '@photostructure/sqlite'
import type { Append, Appended, StoredEntry, TableStore } from './store.ts'

/** SQLite's codes for a primary key and a unique index that are there already: a table opened twice. */
const TAKEN: ReadonlySet<unknown> = new Set([1555, 2067])

export function sqliteTables(db: DatabaseSync): TableStore {
  const numbers = new Numbers(db)
  const appendOne = appender(db, numbers)
  const begin = db.prepare('BEGIN IMMEDIATE')
  const commit = db.prepare('COMMIT')
  const entries = db.prepare(
    'SELECT version, at, body FROM entries WHERE table_no = ? AND version > ? ORDER BY version',
  )
  const version = db.prepare('SELECT version FROM heads WHERE no = ?')
  const answer = db.prepare('SELECT version FROM entries WHERE table_no = ? AND command = ?')
  const due = db.prepare(
    'SELECT id FROM heads JOIN tables USING (no) WHERE deadline <= ? ORDER BY deadline LIMIT ?',
  )
  const next = db.prepare('SELECT min(deadline) AS deadline FROM heads WHERE deadline IS NOT NULL')
  const running = db.prepare('SELECT id FROM heads JOIN tables USING (no) WHERE deadline IS NOT NULL')
  const working = db.prepare('SELECT id FROM heads JOIN tables USING (no) WHERE working = 1')
  const playing = db.prepare("SELECT id FROM tables WHERE phase = 'playing'")
  const alive = db.prepare("SELECT value FROM meta WHERE key = 'alive'")
  const beat = db.prepare(
    "INSERT INTO meta (key, value) VALUES ('alive', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  )
  const saveDraft = db.prepare(
    'INSERT INTO drafts (table_id, player, body) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
  )
  const draft = db.prepare('SELECT body FROM drafts WHERE table_id = ? AND player = ?')
  const ids = (rows: unknown): readonly string[] => (rows as { id: string }[]).map(({ id }) => id)
  const oneVersion = (row: unknown): number | undefined => (row as { version: number } | undefined)?.version

  return {
    async append(batch) {
      begin.run()
      try {
        const results = batch.map(appendOne)
        commit.run()
        return results
      } catch (error) {
        db.exec('ROLLBACK')
        numbers.forget()
        throw error
      }
    },
    entries: async (table, after = 0) => entries.all(numbers.of(table), after) as unknown as StoredEntry[],
    async versions(tables) {
      const found = tables.map((id) => [id, oneVersion(version.get(numbers.of(id)))] as const)
      return new Map(found.filter((pair): pair is [string, number] => pair[1] !== undefined))
    },
    answer: async (table, command) => oneVersion(answer.get(numbers.of(table), command)),
    due: async (at, limit) => ids(due.all(at, limit)),
    nextDeadline: async () => (next.get() as { deadline: number | null }).deadline ?? undefined,
    running: async () => ids(running.all()),
    working: async () => ids(working.all()),
    playing: async () => ids(playing.all()),
    async alive() {
      const row = alive.get() as { value: string } | undefined
      return row === undefined ? undefined : Number(row.value)
    },
    beat: async (at) => void beat.run(String(at)),
    async saveDrafts(drafts) {
      begin.run()
      for (const { table, player, body } of drafts) saveDraft.run(table, player, body)
      commit.run()
    },
    draft: async (table, player) => (draft.get(table, player) as { body: string } | undefined)?.body,
  }
}

/** Numbers of tables that are kept at hand. */
const AT_HAND = 10_000

/** Numbers of tables. */
class Numbers {
  readonly #find: ReturnType<DatabaseSync['prepare']>
  readonly #known = new Map<string, number>()

  constructor(db: DatabaseSync) {
    this.#find = db.prepare('SELECT no FROM tables WHERE id = ?')
  }

  /** Null, which is equal to nothing, for a table that is not there. */
  of(id: string): number | null {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    const row = this.#find.get(id) as { no: number } | undefined
    if (row === undefined) return null
    if (this.#known.size >= AT_HAND) this.#known.clear()
    this.#known.set(id, row.no)
    return row.no
  }

  /** After something was taken back: a number may have been of a table that is not there. */
  forget(): void {
    this.#known.clear()
  }
}

/**
 * Writes one append inside the running transaction. An append with an index is many statements and has a
 * savepoint of its own; any other is two, and the first of them says whether there will be a second.
 */
function appender(db: DatabaseSync, numbers: Numbers): (append: Append) => Appended {
  const enter = db.prepare('SAVEPOINT one')
  const leave = db.prepare('RELEASE one')
  const takeBack = db.prepare('ROLLBACK TO one')
  const insert = db.prepare(
    'INSERT OR IGNORE INTO entries (table_no, version, at, command, body) VALUES (?, ?, ?, ?, ?)',
  )
  const remove = db.prepare('DELETE FROM entries WHERE table_no = ? AND version = ?')
  const move = db.prepare(
    'UPDATE heads SET version = ?, changed_at = ?, deadline = ?, working = ?, acting = ? WHERE no = ? AND version = ?',
  )
  const answer = db.prepare('SELECT version FROM entries WHERE table_no = ? AND command = ?')
  const writeIndex = indexWriter(db)

  /** False when the table is not at the expected version or has the command; then nothing was written. */
  const write = ({ table, expected, command, at, body, deadline, working, acting }: Append): boolean => {
    const version = expected + 1
    const no = numbers.of(table)
    if (no === null || insert.run(no, version, at, command ?? null, body).changes === 0) return false
    if (move.run(version, at, deadline ?? null, working ? 1 : 0, acting, no, expected).changes === 1)
      return true
    remove.run(no, version)
    return false
  }

  const writeAll = (append: Append): boolean => {
    enter.run()
    try {
      writeIndex(append)
      if (write(append)) {
        leave.run()
        return true
      }
    } catch (error) {
      if (!TAKEN.has((error as { errcode?: number }).errcode)) throw error
    }
    takeBack.run()
    numbers.forget()
    leave.run()
    return false
  }

  return (append) => {
    if (append.index === undefined ? write(append) : writeAll(append)) return { type: 'appended' }
    const { table, command } = append
    const there =
      command === undefined
        ? undefined
        : (answer.get(numbers.of(table), command) as { version: number } | undefined)
    return there === undefined ? { type: 'conflict' } : { type: 'repeat', version: there.version }
  }
}

function indexWriter(db: DatabaseSync): (append: Append) => void {
  const insert = db.prepare(
    `INSERT INTO tables (id, created_at, game, language, clock, phase, visibility, open, summary)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  // A new table starts at version 0, so that opening it is a move like any other.
  const head = db.prepare(
    'INSERT INTO heads (no, version, changed_at, working, acting) VALUES (last_insert_rowid(), 0, ?, 0, 0)',
  )
  const update = db.prepare(
    'UPDATE tables SET game = ?, language = ?, clock = ?, phase = ?, visibility = ?, open = ?, summary = ? WHERE id = ?',
  )
  const clear = db.prepare('DELETE FROM members WHERE table_id = ?')
  const member = db.prepare('INSERT OR IGNORE INTO members (table_id, player, seat) VALUES (?, ?, ?)')
  const result = db.prepare(
    'INSERT OR REPLACE INTO results (table_id, match, player, seat, game, result, score, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const unrated = db.prepare('INSERT OR IGNORE INTO unrated (table_id, match) VALUES (?, ?)')
  const people = db.prepare('INSERT OR IGNORE INTO among_people (table_id, match) VALUES (?, ?)')
  return ({ table, expected, at, index, results, rated, amongPeople }) => {
    const { summary, members } = index!
    const { game, language, clock, phase, visibility, open } = summary
    const columns = [game, language, clock, phase, visibility, open, JSON.stringify(summary)] as const
    if (expected === 0) {
      insert.run(table, at, ...columns)
      head.run(at)
    } else update.run(...columns, table)
    clear.run(table)
    for (const { player, seat } of members) member.run(table, player, seat)
    for (const { match, player, seat, result: how, score } of results ?? [])
      result.run(table, match, player, seat, game, how, score, at)
    const match = results?.[0]?.match
    if (match === undefined) return
    if (rated) unrated.run(table, match)
    if (amongPeople) people.run(table, match)
  }
}

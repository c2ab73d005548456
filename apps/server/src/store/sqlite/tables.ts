import type { Append, Appended, StoredEntry, TableStore } from '../store.ts'
import { answersIn } from './answers.ts'
import type { Database } from './driver.ts'
import { ENTRIES, type SqliteLog } from './log.ts'
import type { Reader } from './reader.ts'
import type { TableNumbers } from './table-numbers.ts'
import { transactions } from './transaction.ts'

/** SQLite's codes for a violated primary key and unique index: a table opened twice. */
const TAKEN: ReadonlySet<unknown> = new Set([1555, 2067])

/** The phases of tables that are listed among a player's unfinished ones. */
const RUNNING: ReadonlySet<string> = new Set(['gathering', 'playing', 'adjourned'])

const APPENDED: Appended = { type: 'appended' }
const CONFLICT: Appended = { type: 'conflict' }

export function sqliteTables(
  db: Database,
  tableNumbers: TableNumbers,
  log: SqliteLog,
  reader: Reader,
): TableStore {
  const appendOne = appender(db, tableNumbers, log)
  const inTransaction = transactions(db)
  const version = db.prepare('SELECT version FROM heads WHERE no = ?')
  const due = db.prepare(
    'SELECT id FROM heads JOIN tables USING (no) WHERE deadline <= ? ORDER BY deadline LIMIT ?',
  )
  const next = db.prepare('SELECT min(deadline) AS deadline FROM heads WHERE deadline IS NOT NULL')
  const running = db.prepare('SELECT id FROM heads JOIN tables USING (no) WHERE deadline IS NOT NULL')
  const working = db.prepare('SELECT id FROM heads JOIN tables USING (no) WHERE working = 1')
  const playing = db.prepare("SELECT id FROM tables WHERE phase = 'playing'")
  const phase = db.prepare('SELECT phase FROM tables WHERE id = ?')
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

  // A disk that is not in memory may take half a second for one table. Logs of games that are played are in memory.
  const wholeLog = async (table: string): Promise<readonly StoredEntry[]> =>
    (await reader.rows<StoredEntry>(ENTRIES, tableNumbers.of(table), 0)).toReversed()
  const isOver = (table: string): boolean => {
    const row = phase.get(table) as { phase: string } | undefined
    return row !== undefined && !RUNNING.has(row.phase)
  }

  return {
    async append(batch) {
      try {
        return inTransaction(() => appendAll(batch, appendOne))
      } catch (error) {
        tableNumbers.forget()
        throw error
      }
    },
    entries: async (table, after = 0) =>
      after === 0 && isOver(table) ? wholeLog(table) : log.entries(table, after),
    wholeLog,
    async versions(tables) {
      const found = tables.map((id) => [id, oneVersion(version.get(tableNumbers.of(id)))] as const)
      return new Map(found.filter((pair): pair is [string, number] => pair[1] !== undefined))
    },
    answer: answersIn(db, tableNumbers, reader),
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
    saveDrafts: async (drafts) =>
      inTransaction(() => {
        for (const { table, player, body } of drafts) saveDraft.run(table, player, body)
      }),
    draft: async (table, player) => (draft.get(table, player) as { body: string } | undefined)?.body,
  }
}

/** What was decided on top of an append that fails fails with it. */
function appendAll(batch: readonly Append[], appendOne: (append: Append) => Appended): readonly Appended[] {
  let failed: Set<string> | undefined
  return batch.map((append) => {
    if (failed?.has(append.table)) return CONFLICT
    const appended = appendOne(append)
    if (appended === CONFLICT) failed = (failed ?? new Set()).add(append.table)
    return appended
  })
}

/** Writes one append inside the running transaction. One with an index takes several statements and a savepoint. */
function appender(db: Database, tableNumbers: TableNumbers, log: SqliteLog): (append: Append) => Appended {
  const enter = db.prepare('SAVEPOINT one')
  const leave = db.prepare('RELEASE one')
  const takeBack = db.prepare('ROLLBACK TO one')
  const writeIndex = indexWriter(db)

  const addAll = (append: Append): boolean => {
    enter.run()
    try {
      writeIndex(append)
      if (log.add(append)) {
        leave.run()
        return true
      }
    } catch (error) {
      if (!TAKEN.has((error as { errcode?: number }).errcode)) throw error
    }
    takeBack.run()
    tableNumbers.forget()
    leave.run()
    return false
  }

  return (append) => ((append.index === undefined ? log.add(append) : addAll(append)) ? APPENDED : CONFLICT)
}

function indexWriter(db: Database): (append: Append) => void {
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
  const member = db.prepare(
    'INSERT OR IGNORE INTO members (table_id, player, seat, running) VALUES (?, ?, ?, ?)',
  )
  const seated = db.prepare('INSERT OR IGNORE INTO seated (player, table_id) VALUES (?, ?)')
  const result = db.prepare(
    `INSERT OR REPLACE INTO results (table_id, match, player, seat, game, result, score, at, kind, goal, turns)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
    const running = RUNNING.has(phase) ? 1 : 0
    for (const { player, seat } of members) {
      member.run(table, player, seat, running)
      seated.run(player, table)
    }
    for (const { match, player, seat, result: how, score, alone } of results ?? []) {
      const rank = [alone?.kind ?? null, alone?.goal ?? null, alone?.turns ?? null] as const
      result.run(table, match, player, seat, game, how, score, at, ...rank)
    }
    const match = results?.[0]?.match
    if (match === undefined) return
    if (rated) unrated.run(table, match)
    if (amongPeople) people.run(table, match)
  }
}

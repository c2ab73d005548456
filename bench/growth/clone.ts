import { DatabaseSync } from '../../apps/server/src/store/sqlite/driver.ts'
import type { Seeded } from './seed.ts'

/** Players besides the one who has very many games. */
export const PLAYERS = 10_000
/** The most games of one player. */
export const MOST = 10_000
/** The matches are spread over so many ms before now. */
export const SPAN = 730 * 86_400_000
/** Tables per transaction. */
const CHUNK = 10_000

/** The number of each clone, and its table's number, id, time and players, from the parameters :from, :to, :tables. */
const CLONES = `
  WITH RECURSIVE counted (n) AS (SELECT :from UNION ALL SELECT n + 1 FROM counted WHERE n + 1 < :to),
  clones AS (
    SELECT n, n + 2 AS no, printf('clone%011d', n) AS id, :now - CAST((:tables - n) * ${SPAN}.0 / :tables AS INTEGER) AS at,
      CASE WHEN n % max(1, :tables / ${MOST}) = 0 THEN :one ELSE printf('player%010d', n % ${PLAYERS}) END AS a,
      printf('player%010d', (n * 7 + 1) % ${PLAYERS}) AS b
    FROM counted)`

const NAMED = (text: string) => `replace(replace(replace(${text}, :table, c.id), :one, c.a), :two, c.b)`

/** Of a row with a player, the player of the clone. */
const WHO = 'CASE s.player WHEN :one THEN c.a ELSE c.b END'

/** Clones of the rows about the first table, which has the number 1. Its first entries name the players. */
const STATEMENTS = [
  `INSERT INTO tables (no, id, created_at, game, language, clock, phase, visibility, open, summary)
   SELECT c.no, c.id, c.at, s.game, s.language, s.clock, s.phase, s.visibility, s.open, ${NAMED('s.summary')}
   FROM clones c, tables s WHERE s.no = 1`,
  `INSERT INTO heads (no, version, changed_at, deadline, working, acting, last)
   SELECT c.no, s.version, c.at, NULL, 0, 0, (c.n + 2) * :entries FROM clones c, heads s WHERE s.no = 1`,
  `INSERT INTO entries (seq, before, table_no, version, at, command, body)
   SELECT (c.n + 1) * :entries + s.version, CASE s.version WHEN 1 THEN NULL ELSE (c.n + 1) * :entries + s.version - 1 END,
     c.no, s.version, c.at, ${NAMED('s.command')},
     CASE WHEN s.version > 4 THEN s.body ELSE ${NAMED('s.body')} END
   FROM clones c, entries s WHERE s.table_no = 1`,
  `INSERT OR IGNORE INTO members (table_id, player, seat) SELECT c.id, ${WHO}, s.seat FROM clones c, members s WHERE s.table_id = :table`,
  `INSERT OR IGNORE INTO results (table_id, match, player, seat, game, result, score, at)
   SELECT c.id, 1, ${WHO}, s.seat, s.game, s.result, s.score, c.at FROM clones c, results s WHERE s.table_id = :table`,
  'INSERT INTO among_people SELECT c.id, 1 FROM clones c',
  `INSERT OR IGNORE INTO rating_changes
   SELECT c.id, 1, ${WHO}, s.game, s.language, s.mu_before, s.sigma_before, s.mu, s.sigma, c.n, c.at
   FROM clones c, rating_changes s WHERE s.table_id = :table`,
  `INSERT OR IGNORE INTO play_figures
   SELECT c.id, 1, ${WHO}, s.game, 10, 1e4, 1e8, 10, 5, c.at FROM clones c, rating_changes s WHERE s.table_id = :table`,
]

const PEOPLE = `
  WITH RECURSIVE counted (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM counted WHERE n + 1 < ${PLAYERS})
  INSERT INTO players (id, name, created_at) SELECT printf('player%010d', n), 'Player ' || n, 1 FROM counted`
const RATINGS = `
  INSERT INTO ratings SELECT p.id, s.game, s.language, 25 + (p.rowno % 100) / 20.0, 3, 100, 1
  FROM (SELECT id, row_number() OVER () AS rowno FROM players WHERE id LIKE 'player%') p, ratings s WHERE s.player = ?`

/** Adds clones of the first match to a file that holds only that match. */
export function addClones(file: string, { table, ids: [one, two], entries }: Seeded, tables: number): void {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000')
  db.exec(`UPDATE entries SET seq = version, before = CASE version WHEN 1 THEN NULL ELSE version - 1 END;
    UPDATE heads SET last = ${entries}; ${PEOPLE}`)
  db.prepare(RATINGS).run(one)
  const statements = STATEMENTS.map((text) => db.prepare(CLONES + text))
  const all = { tables, entries, table, one, two, now: Date.now() }
  for (let from = 0; from < tables; from += CHUNK) {
    db.exec('BEGIN')
    const values = { ...all, from, to: Math.min(tables, from + CHUNK) }
    for (const [i, statement] of statements.entries()) statement.run(used(values, CLONES + STATEMENTS[i]))
    db.exec('COMMIT')
  }
  db.exec('INSERT OR IGNORE INTO seated SELECT player, table_id FROM members')
  db.exec('PRAGMA journal_mode = WAL')
  db.close()
}

/** SQLite refuses parameters that a statement does not use. */
const used = (values: Readonly<Record<string, string | number>>, text: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => new RegExp(`:${name}\\b`).test(text)))

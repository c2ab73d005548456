import { Client } from 'pg'
import { MOST, PLAYERS, SPAN } from './clone.ts'
import type { Seeded } from './seed.ts'

/** The clones from $1 to $2 of $3: number, table, time and players, from $4, $5 and $6: first player, second player, now. */
const CLONES = `
  WITH clones AS (
    SELECT n, 'clone' || lpad(n::text, 11, '0') AS id, $6::bigint - ($3::bigint - n) * ${SPAN} / $3::bigint AS at,
      CASE WHEN n % greatest(1, $3::bigint / ${MOST}) = 0 THEN $4::text ELSE 'player' || lpad((n % ${PLAYERS})::text, 10, '0') END AS a,
      'player' || lpad(((n * 7 + 1) % ${PLAYERS})::text, 10, '0') AS b, $5::text AS two, $7::text AS first
    FROM generate_series($1::bigint, $2::bigint - 1) AS n)`

const NAMED = (text: string) => `replace(replace(replace(${text}, c.first, c.id), $4, c.a), c.two, c.b)`

/** Of a row with a player, the player of the clone. */
const WHO = 'CASE s.player WHEN $4 THEN c.a ELSE c.b END'

const STATEMENTS = [
  `INSERT INTO tables (id, version, created_at, changed_at, deadline, working, acting, game, language, clock, phase, visibility, open, summary)
   SELECT c.id, s.version, c.at, c.at, NULL, false, 0, s.game, s.language, s.clock, s.phase, s.visibility, s.open, ${NAMED('s.summary')}
   FROM clones c, tables s WHERE s.id = $7`,
  `INSERT INTO entries (table_id, version, at, command, body)
   SELECT c.id, s.version, c.at, ${NAMED('s.command')}, CASE WHEN s.version > 4 THEN s.body ELSE ${NAMED('s.body')} END
   FROM clones c, entries s WHERE s.table_id = $7`,
  `INSERT INTO members (table_id, player, seat)
   SELECT c.id, ${WHO}, s.seat FROM clones c, members s WHERE s.table_id = $7 ON CONFLICT DO NOTHING`,
  `INSERT INTO results (table_id, match, player, seat, game, result, score, at)
   SELECT c.id, 1, ${WHO}, s.seat, s.game, s.result, s.score, c.at FROM clones c, results s WHERE s.table_id = $7
   ON CONFLICT DO NOTHING`,
  `INSERT INTO among_people SELECT c.id, 1 FROM clones c`,
  `INSERT INTO rating_changes
   SELECT c.id, 1, ${WHO}, s.game, s.language, s.mu_before, s.sigma_before, s.mu, s.sigma, c.n, c.at
   FROM clones c, rating_changes s WHERE s.table_id = $7 ON CONFLICT DO NOTHING`,
  `INSERT INTO play_figures
   SELECT c.id, 1, ${WHO}, s.game, 10, 1e4, 1e8, 10, 5, c.at FROM clones c, rating_changes s WHERE s.table_id = $7
   ON CONFLICT DO NOTHING`,
]

const PEOPLE = `
  INSERT INTO players (id, name, created_at)
  SELECT 'player' || lpad(n::text, 10, '0'), 'Player ' || n, 1 FROM generate_series(0, ${PLAYERS - 1}) AS n`
const RATINGS = `
  INSERT INTO ratings
  SELECT p.id, s.game, s.language, 25 + (row_number() OVER () % 100) / 20.0, 3, 100, 1
  FROM players p, ratings s WHERE p.id LIKE 'player%' AND s.player = $1`
const SEATED = 'INSERT INTO seated SELECT player, table_id FROM members ON CONFLICT DO NOTHING'

/** Tables per statement. */
const CHUNK = 10_000

/** Adds clones of the first match to a database that holds only that match. */
export async function addClonesToPostgres(url: string, { table, ids: [one, two] }: Seeded, tables: number) {
  const db = new Client({ connectionString: url })
  await db.connect()
  await db.query('SET synchronous_commit = off')
  await db.query(PEOPLE)
  await db.query(RATINGS, [one])
  const now = Date.now()
  for (let from = 0; from < tables; from += CHUNK)
    for (const text of STATEMENTS)
      await db.query(CLONES + text, [from, Math.min(tables, from + CHUNK), tables, one, two, now, table])
  await db.query(SEATED)
  await db.query('VACUUM ANALYZE')
  await db.end()
}

import type { DeletionStore } from '../account-store.ts'
import { type PlainSql, placesFor, type Statement } from './plain-sql.ts'

/** How a store finds the entries of a table. */
export interface EntriesOf {
  /** A condition, and its values, for the row of `entries` with a version of this table. */
  rowOf(table: string): (version: number) => Statement
}

/** Tables with rows of one player, and the column with the player's id. */
const OWNED: readonly (readonly [table: string, column: string])[] = [
  ['sessions', 'player'],
  ['drafts', 'player'],
  ['members', 'player'],
  ['seated', 'player'],
  ['ratings', 'player'],
  ['rating_changes', 'player'],
  ['play_figures', 'player'],
  ['passkeys', 'player'],
  ['contacts', 'player'],
  ['pushes', 'player'],
  ['tickets', 'player'],
  ['told', 'player'],
  ['vacations', 'player'],
  ['reports', 'by_player'],
  ['reports', 'about_player'],
  ['notices', 'player'],
  ['blocks', 'player'],
  ['blocks', 'blocked'],
  ['appeals', 'player'],
  ['players', 'id'],
]

export const deletion = (sql: PlainSql, entries: EntriesOf): Omit<DeletionStore, 'scrub'> => ({
  async tablesTouchedBy(players) {
    const found = await sql.longRows<{ id: string }>(
      `SELECT DISTINCT table_id AS id FROM seated WHERE player IN (${placesFor(players)}) ORDER BY 1`,
      ...players,
    )
    return found.map(({ id }) => id)
  },
  rewrite(table, changed) {
    const rowOf = entries.rowOf(table)
    return sql.together(
      changed.map(({ version, body }): Statement => {
        const [row, ...values] = rowOf(version)
        return [`UPDATE entries SET body = ? WHERE ${row}`, body, ...values]
      }),
    )
  },
  forget: (players) =>
    sql.together([
      // Matches that are not rated yet keep their rows until they are.
      [
        `DELETE FROM results WHERE player IN (${placesFor(players)}) AND NOT EXISTS
         (SELECT 1 FROM unrated u WHERE u.table_id = results.table_id AND u.match = results.match)`,
        ...players,
      ],
      [
        `DELETE FROM bans WHERE type IN ('player', 'mute') AND subject IN (${placesFor(players)})`,
        ...players,
      ],
      // A ban of newcomers outlives the deleted account; otherwise deletion would end it.
      [`UPDATE bans SET because = NULL WHERE because IN (${placesFor(players)})`, ...players],
      ...OWNED.map(
        ([table, column]): Statement => [
          `DELETE FROM ${table} WHERE ${column} IN (${placesFor(players)})`,
          ...players,
        ],
      ),
    ]),
})

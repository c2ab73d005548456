import type { StoredWordChange, WordChangeStore } from '../account-store.ts'
import type { PlainSql } from './plain-sql.ts'

const CHANGE = 'language, word, change, scope, forms, reason, by_player AS "by", at'

/** What operators change about the dictionaries, the same for every SQL store. */
export const wordChanges = (sql: PlainSql): WordChangeStore => ({
  async putWordChange({ language, word, change, scope, forms, reason, by, at }) {
    await sql.run(
      `INSERT INTO word_changes (language, word, change, scope, forms, reason, by_player, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (language, word) DO UPDATE SET change = excluded.change, scope = excluded.scope,
         forms = excluded.forms, reason = excluded.reason, by_player = excluded.by_player, at = excluded.at`,
      ...[language, word, change, scope, forms, reason, by, at],
    )
  },
  dropWordChange: async (language, word) =>
    (await sql.run('DELETE FROM word_changes WHERE language = ? AND word = ?', language, word)) === 1,
  wordChanges: () => sql.rows<StoredWordChange>(`SELECT ${CHANGE} FROM word_changes ORDER BY language, word`),
  async setFamily(on) {
    await sql.run(
      `INSERT INTO word_settings (name, value) VALUES ('family', ?)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      on ? 'on' : 'off',
    )
  },
  async family() {
    const [row] = await sql.rows<{ value: string }>("SELECT value FROM word_settings WHERE name = 'family'")
    return row?.value === 'on'
  },
})

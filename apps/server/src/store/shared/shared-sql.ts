import type { PeopleStore } from '../account-store.ts'
import { departures, type EntriesOf } from './deletion.ts'
import { order } from './moderation.ts'
import { posts } from './notifications.ts'
import { passkeys, tickets } from './passkeys.ts'
import type { PlainSql } from './plain-sql.ts'

export interface Where extends EntriesOf {
  /** A source of a table's `id`, `version`, `changed_at` and `acting`. */
  readonly heads: string
}

/** All about people besides who they are, the same for every SQL store. */
export const peopleOf = (sql: PlainSql, where: Where): Omit<PeopleStore, 'scrub'> => ({
  ...passkeys(sql),
  ...tickets(sql),
  ...order(sql),
  ...posts(sql, where.heads),
  ...departures(sql, where),
})

import { departures, type EntriesOf } from './departures.ts'
import { order } from './order.ts'
import { passkeys, tickets } from './passkeys.ts'
import type { PeopleStore } from './people.ts'
import type { PlainSql } from './plain-sql.ts'
import { posts } from './posts.ts'

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

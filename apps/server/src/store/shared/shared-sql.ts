import type { AccountStore } from '../account-store.ts'
import type { PlayFigureStore } from '../store.ts'
import { deletion, type EntriesOf } from './deletion.ts'
import { moderation } from './moderation.ts'
import { notifications } from './notifications.ts'
import { passkeys, tickets } from './passkeys.ts'
import type { PlainSql } from './plain-sql.ts'
import { playFigures } from './play-figures.ts'

export interface Where extends EntriesOf {
  /** A source of a table's `id`, `version`, `changed_at` and `acting`. */
  readonly heads: string
}

/** The account store without identities, the same for every SQL store. */
export const sharedSql = (sql: PlainSql, where: Where): Omit<AccountStore, 'scrub'> & PlayFigureStore => ({
  ...passkeys(sql),
  ...tickets(sql),
  ...moderation(sql),
  ...notifications(sql, where.heads),
  ...deletion(sql, where),
  ...playFigures(sql),
})

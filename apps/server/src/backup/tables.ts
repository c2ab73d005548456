/** The tables of a backup, in the order in which they are read, with the columns that both stores share. */
export const backedUp = {
  meta: ['key', 'value'],
  players: ['id', 'name', 'login', 'password', 'account', 'created_at', 'owner', 'role'],
  sessions: ['id', 'token_hash', 'player', 'created_at', 'seen_at', 'agent'],
  tables: [
    'id',
    'version',
    'created_at',
    'changed_at',
    'deadline',
    'working',
    'acting',
    'game',
    'language',
    'clock',
    'phase',
    'visibility',
    'open',
    'summary',
  ],
  entries: ['table_id', 'version', 'at', 'command', 'body'],
  members: ['table_id', 'player', 'seat'],
  results: ['table_id', 'match', 'player', 'seat', 'game', 'result', 'score', 'at', 'kind', 'goal', 'turns'],
  drafts: ['table_id', 'player', 'body'],
  unrated: ['table_id', 'match'],
  ratings: ['player', 'game', 'language', 'mu', 'sigma', 'played', 'at'],
  among_people: ['table_id', 'match'],
  rating_changes: [
    'table_id',
    'match',
    'player',
    'game',
    'language',
    'mu_before',
    'sigma_before',
    'mu',
    'sigma',
    'played',
    'at',
  ],
  play_figures: [
    ...['table_id', 'match', 'player', 'game', 'moves'],
    ...['ms', 'ms_squared', 'judged', 'best', 'at'],
  ],
  passkeys: ['id', 'player', 'public_key', 'counter', 'transports', 'created_at', 'name', 'used_at'],
  contacts: ['player', 'email', 'code', 'language', 'since'],
  pushes: ['endpoint', 'player', 'keys', 'language', 'since'],
  bans: ['type', 'subject', 'reason', 'at', 'until', 'newcomers_for', 'because'],
  reports: ['id', 'by_player', 'about_player', 'table_id', 'text', 'at', 'closed_at', 'closed_by', 'answer'],
  tickets: ['hash', 'purpose', 'player', 'until'],
  told: ['player', 'table_id', 'turn', 'version'],
  vacations: ['player', 'starts', 'until'],
  moderation_log: ['id', 'at', 'by_player', 'action', 'subject', 'details'],
  notices: ['id', 'player', 'type', 'text', 'at'],
  blocks: ['player', 'blocked', 'at'],
  appeals: [
    ...['id', 'language', 'word', 'player', 'table_id'],
    ...['text', 'at', 'decided_at', 'decided_by', 'admitted'],
  ],
  word_changes: ['language', 'word', 'change', 'scope', 'forms', 'reason', 'by_player', 'at'],
  word_settings: ['name', 'value'],
} as const

/** Tables and columns that are made from others when a backup is restored. */
export const derived = {
  members: ['running'],
  seated: ['player', 'table_id'],
} as const

/** How many of a table's last columns older backups lack. Those columns are restored as null. */
export const addedSince: { readonly [Table in keyof typeof backedUp]?: number } = {
  bans: 2,
  players: 1,
  reports: 2,
}

export type BackedUp = keyof typeof backedUp
export const backedUpTables = Object.keys(backedUp) as readonly BackedUp[]

/** Entries are read table by table, in order, and members as SQLite has them; other rows in any order. */
const ORDERS: Partial<Readonly<Record<BackedUp, string>>> = {
  entries: ' ORDER BY table_id, version',
  members: ' ORDER BY player COLLATE "C", table_id COLLATE "C"',
}
export const orderOf = (table: BackedUp): string => ORDERS[table] ?? ''

export type Value = string | number | null

export interface Row {
  readonly table: BackedUp
  /** In the order of the table's columns. */
  readonly values: readonly Value[]
}

/** A database that backups are made of and restored into. */
export interface Source {
  /** All rows as of one moment, also while a server goes on writing. */
  dump(): AsyncIterable<Row>
  /** Into an empty database; all or nothing. */
  load(rows: AsyncIterable<Row>): Promise<void>
}

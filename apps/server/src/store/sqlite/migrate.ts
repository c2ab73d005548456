import type { DatabaseSyncInstance as DatabaseSync } from '@photostructure/sqlite'

/** Forward only: a step that has been released is never changed, the next one is added below. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    deadline INTEGER,
    working INTEGER NOT NULL,
    acting INTEGER NOT NULL,
    game TEXT NOT NULL,
    language TEXT,
    clock TEXT NOT NULL,
    phase TEXT NOT NULL,
    visibility TEXT NOT NULL,
    open INTEGER NOT NULL,
    summary TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
  CREATE INDEX tables_working ON tables (id) WHERE working = 1;
  CREATE INDEX tables_phase ON tables (phase, changed_at);
  CREATE TABLE entries (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    command TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX entries_command ON entries (table_id, command) WHERE command IS NOT NULL;
  CREATE TABLE members (
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
  ) WITHOUT ROWID;
  CREATE INDEX members_table ON members (table_id);
  CREATE TABLE results (
    table_id TEXT NOT NULL,
    match INTEGER NOT NULL,
    player TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    result TEXT NOT NULL,
    score INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, table_id, match)
  ) WITHOUT ROWID;
  CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    account TEXT,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX players_account ON players (account) WHERE account IS NOT NULL;
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    player TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    agent TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX sessions_player ON sessions (player);
  `,
  `
  CREATE TABLE drafts (
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, player)
  ) WITHOUT ROWID;
  `,
  // A move dirties few pages: entries lie in the order they were made, and what changes with each of them lies
  // apart from what seldom does. TableNumbers instead of ids keep tables of the same days together.
  `
  ALTER TABLE tables RENAME TO old_tables;
  ALTER TABLE entries RENAME TO old_entries;
  DROP INDEX tables_deadline;
  DROP INDEX tables_working;
  DROP INDEX tables_phase;
  DROP INDEX entries_command;
  CREATE TABLE tables (
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    game TEXT NOT NULL,
    language TEXT,
    clock TEXT NOT NULL,
    phase TEXT NOT NULL,
    visibility TEXT NOT NULL,
    open INTEGER NOT NULL,
    summary TEXT NOT NULL
  );
  CREATE INDEX tables_phase ON tables (phase);
  CREATE TABLE heads (
    no INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    deadline INTEGER,
    working INTEGER NOT NULL,
    acting INTEGER NOT NULL
  );
  CREATE INDEX heads_deadline ON heads (deadline) WHERE deadline IS NOT NULL;
  CREATE INDEX heads_working ON heads (no) WHERE working = 1;
  CREATE TABLE entries (
    seq INTEGER PRIMARY KEY,
    table_no INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    command TEXT,
    body TEXT NOT NULL
  );
  INSERT INTO tables (id, created_at, game, language, clock, phase, visibility, open, summary)
    SELECT id, created_at, game, language, clock, phase, visibility, open, summary
    FROM old_tables ORDER BY created_at, id;
  INSERT INTO heads (no, version, changed_at, deadline, working, acting)
    SELECT t.no, o.version, o.changed_at, o.deadline, o.working, o.acting
    FROM tables t JOIN old_tables o ON o.id = t.id;
  INSERT INTO entries (table_no, version, at, command, body)
    SELECT t.no, o.version, o.at, o.command, o.body
    FROM tables t JOIN old_entries o ON o.table_id = t.id ORDER BY t.no, o.version;
  CREATE UNIQUE INDEX entries_version ON entries (table_no, version);
  CREATE UNIQUE INDEX entries_command ON entries (table_no, command) WHERE command IS NOT NULL;
  DROP TABLE old_entries;
  DROP TABLE old_tables;
  `,
  // Programs that play, ratings, further ways in, words to the absent, and order in the house.
  `
  ALTER TABLE players ADD COLUMN owner TEXT;
  CREATE INDEX players_owner ON players (owner) WHERE owner IS NOT NULL;
  CREATE TABLE unrated (
    table_id TEXT NOT NULL,
    match INTEGER NOT NULL,
    PRIMARY KEY (table_id, match)
  ) WITHOUT ROWID;
  CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    language TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    played INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, game, language)
  ) WITHOUT ROWID;
  CREATE INDEX ratings_board ON ratings (game, language, (mu - 3 * sigma));
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX passkeys_player ON passkeys (player);
  CREATE TABLE contacts (
    player TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    code TEXT
  ) WITHOUT ROWID;
  CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    keys TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX pushes_player ON pushes (player);
  CREATE TABLE bans (
    player TEXT PRIMARY KEY,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    by_player TEXT NOT NULL,
    about_player TEXT NOT NULL,
    table_id TEXT,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    closed_at INTEGER
  ) WITHOUT ROWID;
  `,
  // What was prepared for people gets its last columns: names of keys, bans that end and bans of addresses,
  // things that are good for one use, and who has been told of which turn.
  `
  ALTER TABLE passkeys ADD COLUMN name TEXT NOT NULL DEFAULT '';
  ALTER TABLE passkeys ADD COLUMN used_at INTEGER;
  ALTER TABLE contacts ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
  ALTER TABLE contacts ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE pushes ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
  ALTER TABLE pushes ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
  DROP TABLE bans;
  CREATE TABLE bans (
    type TEXT NOT NULL,
    subject TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER,
    PRIMARY KEY (type, subject)
  ) WITHOUT ROWID;
  CREATE TABLE tickets (
    hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    player TEXT,
    until INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE told (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    turn TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
  ) WITHOUT ROWID;
  CREATE TABLE vacations (
    player TEXT NOT NULL,
    starts INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (player, starts)
  ) WITHOUT ROWID;
  `,
  // Which matches were among people, and what each rated one has done.
  `
  CREATE TABLE among_people (
    table_id TEXT NOT NULL,
    match INTEGER NOT NULL,
    PRIMARY KEY (table_id, match)
  ) WITHOUT ROWID;
  CREATE TABLE rating_changes (
    table_id TEXT NOT NULL,
    match INTEGER NOT NULL,
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    language TEXT NOT NULL,
    mu_before REAL,
    sigma_before REAL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    played INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, match, player)
  ) WITHOUT ROWID;
  CREATE INDEX rating_changes_player ON rating_changes (player, game, language, played);
  INSERT INTO among_people SELECT DISTINCT r.table_id, r.match FROM results r
    JOIN tables t ON t.id = r.table_id
    WHERE json_array_length(t.summary, '$.sides') > 1 AND NOT EXISTS (
      SELECT 1 FROM json_each(t.summary, '$.sides') s
      WHERE s.value ->> '$.bot' IS NOT NULL OR json_array_length(s.value, '$.names') = 0);
  `,
  // Who was banned keeps newcomers out from where he is seen.
  `
  ALTER TABLE bans ADD COLUMN newcomers_for INTEGER;
  ALTER TABLE bans ADD COLUMN because TEXT;
  `,
  // A table's entries hang in a chain that begins at its head, and need no index: each move had dirtied a page
  // of one for its version and a page of another for its command.
  `
  ALTER TABLE entries ADD COLUMN before INTEGER;
  ALTER TABLE heads ADD COLUMN last INTEGER;
  UPDATE entries SET before = (
    SELECT e.seq FROM entries e WHERE e.table_no = entries.table_no AND e.version = entries.version - 1);
  UPDATE heads SET last = (SELECT seq FROM entries e WHERE e.table_no = heads.no AND e.version = heads.version);
  DROP INDEX entries_version;
  DROP INDEX entries_command;
  `,
]

/** The number of the last step that was taken. */
export const schemaOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

/** Brings a database to the newest schema; each step is a transaction with its number. */
export function migrate(db: DatabaseSync, steps: readonly string[] = migrations): void {
  const at = schemaOf(db)
  if (at > steps.length)
    throw new Error(
      `The data was written by a newer Estocade (schema ${at}, this one knows ${steps.length}).`,
    )
  for (const [i, step] of steps.entries()) {
    if (i < at) continue
    db.exec('BEGIN IMMEDIATE')
    try {
      db.exec(`${step}; PRAGMA user_version = ${i + 1}; COMMIT;`)
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
}

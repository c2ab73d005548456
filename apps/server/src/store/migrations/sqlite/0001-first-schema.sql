-- The first schema.
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

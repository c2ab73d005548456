-- Programs, ratings, passkeys, contacts, push subscriptions, bans and reports.
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

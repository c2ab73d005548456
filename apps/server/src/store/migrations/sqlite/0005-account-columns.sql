-- Names of passkeys, bans that end and bans of addresses, one-time tickets, notifications sent, vacations.
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

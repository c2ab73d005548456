-- Moderators, answers to reports, a log of what moderators did, notices to players, blocks and appeals about words.
ALTER TABLE players ADD COLUMN role TEXT;
ALTER TABLE reports ADD COLUMN closed_by TEXT;
ALTER TABLE reports ADD COLUMN answer TEXT;
CREATE TABLE moderation_log (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  by_player TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  details TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX moderation_log_at ON moderation_log (at);
CREATE TABLE notices (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  type TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX notices_player ON notices (player);
CREATE TABLE blocks (
  player TEXT NOT NULL,
  blocked TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (player, blocked)
) WITHOUT ROWID;
CREATE TABLE appeals (
  id TEXT PRIMARY KEY,
  language TEXT NOT NULL,
  word TEXT NOT NULL,
  player TEXT NOT NULL,
  table_id TEXT,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by TEXT,
  admitted INTEGER
) WITHOUT ROWID;

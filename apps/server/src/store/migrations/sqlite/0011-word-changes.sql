-- The words that an operator has added to a dictionary or removed from it, and whether all tables are for families.
CREATE TABLE word_changes (
  language TEXT NOT NULL,
  word TEXT NOT NULL,
  change TEXT NOT NULL,
  scope TEXT NOT NULL,
  forms TEXT NOT NULL,
  reason TEXT NOT NULL,
  by_player TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (language, word)
) WITHOUT ROWID;
CREATE TABLE word_settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

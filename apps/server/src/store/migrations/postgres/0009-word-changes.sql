-- The words that an operator has added to a dictionary or removed from it, and whether all tables are for families.
CREATE TABLE word_changes (
  language TEXT NOT NULL,
  word TEXT NOT NULL,
  change TEXT NOT NULL,
  scope TEXT NOT NULL,
  forms TEXT NOT NULL,
  reason TEXT NOT NULL,
  by_player TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (language, word)
);
CREATE TABLE word_settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

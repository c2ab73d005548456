-- Unsent letters of players.
CREATE TABLE drafts (
  table_id TEXT NOT NULL,
  player TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, player)
) WITHOUT ROWID;

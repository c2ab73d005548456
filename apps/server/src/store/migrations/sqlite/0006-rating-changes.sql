-- Which matches were played among people, and what each rated match changed.
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

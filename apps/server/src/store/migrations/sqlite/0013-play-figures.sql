-- How people played rated matches: the time of each move, and how often it was the strongest bot's.
CREATE TABLE play_figures (
  table_id TEXT NOT NULL,
  match INTEGER NOT NULL,
  player TEXT NOT NULL,
  game TEXT NOT NULL,
  moves INTEGER NOT NULL,
  ms REAL NOT NULL,
  ms_squared REAL NOT NULL,
  judged INTEGER NOT NULL,
  best INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, match, player)
) WITHOUT ROWID;
CREATE INDEX play_figures_player ON play_figures (player);
CREATE INDEX play_figures_at ON play_figures (at);
-- After a restart the matches of the last days that were not measured are looked for.
CREATE INDEX rating_changes_at ON rating_changes (at);

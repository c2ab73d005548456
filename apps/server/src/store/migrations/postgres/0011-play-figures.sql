-- How people played rated matches: the time of each move, and how often it was the strongest bot's.
CREATE TABLE play_figures (
  table_id text NOT NULL,
  match integer NOT NULL,
  player text NOT NULL,
  game text NOT NULL,
  moves integer NOT NULL,
  ms double precision NOT NULL,
  ms_squared double precision NOT NULL,
  judged integer NOT NULL,
  best integer NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (table_id, match, player)
);
CREATE INDEX play_figures_player ON play_figures (player);
CREATE INDEX play_figures_at ON play_figures (at);
-- After a restart the matches of the last days that were not measured are looked for.
CREATE INDEX rating_changes_at ON rating_changes (at);

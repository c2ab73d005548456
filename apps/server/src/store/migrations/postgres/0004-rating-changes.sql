-- Which matches were played among people, and what each rated match changed.
CREATE TABLE among_people (
  table_id text NOT NULL,
  match integer NOT NULL,
  PRIMARY KEY (table_id, match)
);
CREATE TABLE rating_changes (
  table_id text NOT NULL,
  match integer NOT NULL,
  player text NOT NULL,
  game text NOT NULL,
  language text NOT NULL,
  mu_before double precision,
  sigma_before double precision,
  mu double precision NOT NULL,
  sigma double precision NOT NULL,
  played integer NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (table_id, match, player)
);
CREATE INDEX rating_changes_player ON rating_changes (player, game, language, played);
INSERT INTO among_people SELECT DISTINCT r.table_id, r.match FROM results r
  JOIN tables t ON t.id = r.table_id
  WHERE jsonb_array_length(t.summary::jsonb -> 'sides') > 1 AND NOT EXISTS (
    SELECT 1 FROM jsonb_array_elements(t.summary::jsonb -> 'sides') s
    WHERE s ->> 'bot' IS NOT NULL OR jsonb_array_length(s -> 'names') = 0);

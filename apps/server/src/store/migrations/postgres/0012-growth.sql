-- What is asked about one player is found without reading all their games: `running` members are those of tables that
-- are not over, `seated` are all who ever had a seat (their chat and names are in the log), results are in the order of
-- time.
ALTER TABLE members ADD COLUMN running boolean NOT NULL DEFAULT false;
UPDATE members SET running = true
  WHERE table_id IN (SELECT id FROM tables WHERE phase IN ('gathering', 'playing', 'adjourned'));
CREATE INDEX members_running ON members (player) WHERE running;
CREATE INDEX results_player ON results (player, at);
CREATE INDEX results_at ON results (at);
CREATE TABLE seated (
  player text NOT NULL,
  table_id text NOT NULL,
  PRIMARY KEY (player, table_id)
);
INSERT INTO seated SELECT player, table_id FROM members UNION SELECT player, table_id FROM results
  UNION SELECT p.id, e.table_id FROM entries e JOIN players p ON p.id = split_part(e.command, '/', 1);

-- Statistics of the planner, taken while a server was small, made it scan all tables when it had grown.
DROP TABLE IF EXISTS sqlite_stat1;
DROP TABLE IF EXISTS sqlite_stat4;
-- What is asked about one player is found without reading all their games: `running` members are those of tables that
-- are not over, `seated` are all who ever had a seat (their chat and names are in the log), results are in the order of
-- time.
ALTER TABLE members ADD COLUMN running INTEGER NOT NULL DEFAULT 0;
UPDATE members SET running = 1
  WHERE table_id IN (SELECT id FROM tables WHERE phase IN ('gathering', 'playing', 'adjourned'));
CREATE INDEX members_running ON members (player) WHERE running = 1;
CREATE INDEX results_player ON results (player, at);
CREATE INDEX results_at ON results (at);
CREATE TABLE seated (
  player TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
INSERT INTO seated SELECT player, table_id FROM members UNION SELECT player, table_id FROM results
  UNION SELECT p.id, t.id FROM entries e CROSS JOIN players p ON p.id = substr(e.command, 1, instr(e.command, '/') - 1)
    CROSS JOIN tables t ON t.no = e.table_no;

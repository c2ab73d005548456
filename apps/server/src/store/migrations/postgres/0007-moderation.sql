-- Moderators, answers to reports, a log of what moderators did, notices to players, blocks and appeals about words.
ALTER TABLE players ADD COLUMN role text;
ALTER TABLE reports ADD COLUMN closed_by text;
ALTER TABLE reports ADD COLUMN answer text;
CREATE TABLE moderation_log (
  id text PRIMARY KEY,
  at bigint NOT NULL,
  by_player text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details text NOT NULL
);
CREATE INDEX moderation_log_at ON moderation_log (at);
CREATE TABLE notices (
  id text PRIMARY KEY,
  player text NOT NULL,
  type text NOT NULL,
  text text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX notices_player ON notices (player);
CREATE TABLE blocks (
  player text NOT NULL,
  blocked text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (player, blocked)
);
CREATE TABLE appeals (
  id text PRIMARY KEY,
  language text NOT NULL,
  word text NOT NULL,
  player text NOT NULL,
  table_id text,
  text text NOT NULL,
  at bigint NOT NULL,
  decided_at bigint,
  decided_by text,
  admitted integer
);

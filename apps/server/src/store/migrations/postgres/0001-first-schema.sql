-- The first schema.
CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL);
CREATE TABLE tables (
  id text PRIMARY KEY,
  version integer NOT NULL,
  created_at bigint NOT NULL,
  changed_at bigint NOT NULL,
  deadline bigint,
  working boolean NOT NULL,
  acting integer NOT NULL,
  game text NOT NULL,
  language text,
  clock text NOT NULL,
  phase text NOT NULL,
  visibility text NOT NULL,
  open integer NOT NULL,
  summary text NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_working ON tables (id) WHERE working;
CREATE INDEX tables_phase ON tables (phase, changed_at);
CREATE TABLE entries (
  table_id text NOT NULL,
  version integer NOT NULL,
  at bigint NOT NULL,
  command text,
  body text NOT NULL,
  PRIMARY KEY (table_id, version)
);
CREATE UNIQUE INDEX entries_command ON entries (table_id, command) WHERE command IS NOT NULL;
CREATE TABLE members (
  table_id text NOT NULL,
  player text NOT NULL,
  seat integer NOT NULL,
  PRIMARY KEY (player, table_id)
);
CREATE INDEX members_table ON members (table_id);
CREATE TABLE results (
  table_id text NOT NULL,
  match integer NOT NULL,
  player text NOT NULL,
  seat integer NOT NULL,
  game text NOT NULL,
  result text NOT NULL,
  score integer NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (player, table_id, match)
);
CREATE TABLE players (
  id text PRIMARY KEY,
  name text NOT NULL,
  login text UNIQUE,
  password text,
  account text,
  created_at bigint NOT NULL
);
CREATE INDEX players_account ON players (account) WHERE account IS NOT NULL;
CREATE TABLE sessions (
  id text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  player text NOT NULL,
  created_at bigint NOT NULL,
  seen_at bigint NOT NULL,
  agent text NOT NULL
);
CREATE INDEX sessions_player ON sessions (player);
CREATE TABLE drafts (
  table_id text NOT NULL,
  player text NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_id, player)
);

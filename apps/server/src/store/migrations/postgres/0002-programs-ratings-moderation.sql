-- Programs, ratings, passkeys, contacts, push subscriptions, bans and reports.
ALTER TABLE players ADD COLUMN owner text;
CREATE INDEX players_owner ON players (owner) WHERE owner IS NOT NULL;
CREATE TABLE unrated (
  table_id text NOT NULL,
  match integer NOT NULL,
  PRIMARY KEY (table_id, match)
);
CREATE TABLE ratings (
  player text NOT NULL,
  game text NOT NULL,
  language text NOT NULL,
  mu double precision NOT NULL,
  sigma double precision NOT NULL,
  played integer NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (player, game, language)
);
CREATE INDEX ratings_board ON ratings (game, language, (mu - 3 * sigma));
CREATE TABLE passkeys (
  id text PRIMARY KEY,
  player text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX passkeys_player ON passkeys (player);
CREATE TABLE contacts (
  player text PRIMARY KEY,
  email text NOT NULL,
  code text
);
CREATE TABLE pushes (
  endpoint text PRIMARY KEY,
  player text NOT NULL,
  keys text NOT NULL
);
CREATE INDEX pushes_player ON pushes (player);
CREATE TABLE bans (
  player text PRIMARY KEY,
  reason text NOT NULL,
  at bigint NOT NULL
);
CREATE TABLE reports (
  id text PRIMARY KEY,
  by_player text NOT NULL,
  about_player text NOT NULL,
  table_id text,
  text text NOT NULL,
  at bigint NOT NULL,
  closed_at bigint
);

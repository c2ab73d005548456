-- Names of passkeys, bans that end and bans of addresses, one-time tickets, notifications sent, vacations.
ALTER TABLE passkeys ADD COLUMN name text NOT NULL DEFAULT '';
ALTER TABLE passkeys ADD COLUMN used_at bigint;
ALTER TABLE contacts ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE contacts ADD COLUMN since bigint NOT NULL DEFAULT 0;
ALTER TABLE pushes ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE pushes ADD COLUMN since bigint NOT NULL DEFAULT 0;
DROP TABLE bans;
CREATE TABLE bans (
  type text NOT NULL,
  subject text NOT NULL,
  reason text NOT NULL,
  at bigint NOT NULL,
  until bigint,
  PRIMARY KEY (type, subject)
);
CREATE TABLE tickets (
  hash text PRIMARY KEY,
  purpose text NOT NULL,
  player text,
  until bigint NOT NULL
);
CREATE TABLE told (
  player text NOT NULL,
  table_id text NOT NULL,
  turn text NOT NULL,
  version integer NOT NULL,
  PRIMARY KEY (player, table_id)
);
CREATE TABLE vacations (
  player text NOT NULL,
  starts bigint NOT NULL,
  until bigint NOT NULL,
  PRIMARY KEY (player, starts)
);

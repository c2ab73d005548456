import type { Client } from 'pg'

/** Forward only: a step that has been released is never changed, the next one is added below. */
export const migrations: readonly string[] = [
  `
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
  `,
  // Programs that play, ratings, further ways in, words to the absent, and order in the house.
  `
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
  `,
  // What was prepared for people gets its last columns: names of keys, bans that end and bans of addresses,
  // things that are good for one use, and who has been told of which turn.
  `
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
  `,
  // Which matches were among people, and what each rated one has done.
  `
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
  `,
  // Who was banned keeps newcomers out from where he is seen.
  `
  ALTER TABLE bans ADD COLUMN newcomers_for bigint;
  ALTER TABLE bans ADD COLUMN because text;
  `,
  // Whoever appends has read all that came before, and knows a repeat when it sees one.
  `
  DROP INDEX entries_command;
  `,
]

/**
 * The way of a batch into the database, in one call: each append stands or falls alone, without a
 * savepoint, because nothing is written before the row of its table says that the version is right.
 * Code, not data: it is replaced at every start. Answers per append: 0 appended, -1 conflict.
 */
const appendFunction = `
CREATE OR REPLACE FUNCTION append_entries(
  ids text[], expecteds integer[], commands text[], ats bigint[], bodies text[],
  deadlines bigint[], workings boolean[], actings integer[], indexes text[]
) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  answers integer[] := '{}';
  idx jsonb;
  s jsonb;
BEGIN
  FOR i IN 1 .. cardinality(ids) LOOP
    idx := indexes[i]::jsonb;
    s := idx -> 'summary';
    IF expecteds[i] = 0 AND idx IS NOT NULL THEN
      INSERT INTO tables VALUES (ids[i], 0, ats[i], ats[i], NULL, false, 0, s ->> 'game', s ->> 'language',
        s ->> 'clock', s ->> 'phase', s ->> 'visibility', (s ->> 'open')::integer, s::text)
      ON CONFLICT DO NOTHING;
    END IF;
    UPDATE tables SET version = expecteds[i] + 1, changed_at = ats[i], deadline = deadlines[i],
      working = workings[i], acting = actings[i]
    WHERE id = ids[i] AND version = expecteds[i];
    IF FOUND THEN
      INSERT INTO entries VALUES (ids[i], expecteds[i] + 1, ats[i], commands[i], bodies[i]);
      IF idx IS NOT NULL THEN
        UPDATE tables SET game = s ->> 'game', language = s ->> 'language', clock = s ->> 'clock',
          phase = s ->> 'phase', visibility = s ->> 'visibility', open = (s ->> 'open')::integer,
          summary = s::text
        WHERE id = ids[i];
        DELETE FROM members WHERE table_id = ids[i];
        INSERT INTO members SELECT ids[i], m ->> 'player', (m ->> 'seat')::integer
          FROM jsonb_array_elements(idx -> 'members') AS m ON CONFLICT DO NOTHING;
        INSERT INTO results SELECT ids[i], (r ->> 'match')::integer, r ->> 'player',
            (r ->> 'seat')::integer, s ->> 'game', r ->> 'result', (r ->> 'score')::integer, ats[i]
          FROM jsonb_array_elements(idx -> 'results') AS r
          ON CONFLICT (player, table_id, match) DO UPDATE
          SET seat = excluded.seat, result = excluded.result, score = excluded.score, at = excluded.at;
        IF (idx ->> 'rated')::boolean THEN
          INSERT INTO unrated SELECT DISTINCT ids[i], (r ->> 'match')::integer
            FROM jsonb_array_elements(idx -> 'results') AS r ON CONFLICT DO NOTHING;
        END IF;
        IF (idx ->> 'amongPeople')::boolean THEN
          INSERT INTO among_people SELECT DISTINCT ids[i], (r ->> 'match')::integer
            FROM jsonb_array_elements(idx -> 'results') AS r ON CONFLICT DO NOTHING;
        END IF;
      END IF;
      answers := answers || 0;
    ELSE
      answers := answers || -1;
    END IF;
  END LOOP;
  RETURN answers;
END $$;
`

/** Any number: only nodes that bring up the schema at the same time meet here. */
const MIGRATING = 46_231

/** Brings a database to the newest schema; several nodes may start at once. */
export async function migrate(client: Client, steps: readonly string[] = migrations): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATING])
  try {
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (at integer NOT NULL)')
    const { rows } = await client.query<{ at: number }>('SELECT at FROM schema_version')
    const at = rows[0]?.at ?? 0
    if (at > steps.length)
      throw new Error(
        `The data was written by a newer Estocade (schema ${at}, this one knows ${steps.length}).`,
      )
    for (let i = at; i < steps.length; i++) await step(client, steps[i]!, i + 1)
    if (at <= steps.length) await client.query(appendFunction)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATING])
  }
}

async function step(client: Client, sql: string, number: number): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('DELETE FROM schema_version')
    await client.query('INSERT INTO schema_version VALUES ($1)', [number])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

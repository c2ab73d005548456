-- Appends a batch in one call, sorted by table. An append that fails takes the later ones to the same table with it.
-- No savepoint is needed, because nothing is written before the table's row has the expected version.
-- Code, not data: replaced at every start.
-- Returns one number per append: 0 appended, -1 conflict.
CREATE OR REPLACE FUNCTION append_entries(
  ids text[], expecteds integer[], commands text[], ats bigint[], bodies text[],
  deadlines bigint[], workings boolean[], actings integer[], indexes text[]
) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  answers integer[] := '{}';
  idx jsonb;
  s jsonb;
  failed text;
BEGIN
  FOR i IN 1 .. cardinality(ids) LOOP
    IF ids[i] = failed THEN
      answers := answers || -1;
      CONTINUE;
    END IF;
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
        INSERT INTO members SELECT ids[i], m ->> 'player', (m ->> 'seat')::integer,
            s ->> 'phase' IN ('gathering', 'playing', 'adjourned')
          FROM jsonb_array_elements(idx -> 'members') AS m ON CONFLICT DO NOTHING;
        INSERT INTO seated SELECT m ->> 'player', ids[i]
          FROM jsonb_array_elements(idx -> 'members') AS m ON CONFLICT DO NOTHING;
        INSERT INTO results SELECT ids[i], (r ->> 'match')::integer, r ->> 'player',
            (r ->> 'seat')::integer, s ->> 'game', r ->> 'result', (r ->> 'score')::integer, ats[i],
            r -> 'alone' ->> 'kind', (r -> 'alone' ->> 'goal')::integer, (r -> 'alone' ->> 'turns')::integer
          FROM jsonb_array_elements(idx -> 'results') AS r
          ON CONFLICT (player, table_id, match) DO UPDATE
          SET seat = excluded.seat, result = excluded.result, score = excluded.score, at = excluded.at,
            kind = excluded.kind, goal = excluded.goal, turns = excluded.turns;
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
      failed := ids[i];
      answers := answers || -1;
    END IF;
  END LOOP;
  RETURN answers;
END $$;

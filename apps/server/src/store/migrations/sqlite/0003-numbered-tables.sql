-- A move dirties few pages: entries are stored in the order they were made, and what changes with each of them
-- is apart from what seldom changes. Numbers instead of ids keep tables of the same days together.
ALTER TABLE tables RENAME TO old_tables;
ALTER TABLE entries RENAME TO old_entries;
DROP INDEX tables_deadline;
DROP INDEX tables_working;
DROP INDEX tables_phase;
DROP INDEX entries_command;
CREATE TABLE tables (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  game TEXT NOT NULL,
  language TEXT,
  clock TEXT NOT NULL,
  phase TEXT NOT NULL,
  visibility TEXT NOT NULL,
  open INTEGER NOT NULL,
  summary TEXT NOT NULL
);
CREATE INDEX tables_phase ON tables (phase);
CREATE TABLE heads (
  no INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  deadline INTEGER,
  working INTEGER NOT NULL,
  acting INTEGER NOT NULL
);
CREATE INDEX heads_deadline ON heads (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX heads_working ON heads (no) WHERE working = 1;
CREATE TABLE entries (
  seq INTEGER PRIMARY KEY,
  table_no INTEGER NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  command TEXT,
  body TEXT NOT NULL
);
INSERT INTO tables (id, created_at, game, language, clock, phase, visibility, open, summary)
  SELECT id, created_at, game, language, clock, phase, visibility, open, summary
  FROM old_tables ORDER BY created_at, id;
INSERT INTO heads (no, version, changed_at, deadline, working, acting)
  SELECT t.no, o.version, o.changed_at, o.deadline, o.working, o.acting
  FROM tables t JOIN old_tables o ON o.id = t.id;
INSERT INTO entries (table_no, version, at, command, body)
  SELECT t.no, o.version, o.at, o.command, o.body
  FROM tables t JOIN old_entries o ON o.table_id = t.id ORDER BY t.no, o.version;
CREATE UNIQUE INDEX entries_version ON entries (table_no, version);
CREATE UNIQUE INDEX entries_command ON entries (table_no, command) WHERE command IS NOT NULL;
DROP TABLE old_entries;
DROP TABLE old_tables;

-- Entries of a table form a chain that starts at its head and need no index: each move had dirtied a page of one
-- index for its version and a page of another for its command.
ALTER TABLE entries ADD COLUMN before INTEGER;
ALTER TABLE heads ADD COLUMN last INTEGER;
UPDATE entries SET before = (
  SELECT e.seq FROM entries e WHERE e.table_no = entries.table_no AND e.version = entries.version - 1);
UPDATE heads SET last = (SELECT seq FROM entries e WHERE e.table_no = heads.no AND e.version = heads.version);
DROP INDEX entries_version;
DROP INDEX entries_command;

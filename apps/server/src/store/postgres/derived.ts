/** Rows that are made from others and are in no backup: which members are of running tables, and who ever had a seat. */
export const DERIVED = `
  UPDATE members SET running = true
    WHERE table_id IN (SELECT id FROM tables WHERE phase IN ('gathering', 'playing', 'adjourned'));
  INSERT INTO seated SELECT player, table_id FROM members UNION SELECT player, table_id FROM results
    UNION SELECT p.id, e.table_id FROM entries e JOIN players p ON p.id = split_part(e.command, '/', 1)
  ON CONFLICT DO NOTHING`

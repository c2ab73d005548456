/** Rows that are made from others and are in no backup: which members are of running tables, and who ever had a seat. */
export const DERIVED = `
  UPDATE members SET running = 1
    WHERE table_id IN (SELECT id FROM tables WHERE phase IN ('gathering', 'playing', 'adjourned'));
  INSERT OR IGNORE INTO seated SELECT player, table_id FROM members UNION SELECT player, table_id FROM results
    UNION SELECT p.id, t.id FROM entries e CROSS JOIN players p ON p.id = substr(e.command, 1, instr(e.command, '/') - 1)
      CROSS JOIN tables t ON t.no = e.table_no`

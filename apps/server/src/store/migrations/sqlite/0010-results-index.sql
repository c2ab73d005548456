-- Rating a match reads the results of its table: without this index every batch scanned all results.
CREATE INDEX results_table ON results (table_id, match);

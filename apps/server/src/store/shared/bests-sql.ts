/** Rows of each kind. */
const PLACES = 5

/** The order of `compareAlone` in SQL, for the results that `whose` says. */
export const bestsSql = (whose: string): string =>
  `SELECT game, kind, goal, turns, points, "table", match, at FROM (
     SELECT game, kind, goal, turns, score AS points, table_id AS "table", match, at,
       row_number() OVER (PARTITION BY game, kind ORDER BY score >= goal DESC,
         CASE WHEN score >= goal THEN turns ELSE 0 END, score DESC, turns, at) AS place
     FROM results WHERE kind IS NOT NULL AND ${whose}) AS ranked
   WHERE place <= ${PLACES} ORDER BY game, kind, place`

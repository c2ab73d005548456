export type Value = string | number | null
export type Statement = readonly [text: string, ...values: readonly Value[]]

/** Statements that both dialects understand, with `?` for values: for queries that need not be written twice. */
export interface PlainSql {
  rows<Row extends object>(...statement: Statement): Promise<readonly Row[]>
  /** The same for queries whose time grows with the number of stored games: they do not hold the main thread. */
  longRows<Row extends object>(...statement: Statement): Promise<readonly Row[]>
  /** Returns how many rows it changed. */
  run(...statement: Statement): Promise<number>
  /** All or nothing. */
  together(statements: readonly Statement[]): Promise<void>
}

/** One placeholder per value. Without values it is NULL, which equals nothing. */
export const placesFor = (values: readonly unknown[]): string =>
  values.length === 0 ? 'NULL' : values.map(() => '?').join(', ')

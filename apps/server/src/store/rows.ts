import type { OwnTable, TableSummary } from '@estocade/protocol'

/** A table's row in a list, the same in every SQL store. */
export interface SummaryRow {
  readonly summary: string
  readonly created_at: number
  readonly changed_at: number
  readonly seat?: number
  readonly turn?: number
  readonly result?: OwnTable['result']
}

export const summaryOf = (row: SummaryRow): TableSummary => ({
  ...(JSON.parse(row.summary) as Omit<TableSummary, 'createdAt' | 'changedAt'>),
  createdAt: row.created_at,
  changedAt: row.changed_at,
})

export const ownOf = (row: SummaryRow): OwnTable => ({
  ...summaryOf(row),
  seat: row.seat!,
  yourTurn: row.turn === 1,
  result: row.result ?? null,
})

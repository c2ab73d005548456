import type { ResultTable } from './results-page.mjs'
export function numberIn(cell: string): number | undefined
export function chartOf(table: Pick<ResultTable, 'head' | 'rows'>): string | undefined

export interface ResultTable {
  readonly text: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
/** What a benchmark printed. */
export interface Result {
  readonly name: string
  readonly text: string
}
export function tablesOf(text: string): readonly ResultTable[]
export function resultsIn(page: string): readonly Result[]
export function resultsPage(results: readonly Result[]): {
  readonly page: string
  readonly charts: ReadonlyMap<string, string>
}
export function writeResultsPage(fresh?: Result): void
export function isResultsPageCurrent(): boolean

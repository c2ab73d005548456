export interface ResultTable {
  readonly text: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
export function tablesOf(text: string): readonly ResultTable[]
export function resultsPage(results: readonly { readonly name: string; readonly text: string }[]): {
  readonly page: string
  readonly charts: ReadonlyMap<string, string>
}
export function writeResultsPage(): void
export function isResultsPageCurrent(): boolean

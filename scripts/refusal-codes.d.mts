export interface FoundRefusal {
  readonly code: string
  /** Unknown if a route only names the code. */
  readonly params?: readonly string[]
}

export function refusalsOf(root: string): {
  /** By the name of its package. */
  readonly games: Readonly<Record<string, readonly FoundRefusal[]>>
  readonly table: readonly FoundRefusal[]
  readonly routes: readonly FoundRefusal[]
}

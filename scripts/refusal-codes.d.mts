export interface FoundRefusal {
  readonly code: string
  /** Not known where a route only names the code. */
  readonly params?: readonly string[]
}

export function refusalsOf(
  root: string,
): Readonly<Record<'jarnac' | 'typDom' | 'abrahaminetz' | 'table' | 'routes', readonly FoundRefusal[]>>

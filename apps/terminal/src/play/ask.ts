/** A question with numbered answers. */
export interface Asked<T> {
  readonly text: string
  readonly options: readonly { readonly label: string; readonly value: T }[]
  /** The answer that Enter alone gives. */
  readonly usual: number
}

/** Asks the player; `undefined` when they leave instead. */
export type Ask = <T>(question: Asked<T>) => Promise<T | undefined>

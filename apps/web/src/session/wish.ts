/** The last choices on the home page and for a new table; both forms begin with them. */
export interface Wish {
  readonly game?: string
  readonly language?: string
  /** The kind of opponents. */
  readonly against?: string
  /** The strength of a bot. */
  readonly level?: string
}

const KEY = 'wish'

export function lastWish(): Wish {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Wish | null) ?? {}
  } catch {
    return {}
  }
}

export const keepWish = (wish: Wish): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...lastWish(), ...wish }))

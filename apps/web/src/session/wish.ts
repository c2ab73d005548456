/** What was chosen last, on the home page or for a new table: each begins with it. */
export interface Wish {
  readonly game?: string
  readonly language?: string
  /** Who is to sit opposite. */
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

/** An expected failure is a value with a code; a bug throws. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })

/**
 * Why something was refused. `code` is stable and keys the catalogue of translations, `params` fill its
 * placeholders, `text` is the English sentence for those who have no catalogue (command line, bots, logs).
 */
export interface Refusal {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  readonly text: string
}

export const refuse = (
  code: string,
  text: string,
  params: Readonly<Record<string, string | number>> = {},
): Result<never, Refusal> => err({ code, params, text })

/** Closes a `switch` over a discriminated union: a forgotten case is a type error. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}

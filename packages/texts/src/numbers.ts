/** A number as it is shown: with a minus sign instead of a hyphen. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** A change, with its sign: +3, −3, 0. */
export const change = (n: number): string => (n > 0 ? `+${n}` : figure(n))

/** A formatter for i18next: with `alwaysFormat`, texts show numbers like `figure`. */
export const numbersInTexts = {
  type: 'formatter' as const,
  init: (): void => {},
  add: (): void => {},
  addCached: (): void => {},
  format: (value: unknown): string => (typeof value === 'number' ? figure(value) : (value as string)),
}

import type { TFunction } from 'i18next'

/** One thing that happened, to be said in any language. */
export interface Told {
  /** Of the texts. */
  readonly key: string
  readonly seat?: number
  readonly values?: Readonly<Record<string, string | number>>
  /** By seat: what it brought to each. */
  readonly each?: readonly number[]
}

export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0'

export const spaced = (letters: Iterable<string>): string => [...letters].map(shown).join(' ')

/** Jokers and jollies alike, erasers by what they cost. */
const shown = (piece: string): string =>
  piece === '*' || piece === '+' ? '*' : piece === '-' ? '−2' : piece.toUpperCase()

export const sayAll = (t: TFunction, names: readonly string[], told: readonly Told[]): string =>
  told.map((one) => say(t, names, one)).join(' · ')

export function say(t: TFunction, names: readonly string[], { key, seat, values, each }: Told): string {
  const brought = each?.map((points, one) => `${names[one]} ${signed(points)}`).join(', ')
  return t(key, { ...values, name: seat === undefined ? '' : (names[seat] ?? ''), each: brought })
}

import type { TFunction } from 'i18next'

/** One event, in a form that can be translated. */
export interface Told {
  /** The key of its text. */
  readonly key: string
  readonly seat?: number
  readonly values?: Readonly<Record<string, string | number>>
  /** By seat: the points that it gave each side. */
  readonly each?: readonly number[]
}

export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0'

export const spaced = (letters: Iterable<string>): string => [...letters].map(shown).join(' ')

/** Jokers and jollies count alike, erasers by their cost. */
const shown = (piece: string): string =>
  piece === '*' || piece === '+' ? '*' : piece === '-' ? '−2' : piece.toUpperCase()

export const sayAll = (t: TFunction, names: readonly string[], told: readonly Told[]): string =>
  told.map((one) => say(t, names, one)).join(' · ')

export function say(t: TFunction, names: readonly string[], { key, seat, values, each }: Told): string {
  const brought = each?.map((points, one) => `${names[one]} ${signed(points)}`).join(', ')
  return t(key, { ...values, name: seat === undefined ? '' : (names[seat] ?? ''), each: brought })
}

import { change } from '@estocade/texts/numbers'
import type { TFunction } from 'i18next'
import type { Written } from './written.ts'

/** A letter, or the key of the name of a card or stone without a letter. */
export type Piece = string | { readonly key: string }

/** One event, in a form that can be translated. */
export interface Told {
  /** The key of its text. */
  readonly key: string
  readonly seat?: number
  readonly values?: Readonly<Record<string, string | number | readonly Piece[]>>
  /** By seat: the points that it gave each side. */
  readonly each?: readonly number[]
}

export const spaced = (letters: Iterable<string>): string =>
  [...letters].map((letter) => letter.toUpperCase()).join(' ')

interface Telling {
  readonly t: TFunction
  /** By seat. */
  readonly names: readonly string[]
  readonly written: Written
}

export const sayAll = (telling: Telling, told: readonly Told[]): string =>
  told.map((one) => say(telling, one)).join(' · ')

export function say({ t, names, written }: Telling, { key, seat, values, each }: Told): string {
  const brought = each?.map((points, one) => `${names[one]} ${change(points)}`).join(', ')
  return t(key, {
    ...inWords(t, written, values),
    name: seat === undefined ? '' : (names[seat] ?? ''),
    each: brought,
  })
}

const inWords = (t: TFunction, written: Written, values: Told['values'] = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? piecesText(t, value) : typeof value === 'string' ? written(value) : value,
    ]),
  )

function piecesText(t: TFunction, pieces: readonly Piece[]): string {
  const texts = pieces.map((piece) => (typeof piece === 'object' ? t(piece.key) : piece))
  return texts.join(texts.some((text) => text.length > 1) ? ', ' : ' ')
}

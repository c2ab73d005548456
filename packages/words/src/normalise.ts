import type { Alphabet, LexiconId } from './alphabet.ts'

/** The text contains a character without a tile in this alphabet. */
export interface NormaliseFault {
  readonly code: 'foreign-letter' | 'no-letters'
  /** The first character that has no tile; empty if the text was empty. */
  readonly letter: string
  readonly text: string
}

export type Normalised =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: NormaliseFault }

/** Written text → tiles: `Läufe` → `LAEUFE`, `cœur` → `COEUR`, `đất nước` → `ĐATNUOC`. */
export function normalise(text: string, alphabet: Alphabet): Normalised {
  const tiles = tileTable(alphabet)
  const composed = COMBINING.test(text) ? text.normalize('NFC') : text
  let normalised = ''
  for (const char of composed) {
    const tile = tiles.get(char) ?? learn(tiles, char, alphabet)
    if (tile === undefined) return foreign(char, alphabet)
    normalised += tile
  }
  if (normalised === '')
    return { ok: false, error: { code: 'no-letters', letter: '', text: 'There is no letter in it.' } }
  return { ok: true, value: normalised }
}

/** The tiles one written character stands for (none for a space in Vietnamese); `undefined` when foreign. */
export function normaliseCharacter(char: string, alphabet: Alphabet): string | undefined {
  const tiles = tileTable(alphabet)
  return tiles.get(char) ?? learn(tiles, char, alphabet)
}

const COMBINING = /[\u0300-\u036f]/
const MARKS = /[\u0300-\u036f]/g
/** Vietnamese tones: grave, acute, tilde, hook above, dot below. */
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g

/** Letters that Unicode normalisation does not decompose. */
const ligatures: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE', Ø: 'O', Ł: 'L' }
const umlauts: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' }

const tables = new Map<LexiconId, Map<string, string>>()

function tileTable(alphabet: Alphabet): Map<string, string> {
  let table = tables.get(alphabet.id)
  if (table === undefined) {
    table = new Map()
    tables.set(alphabet.id, table)
  }
  return table
}

function learn(tiles: Map<string, string>, char: string, alphabet: Alphabet): string | undefined {
  const tile = tilesOf(char, alphabet)
  if (tile !== undefined) tiles.set(char, tile)
  return tile
}

function tilesOf(char: string, { language, letters, id }: Alphabet): string | undefined {
  if (char === ' ') return language === 'vi' ? '' : undefined
  const upper = char.toUpperCase()
  if (letters.includes(upper)) return upper
  const tiles =
    (language === 'de' ? umlauts[upper] : undefined) ??
    ligatures[upper] ??
    (id === 'vi29' ? upper.normalize('NFD').replace(TONES, '').normalize('NFC') : plain(upper))
  return tiles !== '' && [...tiles].every((tile) => letters.includes(tile)) ? tiles : undefined
}

const plain = (upper: string) => upper.normalize('NFD').replace(MARKS, '')

function foreign(letter: string, { id }: Alphabet): Normalised {
  const text = `The alphabet ${id} has no letter "${letter}".`
  return { ok: false, error: { code: 'foreign-letter', letter, text } }
}

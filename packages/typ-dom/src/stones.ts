import type { Alphabet, LexiconId } from '@estocade/words'

/** Red stones are vowels, black ones consonants; one jolly of each. */
export const colours = ['red', 'black'] as const
export type Colour = (typeof colours)[number]

/** A stone in a rack or a stock: its letter, or a jolly. */
export type Stone = string
export const RED_JOLLY = '+'
export const BLACK_JOLLY = '*'

export interface StoneSet {
  readonly letters: string
  readonly vowels: string
  readonly counts: Readonly<Record<Stone, number>>
  /** Point-Typ-Dom: what a letter counts in a laid word. */
  readonly points: Readonly<Record<Stone, number>>
}

/**
 * 80 stones, 30 red and 50 black. German is the source's; the other languages are made like their bags: a
 * letter's count follows its frequency^0.8, at least one, within the same split.
 */
const COUNTS: Readonly<Record<LexiconId, string>> = {
  de: 'A7 B2 C2 D3 E9 F3 G2 H3 I4 J1 K2 L4 M3 N6 O4 P2 Q1 R4 S4 T3 U4 V1 W1 X1 Y1 Z1',
  fr: 'A6 B2 C4 D3 E9 F1 G2 H1 I5 J1 K1 L4 M3 N5 O4 P2 Q1 R6 S4 T5 U4 V1 W1 X1 Y1 Z1',
  en: 'A6 B2 C3 D3 E7 F1 G3 H2 I6 J1 K1 L4 M3 N5 O5 P2 Q1 R5 S4 T5 U3 V1 W1 X1 Y2 Z1',
  es: 'A9 B2 C4 D3 E5 F1 G2 H1 I5 J1 K1 L4 M3 N5 Ñ1 O6 P2 Q1 R6 S4 T4 U3 V1 W1 X1 Y1 Z1',
  it: 'A8 B2 C4 D2 E6 F2 G2 H1 I7 L5 M3 N5 O6 P3 Q1 R6 S4 T6 U2 V2 Z1',
  vi: 'A8 B2 C5 D1 Đ2 E3 G4 H7 I5 K2 L2 M3 N8 O6 P2 Q1 R2 S1 T5 U6 V1 X1 Y1',
  vi29: 'A5 Ă1 Â3 B2 C5 D1 Đ2 E2 Ê2 G4 H7 I5 K2 L2 M3 N8 O3 Ô3 Ơ1 P2 Q1 R2 S1 T5 U2 Ư1 V1 X1 Y1',
}

const GERMAN_POINTS = 'A1 B4 C4 D3 E1 F3 G4 H3 I1 J6 K4 L2 M3 N2 O1 P4 Q9 R2 S2 T3 U1 V6 W6 X9 Y9 Z6'

const VOWELS = 'AEIOUYĂÂÊÔƠƯ'

export const isVowel = (letter: string): boolean => VOWELS.includes(letter.toUpperCase())

const tableFrom = (text: string): Record<string, number> =>
  Object.fromEntries(text.split(' ').map((entry) => [entry[0]!, Number(entry.slice(1))]))

/** The German table read as a rule: by colour and count, the rarest letters of all apart. */
function pointsFor(letter: string, count: number): number {
  if (count === 1) return 'QXY'.includes(letter) ? 9 : isVowel(letter) ? 4 : 6
  if (isVowel(letter)) return 1
  return count >= 4 ? 2 : count === 3 ? 3 : 4
}

function setFor(id: LexiconId): StoneSet {
  const counts = tableFrom(COUNTS[id])
  const letters = Object.keys(counts).join('')
  const points =
    id === 'de'
      ? tableFrom(GERMAN_POINTS)
      : Object.fromEntries([...letters].map((letter) => [letter, pointsFor(letter, counts[letter]!)]))
  return {
    letters,
    vowels: [...letters].filter(isVowel).join(''),
    counts: { ...counts, [RED_JOLLY]: 1, [BLACK_JOLLY]: 1 },
    points: { ...points, [RED_JOLLY]: 0, [BLACK_JOLLY]: 0 },
  }
}

const sets = new Map<LexiconId, StoneSet>()

export function stoneSet(alphabet: Alphabet): StoneSet {
  const known = sets.get(alphabet.id)
  if (known) return known
  const made = setFor(alphabet.id)
  sets.set(alphabet.id, made)
  return made
}

export const isJollyStone = (stone: Stone): boolean => stone === RED_JOLLY || stone === BLACK_JOLLY

export const colourOf = (stone: Stone): Colour =>
  stone === RED_JOLLY || (stone !== BLACK_JOLLY && isVowel(stone)) ? 'red' : 'black'

/** The stone in a rack that lies on the table as `shown` (lower case: a jolly of the letter's colour). */
export function stoneShown(shown: string): Stone {
  const letter = shown.toUpperCase()
  return letter === shown ? letter : isVowel(letter) ? RED_JOLLY : BLACK_JOLLY
}

/** Kreuzwort's price of a stone left over: black 1, red 3, jolly 10. */
export const priceOf = (stone: Stone): number =>
  isJollyStone(stone) ? 10 : colourOf(stone) === 'red' ? 3 : 1

export const rackPrice = (rack: readonly Stone[]): number => rack.reduce((sum, s) => sum + priceOf(s), 0)

/** Stones in alphabet order, reds first, jollies last of their colour, so that equal racks look equal. */
export const sortStones = (stones: Iterable<Stone>): readonly Stone[] =>
  [...stones].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0))

const rank = (stone: Stone): number => (colourOf(stone) === 'red' ? 0 : 2) + (isJollyStone(stone) ? 1 : 0)

/** `undefined` when `rack` does not hold them all. */
export function takeStones(rack: readonly Stone[], stones: Iterable<Stone>): readonly Stone[] | undefined {
  const left = [...rack]
  for (const stone of stones) {
    const place = left.indexOf(stone)
    if (place < 0) return undefined
    left.splice(place, 1)
  }
  return left
}

/** T20: every letter of a word as it stands, jollies (lower case) nothing. */
export const wordPoints = (stones: string, points: StoneSet['points']): number =>
  [...stones].reduce((sum, stone) => sum + (points[stone] ?? 0), 0)

import type { Alphabet, LexiconId } from '@estocade/words'
import { typDomLetters } from './stone-letters.ts'

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
  /** Point-Typ-Dom: the points of a letter in a word; a jolly counts nothing. */
  readonly points: Readonly<Record<Stone, number>>
}

const VOWELS = 'AEIOUYĂÂÊÔƠƯ'

export const isVowel = (letter: string): boolean => VOWELS.includes(letter.toUpperCase())

function setFor(alphabet: Alphabet): StoneSet {
  const stones = Object.entries(typDomLetters[alphabet.id])
  const jollies = { [RED_JOLLY]: 1, [BLACK_JOLLY]: 1 }
  return {
    letters: alphabet.letters,
    vowels: [...alphabet.letters].filter(isVowel).join(''),
    counts: { ...Object.fromEntries(stones.map(([letter, { count }]) => [letter, count])), ...jollies },
    points: Object.fromEntries(stones.map(([letter, { value }]) => [letter, value])),
  }
}

const sets = new Map<LexiconId, StoneSet>()

export function stoneSet(alphabet: Alphabet): StoneSet {
  const known = sets.get(alphabet.id)
  if (known) return known
  const made = setFor(alphabet)
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

import { BLACK_JOLLY, isVowel, RED_JOLLY, type Stone } from '../stones.ts'
import { KINDS, MOST_OF_A_KIND } from './layout.ts'

/** A stone for any letter. This game has none, but the games that it is compared with have. */
export const ANY_JOLLY = '?'

const jollyKinds = [RED_JOLLY, BLACK_JOLLY, ANY_JOLLY]

/** An alphabet as masks and numbers. */
export interface RackLetters {
  readonly numberOf: ReadonlyMap<string, number>
  readonly red: number
  readonly black: number
}

export function rackLetters(letters: string): RackLetters {
  const red = [...letters].reduce((mask, letter, i) => (isVowel(letter) ? mask | (1 << i) : mask), 0)
  return {
    numberOf: new Map([...letters].map((letter, i) => [letter, i])),
    red,
    black: (2 ** letters.length - 1) & ~red,
  }
}

/** Counts the stones by letter and the jollies by kind, in the form that the search needs. */
export function countRack(rack: Iterable<Stone>, { numberOf }: RackLetters, into: Uint8Array): void {
  into.fill(0)
  for (const stone of rack) {
    const letter = numberOf.get(stone)
    if (letter === undefined) countJolly(stone, into)
    else into[letter]!++
  }
}

function countJolly(stone: Stone, into: Uint8Array): void {
  const kind = jollyKinds.indexOf(stone)
  if (kind < 0) throw new Error(`No such stone: ${stone}`)
  if (into[KINDS + kind]! === MOST_OF_A_KIND) throw new Error('A rack has at most three jollies of a kind.')
  into[KINDS + kind]!++
}

/** Bytes that `countRack` fills. */
export const RACK_BYTES = KINDS + jollyKinds.length

/** What the stones of a word add to its worth, in whole numbers from 0 to 255. */
export interface StoneWorths {
  readonly laid: Readonly<Record<Stone, number>>
  readonly lying: Readonly<Record<Stone, number>>
  /** A jolly that is laid: no more than any other stone. One that lies is worth nothing. */
  readonly jolly: number
}

/** All stones of the word count, except jollies. */
export const worthsOfPoints = (points: Readonly<Record<Stone, number>>): StoneWorths => ({
  laid: points,
  lying: points,
  jolly: 0,
})

/** The same by the letter's number. */
export interface NumberedWorths {
  readonly laid: Uint8Array
  readonly lying: Uint8Array
  readonly jolly: number
}

export function numberedWorths(letters: string, { laid, lying, jolly }: StoneWorths): NumberedWorths {
  const numbered = (worths: Readonly<Record<Stone, number>>) =>
    Uint8Array.from(letters, (letter) => worths[letter] ?? 0)
  return { laid: numbered(laid), lying: numbered(lying), jolly }
}

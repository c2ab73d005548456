import type { Direction } from '../grid.ts'
import { LYING, type Placement } from '../placement.ts'

/** A tile is a letter's number, with this bit for a jolly, or one of the two marks below. */
export const JOLLY_BIT = 32
const LETTER = JOLLY_BIT - 1
/** Not a tile: here the walk turned. */
export const TURN_TILE = 30
export const LYING_TILE = 31

/**
 * A link is a tile and above it the number of the link before it; a walk is known by its last link. Number 0 is
 * where walks begin.
 */
export const LINK_SHIFT = 6
const TILE = (1 << LINK_SHIFT) - 1

/** In a move's end, above its last tile: the word was finished on its left side. Above it stands the walk's link. */
export const LEFT_END = 1 << LINK_SHIFT
export const END_SHIFT = LINK_SHIFT + 1

/** Where lines and places of a search lie on the table. */
export interface Frame {
  readonly top: number
  readonly left: number
}

export interface Weighed {
  readonly weight: number
  readonly red: number
  readonly laid: number
  readonly jollies: number
}

/**
 * The moves of one search, two numbers each: where the word stands, and its last tile with the walk that came
 * to it. Moves share their walks; a `Placement` is made only for those asked for.
 */
export class Moves implements Iterable<Placement> {
  readonly length: number
  readonly #moves: Int32Array
  readonly #links: Int32Array
  readonly #frame: Frame
  readonly #letters: string

  constructor(moves: Int32Array, links: Int32Array, frame: Frame, letters: string) {
    this.length = moves.length / 2
    this.#moves = moves
    this.#links = links
    this.#frame = frame
    this.#letters = letters
  }

  at(i: number): Placement {
    const head = this.#moves[2 * i]!
    const line = (head >>> 17) & 0x7ff
    const start = (head >>> 6) & 0x7ff
    const direction: Direction = this.isDown(i) ? 'down' : 'across'
    const { top, left } = this.#frame
    const [row, col] = direction === 'across' ? [line, start] : [start, line]
    return { direction, row: row + top, col: col + left, stones: this.stones(i) }
  }

  /** Walks run left from where they began, then right: read backwards, from the right end and then from the left one. */
  stones(i: number): string {
    const shown = new Array<string>(this.size(i)).fill(LYING)
    const end = this.#moves[2 * i + 1]!
    let leftwards = (end & LEFT_END) !== 0
    let [left, right] = [0, shown.length - 1]
    const lay = (tile: number) => {
      if (tile === TURN_TILE) leftwards = true
      else shown[leftwards ? left++ : right--] = tileShown(tile, this.#letters)
    }
    lay(end & TILE)
    for (let link = end >>> END_SHIFT; link !== 0; link = this.#links[link]! >>> LINK_SHIFT)
      lay(this.#links[link]! & TILE)
    return shown.join('')
  }

  /** Letters in the whole word. */
  size(i: number): number {
    return this.#moves[2 * i]! & 63
  }

  /** Stones that leave the rack. */
  laid(i: number): number {
    const end = this.#moves[2 * i + 1]!
    let laid = isLaid(end & TILE) ? 1 : 0
    for (let link = end >>> END_SHIFT; link !== 0; link = this.#links[link]! >>> LINK_SHIFT)
      if (isLaid(this.#links[link]! & TILE)) laid++
    return laid
  }

  /** Sums over the stones laid: weights by letter, how many of marked letters, how many jollies. */
  weigh(i: number, weights: Float64Array, marked: Uint8Array): Weighed {
    const links = this.#links
    const end = this.#moves[2 * i + 1]!
    let [weight, red, laid, jollies] = [0, 0, 0, 0]
    let tile = end & TILE
    let link = end >>> END_SHIFT
    for (;;) {
      if (isLaid(tile)) {
        laid++
        red += marked[tile & LETTER]!
        if (tile & JOLLY_BIT) jollies++
        else weight += weights[tile & LETTER]!
      }
      if (link === 0) return { weight, red, laid, jollies }
      tile = links[link]! & TILE
      link = links[link]! >>> LINK_SHIFT
    }
  }

  isDown(i: number): boolean {
    return this.#moves[2 * i]! >>> 28 !== 0
  }

  *[Symbol.iterator](): Iterator<Placement> {
    for (let i = 0; i < this.length; i++) yield this.at(i)
  }
}

export function tileShown(tile: number, letters: string): string {
  if (tile === LYING_TILE) return LYING
  const letter = letters[tile & LETTER]!
  return tile & JOLLY_BIT ? letter.toLowerCase() : letter
}

const isLaid = (tile: number): boolean => tile !== LYING_TILE && tile !== TURN_TILE

/** The first number of the moves in a line: lines and places fit in 11 bits, lengths in 6. */
export const headOf = (down: boolean, line: number): number => ((down ? 1 : 0) << 28) | (line << 17)

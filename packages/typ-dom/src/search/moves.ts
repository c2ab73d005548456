import type { Direction } from '../grid.ts'
import { LYING, type Placement } from '../placement.ts'
import {
  DOWN_SHIFT,
  END_SHIFT,
  JOLLY_BIT,
  LEFT_END,
  LINE_SHIFT,
  LINK_SHIFT,
  LONGEST_LINE,
  LYING_TILE,
  MOVE_BYTES,
  PLACE_SHIFT,
  SEPARATOR_TILE,
} from './layout.ts'

const LETTER = JOLLY_BIT - 1
const TILE = (1 << LINK_SHIFT) - 1
const LINE = LONGEST_LINE - 1
const LENGTH = (1 << PLACE_SHIFT) - 1

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

/** Numbers of a move. */
export const MOVE_SIZE = MOVE_BYTES / 4

/**
 * The moves of one search, three numbers each: the word's position, its last tile with the link before it, and its
 * points. Moves share links; a `Placement` is made only when it is asked for.
 */
export class Moves implements Iterable<Placement> {
  readonly length: number
  /** All moves, and behind them their links. */
  readonly #found: Int32Array
  /** Where the link with number 0 would be. */
  readonly #links: number
  readonly #frame: Frame
  readonly #letters: string

  constructor(found: Int32Array, moves: number, firstLink: number, frame: Frame, letters: string) {
    this.length = moves
    this.#found = found
    this.#links = MOVE_SIZE * moves - firstLink
    this.#frame = frame
    this.#letters = letters
  }

  at(i: number): Placement {
    const head = this.#head(i)
    const line = (head >>> LINE_SHIFT) & LINE
    const start = (head >>> PLACE_SHIFT) & LINE
    const direction: Direction = this.isDown(i) ? 'down' : 'across'
    const { top, left } = this.#frame
    const [row, col] = direction === 'across' ? [line, start] : [start, line]
    return { direction, row: row + top, col: col + left, stones: this.stones(i) }
  }

  /**
   * A search runs left from its start, then right. Links are read backwards: first from the right end, then from the
   * left.
   */
  stones(i: number): string {
    const shown = new Array<string>(this.size(i)).fill(LYING)
    const end = this.#end(i)
    let leftwards = (end & LEFT_END) !== 0
    let [left, right] = [0, shown.length - 1]
    const lay = (tile: number) => {
      if (tile === SEPARATOR_TILE) leftwards = true
      else shown[leftwards ? left++ : right--] = tileShown(tile, this.#letters)
    }
    lay(end & TILE)
    for (let link = end >>> END_SHIFT; link !== 0; link = this.#link(link) >>> LINK_SHIFT)
      lay(this.#link(link) & TILE)
    return shown.join('')
  }

  /** Letters in the whole word. */
  size(i: number): number {
    return this.#head(i) & LENGTH
  }

  /** The points of all stones in the word, those on the table too; a jolly counts nothing. */
  points(i: number): number {
    return this.#found[MOVE_SIZE * (this.length - i) - 1]!
  }

  /** Stones that leave the rack. */
  laid(i: number): number {
    const end = this.#end(i)
    let laid = isLaid(end & TILE) ? 1 : 0
    for (let link = end >>> END_SHIFT; link !== 0; link = this.#link(link) >>> LINK_SHIFT)
      if (isLaid(this.#link(link) & TILE)) laid++
    return laid
  }

  /** Sums over the stones laid: weights by letter, how many of marked letters, how many jollies. */
  weigh(i: number, weights: Float64Array, marked: Uint8Array): Weighed {
    const end = this.#end(i)
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
      tile = this.#link(link) & TILE
      link = this.#link(link) >>> LINK_SHIFT
    }
  }

  isDown(i: number): boolean {
    return this.#head(i) >>> DOWN_SHIFT !== 0
  }

  /** Links are numbered by their place in the search's memory. */
  #link(number: number): number {
    return this.#found[number + this.#links]!
  }

  /** The search writes the move that it found last first. */
  #head(i: number): number {
    return this.#found[MOVE_SIZE * (this.length - i) - 3]!
  }

  #end(i: number): number {
    return this.#found[MOVE_SIZE * (this.length - i) - 2]!
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

const isLaid = (tile: number): boolean => tile !== LYING_TILE && tile !== SEPARATOR_TILE

import type { Direction } from '../grid.ts'
import { LYING, type Placement } from '../placement.ts'

/** In the tile buffer a letter's number, with this bit for a jolly. */
export const JOLLY_BIT = 64
export const LYING_TILE = 128

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

/** The moves of one search, packed; a `Placement` is made only for those asked for. */
export class Moves implements Iterable<Placement> {
  readonly length: number
  readonly #heads: Uint32Array
  readonly #tiles: Uint8Array
  readonly #frame: Frame
  readonly #letters: string

  constructor(heads: Uint32Array, quads: Int32Array, frame: Frame, letters: string) {
    this.length = heads.length / 2
    this.#heads = heads
    this.#tiles = new Uint8Array(quads.buffer)
    this.#frame = frame
    this.#letters = letters
  }

  at(i: number): Placement {
    const head = this.#heads[2 * i]!
    const line = (head >>> 17) & 0x7ff
    const start = startOf(head)
    const direction: Direction = head >>> 28 === 0 ? 'across' : 'down'
    const { top, left } = this.#frame
    const [row, col] = direction === 'across' ? [line, start] : [start, line]
    return { direction, row: row + top, col: col + left, stones: this.stones(i) }
  }

  stones(i: number): string {
    const from = this.#from(i)
    let stones = ''
    for (let k = from; k < from + this.size(i); k++) stones += this.#shown(this.#tiles[k]!)
    return stones
  }

  /** Letters in the whole word. */
  size(i: number): number {
    return this.#heads[2 * i]! & 63
  }

  /** Stones that leave the rack. */
  laid(i: number): number {
    const from = this.#from(i)
    let laid = 0
    for (let k = from; k < from + this.size(i); k++) if (this.#tiles[k] !== LYING_TILE) laid++
    return laid
  }

  /** Sums over the stones laid: weights by letter, how many of marked letters, how many jollies. */
  weigh(i: number, weights: Float64Array, marked: Uint8Array): Weighed {
    const from = this.#from(i)
    const end = from + this.size(i)
    let [weight, red, laid, jollies] = [0, 0, 0, 0]
    for (let k = from; k < end; k++) {
      const tile = this.#tiles[k]!
      if (tile === LYING_TILE) continue
      laid++
      red += marked[tile & 63]!
      if (tile & JOLLY_BIT) jollies++
      else weight += weights[tile & 63]!
    }
    return { weight, red, laid, jollies }
  }

  isDown(i: number): boolean {
    return this.#heads[2 * i]! >>> 28 !== 0
  }

  *[Symbol.iterator](): Iterator<Placement> {
    for (let i = 0; i < this.length; i++) yield this.at(i)
  }

  /** Quads keep their place in the line's quads, so a word begins within its first one. */
  #from(i: number): number {
    return 4 * this.#heads[2 * i + 1]! + (startOf(this.#heads[2 * i]!) & 3)
  }

  #shown(tile: number): string {
    if (tile === LYING_TILE) return LYING
    const letter = this.#letters[tile & 63]!
    return tile & JOLLY_BIT ? letter.toLowerCase() : letter
  }
}

const startOf = (head: number): number => (head >>> 6) & 0x7ff

/** Growing buffers that a search writes to. A move takes a head and the quads of tiles that its word touches. */
export class MoveSink {
  #heads = new Uint32Array(1 << 12)
  #quads = new Int32Array(1 << 13)
  #count = 0
  #used = 0
  #head = 0
  readonly #line: Int32Array

  /** Words are taken from `tiles`, the tiles of a line. */
  constructor(tiles: Uint8Array) {
    this.#line = new Int32Array(tiles.buffer, tiles.byteOffset, tiles.length >> 2)
  }

  clear(): void {
    this.#count = 0
    this.#used = 0
  }

  get count(): number {
    return this.#count
  }

  /** Words pushed from now on stand in this line. */
  line(down: boolean, line: number): void {
    this.#head = ((down ? 1 : 0) << 28) | (line << 17)
  }

  /** Takes tiles start…end; lines and places fit in 11 bits, lengths in 6. */
  push(start: number, end: number): void {
    const at = 2 * this.#count++
    let used = this.#used
    const heads = this.#heads
    const quads = this.#quads
    heads[at] = this.#head | (start << 6) | (end - start + 1)
    heads[at + 1] = used
    const lastQuad = end >> 2
    for (let quad = start >> 2; quad <= lastQuad; quad++) quads[used++] = this.#line[quad]!
    this.#used = used
    if (at + 4 > heads.length) this.#heads = doubled(heads, Uint32Array)
    if (used + MOST_QUADS > quads.length) this.#quads = doubled(quads, Int32Array)
  }

  taken(frame: Frame, letters: string): Moves {
    return new Moves(this.#heads.slice(0, 2 * this.#count), this.#quads.slice(0, this.#used), frame, letters)
  }
}

/** What a word of 63 letters can touch. */
const MOST_QUADS = 17

function doubled<T extends Uint32Array | Int32Array>(old: T, Kind: new (length: number) => T): T {
  const larger = new Kind(old.length * 2)
  larger.set(old)
  return larger
}

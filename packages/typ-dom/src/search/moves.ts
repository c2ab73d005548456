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

  constructor(heads: Uint32Array, tiles: Uint8Array, frame: Frame, letters: string) {
    this.length = heads.length / 2
    this.#heads = heads
    this.#tiles = tiles
    this.#frame = frame
    this.#letters = letters
  }

  at(i: number): Placement {
    const head = this.#heads[2 * i]!
    const line = (head >>> 17) & 0x7ff
    const start = (head >>> 6) & 0x7ff
    const direction: Direction = head >>> 28 === 0 ? 'across' : 'down'
    const { top, left } = this.#frame
    const [row, col] = direction === 'across' ? [line, start] : [start, line]
    return { direction, row: row + top, col: col + left, stones: this.stones(i) }
  }

  stones(i: number): string {
    const from = this.#heads[2 * i + 1]!
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
    const from = this.#heads[2 * i + 1]!
    let laid = 0
    for (let k = from; k < from + this.size(i); k++) if (this.#tiles[k] !== LYING_TILE) laid++
    return laid
  }

  /** Sums over the stones laid: weights by letter, how many of marked letters, how many jollies. */
  weigh(i: number, weights: Float64Array, marked: Uint8Array): Weighed {
    const from = this.#heads[2 * i + 1]!
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

  #shown(tile: number): string {
    if (tile === LYING_TILE) return LYING
    const letter = this.#letters[tile & 63]!
    return tile & JOLLY_BIT ? letter.toLowerCase() : letter
  }
}

/** Growing buffers that a search writes to. */
export class MoveSink {
  #heads = new Uint32Array(1 << 12)
  #tiles = new Uint8Array(1 << 15)
  #count = 0
  #used = 0

  #head = 0
  #base = 0

  clear(): void {
    this.#count = 0
    this.#used = 0
  }

  get count(): number {
    return this.#count
  }

  /** Words pushed from now on stand in this line, whose first place is `base`. */
  line(down: boolean, line: number, base: number): void {
    this.#head = ((down ? 1 : 0) << 28) | (line << 17)
    this.#base = base
  }

  /** Takes word[start…end]; lines and places fit in 11 bits, lengths in 6. */
  push(word: Uint8Array, start: number, end: number): void {
    const length = end - start + 1
    const at = 2 * this.#count++
    if (at + 2 > this.#heads.length) this.#heads = doubled(this.#heads, Uint32Array)
    let used = this.#used
    if (used + length > this.#tiles.length) this.#tiles = doubled(this.#tiles, Uint8Array)
    const heads = this.#heads
    heads[at] = this.#head | ((start - this.#base) << 6) | length
    heads[at + 1] = used
    const tiles = this.#tiles
    for (let p = start; p <= end; p++) tiles[used++] = word[p]!
    this.#used = used
  }

  taken(frame: Frame, letters: string): Moves {
    return new Moves(this.#heads.slice(0, 2 * this.#count), this.#tiles.slice(0, this.#used), frame, letters)
  }
}

function doubled<T extends Uint32Array | Uint8Array>(old: T, Kind: new (length: number) => T): T {
  const larger = new Kind(old.length * 2)
  larger.set(old)
  return larger
}

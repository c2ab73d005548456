import type { ClassGraph } from './class-graph.ts'

export const EMPTY = -1

/** The rules that a playout needs. */
export interface Terms {
  readonly sides: number
  readonly rows: number
  /** Whether the game ends as soon as a last row is filled, or at that side's pass. */
  readonly endsAtOnce: boolean
  /** Whether the others may still call on the board that ended the game. */
  readonly lastJarnac: boolean
  readonly jarnac: boolean
  readonly swap: boolean
  readonly firstDraw: number
}

/** A table in typed arrays for the search, which copies and changes it. */
export class Position {
  readonly letters: number
  /** Class of each row, side by side, or EMPTY. */
  readonly rows: Int32Array
  /** Letter counts, side by side. */
  readonly reserve: Uint8Array
  readonly reserveSize: Int32Array
  readonly filled: Int32Array
  readonly score: Int32Array
  readonly bag: Uint8Array
  bagSize = 0
  /** Turns each side has begun. */
  readonly turns: Int32Array

  constructor(
    readonly graph: ClassGraph,
    public terms: Terms,
  ) {
    this.letters = graph.letters.length
    this.rows = new Int32Array(terms.sides * terms.rows).fill(EMPTY)
    this.reserve = new Uint8Array(terms.sides * this.letters)
    this.reserveSize = new Int32Array(terms.sides)
    this.filled = new Int32Array(terms.sides)
    this.score = new Int32Array(terms.sides)
    this.turns = new Int32Array(terms.sides)
    this.bag = new Uint8Array(this.letters)
  }

  copy(other: Position): void {
    this.rows.set(other.rows)
    this.reserve.set(other.reserve)
    this.reserveSize.set(other.reserveSize)
    this.filled.set(other.filled)
    this.score.set(other.score)
    this.turns.set(other.turns)
    this.bag.set(other.bag)
    this.bagSize = other.bagSize
  }

  /** Replaces class `row` (EMPTY: the first empty row) by `target`, with letters of the side's reserve. */
  lay(side: number, row: number, target: number): void {
    this.spend(side, row === EMPTY ? EMPTY : this.rows[side * this.terms.rows + row]!, target)
    this.put(side, row === EMPTY ? this.firstEmpty(side) : row, target)
  }

  /** Removes the letters that turn class `old` into `target` from the reserve. */
  private spend(side: number, old: number, target: number): void {
    const { counts } = this.graph
    const base = side * this.letters
    for (let x = 0; x < this.letters; x++) {
      const kept = old === EMPTY ? 0 : counts[old * this.letters + x]!
      this.reserve[base + x]! -= counts[target * this.letters + x]! - kept
    }
    this.reserveSize[side]! -= this.graph.length[target]! - (old === EMPTY ? 0 : this.graph.length[old]!)
  }

  give(side: number, letter: number): void {
    this.reserve[side * this.letters + letter]!++
    this.reserveSize[side]!++
  }

  /** Removes three letters from the reserve. They do not return to the deck of a playout. */
  putBack(side: number, letters: Uint8Array): void {
    for (const x of letters) this.reserve[side * this.letters + x]!--
    this.reserveSize[side]! -= letters.length
  }

  fillBag(letter: number, count: number): void {
    this.bag[letter]! += count
    this.bagSize += count
  }

  put(side: number, row: number, target: number): void {
    const at = side * this.terms.rows + row
    const old = this.rows[at]!
    if (old === EMPTY) this.filled[side]!++
    else this.score[side]! -= this.graph.length[old]! ** 2
    this.score[side]! += this.graph.length[target]! ** 2
    this.rows[at] = target
  }

  firstEmpty(side: number): number {
    const base = side * this.terms.rows
    for (let row = 0; row < this.terms.rows; row++) if (this.rows[base + row] === EMPTY) return row
    return EMPTY
  }

  isFull(side: number): boolean {
    return this.filled[side] === this.terms.rows
  }

  /** `row` of the victim (EMPTY: its reserve alone) becomes `target` on the caller's first empty row. */
  steal(caller: number, victim: number, row: number, target: number): void {
    const at = victim * this.terms.rows + row
    const old = row === EMPTY ? EMPTY : this.rows[at]!
    this.spend(victim, old, target)
    if (old !== EMPTY) {
      this.rows[at] = EMPTY
      this.filled[victim]!--
      this.score[victim]! -= this.graph.length[old]! ** 2
    }
    this.put(caller, this.firstEmpty(caller), target)
  }
}

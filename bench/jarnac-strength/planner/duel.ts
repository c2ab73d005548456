import { NO_CLASS, type WordTable } from './word-table.ts'

/** What a side does in its turn: a class on a row, or on the first empty row (`NO_CLASS`). */
export interface Move {
  readonly row: number
  readonly into: number
}

export interface DuelRules {
  /** Rows of a side. */
  readonly height: number
  /** Whether filling the last row ends the game, or only the pass after it. */
  readonly endsAtOnce: boolean
  /** Letters of a side's first turn. */
  readonly firstDraw: number
}

/** A table of two sides in plain arrays, which playouts copy and change. Side 0 is the planner's. */
export class Duel {
  readonly height: number
  /** The class of each row, side after side, or `NO_CLASS`. */
  readonly rows: Int32Array
  /** How many of each letter, side after side. */
  readonly reserve: Uint8Array
  readonly held = new Int32Array(2)
  readonly filled = new Int32Array(2)
  readonly points = new Int32Array(2)

  constructor(
    readonly words: WordTable,
    readonly rules: DuelRules,
  ) {
    this.height = rules.height
    this.rows = new Int32Array(2 * rules.height).fill(NO_CLASS)
    this.reserve = new Uint8Array(2 * words.alphabet.length)
  }

  copy(other: Duel): void {
    this.rows.set(other.rows)
    this.reserve.set(other.reserve)
    this.held.set(other.held)
    this.filled.set(other.filled)
    this.points.set(other.points)
  }

  isFull(side: number): boolean {
    return this.filled[side] === this.height
  }

  /** Whether only one row is empty. */
  isLast(side: number): boolean {
    return this.filled[side] === this.height - 1
  }

  lead(side: number): number {
    return this.points[side]! - this.points[1 - side]!
  }

  give(side: number, letter: number): void {
    this.reserve[side * this.words.alphabet.length + letter]!++
    this.held[side]!++
  }

  remove(side: number, letter: number): void {
    this.reserve[side * this.words.alphabet.length + letter]!--
    this.held[side]!--
  }

  put(side: number, row: number, into: number): void {
    const at = side * this.height + row
    const old = this.rows[at]!
    if (old === NO_CLASS) this.filled[side]!++
    else this.points[side]! -= this.words.length[old]! ** 2
    this.points[side]! += this.words.length[into]! ** 2
    this.rows[at] = into
  }

  lay(side: number, { row, into }: Move): void {
    const at = row === NO_CLASS ? this.firstEmpty(side) : row
    this.spend(side, this.rows[side * this.height + at]!, into)
    this.put(side, at, into)
  }

  /** A new word from the other side's reserve. */
  steal(side: number, into: number): void {
    this.spend(1 - side, NO_CLASS, into)
    this.put(side, this.firstEmpty(side), into)
  }

  private firstEmpty(side: number): number {
    return this.rows.indexOf(NO_CLASS, side * this.height) - side * this.height
  }

  private spend(side: number, old: number, into: number): void {
    const { counts, length, alphabet } = this.words
    const size = alphabet.length
    for (let x = 0; x < size; x++)
      this.reserve[side * size + x]! -= counts[into * size + x]! - (old < 0 ? 0 : counts[old * size + x]!)
    this.held[side]! -= length[into]! - (old < 0 ? 0 : length[old]!)
  }
}

import type { Knowledge } from './knowledge.ts'
import { EMPTY as importedEmpty, type Position } from './position.ts'
import { prices } from './row-value.ts'

// A local copy: the engine does not inline imported constants into the loops below.
const EMPTY = importedEmpty

/** What counts at the horizon of a playout, in points. */
interface Weights {
  /** The advantage that counts as a 73 % chance to win. */
  readonly scale: number
  /** One expected point of a row's growth. */
  readonly growth: number
  readonly letter: number
  /** A letter's usefulness for short words. */
  readonly useful: number
  readonly emptyRow: number
  /** To have the next turn. */
  readonly turn: number
}

const plain: Weights = {
  scale: 40,
  growth: 1,
  letter: prices.letter,
  useful: 0,
  emptyRow: prices.emptyRow,
  turn: 0,
}

/**
 * For two sides, by the number of empty rows on the fuller board. A letter helps most while there is time to use it; near
 * the end growth comes too late. Fitted to games that the policy played against itself (bench/jarnac-strength/fit.ts),
 * means of French and German.
 */
const byEmptyRows: readonly Weights[] = [
  plain,
  { scale: 31, growth: 0.46, letter: 7, useful: 20, emptyRow: -2, turn: 15 },
  { scale: 42, growth: 0.77, letter: 20, useful: 43, emptyRow: -14, turn: 18 },
  { scale: 52, growth: 0.85, letter: 22, useful: 47, emptyRow: -20, turn: 19 },
  { scale: 57, growth: 0.88, letter: 23, useful: 41, emptyRow: -19, turn: 19 },
  { scale: 60, growth: 0.93, letter: 24, useful: 44, emptyRow: -21, turn: 19 },
  { scale: 65, growth: 0.95, letter: 27, useful: 48, emptyRow: -30, turn: 20 },
]

/** How good a position is for a side when a playout stops. */
export class Outlook {
  private readonly values: Float64Array
  private readonly usefulness: Float64Array
  private readonly length: ArrayLike<number>

  constructor(
    { values, usefulness, graph }: Knowledge,
    /** Whether to use the fitted weights, which expect that `me` has the next turn. */
    private readonly fitted: boolean,
  ) {
    this.values = values
    this.usefulness = usefulness
    this.length = graph.length
  }

  /** The chance of `me` to win, 0…1; `left` letters are in the bag. */
  promise(position: Position, me: number, left: number): number {
    const { sides } = position.terms
    const weights = this.weightsFor(position)
    // What is planned needs letters: with few left, only a part of it can come true.
    const share = Math.min(1, left / (sides * prices.draws))
    let other = -Infinity
    for (let side = 0; side < sides; side++)
      if (side !== me) other = Math.max(other, this.worth(position, side, weights, share))
    const ahead = this.worth(position, me, weights, share) - other + weights.turn
    return 1 / (1 + Math.exp(-ahead / weights.scale))
  }

  private weightsFor({ terms, filled }: Position): Weights {
    if (!this.fitted || terms.sides !== 2) return plain
    const empty = terms.rows - Math.max(filled[0]!, filled[1]!)
    return byEmptyRows[Math.max(1, Math.min(byEmptyRows.length - 1, empty))]!
  }

  /** The points and `share` of the expected ones. */
  private worth(position: Position, side: number, weights: Weights, share: number): number {
    const { values, usefulness, length } = this
    const { rows } = position.terms
    const base = side * position.letters
    let expected = weights.letter * position.reserveSize[side]!
    if (weights.useful !== 0)
      for (let x = 0; x < usefulness.length; x++)
        expected += weights.useful * position.reserve[base + x]! * usefulness[x]!
    for (let row = 0; row < rows; row++) {
      const c = position.rows[side * rows + row]!
      expected += c === EMPTY ? weights.emptyRow : weights.growth * (values[c]! - length[c]! ** 2)
    }
    return position.score[side]! + share * expected
  }
}

import { Finder } from './finder.ts'
import type { ClassGraph } from './class-graph.ts'
import type { Notice } from './notice.ts'
import { EMPTY, type Position } from './position.ts'
import { type Prices, prices } from './row-value.ts'


/**
 * The stepwise player: of all plays the one that is worth most, row growth, letters and the empty row
 * priced; lays as long as there is a play. Used as it is by the middle levels, and by the top level to
 * play out what follows a move.
 */
export class Policy {
  /** The play last found by `best`. */
  row = EMPTY
  target = EMPTY
  readonly finder: Finder
  private readonly graph: ClassGraph

  constructor(
    graph: ClassGraph,
    readonly values: Float64Array,
    readonly notice: Notice | null = null,
    readonly price: Prices = prices,
  ) {
    this.graph = graph
    this.finder = new Finder(graph)
  }

  /** False when there is no play, or none but one on the last row that would lose the game. */
  best(position: Position, side: number): boolean {
    this.target = EMPTY
    const fresh = !position.isFull(side)
    if (fresh && position.filled[side] === position.terms.rows - 1) {
      // What the last Jarnac could take is laid first; else a won game is ended before luck turns.
      if (position.terms.lastJarnac && this.bestGrowing(position, side) > -Infinity) return true
      if (this.winning(position, side)) return true
      this.bestGrowing(position, side)
    } else {
      const value = this.bestGrowing(position, side)
      if (fresh) this.bestFresh(position, side, value)
    }
    return this.target !== EMPTY
  }

  private bestGrowing(position: Position, side: number): number {
    const { finder, graph, values, notice } = this
    const { letter } = this.price
    const { rows, terms, reserve } = position
    let best = -Infinity
    if (position.reserveSize[side] === 0) return best
    for (let row = 0; row < terms.rows; row++) {
      const old = rows[side * terms.rows + row]!
      if (old === EMPTY) continue
      finder.growing(old, reserve, side * position.letters)
      const base = values[old]! - letter * (graph.length[old]! + 1)
      for (let i = 0; i < finder.count; i++) {
        const target = finder.found[i]!
        const value = values[target]! - letter * graph.length[target]! - base
        if (value > best && (notice === null || notice.sees(old, target))) {
          best = value
          this.row = row
          this.target = target
        }
      }
    }
    return best
  }

  private bestFresh(position: Position, side: number, beat: number): void {
    const { finder, graph, values, notice } = this
    const { letter, emptyRow } = this.price
    let best = beat
    finder.fresh(position.reserve, side * position.letters)
    for (let i = 0; i < finder.count; i++) {
      const target = finder.found[i]!
      const value = values[target]! - emptyRow - letter * (graph.length[target]! - 1)
      if (value > best && (notice === null || notice.sees(EMPTY, target))) {
        best = value
        this.row = EMPTY
        this.target = target
      }
    }
  }

  /** The longest word for the last row, if the side is then ahead: the game can be ended. */
  private winning(position: Position, side: number): boolean {
    const { finder, graph, notice } = this
    const ahead = lead(position, side)
    let longest = 0
    finder.fresh(position.reserve, side * position.letters)
    for (let i = 0; i < finder.count; i++) {
      const target = finder.found[i]!
      const length = graph.length[target]!
      if (length > longest && (notice === null || notice.sees(EMPTY, target))) {
        longest = length
        this.row = EMPTY
        this.target = target
      }
    }
    if (ahead + longest ** 2 > 0 && longest > 0) return true
    this.target = EMPTY
    return false
  }
}

/** Points ahead of the best other side. */
export function lead(position: Position, side: number): number {
  let other = 0
  for (let s = 0; s < position.terms.sides; s++)
    if (s !== side) other = Math.max(other, position.score[s]!)
  return position.score[side]! - other
}

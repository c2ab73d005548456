import type { ClassGraph } from './class-graph.ts'
import { Finder } from './finder.ts'
import { type Growth, NONE as importedNone } from './growth.ts'
import type { Knowledge } from './knowledge.ts'
import { entryRule, type Notice } from './notice.ts'
import { EMPTY as importedEmpty, type Position } from './position.ts'
import { type Prices, prices } from './row-value.ts'

// A local copy: the engine does not inline imported constants into the loops below.
const EMPTY = importedEmpty
const NONE = importedNone

/**
 * The policy of playouts: it lays the play of the highest value, which includes the growth of rows, the
 * letters and empty rows, as long as there is a play.
 */
export class Policy {
  /** The play last found by `best`. */
  row = EMPTY
  target = EMPTY
  readonly finder: Finder
  readonly values: Float64Array
  readonly price: Prices = prices
  private readonly graph: ClassGraph
  private readonly growth: Growth
  /** The same-entry rule for growths by three letters and more; `knowledge.growth` respects it for the others. */
  private readonly notice: Notice | null

  constructor(knowledge: Knowledge) {
    this.graph = knowledge.graph
    this.growth = knowledge.growth
    this.values = knowledge.values
    this.notice = entryRule(knowledge)
    this.finder = new Finder(knowledge.graph)
  }

  /** False when there is no play, or none but one on the last row that would lose the game. */
  best(position: Position, side: number): boolean {
    this.target = EMPTY
    const fresh = !position.isFull(side)
    if (fresh && position.filled[side] === position.terms.rows - 1) {
      // With a last Jarnac, all growths are laid first. Otherwise a won game is ended before rivals draw better letters.
      if (position.terms.lastJarnac && this.bestGrowing(position, side) > -Infinity) return true
      if (this.winning(position, side)) return true
      this.bestGrowing(position, side)
    } else {
      const value = this.bestGrowing(position, side)
      if (fresh) this.bestFresh(position, side, value)
    }
    if (this.target === EMPTY && position.reserveSize[side]! > 2) this.longGrowing(position, side)
    return this.target !== EMPTY
  }

  /** Growths by one or two letters are in order of value: the first that fits is a row's best. */
  private bestGrowing(position: Position, side: number): number {
    const { growth, graph, values } = this
    const { first, into, one, two } = growth
    const { letter } = this.price
    const { rows, terms, reserve } = position
    const base = side * position.letters
    let best = -Infinity
    if (position.reserveSize[side] === 0) return best
    for (let row = 0; row < terms.rows; row++) {
      const old = rows[side * terms.rows + row]!
      if (old === EMPTY) continue
      const end = first[old + 1]!
      for (let i = first[old]!; i < end; i++) {
        const x = one[i]!
        if (reserve[base + x] === 0) continue
        const y = two[i]!
        if (y !== NONE && reserve[base + y]! < (x === y ? 2 : 1)) continue
        const target = into[i]!
        const value =
          values[target]! - values[old]! - letter * (graph.length[target]! - graph.length[old]! - 1)
        if (value > best) {
          best = value
          this.row = row
          this.target = target
        }
        break
      }
    }
    return best
  }

  /** Growths by three letters or more. Searched only when there is no other play. */
  private longGrowing(position: Position, side: number): void {
    const { finder, graph, values, notice } = this
    const { rows, terms, reserve } = position
    let best = -Infinity
    for (let row = 0; row < terms.rows; row++) {
      const old = rows[side * terms.rows + row]!
      if (old === EMPTY || graph.length[old]! + 3 > graph.longest) continue
      finder.growing(old, reserve, side * position.letters)
      for (let i = 0; i < finder.count; i++) {
        const target = finder.found[i]!
        if (values[target]! > best && (notice === null || notice.sees(old, target))) {
          best = values[target]!
          this.row = row
          this.target = target
        }
      }
    }
  }

  private bestFresh(position: Position, side: number, beat: number): void {
    const { finder, graph, values } = this
    const { letter, emptyRow } = this.price
    let best = beat
    if (position.reserveSize[side]! < graph.shortest) return
    finder.fresh(position.reserve, side * position.letters)
    for (let i = 0; i < finder.count; i++) {
      const target = finder.found[i]!
      const value = values[target]! - emptyRow - letter * (graph.length[target]! - 1)
      if (value > best) {
        best = value
        this.row = EMPTY
        this.target = target
      }
    }
  }

  /** Finds the longest word for the last row, if it ends the game with the side ahead. */
  private winning(position: Position, side: number): boolean {
    const { finder, graph } = this
    let longest = 0
    if (position.reserveSize[side]! < graph.shortest) return false
    finder.fresh(position.reserve, side * position.letters)
    for (let i = 0; i < finder.count; i++) {
      const target = finder.found[i]!
      const length = graph.length[target]!
      if (length > longest) {
        longest = length
        this.row = EMPTY
        this.target = target
      }
    }
    if (longest > 0 && lead(position, side) + longest ** 2 > 0) return true
    this.target = EMPTY
    return false
  }
}

/** Points ahead of the best other side. */
export function lead(position: Position, side: number): number {
  let other = 0
  for (let s = 0; s < position.terms.sides; s++) if (s !== side) other = Math.max(other, position.score[s]!)
  return position.score[side]! - other
}

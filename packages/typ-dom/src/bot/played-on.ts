import type { Seat } from '@estocade/kernel'
import type { CrosswordRules } from '../crossword/rules.ts'
import { FIRST_OUT_BONUS, leftPoints } from '../crossword/rules.ts'
import type { CrosswordView } from '../crossword/types.ts'
import { type Grid, withStones } from '../grid.ts'
import { joinsBlocks, laidBy, type Placement, stonesOf } from '../placement.ts'
import {
  type Colour,
  colourOf,
  isJollyStone,
  rackPrice,
  type Stone,
  type StoneSet,
  stoneShown,
  takeStones,
} from '../stones.ts'
import { hasLeft, nextPlayer } from '../table/leaving.ts'
import type { TableWords } from '../table/table-words.ts'
import { type Aim, valuesOf } from './candidates.ts'
import type { Deal } from './unseen.ts'

/** A player with so few stones does not buy unless they must. */
const NEARLY_EMPTY = 2
/** The cost of starting a search, in moves. */
export const SEARCH = 200
/** How many stones of a rack are searched in a playout. */
const SEARCHED = 9

/** What stays the same in all playouts of one decision. */
export interface Setting {
  readonly rules: CrosswordRules
  readonly view: CrosswordView
  readonly words: TableWords
  readonly set: StoneSet
  readonly aim: Aim
}

/** A table on which every player lays the word with the highest value now. */
export class PlayedOn {
  readonly racks: (readonly Stone[])[]
  readonly points: number[]
  /** The player whose rack is empty. */
  out: Seat | undefined
  /** How many moves have been examined. */
  work = 0
  #grid: Grid
  #further: boolean
  readonly #drawn = { red: 0, black: 0 }

  constructor(
    readonly setting: Setting,
    readonly deal: Deal,
    public turn: Seat,
  ) {
    const { view } = setting
    this.racks = [...deal.racks]
    this.points = [...view.points]
    this.#grid = view.grid
    this.#further = view.phase.type === 'turn' && view.phase.laid > 0
  }

  /** Lays the word, or buys if there is none; then it is the next player's turn, unless the word earned another. */
  play(move: Placement | undefined): void {
    const by = this.turn
    if (move) this.#lay(by, move)
    else this.#buy(by)
    if (this.out !== undefined) return
    this.#further = !this.#further && move !== undefined && joinsBlocks(move)
    if (!this.#further) this.turn = nextPlayer(this.setting.view, by)
  }

  /** The word with the highest value now. */
  best(): Placement | undefined {
    const { words, set, aim, view } = this.setting
    const rack = this.racks[this.turn]!
    const moves = words.search.all({
      grid: this.#grid,
      rack: searchedOf(rack),
      touching: view.config.touching,
    })
    this.work += SEARCH + moves.length
    const values = valuesOf({ rack, set, aim }, moves, { plans: false })
    let best = -1
    for (let i = 0; i < values.length; i++) if (best < 0 || values[i]! > values[best]!) best = i
    return best < 0 ? undefined : moves.at(best)
  }

  /** T10, T24: the cost of a rack at the end. */
  costOf(seat: Seat): number {
    const rack = this.racks[seat]!
    return this.setting.rules.id === 'kreuzwort' ? rackPrice(rack) : leftPoints(rack, this.setting.set)
  }

  #lay(by: Seat, move: Placement): void {
    const { rules, set } = this.setting
    const laid = laidBy(move)
    this.points[by]! += rules.points(stonesOf(this.#grid, move), set)
    this.racks[by] = takeStones(
      this.racks[by]!,
      laid.map(({ stone }) => stoneShown(stone)),
    )!
    this.#grid = withStones(this.#grid, laid)
    if (this.racks[by]!.length > 0) return
    this.out = by
    this.points[by]! += FIRST_OUT_BONUS
  }

  #buy(by: Seat): void {
    const { rules, view } = this.setting
    const rack = this.racks[by]!
    if (hasLeft(view, by) || (this.#further && rules.furtherIsFree)) return
    if (!rules.mustBuy && rack.length <= NEARLY_EMPTY) return
    const stone = this.#draw(wantedColour(rack))
    if (stone !== undefined) this.racks[by] = [...rack, stone]
  }

  #draw(colour: Colour): Stone | undefined {
    return this.deal.stocks[colour][this.#drawn[colour]++]
  }
}

/** The colour that a rack lacks. */
export function wantedColour(rack: readonly Stone[]): Colour {
  const reds = rack.filter((stone) => colourOf(stone) === 'red').length
  return reds < 0.4 * rack.length ? 'red' : 'black'
}

/**
 * The stones that are searched. Only some of a large rack are: searching thirteen stones costs as much as ten searches of
 * nine stones, and where the word lies matters more than its length. Jollies also multiply the moves.
 */
function searchedOf(rack: readonly Stone[]): readonly Stone[] {
  if (rack.length <= SEARCHED) return rack
  const letters = rack.filter((stone) => !isJollyStone(stone))
  const step = letters.length / Math.min(letters.length, SEARCHED)
  return Array.from({ length: Math.min(letters.length, SEARCHED) }, (_, k) => letters[Math.floor(k * step)]!)
}

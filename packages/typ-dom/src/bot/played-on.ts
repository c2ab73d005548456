import type { Seat } from '@estocade/kernel'
import type { CrosswordRules } from '../crossword/rules.ts'
import { FIRST_OUT_BONUS, leftPoints } from '../crossword/rules.ts'
import type { CrosswordView } from '../crossword/types.ts'
import { joinsBlocks, LYING, type Placement } from '../placement.ts'
import type { GrowingTable } from '../search/index.ts'
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
import type { Aim } from './candidates.ts'
import { mostValuable } from './most-valuable.ts'
import type { Deal } from './unseen.ts'

/** A player with so few stones does not buy unless they must. */
const NEARLY_EMPTY = 2
/** The work of a search: without a jolly, and with one, which multiplies the words. */
export const SEARCH = 200
const JOLLY_SEARCH = 1000
/** How many stones of a rack are searched in a playout, and with how many also the jollies. */
const SEARCHED = 9
const JOLLIES_SEARCHED = 7

/** What stays the same in all playouts of one decision. */
export interface Setting {
  readonly rules: CrosswordRules
  readonly view: CrosswordView
  readonly table: GrowingTable
  readonly words: TableWords
  readonly set: StoneSet
  readonly aim: Aim
}

/** A word, with its points if points decide. */
export interface Move {
  readonly placement: Placement
  readonly points: number
}

/** A table on which every player lays the word with the highest value now. */
export class PlayedOn {
  readonly racks: (readonly Stone[])[]
  readonly points: number[]
  /** The player whose rack is empty. */
  out: Seat | undefined
  /** How much work the searches were. */
  work = 0
  readonly #table: GrowingTable
  #further: boolean
  readonly #drawn = { red: 0, black: 0 }

  constructor(
    readonly setting: Setting,
    readonly deal: Deal,
    public turn: Seat,
  ) {
    const { view, table } = setting
    this.racks = [...deal.racks]
    this.points = [...view.points]
    this.#table = table.copy()
    this.#further = view.phase.type === 'turn' && view.phase.laid > 0
  }

  /** Lays the word, or buys if there is none; then it is the next player's turn, unless the word earned another. */
  play(move: Move | undefined): void {
    const by = this.turn
    if (move) this.#lay(by, move)
    else this.#buy(by)
    if (this.out !== undefined) return
    this.#further = !this.#further && move !== undefined && joinsBlocks(move.placement)
    if (!this.#further) this.turn = nextPlayer(this.setting.view, by)
  }

  /** The word with the highest value now. */
  best(): Move | undefined {
    const { words, set, aim, view } = this.setting
    const rack = searchedOf(this.racks[this.turn]!)
    this.work += rack.some(isJollyStone) ? JOLLY_SEARCH : SEARCH
    const search = mostValuable(words, set, aim)
    const found = search.bestOn(this.#table, rack, view.config.touching)
    return found && { placement: found.placement, points: search.pointsIn(found) }
  }

  /** T10, T24: the cost of a rack at the end. */
  costOf(seat: Seat): number {
    const rack = this.racks[seat]!
    return this.setting.rules.id === 'kreuzwort' ? rackPrice(rack) : leftPoints(rack, this.setting.set)
  }

  #lay(by: Seat, { placement, points }: Move): void {
    this.points[by]! += points
    const shown = [...placement.stones].filter((stone) => stone !== LYING)
    this.racks[by] = takeStones(this.racks[by]!, shown.map(stoneShown))!
    this.#table.lay(placement)
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
 * The stones that are searched. Where a word lies matters more than its length, so only some of a large rack are
 * searched, and jollies only in a small one.
 */
function searchedOf(rack: readonly Stone[]): readonly Stone[] {
  if (rack.length <= JOLLIES_SEARCHED) return rack
  const letters = rack.filter((stone) => !isJollyStone(stone))
  if (letters.length <= SEARCHED) return letters
  return Array.from({ length: SEARCHED }, (_, k) => letters[Math.floor((k * letters.length) / SEARCHED)]!)
}

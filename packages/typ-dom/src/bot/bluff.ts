import type { Dice, Seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { type Direction, withStones } from '../grid.ts'
import { missing, nextIn, stillIn } from '../recht/naming.ts'
import type { RechtView } from '../recht/types.ts'
import { namings } from '../recht/view.ts'
import {
  BLACK_JOLLY,
  colourOf,
  colours,
  isJollyStone,
  RED_JOLLY,
  rackPrice,
  type Stone,
  stoneSet,
  takeStones,
} from '../stones.ts'
import type { TableWords } from '../table/table-words.ts'
import type { Notice } from './notice.ts'
import { type Name, ownNamings } from './own-namings.ts'
import { dealOf, unseenBy } from './unseen.ts'

/** With more stones a player who is caught pays more than the bluff is worth. */
const FEW = 3
/** How many namings are compared, and with how many possible racks of the rivals. */
const CLAIMS = 3
const DEALS = 8
/** How often a rival finds the word with which the bluff is not put to the test. */
const FOUND = 0.9
/** The mean price of a stone, and how many stones ahead make a likely winner. */
const PRICE = 1.7
const LEAD = 2

/** T48: an empty rack wins before any duty, so that the last stone wins with any word. */
export function lastStone(view: RechtView, seat: Seat, words: TableWords): Name | undefined {
  if (view.racks[seat]!.length !== 1) return undefined
  for (const naming of namings(view, seat, words)) return naming
  return undefined
}

/**
 * Whether the author, who is next, cannot have the missing stones: too few of a colour, or too few that `seat` does not
 * see. If nobody changes the word, the author is out.
 */
export function isCaught(view: RechtView, seat: Seat): boolean {
  const { grid, naming, phase } = view
  if (phase.type !== 'grow' || !naming || nextIn(view, seat) !== naming.author) return false
  const unseen = unseenBy(view, seat, stoneSet(alphabets[view.config.language]))
  const needed = missing(grid, naming).map(({ stone }) => stone)
  return colours.some((colour) => {
    const letters = needed.filter((letter) => colourOf(letter) === colour)
    const jollies = unseen.filter((stone) => isJollyStone(stone) && colourOf(stone) === colour)
    return letters.length > view.held[naming.author]![colour] || lacking(letters, unseen) > jollies.length
  })
}

/** How many of the letters `stones` does not have. */
function lacking(letters: readonly string[], stones: readonly Stone[]): number {
  const count = (list: readonly string[], letter: string) => list.filter((one) => one === letter).length
  return [...new Set(letters)].reduce(
    (sum, letter) => sum + Math.max(0, count(letters, letter) - count(stones, letter)),
    0,
  )
}

/**
 * A naming that the player cannot complete, but could for all that the rivals know, if it is worth more than buying a
 * stone: the rivals' stones, as far as they are known, must make it likely that one of them names another word.
 */
export function bluff(
  view: RechtView,
  seat: Seat,
  words: TableWords,
  notice: Notice,
  dice: Dice,
): Name | undefined {
  const rack = view.racks[seat]!
  if (rack.length < 2 || rack.length > FEW) return undefined
  const rivals = stillIn(view).filter((one) => one !== seat)
  const fewest = Math.min(...rivals.map((rival) => view.held[rival]!.red + view.held[rival]!.black))
  const unseen = unseenBy(view, seat, stoneSet(alphabets[view.config.language]))
  const deals = Array.from({ length: DEALS }, () => dealOf(unseen, view, seat, dice).racks)
  let most = outlook(rack.length + 1, fewest)
  let best: Name | undefined
  for (const claim of claims(view, seat, words, notice)) {
    const left = takeStones(rack, [claim.stone])!
    const grid = withStones(view.grid, [claim])
    const naming = {
      ...{ row: claim.start.row, col: claim.start.col, word: claim.word, direction: directionOf(view) },
      ...{ author: seat, fresh: true, piece: { row: claim.row, col: claim.col }, own: [] },
    }
    const taken = deals.filter((racks) =>
      rivals.some((rival) => named({ ...view, grid, naming, racks }, rival, words)),
    )
    const chance = (FOUND * taken.length) / DEALS
    const value = chance * outlook(left.length, fewest) - (1 - chance) * rackPrice(left) * rivals.length
    if (value <= most) continue
    most = value
    best = claim
  }
  return best
}

/** What a round is worth with so many stones against a rival with `theirs`. */
function outlook(own: number, theirs: number): number {
  const chance = 1 / (1 + Math.exp((own - theirs) / LEAD))
  return PRICE * (chance * theirs - (1 - chance) * own)
}

/** Namings for which the player has enough stones of each colour, whatever their letters; one for each stone and cell. */
function claims(view: RechtView, seat: Seat, words: TableWords, notice: Notice): readonly Name[] {
  const rack = view.racks[seat]!
  const found = new Map<string, Name>()
  for (const stone of new Set(rack.filter((one) => !isJollyStone(one)))) {
    const others = takeStones(rack, [stone])!.map((one) =>
      colourOf(one) === 'red' ? RED_JOLLY : BLACK_JOLLY,
    )
    const racks = view.racks.map((held, i) => (i === seat ? [stone, ...others] : held))
    for (const { actions } of ownNamings({ ...view, racks }, seat, words, notice)) {
      const own = actions.filter((action) => action.stone === stone)
      for (const action of own) found.set(`${stone} ${action.row} ${action.col}`, action)
      if (found.size >= CLAIMS) return [...found.values()]
    }
  }
  return [...found.values()]
}

const directionOf = ({ naming, finished }: RechtView): Direction =>
  naming?.direction ?? (finished?.direction === 'across' ? 'down' : 'across')

/** Whether the player can name another word and complete it alone. */
function named(view: RechtView, seat: Seat, words: TableWords): boolean {
  for (const _ of ownNamings(view, seat, words, { notices: () => true })) return true
  return false
}

import type { Dice, Seat } from '@estocade/kernel'
import { type Cards, costOfHand, HAND, takeFrom, type Values } from '../cards.ts'
import { cardsUsed } from '../laying.ts'
import type { Play, PlayFinder } from '../plays/finder.ts'
import type { Rack } from '../rack.ts'
import type { View } from '../types.ts'
import { someOf, unseenBy } from './unseen.ts'
import { worthOfHand } from './worth.ts'

export interface Weighed {
  readonly play: Play
  readonly value: number
}

/** The number of plays that the playouts start with. */
const CANDIDATES = 12
/** The turns of each side in a playout after the play: the bot's next turn counts most. */
const LAPS = 2
/** The weight of each further lap relative to the one before, because later turns are less predictable. */
const FADING = 0.8

/** One random assignment of everything that a side cannot see: hands and the order of the stock. */
interface Deal {
  readonly hands: readonly Cards[]
  readonly stock: Cards
}

/**
 * Values the best plays by playouts: each random deal of the unseen cards is played with every remaining play, and
 * all sides lay their word with most points. After each iteration the better half of the plays is kept, so that most
 * work goes to the best ones. `work` is a number of searches.
 */
export function weighPlayouts(
  valued: readonly Weighed[],
  view: View,
  own: Seat,
  finder: PlayFinder,
  values: Values,
  work: number,
  dice: Dice,
): readonly Weighed[] {
  const unseen = unseenBy(view, own)
  const seats = seatsAfter(view, own)
  const candidates = valued.slice(0, CANDIDATES).map(({ play }) => ({ play, sum: 0, deals: 0 }))
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)))
  const searches = LAPS * seats.length
  let left = candidates
  for (let round = 0; round < rounds; round++) {
    const deals = Math.max(1, Math.round(work / rounds / left.length / searches))
    for (let i = 0; i < deals; i++) {
      const deal = dealOf(unseen, view, own, dice)
      for (const one of left) {
        one.sum += playOut(one.play, deal, view, seats, finder, values)
        one.deals++
      }
    }
    left.sort((a, b) => b.sum / b.deals - a.sum / a.deals)
    left = left.slice(0, Math.ceil(left.length / 2))
  }
  // Plays that were kept longer come first.
  return candidates
    .sort((a, b) => b.deals - a.deals || b.sum / b.deals - a.sum / a.deals)
    .map(({ play, sum, deals }) => ({ play, value: sum / deals }))
}

/** The sides still in the game in turn order, `own` first. */
function seatsAfter({ out }: View, own: Seat): readonly number[] {
  return Array.from(out, (_, i) => (own + i) % out.length).filter((seat) => !out[seat])
}

function dealOf(unseen: Cards, view: View, own: Seat, dice: Dice): Deal {
  const mixed = someOf(unseen, unseen.length, dice)
  let at = 0
  const hands = view.handSizes.map((size, seat) => {
    if (seat === own || view.out[seat]) return ''
    at += size
    return mixed.slice(at - size, at)
  })
  return { hands, stock: mixed.slice(at, at + view.stock) }
}

/** The points of the first of `seats` minus the mean of the others, from the play on. */
function playOut(
  play: Play,
  deal: Deal,
  view: View,
  seats: readonly number[],
  finder: PlayFinder,
  values: Values,
): number {
  const table = new PlayedOn(play.rack, deal, view, finder)
  const [own, ...others] = seats as [number, ...number[]]
  let ahead = play.points
  let over = table.spend(own, takeFrom(view.hands[own]!, cardsUsed(play.laying))!)
  let weight = 1
  for (let lap = 0; lap < LAPS && !over; lap++, weight *= FADING)
    for (const seat of [...others, own]) {
      const points = table.turn(seat)
      ahead += weight * (seat === own ? points : -points / others.length)
      if (table.over) {
        over = true
        break
      }
    }
  const left = (seat: number) =>
    over ? -costOfHand(table.hands[seat]!, values) : worthOfHand(table.hands[seat]!, view, values)
  return ahead + left(own) - others.reduce((sum, seat) => sum + left(seat), 0) / others.length
}

/** A simulated table on which all sides lay their word with most points. */
class PlayedOn {
  readonly hands: Cards[]
  over = false
  #rack: Rack
  #drawn = 0

  constructor(
    rack: Rack,
    readonly deal: Deal,
    readonly view: View,
    readonly finder: PlayFinder,
  ) {
    this.#rack = rack
    this.hands = [...deal.hands]
  }

  /** Fills up what is left of the hand. Returns whether the game is over. */
  spend(seat: number, left: Cards): boolean {
    const wanted = Math.max(0, HAND - left.length)
    this.hands[seat] = left + this.#draw(wanted)
    this.over = this.hands[seat] === ''
    return this.over
  }

  /** The points of a turn. */
  turn(seat: number): number {
    const hand = this.hands[seat]!
    const { beginners, coverSame } = this.view.config
    const best = this.finder.dearest({ rack: this.#rack, hand, beginners, coverSame, exchanges: 0 })
    if (best === undefined) {
      this.hands[seat] = hand + this.#draw(1)
      return 0
    }
    this.#rack = best.rack
    this.spend(seat, takeFrom(hand, cardsUsed(best.laying))!)
    return best.points
  }

  #draw(count: number): Cards {
    const cards = this.deal.stock.slice(this.#drawn, this.#drawn + count)
    this.#drawn += cards.length
    return cards
  }
}

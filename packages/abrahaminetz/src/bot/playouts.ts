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

/** Plays that are played out at first. */
const CANDIDATES = 12
/** Turns of each side that are played out after the play: the own next turn counts most. */
const LAPS = 2
/** What each further lap counts beside the one before: the table is less and less foreseeable. */
const FADING = 0.8

/** Hands and the stock's order as they might be: everything that a side cannot see, by lot. */
interface Deal {
  readonly hands: readonly Cards[]
  readonly stock: Cards
}

/**
 * The most promising plays weighed by playing on: each deal of the unseen cards is played with every play
 * still considered, all sides taking their dearest word. Each round the better half goes on, so that most
 * work goes to the plays that are nearly as good. `work` counts searches.
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
  // Those that went further stand first, however the others began.
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

/** Points of the first of `seats` less the others' mean, from the play on. */
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

/** A table on which all sides lay their dearest word. */
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

  /** What is left of the hand, filled up; is the game over? */
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

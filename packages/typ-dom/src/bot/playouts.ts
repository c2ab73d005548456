import type { Dice, Seat } from '@estocade/kernel'
import { withStones } from '../grid.ts'
import { laidBy, stonesOf } from '../placement.ts'
import type { Stone } from '../stones.ts'
import { nextPlayer, players } from '../table/leaving.ts'
import type { Candidate } from './candidates.ts'
import { emptiesRack } from './plan.ts'
import { PlayedOn, SEARCH, type Setting } from './played-on.ts'
import { type Deal, dealOf, unseenBy } from './unseen.ts'

/** How many candidates are played out at first. */
const CANDIDATES = 48
/** How many words each player lays in a playout, the candidate included. */
const WORDS_EACH = 4
/** A rival with so few stones left has probably planned how to lay them. */
const PLANNED = 6
/** Probability that a rival holds stones that cannot all be laid now. */
const UNPLANNED = 0.15
/** How many possible racks of the next player choose the candidates, and the value of one that cannot be laid whole. */
const SCREENED = 6
const STUCK = 12
const TRIES = 8

/**
 * The candidate that wins most playouts. Each deal of the unseen stones is played with every candidate still
 * considered; each round the better half goes on, so that most work goes to candidates that are nearly as good.
 */
export function mostPromising(
  list: readonly Candidate[],
  setting: Setting,
  own: Seat,
  dice: Dice,
  most: number,
): Candidate | undefined {
  const unseen = unseenBy(setting.view, own, setting.set)
  const weighed = leavingNoWayOut(list, unseen, setting, own, dice)
    .slice(0, CANDIDATES)
    .map((candidate) => ({ candidate, sum: 0 }))
  const rounds = Math.ceil(Math.log2(Math.max(2, weighed.length)))
  let left = weighed
  for (let round = 0; round < rounds && left.length > 1; round++) {
    for (let work = 0; work < most / rounds; ) {
      const { deal, looked } = likelyDeal(unseen, setting, own, dice)
      work += looked
      for (const one of left) {
        const table = playOut(one.candidate, setting, deal, own)
        work += table.work
        one.sum += standing(table, own)
      }
    }
    left = left.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2))
  }
  return left[0]?.candidate
}

/** The candidates in a new order: those come first after which the next player probably cannot lay all stones. */
function leavingNoWayOut(
  list: readonly Candidate[],
  unseen: readonly Stone[],
  setting: Setting,
  own: Seat,
  dice: Dice,
): readonly Candidate[] {
  const { view, words, set } = setting
  const { touching } = view.config
  const next = nextPlayer(view, own)
  const { red, black } = view.held[next]!
  if (list.length <= CANDIDATES || red + black > PLANNED) return list
  const racks = Array.from(
    { length: SCREENED },
    () => likelyDeal(unseen, setting, own, dice).deal.racks[next]!,
  )
  return list
    .map(({ placement, value }) => {
      const grid = withStones(view.grid, laidBy(placement))
      const stuck = racks.filter((rack) => !emptiesRack({ grid, rack, touching, set }, words)).length
      return { placement, value: value + (STUCK * stuck) / SCREENED }
    })
    .sort((a, b) => b.value - a.value)
}

function playOut({ placement }: Candidate, setting: Setting, deal: Deal, own: Seat): PlayedOn {
  const { rules, view, set, aim } = setting
  const table = new PlayedOn(setting, deal, own)
  const points = aim === 'points' ? rules.points(stonesOf(view.grid, placement), set) : 0
  table.play({ placement, points })
  const most = WORDS_EACH * players(setting.view).length
  for (let words = 1; words < most && table.out === undefined; words++) table.play(table.best())
  return table
}

/** A deal in which the next player, with few stones left, can probably lay them all on the table as it is. */
function likelyDeal(
  unseen: readonly Stone[],
  setting: Setting,
  own: Seat,
  dice: Dice,
): { readonly deal: Deal; readonly looked: number } {
  const { view, words, set } = setting
  const { touching } = view.config
  const next = nextPlayer(view, own)
  let looked = 0
  for (let tries = 1; ; tries++) {
    const deal = dealOf(unseen, view, own, dice)
    const rack = deal.racks[next]!
    const began = view.phase.type === 'turn' && view.phase.laid > 0
    if (tries === TRIES || began || rack.length > PLANNED) return { deal, looked }
    looked += SEARCH
    const planned = emptiesRack({ grid: view.grid, rack, touching, set }, words)
    if (planned || dice.unit() < UNPLANNED) return { deal, looked }
  }
}

const chance = (lead: number): number => 1 / (1 + Math.exp(-lead))

/** Points that make a likely winner in Point; stones in a race; points of a round, and of each later round. */
const POINTS_LEAD = 8
const STONES_LEAD = 2
const ROUND_LEAD = 2
const FURTHER_ROUNDS_LEAD = 6

/** A rough estimate of the probability to win from here. */
function standing(table: PlayedOn, own: Seat): number {
  const { view, rules, aim } = table.setting
  const rivals = players(view).filter((one) => one !== own)
  if (rules.id === 'kreuzwort') {
    const costs = rivals.reduce((sum, rival) => sum + table.costOf(rival), 0) / rivals.length
    const lead = view.scores[own]! - Math.max(...rivals.map((rival) => view.scores[rival]!))
    const first = table.out === undefined ? 0 : table.out === own ? 2 : -2
    const scale = ROUND_LEAD + FURTHER_ROUNDS_LEAD * Math.sqrt(view.config.rounds - view.round)
    return chance((lead + costs - table.costOf(own) + first) / scale)
  }
  if (aim === 'points') {
    const points = (one: Seat) => table.points[one]! - table.costOf(one)
    return chance((points(own) - Math.max(...rivals.map(points))) / POINTS_LEAD)
  }
  if (table.out !== undefined) return table.out === own ? 1 : 0
  const fewest = Math.min(...rivals.map((rival) => table.racks[rival]!.length))
  return chance((fewest - table.racks[own]!.length) / STONES_LEAD)
}

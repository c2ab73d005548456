import type { Dice, Seat } from '@estocade/kernel'
import type { Stone } from '../stones.ts'
import { players } from '../table/leaving.ts'
import type { Candidate } from './candidates.ts'
import { PlayedOn, type Setting } from './played-on.ts'
import { type Deal, dealOf, unseenBy } from './unseen.ts'

/** How many candidates are played out at first. */
const CANDIDATES = 16
/** How many words each player lays in a playout, the candidate included. */
const WORDS_EACH = 2
/** How many moves are examined for one decision. */
const WORK = 100_000
/** A rival with so few stones left has probably planned how to lay them. */
const PLANNED = 5
/** Probability that a rival holds stones that cannot all be laid now. */
const UNPLANNED = 0.3
const TRIES = 4

/**
 * The candidate that wins most playouts. Each deal of the unseen stones is played with every candidate still
 * considered; each round the better half goes on, so that most work goes to candidates that are nearly as good.
 */
export function mostPromising(
  list: readonly Candidate[],
  setting: Setting,
  own: Seat,
  dice: Dice,
): Candidate | undefined {
  const unseen = unseenBy(setting.view, own, setting.set)
  const weighed = list.slice(0, CANDIDATES).map((candidate) => ({ candidate, sum: 0 }))
  const rounds = Math.ceil(Math.log2(Math.max(2, weighed.length)))
  let left = weighed
  for (let round = 0; round < rounds && left.length > 1; round++) {
    for (let work = 0; work < WORK / rounds; ) {
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

function playOut({ placement }: Candidate, setting: Setting, deal: Deal, own: Seat): PlayedOn {
  const table = new PlayedOn(setting, deal, own)
  table.play(placement)
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
  const { view, words } = setting
  const next = players(view).find((one) => one > own) ?? players(view)[0]!
  let looked = 0
  for (let tries = 1; ; tries++) {
    const deal = dealOf(unseen, view, own, dice)
    const rack = deal.racks[next]!
    const began = view.phase.type === 'turn' && view.phase.laid > 0
    if (tries === TRIES || began || rack.length > PLANNED) return { deal, looked }
    const moves = words.search.all({ grid: view.grid, rack, touching: view.config.touching })
    looked += moves.length
    let planned = false
    for (let i = 0; i < moves.length && !planned; i++) planned = moves.laid(i) === rack.length
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

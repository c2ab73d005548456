import { rackAfter } from '../laying.ts'
import { FACE_DOWN, isErased, LONGEST, type Rack, wordOn } from '../rack.ts'
import type { Laying } from '../types.ts'
import type { Play } from './finder.ts'
import type { Position } from './play-search.ts'

/** A rack without some of its cells: the letters beside them are neighbours. */
interface Closed {
  readonly rack: Rack
  /** The cells left out. */
  readonly out: readonly number[]
  /** The card laid face down in this turn, on one of them. */
  readonly down?: { readonly cell: number; readonly card: string }
}

/**
 * A24, anywhere: each play keeps some cards that lie face down, covers the others, and may lay one card face down.
 * Cells that stay or become face down are removed from the rack, and plays are searched on the remaining cells.
 */
export function* closedUpPlays(
  position: Position,
  playsOn: (position: Position) => Iterable<Play>,
): Iterable<Play> {
  const { rack, hand, anywhere: _, ...rest } = position
  const seen = new Set<string>()
  for (const closed of closings(rack, hand, position.beginners)) {
    const left = closed.down === undefined ? hand : hand.replace(closed.down.card, '')
    const beginners = position.beginners && closed.down === undefined
    const excluded = wordOn(rack)
    for (const play of playsOn({ ...rest, rack: closed.rack, hand: left, beginners, excluded })) {
      if (play.laying.grow !== 'none' && rack.length === LONGEST) continue
      const laying = opened(play.laying, closed)
      const key = `${laying.grow} ${laying.cards} ${laying.down ?? ''}`
      if (seen.has(key)) continue
      seen.add(key)
      yield { ...play, laying, rack: rackAfter(rack, laying) }
    }
  }
}

function* closings(rack: Rack, hand: string, beginners: boolean): Iterable<Closed> {
  const backs = [...rack].flatMap((cell, i) => (cell === FACE_DOWN ? [i] : []))
  const letters = [...rack].flatMap((cell, i) => (isErased(cell) ? [] : [i]))
  for (const kept of subsets(backs)) {
    yield { rack: without(rack, kept), out: kept }
    if (!beginners) continue
    for (const cell of letters)
      for (const card of new Set(hand)) {
        const out = [...kept, cell].sort((a, b) => a - b)
        yield { rack: without(rack, out), out, down: { cell, card } }
      }
  }
}

function subsets(cells: readonly number[]): readonly (readonly number[])[] {
  const sets: number[][] = [[]]
  for (const cell of cells) sets.push(...sets.map((set) => [...set, cell]))
  return sets
}

const without = (rack: Rack, out: readonly number[]): Rack =>
  [...rack].filter((_, i) => !out.includes(i)).join('')

/** The same laying for the whole rack. */
function opened({ grow, cards, down }: Laying, closed: Closed): Laying {
  const shift = grow === 'front' ? 1 : 0
  const all = [...cards]
  for (const cell of closed.out) all.splice(cell + shift, 0, cell === closed.down?.cell ? FACE_DOWN : '.')
  const card = closed.down?.card ?? down
  return card === undefined ? { grow, cards: all.join('') } : { grow, cards: all.join(''), down: card }
}

import type { Seat } from '@estocade/kernel'
import { unseen } from '../score.ts'
import type { JarnacView } from '../view.ts'
import { type ClassGraph, classOf } from './class-graph.ts'
import { Position, type Terms } from './position.ts'

/** A view prepared for the search. Side 0 is the bot's, the others follow in turn order without sides that are out. */
export interface Table {
  readonly position: Position
  readonly seats: readonly Seat[]
}

export function tableOf(view: JarnacView, seat: Seat, graph: ClassGraph): Table {
  const seats = seatsFrom(view, seat)
  const position = new Position(graph, termsOf(view, seats.length))
  let strangers = 0
  const classFor = (word: string): number => {
    const rack = rackOf(word, graph)
    const id = classOf(graph, rack)
    return id >= 0 ? id : stranger(graph, rack, word.length, strangers++)
  }
  for (const [side, at] of seats.entries()) {
    const { rows, reserve, turns, opened } = view.sides[at]!
    for (const [row, word] of rows.entries()) if (word !== '') position.put(side, row, classFor(word))
    for (const letter of reserve) position.give(side, graph.letters.indexOf(letter))
    position.turns[side] = opened ? Math.max(1, turns) : 0
  }
  const bag = unseen(view)
  for (const letter in bag) position.fillBag(graph.letters.indexOf(letter), bag[letter]!)
  return { position, seats }
}

function seatsFrom(view: JarnacView, seat: Seat): readonly Seat[] {
  const count = view.sides.length
  return Array.from({ length: count }, (_, i) => ((seat + i) % count) as Seat).filter(
    (at) => !view.sides[at]!.out,
  )
}

const termsOf = ({ config }: JarnacView, sides: number): Terms => ({
  sides,
  rows: config.rows,
  endsAtOnce: config.ending !== 'full-and-passed',
  lastJarnac: config.ending === 'last-jarnac',
  jarnac: config.calls !== 0,
  swap: !config.solo,
  firstDraw: config.firstDraw,
})

export function rackOf(letters: string, graph: ClassGraph): Uint8Array {
  const rack = new Uint8Array(graph.letters.length)
  for (const letter of letters) rack[graph.letters.indexOf(letter)]!++
  return rack
}

/** The class of a word, or −1. */
export const classOfWord = (word: string, graph: ClassGraph): number => classOf(graph, rackOf(word, graph))

/** Gives a row that is no class a number after those of the classes, until the next table is made. */
function stranger(graph: ClassGraph, rack: Uint8Array, length: number, index: number): number {
  const id = graph.size + index
  graph.counts.set(rack, id * rack.length)
  graph.length[id] = length
  return id
}

import type { Vocabulary } from '@estocade/words'
import { type Cards, ERASER, valuesOf } from '../cards.ts'
import { rackAfter } from '../laying.ts'
import { FACE_DOWN, isErased, LONGEST, type Rack, wordOn } from '../rack.ts'
import type { Laying } from '../types.ts'
import { closedUpPlays } from './closed-up.ts'
import type { Placement } from './placements.ts'
import {
  type Found,
  JOKER_MARK,
  type JokerUse,
  type PlaySearch,
  type Position,
  playSearch,
} from './play-search.ts'
import { wordGraph } from './word-graph.ts'

/** A legal way to make a new word, with its points. */
export interface Play {
  readonly laying: Laying
  readonly word: string
  readonly points: number
  /** What shows afterwards. */
  readonly rack: Rack
}

export const basicPosition = (rack: Rack, hand: Cards): Position => ({
  rack,
  hand,
  beginners: false,
  coverSame: false,
  exchanges: 0,
})

/** Plays of one vocabulary, as objects. */
export class PlayFinder {
  readonly search: PlaySearch
  readonly #capitals: string
  readonly #smalls: string

  constructor(vocabulary: Vocabulary) {
    const { alphabet } = vocabulary
    this.search = playSearch(wordGraph(vocabulary), alphabet, valuesOf(alphabet.id))
    this.#capitals = alphabet.letters
    this.#smalls = alphabet.letters.toLowerCase()
  }

  /** In no particular order. The search is finished when this returns; the objects are made while iterating. */
  plays(position: Position, jokers: JokerUse = 'all'): Iterable<Play> {
    if (position.anywhere && position.rack !== '')
      return closedUpPlays(position, (one) => this.plays(one, jokers))
    const found = this.search.all(position, jokers)
    return this.#objects(position.rack, {
      count: found.count,
      placements: found.placements,
      points: found.points.slice(0, found.count),
      placementOf: found.placementOf.slice(0, found.count),
      cells: found.cells.slice(0, found.count * LONGEST),
    })
  }

  /** Best first; equal points in the order of the words, then of the cards. */
  best(position: Position, most = Number.POSITIVE_INFINITY, jokers: JokerUse = 'all'): readonly Play[] {
    if (position.anywhere) return [...this.plays(position, jokers)].sort(byPoints).slice(0, most)
    const found = this.search.all(position, jokers)
    const { points } = found
    const order = Array.from({ length: found.count }, (_, i) => i).sort((a, b) => points[b]! - points[a]!)
    const least = order.length > most ? points[order[most - 1]!]! : Number.NEGATIVE_INFINITY
    return order
      .filter((i) => points[i]! >= least)
      .map((i) => this.#object(position.rack, found, i))
      .sort(byPoints)
      .slice(0, most)
  }

  /** The first play found with most points; `undefined` when there is none. */
  dearest(position: Position): Play | undefined {
    const found = this.search.all(position, 'needed')
    let best = -1
    for (let i = 0; i < found.count; i++) if (best < 0 || found.points[i]! > found.points[best]!) best = i
    return best < 0 ? undefined : this.#object(position.rack, found, best)
  }

  *#objects(rack: Rack, found: Found): Iterable<Play> {
    for (let i = 0; i < found.count; i++) yield this.#object(rack, found, i)
  }

  #object(rack: Rack, found: Found, index: number): Play {
    const placement = found.placements[found.placementOf[index]!]!
    const { grow, from, to, faceDown } = placement
    const shift = grow === 'front' ? 1 : 0
    let cards = frameCells(rack, placement, 0, from, shift)
    for (let i = 0; i < to - from; i++) cards += this.#cardText(found.cells[index * LONGEST + i]!)
    cards += frameCells(rack, placement, to, rack.length + shift, shift)
    const laying: Laying = faceDown === undefined ? { grow, cards } : { grow, cards, down: faceDown.card }
    const after = rackAfter(rack, laying)
    return { laying, word: wordOn(after), points: found.points[index]!, rack: after }
  }

  #cardText(cell: number): string {
    if (cell === 0) return '.'
    return cell > JOKER_MARK ? this.#smalls[cell - JOKER_MARK - 1]! : this.#capitals[cell - 1]!
  }
}

/** `Laying.cards` outside the block: erasers on what still shows there. */
function frameCells(rack: Rack, { faceDown }: Placement, from: number, to: number, shift: number): string {
  let cards = ''
  for (let cell = from; cell < to; cell++)
    cards += isErased(rack[cell - shift]!) ? '.' : cell === faceDown?.cell ? FACE_DOWN : ERASER
  return cards
}

export function byPoints(a: Play, b: Play): number {
  if (a.points !== b.points) return b.points - a.points
  return (
    compare(a.word, b.word) ||
    compare(a.laying.cards, b.laying.cards) ||
    compare(a.laying.grow, b.laying.grow) ||
    compare(a.laying.down ?? '', b.laying.down ?? '')
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const finders = new WeakMap<Vocabulary, PlayFinder>()

/** One finder for each vocabulary: its index and scratch are large. */
export function finderFor(vocabulary: Vocabulary): PlayFinder {
  const known = finders.get(vocabulary)
  if (known !== undefined) return known
  const finder = new PlayFinder(vocabulary)
  finders.set(vocabulary, finder)
  return finder
}

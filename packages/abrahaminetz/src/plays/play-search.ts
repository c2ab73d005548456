import type { Alphabet } from '@estocade/words'
import { type Cards, JOKER, JOKER_VALUE as jokerValue, type Values } from '../cards.ts'
import * as scoring from '../laying.ts'
import { LONGEST as longest, type Rack } from '../rack.ts'
import { type Placement, placementsOn } from './placements.ts'
import type { WordGraph } from './word-graph.ts'

// Local copies: the engine inlines only constants of the same module, which is measurable in the walk.
const BONUS = scoring.BONUS
const EXCHANGE_COST = scoring.EXCHANGE_COST
const JOKER_VALUE = jokerValue
const LONGEST = longest

/** What a found play lays on a cell: 0 nothing, letter number + 1 a letter card, plus JOKER_MARK a joker. */
export const JOKER_MARK = 64

/**
 * `all`: every way to use jokers. `needed`: a joker only for a letter that the hand has no card of, one way
 * for each word and set of covered cells. That is enough to find the play with most points.
 */
export type JokerUse = 'all' | 'needed'

export interface Position {
  readonly rack: Rack
  readonly hand: Cards
  readonly beginners: boolean
  readonly coverSame: boolean
  readonly exchanges: number
  /** A24: a card face down may lie anywhere. */
  readonly anywhere?: boolean
  /** The word that does not count as new; that of the rack if absent. */
  readonly excluded?: string
}

/** Plays as numbers, in arrays that the next search overwrites. */
export interface Found {
  count: number
  points: Int16Array
  /** Indexes into `placements`. */
  placementOf: Uint16Array
  /** LONGEST bytes per play: see JOKER_MARK. */
  cells: Uint8Array
  placements: readonly Placement[]
}

export interface PlaySearch {
  /** Finds every play. */
  all(position: Position, jokers: JokerUse): Found
  /** How many points the best play has; −Infinity when there is none. */
  bestPoints(position: Position): number
}

/**
 * Finds plays by walking the graph of each placement's length cell by cell: the card there is kept or
 * covered by one of the hand. It is a closure over its own arrays, because the walk allocates nothing and
 * local variables are faster than fields.
 */
export function playSearch({ nodes, roots }: WordGraph, alphabet: Alphabet, values: Values): PlaySearch {
  const numbers = letterNumbers(alphabet)
  const worth = Int8Array.from([...alphabet.letters], (letter) => values[letter] ?? 0)
  const found = emptyFound()

  const hand = new Int8Array(32)
  let handMask = 0
  let jokers = 0
  let allJokers = true
  let coverSame = false

  /** By cell of the lying rack: the bit of its letter (0 for an erased cell) and its points. */
  const rackBits = new Int32Array(LONGEST)
  const rackPoints = new Int8Array(LONGEST)
  const lastWord = new Int8Array(LONGEST)
  let lastLength = 0

  /** The same by cell of the block that is walked; a new cell is 0 as well: a card must be laid there. */
  const keepBits = new Int32Array(LONGEST + 1)
  const keepPoints = new Int8Array(LONGEST + 1)
  /** The last cell that can be kept. */
  let lastKeep = -1
  let lastCell = 0
  let placement = 0

  const path = new Uint8Array(LONGEST)
  let keeping = true
  let best = Number.NEGATIVE_INFINITY

  function run(position: Position, use: JokerUse): void {
    const { rack, exchanges } = position
    found.count = 0
    best = Number.NEGATIVE_INFINITY
    allJokers = use === 'all'
    coverSame = position.coverSame
    found.placements = placementsOn(rack, position.hand, position.beginners)
    readRack(rack)
    if (position.excluded !== undefined) readExcluded(position.excluded)
    let held: string | undefined
    for (placement = 0; placement < found.placements.length; placement++) {
      const place = found.placements[placement]!
      const hold =
        place.faceDown === undefined ? position.hand : position.hand.replace(place.faceDown.card, '')
      if (hold !== held) take(hold)
      held = hold
      // `0 - …`, because −0 would turn every sum of the walk into a floating-point number.
      walkPlacement(place, rack.length, 0 - place.cost - EXCHANGE_COST * exchanges)
    }
  }

  function readRack(rack: Rack): void {
    lastLength = 0
    for (let i = 0; i < rack.length; i++) {
      const number = numberOfCode(numbers, rack.charCodeAt(i))
      rackBits[i] = number < 0 ? 0 : 1 << (number & LETTER)
      if (number < 0) continue
      lastWord[lastLength++] = number & LETTER
      rackPoints[i] = number > LETTER ? JOKER_VALUE : worth[number]!
    }
  }

  function readExcluded(word: string): void {
    lastLength = word.length
    for (let i = 0; i < word.length; i++) lastWord[i] = numberOfCode(numbers, word.charCodeAt(i))
  }

  function take(cards: Cards): void {
    hand.fill(0)
    handMask = 0
    jokers = 0
    for (let i = 0; i < cards.length; i++) {
      if (cards[i] === JOKER) jokers++
      const letter = numberOfCode(numbers, cards.charCodeAt(i))
      if (letter < 0) continue
      hand[letter]!++
      handMask |= 1 << letter
    }
  }

  function walkPlacement({ from, to, grow }: Placement, cells: number, points: number): void {
    const root = roots[to - from]!
    if (root === 0) return
    const shift = grow === 'front' ? 1 : 0
    lastCell = to - from - 1
    lastKeep = -1
    for (let i = 0; i <= lastCell; i++) {
      const cell = from + i - shift
      const bit = cell < 0 || cell >= cells ? 0 : rackBits[cell]!
      keepBits[i] = bit
      if (bit === 0) continue
      keepPoints[i] = rackPoints[cell]!
      lastKeep = i
    }
    // The first word of a match keeps no card.
    walk(root, 0, points, 0, cells === 0)
  }

  /** All but the last letter. `kept`: does a lying card stay already? */
  function walk(node: number, i: number, points: number, laid: number, kept: boolean): void {
    const mask = nodes[node]!
    const keepBit = keepBits[i]!
    const next = i + 1
    const nextKeep = keepBits[next]!
    const ending = next === lastCell
    if ((mask & keepBit) !== 0) {
      const child = nodes[node + 1 + popcount(mask & (keepBit - 1))]!
      path[i] = 0
      if (jokers > 0 || ((ending ? child : nodes[child]!) & (handMask | nextKeep)) !== 0) {
        if (ending) finish(child, points + keepPoints[i]!, laid, true)
        else walk(child, next, points + keepPoints[i]!, laid, true)
      }
    }
    if (!kept && i >= lastKeep) return
    const base = laid >= 2 ? points + BONUS : points
    let covers = (coverSame ? mask : mask & ~keepBit) & handMask
    for (; covers !== 0; covers &= covers - 1) {
      const bit = covers & -covers
      const child = nodes[node + 1 + popcount(mask & (bit - 1))]!
      if (jokers === 0 && ((ending ? child : nodes[child]!) & (handMask | nextKeep)) === 0) continue
      const letter = 31 - Math.clz32(bit)
      path[i] = letter + 1
      const left = hand[letter]! - 1
      hand[letter] = left
      if (left === 0) handMask &= ~bit
      if (ending) finish(child, base + worth[letter]!, laid + 1, kept)
      else walk(child, next, base + worth[letter]!, laid + 1, kept)
      hand[letter] = left + 1
      handMask |= bit
    }
    if (jokers > 0) coverByJoker(node, mask, i, base + JOKER_VALUE, laid + 1, kept)
  }

  function coverByJoker(
    node: number,
    mask: number,
    i: number,
    points: number,
    laid: number,
    kept: boolean,
  ): void {
    let covers = coverSame ? mask : mask & ~keepBits[i]!
    if (!allJokers) covers &= ~handMask
    const next = i + 1
    const ending = next === lastCell
    jokers--
    const fitting = jokers > 0 ? -1 : handMask | keepBits[next]!
    for (; covers !== 0; covers &= covers - 1) {
      const bit = covers & -covers
      const child = nodes[node + 1 + popcount(mask & (bit - 1))]!
      if (((ending ? child : nodes[child]!) & fitting) === 0) continue
      path[i] = 32 - Math.clz32(bit) + JOKER_MARK
      if (ending) finish(child, points, laid, kept)
      else walk(child, next, points, laid, kept)
    }
    jokers++
  }

  /** The last letter: `mask` says which end a word. */
  function finish(mask: number, points: number, laid: number, kept: boolean): void {
    const keepBit = keepBits[lastCell]!
    if ((mask & keepBit) !== 0) {
      path[lastCell] = 0
      emit(points + keepPoints[lastCell]!)
    }
    if (!kept && lastCell >= lastKeep) return
    const free = coverSame ? mask : mask & ~keepBit
    const base = laid >= 2 ? points + BONUS : points
    for (let covers = free & handMask; covers !== 0; covers &= covers - 1) {
      const letter = 31 - Math.clz32(covers & -covers)
      path[lastCell] = letter + 1
      emit(base + worth[letter]!)
    }
    if (jokers === 0) return
    for (let covers = allJokers ? free : free & ~handMask; covers !== 0; covers &= covers - 1) {
      path[lastCell] = 32 - Math.clz32(covers & -covers) + JOKER_MARK
      emit(base + JOKER_VALUE)
    }
  }

  function emit(points: number): void {
    if (lastCell === lastLength - 1 && isLastWord()) return
    if (points > best) best = points
    if (!keeping) return
    const at = found.count++
    if (at === found.points.length) enlarge(found)
    found.points[at] = points
    found.placementOf[at] = placement
    const cells = found.cells
    const start = at * LONGEST
    for (let i = 0; i <= lastCell; i++) cells[start + i] = path[i]!
  }

  function isLastWord(): boolean {
    for (let i = 0; i <= lastCell; i++) {
      const card = path[i]!
      const bit = card === 0 ? keepBits[i]! : 1 << ((card - 1) & LETTER)
      if (bit !== 1 << lastWord[i]!) return false
    }
    return true
  }

  return {
    all(position, use) {
      keeping = true
      run(position, use)
      return found
    },
    bestPoints(position) {
      keeping = false
      run(position, 'needed')
      return best
    },
  }
}

/** Set in the number of a small letter: a joker standing for it. */
const SMALL = 32
const LETTER = SMALL - 1

/** By character code: the letter's number, + SMALL for a small letter; −1 for any other character. */
function letterNumbers({ letters }: Alphabet): Int8Array {
  const codes = [...letters, ...letters.toLowerCase()].map((letter) => letter.charCodeAt(0))
  const numbers = new Int8Array(Math.max(...codes) + 1).fill(-1)
  for (let i = 0; i < letters.length; i++) {
    numbers[codes[i]!] = i
    numbers[codes[letters.length + i]!] = i + SMALL
  }
  return numbers
}

const numberOfCode = (numbers: Int8Array, code: number): number =>
  code < numbers.length ? numbers[code]! : -1

function popcount(mask: number): number {
  let v = mask - ((mask >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const emptyFound = (): Found => ({
  count: 0,
  points: new Int16Array(1024),
  placementOf: new Uint16Array(1024),
  cells: new Uint8Array(1024 * LONGEST),
  placements: [],
})

function enlarge(found: Found): void {
  const size = found.points.length * 2
  const { points, placementOf, cells } = found
  found.points = new Int16Array(size)
  found.points.set(points)
  found.placementOf = new Uint16Array(size)
  found.placementOf.set(placementOf)
  found.cells = new Uint8Array(size * LONGEST)
  found.cells.set(cells)
}

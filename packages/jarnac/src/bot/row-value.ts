import type { ClassGraph } from './class-graph.ts'
import { type Growth, NONE } from './growth.ts'

/** Prices in points, measured by self-play. */
export interface Prices {
  /** A letter in the reserve. */
  readonly letter: number
  /** A row still empty. */
  readonly emptyRow: number
  /** The number of draws within which a needed letter may come. */
  readonly draws: number
}

export const prices: Prices = { letter: 15, emptyRow: 25, draws: 5 }

/**
 * What a row of each class is worth: its points and the expected gain of its best next growth, each
 * growth's own future included (from the longest classes down). A growth by two letters costs one letter
 * more than it earns, one by a single letter nothing. Leaves each class's growths in order of value.
 */
export function rowValues(
  graph: ClassGraph,
  growth: Growth,
  bag: Uint8Array,
  price: Prices = prices,
): Float64Array {
  const values = new Float64Array(graph.length.length)
  const gains = new Float64Array(growth.into.length)
  const odds = availability(bag, price.draws)
  for (const c of longestFirst(graph)) {
    const points = graph.length[c]! ** 2
    values[c] = points + expectedGain(growth, values, gains, odds, c, points, price.letter)
  }
  return values
}

/** The chance that letter x, and y unless it is NONE, come within some draws. */
export interface Odds {
  of(x: number, y: number): number
}

export function availability(bag: Uint8Array, draws: number): Odds {
  const size = Math.max(
    1,
    bag.reduce((sum, n) => sum + n, 0),
  )
  const once = Float64Array.from(bag, (n) => 1 - (1 - n / size) ** draws)
  const twice = Float64Array.from(bag, (n, x) => {
    const p = n / size
    return n < 2 ? 0 : Math.max(0, once[x]! - draws * p * (1 - p) ** (draws - 1))
  })
  return {
    of: (x, y) => (y === NONE ? once[x]! : x === y ? twice[x]! : once[x]! * once[y]!),
  }
}

/** The real classes from the longest down. */
export function longestFirst(graph: ClassGraph): Int32Array {
  const order = new Int32Array(graph.size)
  let end = 0
  for (let length = graph.length.reduce((a, b) => Math.max(a, b), 0); length > 0; length--)
    for (let id = 0; id < graph.size; id++) if (graph.length[id] === length) order[end++] = id
  return order
}

/** Also puts the growths of `c` in order, the most valuable first. `gains` is scratch, by growth. */
function expectedGain(
  growth: Growth,
  values: Float64Array,
  gains: Float64Array,
  odds: Odds,
  c: number,
  points: number,
  letter: number,
): number {
  const { first, into, one, two } = growth
  const from = first[c]!
  const to = first[c + 1]!
  for (let i = from; i < to; i++) gains[i] = values[into[i]!]! - points - (two[i] === NONE ? 0 : letter)
  sortGrowths(growth, gains, from, to)
  let expected = 0
  let missed = 1
  for (let i = from; i < to && gains[i]! > 0; i++) {
    const chance = odds.of(one[i]!, two[i]!)
    expected += missed * chance * gains[i]!
    missed *= 1 - chance
  }
  return expected
}

/** Insertion sort, because most classes have few growths. */
function sortGrowths({ into, one, two }: Growth, gains: Float64Array, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const gain = gains[i]!
    const target = into[i]!
    const x = one[i]!
    const y = two[i]!
    let at = i
    for (; at > from && gains[at - 1]! < gain; at--) {
      gains[at] = gains[at - 1]!
      into[at] = into[at - 1]!
      one[at] = one[at - 1]!
      two[at] = two[at - 1]!
    }
    gains[at] = gain
    into[at] = target
    one[at] = x
    two[at] = y
  }
}

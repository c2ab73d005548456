import type { ClassGraph } from './class-graph.ts'
import { type Growth, NONE } from './growth.ts'

/** Prices in points, measured by self-play. */
export interface Prices {
  /** A letter in the reserve. */
  readonly letter: number
  /** A row still empty. */
  readonly emptyRow: number
  /** Draws over which a letter that a row waits for may come. */
  readonly draws: number
}

export const prices: Prices = { letter: 15, emptyRow: 25, draws: 5 }

/**
 * What a row of each class is worth: its points and the expected gain of its best next growth, each
 * growth's own future included (from the longest classes down). A growth by two letters costs one letter
 * more than it earns, one by a single letter nothing.
 */
export function rowValues(
  graph: ClassGraph,
  growth: Growth,
  bag: Uint8Array,
  price: Prices = prices,
): Float64Array {
  const values = new Float64Array(graph.length.length)
  const odds = availability(bag, price.draws)
  for (const c of longestFirst(graph)) {
    const points = graph.length[c]! ** 2
    values[c] = points + expectedGain(graph, growth, values, odds, c, points, price.letter)
  }
  return values
}

/** `odds.one[x]`: an x comes within the draws; `odds.twice[x]`: two of them. */
interface Odds {
  readonly one: Float64Array
  readonly twice: Float64Array
}

function availability(bag: Uint8Array, draws: number): Odds {
  const size = Math.max(
    1,
    bag.reduce((sum, n) => sum + n, 0),
  )
  const one = Float64Array.from(bag, (n) => 1 - (1 - n / size) ** draws)
  const twice = Float64Array.from(bag, (n, x) => {
    if (n < 2) return 0
    const p = n / size
    return Math.max(0, one[x]! - draws * p * (1 - p) ** (draws - 1))
  })
  return { one, twice }
}

function longestFirst(graph: ClassGraph): Int32Array {
  const order = Int32Array.from({ length: graph.size }, (_, c) => c)
  return order.sort((a, b) => graph.length[b]! - graph.length[a]! || a - b)
}

const gains = new Float64Array(4096)
const chances = new Float64Array(4096)

function expectedGain(
  graph: ClassGraph,
  growth: Growth,
  values: Float64Array,
  odds: Odds,
  c: number,
  points: number,
  letter: number,
): number {
  let count = 0
  for (let i = growth.first[c]!; i < growth.first[c + 1]!; i++) {
    const x = growth.one[i]!
    const y = growth.two[i]!
    const gain = values[growth.into[i]!]! - points - (y === NONE ? 0 : letter)
    const chance = y === NONE ? odds.one[x]! : x === y ? odds.twice[x]! : odds.one[x]! * odds.one[y]!
    if (gain > 0 && chance > 0 && count < gains.length) count = insert(count, gain, chance)
  }
  let expected = 0
  let missed = 1
  for (let i = 0; i < count; i++) {
    expected += missed * chances[i]! * gains[i]!
    missed *= 1 - chances[i]!
  }
  return expected
}

/** Keeps the largest gains first. */
function insert(count: number, gain: number, chance: number): number {
  let at = count
  while (at > 0 && gains[at - 1]! < gain) {
    gains[at] = gains[at - 1]!
    chances[at] = chances[at - 1]!
    at--
  }
  gains[at] = gain
  chances[at] = chance
  return count + 1
}

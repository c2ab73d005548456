import type { WordVisitor } from './automaton.ts'
import { LONGEST_WORD } from './automaton-builder.ts'

/**
 * Every prefix of every word, once; the empty one has number 0. A longer prefix has a higher number than its own
 * prefixes.
 */
export interface Prefixes {
  readonly size: number
  /** The prefix without its last letter; 0 for 0. */
  readonly parents: Uint32Array
  /** The last letter. */
  readonly letters: Uint8Array
  /** 1 where a word ends. */
  readonly ends: Uint8Array
  readonly longest: number
}

export function prefixesOf(each: (visit: WordVisitor) => void): Prefixes {
  let parents = new Uint32Array(1 << 14)
  let letters = new Uint8Array(1 << 14)
  let ends = new Uint8Array(1 << 14)
  let size = 1
  let longest = 0
  const last = new Uint8Array(LONGEST_WORD)
  /** The prefixes of the last word, by length. */
  const path = new Uint32Array(LONGEST_WORD + 1)
  let lastLength = 0
  each((word, length) => {
    let depth = 0
    while (depth < length && depth < lastLength && word[depth] === last[depth]) depth++
    if (size + length > parents.length) {
      parents = widened(parents, new Uint32Array(parents.length * 2))
      letters = widened(letters, new Uint8Array(letters.length * 2))
      ends = widened(ends, new Uint8Array(ends.length * 2))
    }
    for (; depth < length; depth++) {
      parents[size] = path[depth]!
      letters[size] = word[depth]!
      last[depth] = word[depth]!
      path[depth + 1] = size++
    }
    ends[path[length]!] = 1
    lastLength = length
    longest = Math.max(longest, length)
  })
  return { size, parents, letters, ends, longest }
}

function widened<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from)
  return to
}

/**
 * The prefixes, sorted by their letters read backwards. They are ranked by the last 4, 8, 16 … letters; each round sorts
 * by two ranks of the round before. Four letters need no sorting: together they are a number.
 */
export function orderBackwards(prefixes: Prefixes): Uint32Array {
  const { size, longest } = prefixes
  const last = lastFour(prefixes)
  let { ranks, rests } = last
  let next = new Uint32Array(size)
  let spare = new Uint32Array(size)
  const order = new Uint32Array(size)
  for (let i = 0; i < size; i++) order[i] = i
  const half = new Uint32Array(size)
  const places = new Uint32Array(Math.max(size, last.bound) + 1)
  for (let ranked = 4; ; ranked *= 2) {
    for (let i = 0; i < size; i++) next[i] = ranks[rests[i]!]!
    countingSort(order, half, next, places)
    countingSort(half, order, ranks, places)
    if (ranked * 2 > longest) return order
    rankAgain(order, ranks, next, spare)
    ;[ranks, spare] = [spare, ranks]
    for (let i = 0; i < size; i++) next[i] = rests[rests[i]!]!
    ;[rests, next] = [next, rests]
  }
}

interface Ranked {
  /** By prefix: less than `bound`, in the order of the last four letters read backwards. */
  readonly ranks: Uint32Array<ArrayBuffer>
  /** By prefix: the part before these letters. */
  readonly rests: Uint32Array<ArrayBuffer>
  readonly bound: number
}

function lastFour({ size, parents, letters }: Prefixes): Ranked {
  let most = 0
  for (let i = 1; i < size; i++) most = Math.max(most, letters[i]!)
  const base = most + 2
  const two = new Uint32Array(size)
  const beforeTwo = new Uint32Array(size)
  for (let i = 1; i < size; i++) {
    const parent = parents[i]!
    two[i] = (letters[i]! + 1) * base + (parent === 0 ? 0 : letters[parent]! + 1)
    beforeTwo[i] = parents[parent]!
  }
  const ranks = new Uint32Array(size)
  const rests = new Uint32Array(size)
  for (let i = 1; i < size; i++) {
    ranks[i] = two[i]! * base * base + two[beforeTwo[i]!]!
    rests[i] = beforeTwo[beforeTwo[i]!]!
  }
  return { ranks, rests, bound: base ** 4 }
}

/** `places` is scratch, longer than the largest key. */
function countingSort(from: Uint32Array, to: Uint32Array, keys: Uint32Array, places: Uint32Array): void {
  places.fill(0)
  for (let i = 0; i < from.length; i++) places[keys[i]! + 1]!++
  for (let key = 1; key < places.length; key++) places[key]! += places[key - 1]!
  for (let i = 0; i < from.length; i++) to[places[keys[from[i]!]!]!++] = from[i]!
}

function rankAgain(order: Uint32Array, first: Uint32Array, second: Uint32Array, ranks: Uint32Array): void {
  let rank = 0
  for (let i = 0; i < order.length; i++) {
    const here = order[i]!
    const before = order[i - 1] ?? here
    if (first[here] !== first[before] || second[here] !== second[before]) rank++
    ranks[here] = rank
  }
}

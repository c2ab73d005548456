import * as layout from './anagram-layout.ts'
import { type AnagramTrie, ROOT } from './anagram-trie.ts'
import { bitCount } from './bits.ts'

// Copied here, because the engine does not fold an imported constant; importing it made the search four times slower.
const { TAIL_FLAG, PLACE, NODE_FLAG, LETTERS, MOST_LETTERS } = layout

/** The longest row that can be extended. */
export const LONGEST_ROW = 31

/**
 * Searches the trie with counts of letters and allocates nothing meanwhile. The caller writes the letters into `free` and
 * `row`, as numbers in search order.
 */
export interface AnagramSearch {
  /** How many of each letter may be used; at most 200, so that a row's letters can be added. */
  readonly free: Uint8Array
  /** Letters that must be used up. */
  readonly row: Uint8Array
  /**
   * Classes with at least `shortest` letters, made of all of the first `rowLength` letters of the row and any of the `size`
   * free letters. The array belongs to the search and is valid until the next one.
   */
  find(size: number, rowLength: number, shortest: number): Uint32Array
}

/** The search in plain JavaScript, for places where WebAssembly may not be compiled. */
export function plainAnagramSearch({ nodes, lengths }: AnagramTrie): AnagramSearch {
  const free = new Uint8Array(MOST_LETTERS)
  const row = new Uint8Array(LONGEST_ROW + 1)
  /** Letters that may still be used, including the needed ones. */
  const counts = new Int32Array(MOST_LETTERS)
  const needs = new Int32Array(MOST_LETTERS)
  const found = new Uint32Array(lengths.length)
  let end = 0

  /** As long as a needed letter is missing, `walkNeeding` may not skip it. */
  function walk(node: number, allowed: number): void {
    const head = nodes[node]!
    let children = node + 1
    if (head >>> 31 !== 0) found[end++] = nodes[children++]!
    const letters = head & LETTERS
    for (let left = head & allowed; left !== 0; left &= left - 1) {
      const bit = left & -left
      const child = nodes[children + bitCount(letters & (bit - 1))]!
      if (child >>> 31 !== 0) {
        found[end++] = child & PLACE
        continue
      }
      const letter = 31 - Math.clz32(bit)
      const count = counts[letter]! - 1
      const rest = count === 0 ? allowed ^ bit : allowed
      counts[letter] = count
      if ((child & TAIL_FLAG) === 0) {
        // Most children lead nowhere; checking that here saves the call.
        if ((nodes[child]! & (rest | NODE_FLAG)) !== 0) walk(child, rest)
      } else {
        const tail = child & PLACE
        const ending = nodes[tail]!
        if ((ending & LETTERS & ~rest) === 0 && (ending >>> 31 === 0 || covers(tail)))
          found[end++] = nodes[tail + 1]!
      }
      counts[letter] = count + 1
    }
  }

  function walkNeeding(node: number, allowed: number, needed: number): void {
    const head = nodes[node]!
    const children = node + (head >>> 31 !== 0 ? 2 : 1)
    const letters = head & LETTERS
    // Only up to the first needed letter; 2 × the lowest bit − 1 is all bits up to it.
    for (let left = head & allowed & (2 * (needed & -needed) - 1); left !== 0; left &= left - 1) {
      const bit = left & -left
      const child = nodes[children + bitCount(letters & (bit - 1))]!
      const letter = 31 - Math.clz32(bit)
      const count = counts[letter]! - 1
      const need = needs[letter]! - 1
      counts[letter] = count
      needs[letter] = need
      stepNeeding(child, count === 0 ? allowed ^ bit : allowed, need === 0 ? needed ^ bit : needed)
      counts[letter] = count + 1
      needs[letter] = need + 1
    }
  }

  function stepNeeding(child: number, allowed: number, needed: number): void {
    if (child >>> 31 !== 0) {
      if (needed === 0) found[end++] = child & PLACE
    } else if ((child & TAIL_FLAG) === 0) {
      if (needed === 0) walk(child, allowed)
      else walkNeeding(child, allowed, needed)
    } else {
      const tail = child & PLACE
      const ending = nodes[tail]!
      if ((ending & LETTERS & ~allowed) !== 0 || (needed & ~ending) !== 0) return
      if (ending >>> 31 === 0 ? needsOneOfEach(needed) : covers(tail) && usesUp(tail, needed))
        found[end++] = nodes[tail + 1]!
    }
  }

  /** Are there enough letters for a tail that has a letter twice? */
  function covers(tail: number): boolean {
    const last = tail + 3 + nodes[tail + 2]!
    let enough = true
    for (let i = tail + 3; i < last; i++) if (--counts[nodes[i]!]! < 0) enough = false
    for (let i = tail + 3; i < last; i++) counts[nodes[i]!]!++
    return enough
  }

  function usesUp(tail: number, needed: number): boolean {
    const last = tail + 3 + nodes[tail + 2]!
    let used = true
    for (let i = tail + 3; i < last; i++) needs[nodes[i]!]!--
    for (let left = needed; left !== 0; left &= left - 1)
      if (needs[31 - Math.clz32(left & -left)]! > 0) used = false
    for (let i = tail + 3; i < last; i++) needs[nodes[i]!]!++
    return used
  }

  function needsOneOfEach(needed: number): boolean {
    for (let left = needed; left !== 0; left &= left - 1)
      if (needs[31 - Math.clz32(left & -left)]! > 1) return false
    return true
  }

  function atLeast(shortest: number): Uint32Array {
    let kept = 0
    for (let i = 0; i < end; i++) if (lengths[found[i]!]! >= shortest) found[kept++] = found[i]!
    return found.subarray(0, kept)
  }

  /** Counts the letters of a search, and returns the needed letters as a mask. */
  function lay(rowLength: number): number {
    counts.set(free)
    needs.fill(0)
    let mask = 0
    for (let i = 0; i < rowLength; i++) {
      const letter = row[i]!
      counts[letter]!++
      needs[letter]!++
      mask |= 1 << letter
    }
    return mask
  }

  function allAllowed(): number {
    let mask = 0
    for (let letter = 0; letter < MOST_LETTERS; letter++) if (counts[letter]! > 0) mask |= 1 << letter
    return mask
  }

  return {
    free,
    row,
    find(_size, rowLength, shortest) {
      end = 0
      const needed = lay(rowLength)
      if (needed === 0) walk(ROOT, allAllowed())
      else walkNeeding(ROOT, allAllowed(), needed)
      return atLeast(shortest)
    },
  }
}

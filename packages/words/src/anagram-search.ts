import type { AnagramTrie } from './anagram-trie.ts'
import { bitCount } from './bits.ts'

// The constants live here and not with the trie: an imported constant is not folded, and made the search four times slower.

/** Flags of a child: bit 31, the rest is a class; bit 30, the rest is the place of a tail. */
export const CLASS = 0x80000000
export const TAIL = 0x40000000
const PLACE = 0x3fffffff
/** Flag of a node (a class ends here) and of a tail (it holds a letter twice); letters fill the low bits. */
export const FLAG = 0x80000000
const LETTERS = 0x7fffffff

/**
 * Walks the trie with counts of letters, nothing allocated on the way. Letters are in search order. A
 * letter that is *needed* must be used up, so where one is still open the walk may not step past it.
 */
export interface AnagramSearch {
  clear(): void
  allow(letter: number): void
  need(letter: number): void
  /** Classes of `shortest` letters and more from the letters allowed, none if not all needed are used up. */
  find(shortest: number): Uint32Array
}

export function anagramSearch({ nodes, root, lengths }: AnagramTrie): AnagramSearch {
  /** Letters that may still be used, needed ones included. */
  const counts = new Int32Array(32)
  const needs = new Int32Array(32)
  let allAllowed = 0
  let allNeeded = 0
  const found = new Uint32Array(lengths.length)
  let end = 0

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
      if ((child & TAIL) === 0) {
        // Most children lead nowhere; seeing it here saves the call.
        if ((nodes[child]! & (rest | FLAG)) !== 0) walk(child, rest)
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
    // Up to the first needed letter and no further; 2 × the lowest bit − 1 is all bits up to it.
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
    } else if ((child & TAIL) === 0) {
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

  /** Are there enough letters for a tail that holds one twice? */
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

  return {
    clear() {
      counts.fill(0)
      needs.fill(0)
      allAllowed = 0
      allNeeded = 0
    },
    allow(letter) {
      counts[letter]!++
      allAllowed |= 1 << letter
    },
    need(letter) {
      counts[letter]!++
      needs[letter]!++
      allAllowed |= 1 << letter
      allNeeded |= 1 << letter
    },
    find(shortest) {
      end = 0
      if (allNeeded === 0) walk(root, allAllowed)
      else walkNeeding(root, allAllowed, allNeeded)
      return atLeast(shortest)
    },
  }
}

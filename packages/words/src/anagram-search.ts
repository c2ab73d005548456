import { type AnagramTrie, CLASS, FLAG, LETTERS, PLACE, TAIL } from './anagram-trie.ts'
import { bitCount } from './bits.ts'

/**
 * Walks the trie with counts of letters, nothing allocated on the way. Letters are in search order. A
 * letter that is *needed* must be used up, so where one is still open the walk may not step past it.
 */
export class AnagramSearch {
  readonly #nodes: Uint32Array
  readonly #root: number
  readonly #lengths: Uint8Array
  /** Letters that may still be used, needed ones included. */
  readonly #counts = new Int32Array(32)
  readonly #needs = new Int32Array(32)
  #allowed = 0
  #needed = 0
  readonly #found: Uint32Array
  #end = 0

  constructor({ nodes, root, lengths }: AnagramTrie) {
    this.#nodes = nodes
    this.#root = root
    this.#lengths = lengths
    this.#found = new Uint32Array(lengths.length)
  }

  clear(): void {
    this.#counts.fill(0)
    this.#needs.fill(0)
    this.#allowed = 0
    this.#needed = 0
  }

  allow(letter: number): void {
    this.#counts[letter]!++
    this.#allowed |= 1 << letter
  }

  need(letter: number): void {
    this.allow(letter)
    this.#needs[letter]!++
    this.#needed |= 1 << letter
  }

  /** Classes of `shortest` letters and more from the letters allowed. */
  from(shortest: number): Uint32Array {
    this.#end = 0
    this.#walk(this.#root, this.#allowed)
    return this.#atLeast(shortest)
  }

  /** Classes of `shortest` letters and more that use up what is needed. */
  growing(shortest: number): Uint32Array {
    this.#end = 0
    this.#walkNeeding(this.#root, this.#allowed, this.#needed)
    return this.#atLeast(shortest)
  }

  #walk(node: number, allowed: number): void {
    const nodes = this.#nodes
    const counts = this.#counts
    const head = nodes[node]!
    let children = node + 1
    if (head >= FLAG) this.#found[this.#end++] = nodes[children++]!
    const letters = head & LETTERS
    for (let left = head & allowed; left !== 0; left &= left - 1) {
      const bit = left & -left
      const child = nodes[children + bitCount(letters & (bit - 1))]!
      if (child >= CLASS) {
        this.#found[this.#end++] = child & PLACE
        continue
      }
      const letter = 31 - Math.clz32(bit)
      const count = counts[letter]! - 1
      const rest = count === 0 ? allowed ^ bit : allowed
      counts[letter] = count
      if (child < TAIL) this.#walk(child, rest)
      else {
        const tail = child & PLACE
        const ending = nodes[tail]!
        if ((ending & LETTERS & ~rest) === 0 && (ending < FLAG || this.#covers(tail)))
          this.#found[this.#end++] = nodes[tail + 1]!
      }
      counts[letter] = count + 1
    }
  }

  #walkNeeding(node: number, allowed: number, needed: number): void {
    if (needed === 0) {
      this.#walk(node, allowed)
      return
    }
    const nodes = this.#nodes
    const head = nodes[node]!
    const children = node + (head >= FLAG ? 2 : 1)
    const letters = head & LETTERS
    // Up to the first needed letter and no further; 2 × the lowest bit − 1 is all bits up to it.
    for (let left = head & allowed & (2 * (needed & -needed) - 1); left !== 0; left &= left - 1) {
      const bit = left & -left
      const child = nodes[children + bitCount(letters & (bit - 1))]!
      const letter = 31 - Math.clz32(bit)
      const count = --this.#counts[letter]!
      const need = --this.#needs[letter]!
      this.#stepNeeding(child, count === 0 ? allowed ^ bit : allowed, need === 0 ? needed ^ bit : needed)
      this.#counts[letter] = count + 1
      this.#needs[letter] = need + 1
    }
  }

  #stepNeeding(child: number, allowed: number, needed: number): void {
    if (child >= CLASS) {
      if (needed === 0) this.#found[this.#end++] = child & PLACE
    } else if (child < TAIL) {
      this.#walkNeeding(child, allowed, needed)
    } else {
      const tail = child & PLACE
      const ending = this.#nodes[tail]!
      if ((ending & LETTERS & ~allowed) !== 0 || (needed & ~ending) !== 0) return
      if (ending < FLAG ? this.#needsOneOfEach(needed) : this.#covers(tail) && this.#usesUp(tail, needed))
        this.#found[this.#end++] = this.#nodes[tail + 1]!
    }
  }

  /** Are there enough letters for a tail that holds one twice? */
  #covers(tail: number): boolean {
    const nodes = this.#nodes
    const end = tail + 3 + nodes[tail + 2]!
    let enough = true
    for (let i = tail + 3; i < end; i++) if (--this.#counts[nodes[i]!]! < 0) enough = false
    for (let i = tail + 3; i < end; i++) this.#counts[nodes[i]!]!++
    return enough
  }

  #usesUp(tail: number, needed: number): boolean {
    const nodes = this.#nodes
    const end = tail + 3 + nodes[tail + 2]!
    let used = true
    for (let i = tail + 3; i < end; i++) this.#needs[nodes[i]!]!--
    for (let left = needed; left !== 0; left &= left - 1)
      if (this.#needs[31 - Math.clz32(left & -left)]! > 0) used = false
    for (let i = tail + 3; i < end; i++) this.#needs[nodes[i]!]!++
    return used
  }

  #needsOneOfEach(needed: number): boolean {
    for (let left = needed; left !== 0; left &= left - 1)
      if (this.#needs[31 - Math.clz32(left & -left)]! > 1) return false
    return true
  }

  #atLeast(shortest: number): Uint32Array {
    const found = this.#found
    let kept = 0
    for (let i = 0; i < this.#end; i++) if (this.#lengths[found[i]!]! >= shortest) found[kept++] = found[i]!
    return found.subarray(0, kept)
  }
}

import { EMPTY_NODE } from './crossword-index.ts'

/** Nodes `[childMask, acceptMask, child…]` one behind the other; equal nodes are one. */
export class CrosswordNodes {
  #nodes = new Uint32Array(1 << 12)
  /** The empty node is at 0, so that 0 can say "leads nowhere". */
  #end = 2
  /** Open addressing: places of nodes, 0 is free. */
  #register = new Uint32Array(1 << 10)
  #count = 0

  /** `children` holds the children in rising order of their letters, `count` of them. */
  add(childMask: number, acceptMask: number, children: Uint32Array, from: number, count: number): number {
    if ((childMask | acceptMask) === 0) return EMPTY_NODE
    if (this.#end + 2 + count > this.#nodes.length) this.#grow()
    const at = this.#end
    this.#nodes[at] = childMask
    this.#nodes[at + 1] = acceptMask
    for (let i = 0; i < count; i++) this.#nodes[at + 2 + i] = children[from + i]!
    if (this.#count * 2 > this.#register.length) this.#rehash()
    const slot = this.#slot(at, 2 + count)
    const known = this.#register[slot]!
    if (known !== 0) return known
    this.#register[slot] = at
    this.#count++
    this.#end += 2 + count
    return at
  }

  finish(): Uint32Array {
    return this.#nodes.slice(0, this.#end)
  }

  /** Where the node at `at`, `words` long, is registered or could be. */
  #slot(at: number, words: number): number {
    const nodes = this.#nodes
    const mask = this.#register.length - 1
    let sum = 0
    for (let i = 0; i < words; i++) sum = Math.imul(sum ^ nodes[at + i]!, 0x9e3779b1) ^ (sum >>> 15)
    for (let slot = (sum ^ (sum >>> 16)) & mask; ; slot = (slot + 1) & mask) {
      const known = this.#register[slot]!
      if (known === 0 || this.#isSame(known, at, words)) return slot
    }
  }

  #isSame(a: number, b: number, words: number): boolean {
    // Equal child masks mean equal lengths, so the known node cannot be overrun.
    for (let i = 0; i < words; i++) if (this.#nodes[a + i] !== this.#nodes[b + i]) return false
    return true
  }

  #rehash(): void {
    const old = this.#register
    this.#register = new Uint32Array(old.length * 4)
    for (const at of old) if (at !== 0) this.#register[this.#slot(at, this.#wordsOf(at))] = at
  }

  #wordsOf(at: number): number {
    let words = 2
    for (let mask = this.#nodes[at]!; mask !== 0; mask &= mask - 1) words++
    return words
  }

  #grow(): void {
    const larger = new Uint32Array(this.#nodes.length * 2)
    larger.set(this.#nodes)
    this.#nodes = larger
  }
}

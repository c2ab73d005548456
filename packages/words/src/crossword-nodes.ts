import { bitCount } from './bits.ts'
import { EMPTY_NODE, edgeTo, NO_KEY, NODE_HEAD, SEPARATOR } from './crossword-index.ts'
import { PruneMasks } from './prune-masks.ts'

const ALL_LETTERS = (1 << SEPARATOR) - 1

const keyOf = (bit: number): number => (bit === 0 ? NO_KEY : 31 - Math.clz32(bit))

/**
 * Nodes as in `CrosswordIndex`, one after another; equal nodes are stored once. Until `finish`, edges have no keys, and
 * the third word of a node is not its prune mask but its need: the letters that every word below it has.
 */
export class CrosswordNodes {
  #nodes = new Uint32Array(1 << 12)
  /** The empty node is at 0, so that 0 can mean "leads nowhere". */
  #end = NODE_HEAD
  /** Hash table with open addressing: offsets of nodes, 0 is free. */
  #register = new Uint32Array(1 << 10)
  #count = 0

  constructor() {
    this.#nodes[EMPTY_NODE + 2] = ALL_LETTERS
  }

  /** The `count` children begin at `children[from]`, in ascending order of their letters. */
  add(childMask: number, acceptMask: number, children: Uint32Array, from: number, count: number): number {
    if ((childMask | acceptMask) === 0) return EMPTY_NODE
    if (this.#end + NODE_HEAD + count > this.#nodes.length) this.#grow()
    const at = this.#end
    this.#nodes[at] = childMask
    this.#nodes[at + 1] = acceptMask
    for (let i = 0; i < count; i++) this.#nodes[at + NODE_HEAD + i] = children[from + i]!
    this.#nodes[at + 2] = this.#needOf(at)
    if (this.#count * 2 > this.#register.length) this.#rehash()
    const slot = this.#slot(at, NODE_HEAD + count)
    const known = this.#register[slot]!
    if (known !== 0) return known
    this.#register[slot] = at
    this.#count++
    this.#end += NODE_HEAD + count
    return at
  }

  /**
   * All nodes below the roots, level by level, with prune masks and edge keys, and the new offsets of the roots.
   * `likely[letter]` is the probability that a hand holds the letter.
   */
  finish(
    roots: readonly number[],
    likely: Float64Array,
  ): { readonly nodes: Uint32Array; readonly roots: readonly number[] } {
    const old = this.#nodes
    const masks = new PruneMasks(old, this.#end, likely)
    const moved = new Uint32Array(this.#end)
    const queue = new Uint32Array(this.#count)
    let [queued, end] = [0, NODE_HEAD]
    const place = (node: number): number => {
      if (moved[node] !== 0 || node === EMPTY_NODE) return moved[node]!
      moved[node] = end
      queue[queued++] = node
      end += NODE_HEAD + bitCount(old[node]!)
      return moved[node]!
    }
    const nodes = new Uint32Array(this.#end)
    nodes.set(old.subarray(0, NODE_HEAD))
    const places = roots.map(place)
    for (let i = 0; i < queued; i++) {
      const from = queue[i]!
      const to = moved[from]!
      nodes.set(old.subarray(from, from + NODE_HEAD), to)
      nodes[to + 2] = masks.of(from)
      const words = this.#wordsOf(from)
      for (let k = NODE_HEAD; k < words; k++) {
        const child = old[from + k]!
        nodes[to + k] = edgeTo(place(child), keyOf(masks.keyBit(child)))
      }
    }
    return { nodes: nodes.slice(0, end), roots: places }
  }

  #needOf(at: number): number {
    const nodes = this.#nodes
    let need = -1
    for (let rest = nodes[at + 1]!; rest !== 0; rest &= rest - 1) need &= rest & -rest
    let child = at + NODE_HEAD
    for (let rest = nodes[at]!; rest !== 0; rest &= rest - 1)
      need &= (rest & -rest & ALL_LETTERS) | nodes[nodes[child++]! + 2]!
    return need
  }

  /** The slot of the node at `at`, which is `words` long, or the free slot where it belongs. */
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
    // Nodes with equal child masks have equal lengths, so this never reads past the known node.
    for (let i = 0; i < words; i++) if (this.#nodes[a + i] !== this.#nodes[b + i]) return false
    return true
  }

  #rehash(): void {
    const old = this.#register
    this.#register = new Uint32Array(old.length * 4)
    for (const at of old) if (at !== 0) this.#register[this.#slot(at, this.#wordsOf(at))] = at
  }

  #wordsOf(at: number): number {
    return NODE_HEAD + bitCount(this.#nodes[at]!)
  }

  #grow(): void {
    const larger = new Uint32Array(this.#nodes.length * 2)
    larger.set(this.#nodes)
    this.#nodes = larger
  }
}

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
  /** Hash table with open addressing: the offset of a node, 0 is free, and its hash, so that few nodes are compared. */
  #register: Uint32Array
  #count = 0

  /** `expected` is about the number of different nodes: a table of the right size is not filled again and again. */
  constructor(expected: number) {
    this.#register = new Uint32Array(2 ** Math.ceil(Math.log2(4 * expected + 64)))
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
    if (this.#count * 4 > this.#register.length) this.#rehash()
    const hash = this.#hashOf(at, count)
    const slot = this.#slot(at, hash, count)
    const known = this.#register[slot]!
    if (known !== 0) return known
    this.#nodes[at + 2] = this.#needOf(at)
    this.#register[slot] = at
    this.#register[slot + 1] = hash
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
      nodes[to] = old[from]!
      nodes[to + 1] = old[from + 1]!
      nodes[to + 2] = masks.of(from)
      const words = NODE_HEAD + bitCount(old[from]!)
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

  /** Of the masks and the children; a node's need follows from these. */
  #hashOf(at: number, children: number): number {
    const nodes = this.#nodes
    let sum = Math.imul(nodes[at]!, 0x9e3779b1)
    sum = Math.imul(sum ^ nodes[at + 1]!, 0x9e3779b1) ^ (sum >>> 15)
    const end = at + NODE_HEAD + children
    for (let i = at + NODE_HEAD; i < end; i++) sum = Math.imul(sum ^ nodes[i]!, 0x9e3779b1) ^ (sum >>> 15)
    return (sum ^ (sum >>> 16)) >>> 0
  }

  /** The slot of the node at `at`, or the free slot where it belongs. */
  #slot(at: number, hash: number, children: number): number {
    const register = this.#register
    const mask = register.length - 1
    for (let slot = (hash << 1) & mask; ; slot = (slot + 2) & mask) {
      const known = register[slot]!
      if (known === 0 || (register[slot + 1] === hash && this.#isSame(known, at, children))) return slot
    }
  }

  #isSame(a: number, b: number, children: number): boolean {
    const nodes = this.#nodes
    if (nodes[a] !== nodes[b] || nodes[a + 1] !== nodes[b + 1]) return false
    // Nodes with equal child masks have equal lengths, so this never reads past the known node.
    for (let i = NODE_HEAD; i < NODE_HEAD + children; i++) if (nodes[a + i] !== nodes[b + i]) return false
    return true
  }

  #rehash(): void {
    const old = this.#register
    const register = new Uint32Array(old.length * 4)
    const mask = register.length - 1
    for (let i = 0; i < old.length; i += 2) {
      if (old[i] === 0) continue
      let slot = (old[i + 1]! << 1) & mask
      while (register[slot] !== 0) slot = (slot + 2) & mask
      register[slot] = old[i]!
      register[slot + 1] = old[i + 1]!
    }
    this.#register = register
  }

  #grow(): void {
    const larger = new Uint32Array(this.#nodes.length * 2)
    larger.set(this.#nodes)
    this.#nodes = larger
  }
}

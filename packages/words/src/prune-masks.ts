import { bitCount } from './bits.ts'
import { EMPTY_NODE, NODE_HEAD, ONE_OF, SEPARATOR } from './crossword-index.ts'

const SEPARATOR_BIT = 1 << SEPARATOR

/**
 * Chooses the prune mask of each node: either the letters that all words below it need, or a set of letters of which
 * every word below it has at least one. It takes the mask that a hand is less likely to meet. The edge key's letter is
 * ignored here, because a search checks the key before it reads the node.
 *
 * `nodes` is an unfinished graph, children before parents; the third word of a node is the letters that every word below
 * it needs. `likely[letter]` is the probability that a hand holds the letter.
 */
export class PruneMasks {
  readonly #nodes: Uint32Array
  readonly #likely: Float64Array
  /** By node: every word below it has one of these letters. */
  readonly #oneOf: Uint32Array
  readonly #order: readonly number[]
  /** By node: the bit of its edge key. */
  readonly #keys: Uint32Array

  constructor(nodes: Uint32Array, end: number, likely: Float64Array) {
    this.#nodes = nodes
    this.#likely = likely
    this.#oneOf = new Uint32Array(end)
    this.#keys = new Uint32Array(end)
    this.#order = Array.from(likely.keys()).sort((a, b) => likely[a]! - likely[b]!)
    this.#keys[EMPTY_NODE] = this.#rarest(nodes[EMPTY_NODE + 2]!)
    for (let node = NODE_HEAD; node < end; node += NODE_HEAD + bitCount(nodes[node]!)) {
      this.#keys[node] = this.#rarest(nodes[node + 2]!)
      this.#oneOf[node] = this.#oneLetterOf(node)
    }
  }

  /** The least likely of the letters that all words below need, as a bit; 0 if there is none. */
  keyBit(node: number): number {
    return this.#keys[node]!
  }

  of(node: number): number {
    const need = this.#nodes[node + 2]!
    const oneOf = this.#oneOf[node]!
    const others = need & ~this.#keys[node]!
    return this.#chanceOfOne(oneOf) < this.#chanceOfAll(others) ? (oneOf | ONE_OF) >>> 0 : need
  }

  #rarest(letters: number): number {
    if (letters !== 0)
      for (const letter of this.#order) if (((letters >>> letter) & 1) !== 0) return 1 << letter
    return 0
  }

  /**
   * Starts from the letters that end a word here. Then, for every edge not yet covered, adds the letters that raise
   * the probability of a hit least.
   */
  #oneLetterOf(node: number): number {
    const nodes = this.#nodes
    const key = this.keyBit(node)
    const covered = this.#coveredEdges(node, nodes[node + 1]!)
    let letters = nodes[node + 1]!
    let at = node + NODE_HEAD
    for (let rest = nodes[node]!, edge = 1; rest !== 0; rest &= rest - 1, edge <<= 1, at++) {
      const child = nodes[at]!
      if ((covered & edge) !== 0 || this.#covers(letters, rest & -rest, child)) continue
      letters |= this.#cheapest(letters, rest & -rest, child, key)
    }
    return letters
  }

  /** One bit per edge, in order: whether every word along it has one of the letters. */
  #coveredEdges(node: number, letters: number): number {
    let covered = 0
    let at = node + NODE_HEAD
    for (let rest = this.#nodes[node]!, edge = 1; rest !== 0; rest &= rest - 1, edge <<= 1, at++)
      if (this.#covers(letters, rest & -rest, this.#nodes[at]!)) covered |= edge
    return covered
  }

  #covers(letters: number, bit: number, child: number): boolean {
    return (letters & this.#certain(bit, child)) !== 0 || (this.#oneOf[child]! & ~letters) === 0
  }

  /** Letters that every word along the edge has. */
  #certain(bit: number, child: number): number {
    return (bit === SEPARATOR_BIT ? 0 : bit) | this.#nodes[child + 2]!
  }

  #cheapest(letters: number, bit: number, child: number, key: number): number {
    const certain = this.#certain(bit, child)
    const single = this.#rarest(certain & ~key)
    const several = this.#oneOf[child]! & ~letters
    if (single === 0) return (several & key) === 0 ? several : this.#rarest(certain) || several
    return (several & key) === 0 && this.#sum(several) < this.#sum(single) ? several : single
  }

  #sum(letters: number): number {
    let sum = 0
    for (let rest = letters; rest !== 0; rest &= rest - 1) sum += this.#likely[31 - Math.clz32(rest & -rest)]!
    return sum
  }

  #chanceOfAll(letters: number): number {
    let chance = 1
    for (let rest = letters; rest !== 0; rest &= rest - 1)
      chance *= this.#likely[31 - Math.clz32(rest & -rest)]!
    return chance
  }

  #chanceOfOne(letters: number): number {
    let none = 1
    for (let rest = letters; rest !== 0; rest &= rest - 1)
      none *= 1 - this.#likely[31 - Math.clz32(rest & -rest)]!
    return 1 - none
  }
}

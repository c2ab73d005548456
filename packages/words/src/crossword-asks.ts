import { bitCount } from './bits.ts'
import { NODE_HEAD, ONE_OF, TURN } from './crossword-index.ts'

const TURN_BIT = 1 << TURN

/**
 * What to ask of whoever comes to a node: either every letter that all words from there need, or one of some letters
 * of which each of these words has at least one; whichever is the less likely to be had. The key of the way has been
 * asked for already.
 *
 * `nodes` are those of a graph in the making, children before parents, with their needs; `likely` says by letter how
 * likely a hand has it.
 */
export class CrosswordAsks {
  readonly #nodes: Uint32Array
  readonly #likely: Float64Array
  /** By node: each word from there has one of these letters. */
  readonly #oneOf: Uint32Array
  readonly #order: readonly number[]

  constructor(nodes: Uint32Array, end: number, likely: Float64Array) {
    this.#nodes = nodes
    this.#likely = likely
    this.#oneOf = new Uint32Array(end)
    this.#order = Array.from(likely.keys()).sort((a, b) => likely[a]! - likely[b]!)
    for (let node = NODE_HEAD; node < end; node += NODE_HEAD + bitCount(nodes[node]!))
      this.#oneOf[node] = this.#oneLetterOf(node)
  }

  /** The least likely of the letters that the node needs, as a bit; 0 if it needs none. */
  keyBit(node: number): number {
    return this.#rarest(this.#nodes[node + 2]!)
  }

  ask(node: number): number {
    const need = this.#nodes[node + 2]!
    const oneOf = this.#oneOf[node]!
    const others = need & ~this.#rarest(need)
    return this.#chanceOfOne(oneOf) < this.#chanceOfAll(others) ? (oneOf | ONE_OF) >>> 0 : need
  }

  #rarest(letters: number): number {
    if (letters !== 0)
      for (const letter of this.#order) if (((letters >>> letter) & 1) !== 0) return 1 << letter
    return 0
  }

  /** Letters that ended words ask for stand in it anyway; then each way brings in what makes it least likelier. */
  #oneLetterOf(node: number): number {
    const nodes = this.#nodes
    const key = this.keyBit(node)
    const given = this.#waysServed(node, nodes[node + 1]!)
    let letters = nodes[node + 1]!
    let at = node + NODE_HEAD
    for (let rest = nodes[node]!, way = 1; rest !== 0; rest &= rest - 1, way <<= 1, at++) {
      const child = nodes[at]!
      if ((given & way) !== 0 || this.#serves(letters, rest & -rest, child)) continue
      letters |= this.#cheapest(letters, rest & -rest, child, key)
    }
    return letters
  }

  /** By way, counted from the first: do words on it have one of the letters in any case? */
  #waysServed(node: number, letters: number): number {
    let served = 0
    let at = node + NODE_HEAD
    for (let rest = this.#nodes[node]!, way = 1; rest !== 0; rest &= rest - 1, way <<= 1, at++)
      if (this.#serves(letters, rest & -rest, this.#nodes[at]!)) served |= way
    return served
  }

  #serves(letters: number, bit: number, child: number): boolean {
    return (letters & this.#certain(bit, child)) !== 0 || (this.#oneOf[child]! & ~letters) === 0
  }

  /** Letters that every word on the way has. */
  #certain(bit: number, child: number): number {
    return (bit === TURN_BIT ? 0 : bit) | this.#nodes[child + 2]!
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

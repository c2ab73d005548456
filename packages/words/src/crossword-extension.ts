import { type Alphabet, letterNumbers } from './alphabet.ts'
import { bitCount } from './bits.ts'
import {
  type CrosswordIndex,
  childOf,
  EMPTY_NODE,
  edgeTo,
  NO_KEY,
  NODE_HEAD,
  ONE_OF,
  SEPARATOR,
} from './crossword-index.ts'

/**
 * The index with a few more words. Nodes on the paths of the new words are copied and appended; all others are
 * shared. This takes milliseconds where a new build takes seconds, and leaves a few nodes that a new build would
 * have merged.
 */
export function extendCrosswordIndex(
  base: CrosswordIndex,
  words: readonly string[],
  alphabet: Alphabet,
): CrosswordIndex {
  const numbers = letterNumbers(alphabet)
  const graph = new GrowingGraph(base)
  let { root, forward } = base
  for (const word of words) {
    const letters = Array.from(word, (letter) => numbers[letter.charCodeAt(0)]!)
    forward = graph.withPath(forward, letters)
    for (let split = 1; split <= letters.length; split++) {
      const left = letters.slice(0, split).reverse()
      const path = split < letters.length ? [...left, SEPARATOR, ...letters.slice(split)] : left
      root = graph.withPath(root, path)
    }
  }
  return { nodes: graph.finish(), root, forward }
}

/** The prune mask of a node that also leads to the rest of the path. An empty node's mask has all letters. */
function extendedMask(pruneMask: number, path: readonly number[], depth: number): number {
  const letters = path.slice(depth).reduce((mask, bit) => (bit === SEPARATOR ? mask : mask | (1 << bit)), 0)
  if ((pruneMask & ONE_OF) === 0) return pruneMask & letters
  return (pruneMask & letters) !== 0 ? pruneMask : pruneMask | (letters & -letters)
}

class GrowingGraph {
  #nodes: Uint32Array
  #end: number

  constructor({ nodes }: CrosswordIndex) {
    this.#nodes = nodes
    this.#end = nodes.length
  }

  finish(): Uint32Array {
    return this.#nodes.slice(0, this.#end)
  }

  /** A copy of the node that also accepts the path. */
  withPath(node: number, path: readonly number[], depth = 0): number {
    const bit = path[depth]!
    const isLast = depth === path.length - 1
    const child = isLast ? EMPTY_NODE : this.withPath(childOf(this.#nodes, node, bit), path, depth + 1)
    return this.#copy(node, bit, child, extendedMask(this.#nodes[node + 2]!, path, depth))
  }

  /** The node with `child` under `bit`; without a child, with `bit` accepted. */
  #copy(node: number, bit: number, child: number, pruneMask: number): number {
    const childMask = this.#nodes[node]!
    const acceptMask = this.#nodes[node + 1]!
    const children = [...this.#nodes.subarray(node + NODE_HEAD, node + NODE_HEAD + bitCount(childMask))]
    const has = ((childMask >>> bit) & 1) !== 0
    if (child !== EMPTY_NODE) {
      const at = bitCount(childMask & ((1 << bit) - 1))
      children.splice(at, has ? 1 : 0, edgeTo(child, NO_KEY))
    }
    const masks =
      child === EMPTY_NODE ? [childMask, acceptMask | (1 << bit)] : [childMask | (1 << bit), acceptMask]
    return this.#append([...masks, pruneMask, ...children])
  }

  #append(node: readonly number[]): number {
    if (this.#end + node.length > this.#nodes.length) {
      const larger = new Uint32Array(this.#nodes.length + Math.max(1 << 12, this.#nodes.length >>> 6))
      larger.set(this.#nodes)
      this.#nodes = larger
    }
    this.#nodes.set(node, this.#end)
    this.#end += node.length
    return this.#end - node.length
  }
}

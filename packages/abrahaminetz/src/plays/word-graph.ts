import type { Vocabulary } from '@estocade/words'
import { LONGEST, SHORTEST } from '../rack.ts'

/**
 * The words of 3 to 9 letters as one minimal graph for each length, in one Int32Array. A node with at
 * least two letters to go is `[mask, child…]`: bit i of the mask is set if letter i continues a word, and its
 * child is at 1 + the number of lower bits. With one letter to go there is no node: the child is the mask of
 * the letters that end a word. Because each length has its own graph, no walk ends in a dead end.
 */
export interface WordGraph {
  readonly nodes: Int32Array
  /** Offset of the first node, by word length; 0 where there is no word. */
  readonly roots: Int32Array
}

const graphs = new WeakMap<Vocabulary, WordGraph>()

/** Built at the first call and kept as long as the vocabulary. */
export function wordGraph(vocabulary: Vocabulary): WordGraph {
  let graph = graphs.get(vocabulary)
  if (graph === undefined) {
    graph = vocabulary.index('abrahaminetz words 1', () => buildGraph(vocabulary))
    graphs.set(vocabulary, graph)
  }
  return graph
}

function buildGraph(vocabulary: Vocabulary): WordGraph {
  const byLength: number[][] = Array.from({ length: LONGEST + 1 }, () => [])
  vocabulary.each((word, length) => {
    if (length < SHORTEST || length > LONGEST) return
    const letters = byLength[length]!
    for (let i = 0; i < length; i++) letters.push(word[i]!)
  })
  const builder = new GraphBuilder()
  const roots = Int32Array.from(byLength, (letters, length) =>
    letters.length === 0 ? 0 : builder.add(Uint8Array.from(letters), length),
  )
  return { nodes: builder.finish(), roots }
}

/** Shares equal nodes by hash. Words must come in alphabet order. */
class GraphBuilder {
  #nodes = new Int32Array(1 << 16)
  // Offset 0 means "no words", so the first node is at 1.
  #size = 1
  #table = new Int32Array(1 << 16)
  #entries = 0

  add(letters: Uint8Array, length: number): number {
    return this.#node(letters, length, 0, letters.length / length, 0)
  }

  finish(): Int32Array {
    return this.#nodes.slice(0, this.#size)
  }

  /** The node of words `lo`…`hi`−1, which agree in their first `depth` letters. */
  #node(letters: Uint8Array, length: number, lo: number, hi: number, depth: number): number {
    let mask = 0
    const children: number[] = []
    const last = depth === length - 1
    for (let start = lo; start < hi; ) {
      const letter = letters[start * length + depth]!
      let end = start + 1
      while (end < hi && letters[end * length + depth] === letter) end++
      mask |= 1 << letter
      if (!last) children.push(this.#node(letters, length, start, end, depth + 1))
      start = end
    }
    return last ? mask : this.#share(mask, children)
  }

  #share(mask: number, children: readonly number[]): number {
    if (this.#entries * 2 > this.#table.length) this.#rehash()
    let slot = hashOf(mask, children) & (this.#table.length - 1)
    for (; this.#table[slot] !== 0; slot = (slot + 1) & (this.#table.length - 1))
      if (this.#equals(this.#table[slot]!, mask, children)) return this.#table[slot]!
    this.#table[slot] = this.#append(mask, children)
    this.#entries++
    return this.#table[slot]!
  }

  #equals(at: number, mask: number, children: readonly number[]): boolean {
    if (this.#nodes[at] !== mask) return false
    for (let i = 0; i < children.length; i++) if (this.#nodes[at + 1 + i] !== children[i]) return false
    return true
  }

  #append(mask: number, children: readonly number[]): number {
    const at = this.#size
    while (at + 1 + children.length > this.#nodes.length) {
      const more = new Int32Array(this.#nodes.length * 2)
      more.set(this.#nodes)
      this.#nodes = more
    }
    this.#nodes[at] = mask
    this.#nodes.set(children, at + 1)
    this.#size += 1 + children.length
    return at
  }

  #rehash(): void {
    const old = this.#table
    this.#table = new Int32Array(old.length * 2)
    for (const at of old) {
      if (at === 0) continue
      const mask = this.#nodes[at]!
      const children = [...this.#nodes.subarray(at + 1, at + 1 + bitsOf(mask))]
      let slot = hashOf(mask, children) & (this.#table.length - 1)
      while (this.#table[slot] !== 0) slot = (slot + 1) & (this.#table.length - 1)
      this.#table[slot] = at
    }
  }
}

function hashOf(mask: number, children: readonly number[]): number {
  let hash = mask | 0
  for (const child of children) hash = Math.imul(hash ^ child ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

function bitsOf(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

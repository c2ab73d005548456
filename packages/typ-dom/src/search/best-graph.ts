import {
  bitCount,
  type CrosswordIndex,
  crosswordOf,
  EMPTY_NODE,
  NODE_HEAD,
  OFFSET,
  SEPARATOR,
  type Vocabulary,
} from '@estocade/words'

/** How many masks come before a node's edges, and how many numbers an edge has. */
const HEAD = 2
const EDGE = 2

/**
 * The graph as the search for the best word reads it. A node is `[childMask, acceptMask, edge, letters, edge, letters…]`.
 * An edge is one of `CrosswordIndex`; `letters` is the union of all letters below its child. Most children are left out
 * because of these letters, and here they can be read without reading the child, which is rarely in the cache.
 */
export interface BestGraph {
  readonly nodes: Uint32Array
  readonly root: number
}

/** The graph of a vocabulary, kept beside its index: making it takes half a second for a large dictionary. */
export function bestGraphOf(vocabulary: Vocabulary): BestGraph {
  const made = () => bestGraph(crosswordOf(vocabulary))
  if (vocabulary.extension !== undefined) return made()
  const { nodes, roots } = vocabulary.index('best words 1', () => {
    const { nodes, root } = made()
    return { nodes, roots: Uint32Array.of(root) }
  })
  return { nodes, root: roots[0]! }
}

export function bestGraph(index: CrosswordIndex): BestGraph {
  const { nodes: from } = index
  const below = lettersBelow(index)
  const { places, size } = placesOf(from, below)
  const nodes = new Uint32Array(size)
  for (let node = 0; node < below.length; node++) {
    if (below[node] === 0) continue
    let to = places[node]!
    nodes[to++] = from[node]!
    nodes[to++] = from[node + 1]!
    let at = node + NODE_HEAD
    for (let rest = from[node]!; rest !== 0; rest &= rest - 1) {
      const edge = from[at++]!
      nodes[to++] = (edge & ~OFFSET) | places[edge & OFFSET]!
      nodes[to++] = below[edge & OFFSET]! & ~KNOWN
    }
  }
  return { nodes, root: places[index.root]! }
}

const sizeOf = (childMask: number): number => HEAD + EDGE * bitCount(childMask)

/** Where each node goes, by its old offset, and how much they need together. The order stays. */
function placesOf(nodes: Uint32Array, below: Int32Array) {
  const places = new Uint32Array(nodes.length)
  let size = sizeOf(0)
  for (let node = 0; node < below.length; node++)
    if (below[node] !== 0) {
      places[node] = size
      size += sizeOf(nodes[node]!)
    }
  return { places, size }
}

const KNOWN = 1 << 31

/** The union of all letters below each node, with KNOWN; 0 where no node begins. */
function lettersBelow({ nodes, root }: CrosswordIndex): Int32Array {
  const below = new Int32Array(nodes.length)
  const letters = (1 << SEPARATOR) - 1

  function visit(node: number): number {
    if (below[node] !== 0) return below[node]!
    let found = nodes[node + 1]! | (nodes[node]! & letters)
    let at = node + NODE_HEAD
    for (let rest = nodes[node]!; rest !== 0; rest &= rest - 1) found |= visit(nodes[at++]! & OFFSET)
    below[node] = found | KNOWN
    return below[node]!
  }
  if (root !== EMPTY_NODE) visit(root)
  return below
}

import { type CrosswordIndex, EMPTY_NODE, NODE_HEAD, OFFSET, SEPARATOR } from '@estocade/words'

const KNOWN = 1 << 31

/** A copy of the nodes in which the union of all letters below a node replaces its prune mask. */
export function nodesWithLetters(index: CrosswordIndex): Uint32Array {
  const nodes = index.nodes.slice()
  const below = lettersBelow(index)
  for (let node = 0; node < below.length; node++) if (below[node] !== 0) nodes[node + 2] = below[node]!
  return nodes
}

/** The union of all letters below each node. */
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
  for (let i = 0; i < below.length; i++) below[i]! &= ~KNOWN
  return below
}

import { type CrosswordIndex, EMPTY_NODE, NODE_HEAD, OFFSET, TURN } from '@estocade/words'

const KNOWN = 1 << 31

/** By node: all letters that stand on any way from there to a word's end. */
export function lettersBelow({ nodes, root }: CrosswordIndex): Int32Array {
  const below = new Int32Array(nodes.length)
  const letters = (1 << TURN) - 1

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

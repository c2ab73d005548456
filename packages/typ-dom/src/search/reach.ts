import { type CrosswordIndex, NODE_HEAD } from '@estocade/words'

const UNKNOWN = 255

/** For each node the most that letters on the way to a word's end can still count. A byte a word of the index. */
export function reachOf({ nodes, root, turn }: CrosswordIndex, worth: Uint8Array): Uint8Array {
  const reach = new Uint8Array(nodes.length).fill(UNKNOWN)
  const letterWorth = (bit: number) => (bit === turn ? 0 : worth[bit]!)

  function visit(node: number): number {
    if (reach[node] !== UNKNOWN) return reach[node]!
    let most = 0
    for (let rest = nodes[node + 1]!; rest !== 0; rest &= rest - 1)
      most = Math.max(most, letterWorth(31 - Math.clz32(rest & -rest)))
    let at = node + NODE_HEAD
    for (let rest = nodes[node]!; rest !== 0; rest &= rest - 1, at++)
      most = Math.max(most, letterWorth(31 - Math.clz32(rest & -rest)) + visit(nodes[at]!))
    reach[node] = Math.min(most, UNKNOWN - 1)
    return reach[node]!
  }
  visit(root)
  return reach
}

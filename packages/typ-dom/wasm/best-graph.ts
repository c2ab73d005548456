/** The graph of the search for the best word, see `BestGraph`. A node is named by its address. */

const CHILD: u32 = (1 << 27) - 1

let base: usize = 0
export let bestRoot: usize = 0

/** `root` is an offset in numbers of four bytes, 0 for a graph without words. */
export function useBestGraph(at: usize, root: u32): void {
  base = at
  bestRoot = at + ((<usize>root) << 2)
}

export function childrenOf(node: usize): u32 {
  return load<u32>(node)
}

export function acceptedBy(node: usize): u32 {
  return load<u32>(node, 4)
}

/** The address of an edge. `bit` is one of the node's `children`. */
export function edgeAt(node: usize, children: u32, bit: u32): usize {
  return node + 8 + ((<usize>popcnt(children & (bit - 1))) << 3)
}

/** The edge itself: its key and its child. */
export function edgeOf(edge: usize): u32 {
  return load<u32>(edge)
}

export function lettersBelow(edge: usize): u32 {
  return load<u32>(edge, 4)
}

export function childAt(edge: usize): usize {
  return base + ((<usize>(load<u32>(edge) & CHILD)) << 2)
}

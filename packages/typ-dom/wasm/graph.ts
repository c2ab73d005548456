import { GRAPH } from '../src/search/layout'

/** The two-way graph, see `CrosswordIndex`. A node is named by its offset in bytes from the beginning of the graph. */

const CHILD: u32 = (1 << 27) - 1
const KEY_SHIFT: u32 = 27

/** A bit that every mask of letters has, so that an edge without a key is always met. */
export const ALL_KEYS: u32 = 1 << 31
export const NO_KEY: u32 = 31 << KEY_SHIFT

/** No node. */
export const NOWHERE: usize = 0

/** As a mask. */
export const SEPARATOR_BIT: u32 = 1 << 30

export let root: usize = NOWHERE

export function useRoot(offset: u32): void {
  root = (<usize>offset) << 2
}

export function childrenOf(node: usize): u32 {
  return load<u32>(node, GRAPH)
}

export function acceptedBy(node: usize): u32 {
  return load<u32>(node, GRAPH + 4)
}

/** See `ONE_OF` in `CrosswordIndex`. */
export function pruneMaskOf(node: usize): u32 {
  return load<u32>(node, GRAPH + 8)
}

/** `bit` is one of the node's `children`. */
export function edgeOf(node: usize, children: u32, bit: u32): u32 {
  return load<u32>(node + ((<usize>popcnt(children & (bit - 1))) << 2), GRAPH + 12)
}

export function childAt(edge: u32): usize {
  return (<usize>(edge & CHILD)) << 2
}

/** The node that the letter of this bit leads to, or `NOWHERE`. */
export function childOf(node: usize, bit: u32): usize {
  const children = childrenOf(node)
  return (children & bit) === 0 ? NOWHERE : childAt(edgeOf(node, children, bit))
}

/** Whether the edge's key is among the letters. */
export function hasKey(edge: u32, letters: u32): bool {
  return ((letters >>> (edge >>> KEY_SHIFT)) & 1) !== 0
}

import { GRAPH } from '../src/search/layout'

/** The two-way graph as `CrosswordIndex` describes it. A node is known by how far it is behind the graph's beginning. */

const CHILD: u32 = (1 << 27) - 1
const KEY_SHIFT: u32 = 27

/** In a mask of letters: what a way without a key asks for. */
export const ALL_KEYS: u32 = 1 << 31
export const NO_KEY: u32 = 31 << KEY_SHIFT

/** Leads nowhere. */
export const NOWHERE: usize = 0

/** As a mask. */
export const TURN_BIT: u32 = 1 << 30

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
export function askOf(node: usize): u32 {
  return load<u32>(node, GRAPH + 8)
}

/** `bit` is one of the node's `children`. */
export function wayOn(node: usize, children: u32, bit: u32): u32 {
  return load<u32>(node + ((<usize>popcnt(children & (bit - 1))) << 2), GRAPH + 12)
}

export function childAt(way: u32): usize {
  return (<usize>(way & CHILD)) << 2
}

/** The node that the letter of this bit leads to, or `NOWHERE`. */
export function childOf(node: usize, bit: u32): usize {
  const children = childrenOf(node)
  return (children & bit) === 0 ? NOWHERE : childAt(wayOn(node, children, bit))
}

/** Is the way's key among the letters? */
export function opens(way: u32, letters: u32): bool {
  return ((letters >>> (way >>> KEY_SHIFT)) & 1) !== 0
}

import { bitCount } from './bits.ts'

/**
 * A two-way word graph (GADDAG) as one Uint32Array. A node is `[childMask, acceptMask, pruneMask, edge…]`:
 * - childMask: bit i is set if letter i leads on; its edge is at NODE_HEAD + popcount of the lower bits.
 * - acceptMask: bit i is set if letter i ends a word.
 * - pruneMask: a search skips the node unless the hand has all of these letters, or, if ONE_OF is set, at least one.
 *
 * From `root`, letters run leftwards from any letter of a word; SEPARATOR leads to the node that continues to the
 * right of that letter. Nodes near `root` are visited most often, so they come first.
 *
 * An edge is the child's offset in the lower bits and a key above them: the rarest letter that every word below the
 * child needs. A search can skip most children without reading them, and a child is rarely in the cache.
 */
export interface CrosswordIndex {
  readonly nodes: Uint32Array
  readonly root: number
  /** From here letters run rightwards from the beginning of a word. The nodes are the same, without separators. */
  readonly forward: number
}

/** An index without words has this one empty node. */
export const EMPTY_NODE = 0

/** Bit number of the separator, above those of all letters. */
export const SEPARATOR = 30

/** Set in a prune mask of which one letter is enough. */
export const ONE_OF = 1 << 31

/** How many masks come before a node's edges. */
export const NODE_HEAD = 3

const OFFSET_BITS = 27
export const OFFSET = (1 << OFFSET_BITS) - 1

/** The key of an edge that is never skipped; real keys are letter numbers. */
export const NO_KEY = 31

/** An unsigned number; `edge >>> 27` is the key of a signed one too. */
export const edgeTo = (child: number, key: number): number => ((key << OFFSET_BITS) | child) >>> 0

/** The node that letter (or separator) number `bit` leads to, or `EMPTY_NODE`. */
export function childOf(nodes: Uint32Array, node: number, bit: number): number {
  const mask = nodes[node]!
  return ((mask >>> bit) & 1) === 0
    ? EMPTY_NODE
    : nodes[node + NODE_HEAD + bitCount(mask & ((1 << bit) - 1))]! & OFFSET
}

export const accepts = (nodes: Uint32Array, node: number, bit: number): boolean =>
  ((nodes[node + 1]! >>> bit) & 1) !== 0

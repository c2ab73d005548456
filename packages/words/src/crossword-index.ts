import { bitCount } from './bits.ts'

/**
 * A two-way word graph (GADDAG) as one Uint32Array. A node is `[childMask, acceptMask, ask, way…]`:
 * bit i of childMask says that letter i leads on, the way standing at NODE_HEAD + popcount of the lower bits; bit i
 * of acceptMask says that letter i ends a word. The ask says who need not go on from here: it is a mask of letters,
 * all of which every word from here needs; or, with the bit ONE_OF, a mask of which it needs one at least. From
 * `root` letters run leftwards from any letter of a word; TURN leads to the node that continues to the right of it.
 * Nodes near `root`, met most often, stand first.
 *
 * A way is the child's offset in the lower bits and above them a key: the rarest letter that every word from the
 * child on needs, so that most ways are given up without reading the child, which is seldom in the cache.
 */
export interface CrosswordIndex {
  readonly nodes: Uint32Array
  readonly root: number
  /** From here letters run rightwards from the beginning of a word: the same node shape, no turning. */
  readonly forward: number
}

/** An index without words has this one empty node. */
export const EMPTY_NODE = 0

/** Bit number of the turning mark, above those of all letters. */
export const TURN = 30

/** Set in an ask of which one letter is enough. */
export const ONE_OF = 1 << 31

/** The masks that stand before a node's children. */
export const NODE_HEAD = 3

const OFFSET_BITS = 27
export const OFFSET = (1 << OFFSET_BITS) - 1

/** A key that everybody has; real ones are letter numbers. */
export const NO_KEY = 31

/** As an unsigned number; the key of a signed one is `way >>> 27` too. */
export const wayTo = (child: number, key: number): number => ((key << OFFSET_BITS) | child) >>> 0

/** The node that letter (or turn) number `bit` leads to, or `EMPTY_NODE`. */
export function childOf(nodes: Uint32Array, node: number, bit: number): number {
  const mask = nodes[node]!
  return ((mask >>> bit) & 1) === 0
    ? EMPTY_NODE
    : nodes[node + NODE_HEAD + bitCount(mask & ((1 << bit) - 1))]! & OFFSET
}

export const accepts = (nodes: Uint32Array, node: number, bit: number): boolean =>
  ((nodes[node + 1]! >>> bit) & 1) !== 0

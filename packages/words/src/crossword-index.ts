import { bitCount } from './bits.ts'

/**
 * A two-way word graph (GADDAG) as one Uint32Array. A node is `[childMask, acceptMask, needMask, child…]`:
 * bit i of childMask says that letter i leads on, the way standing at NODE_HEAD + popcount of the lower bits; bit i of acceptMask says that letter i ends a word; bit i of needMask says that letter i stands
 * on every way from here to a word's end, so that who lacks it need not go on. From `root` letters run
 * leftwards from any letter of a word; `turn` (the last bit of the mask) leads to the node that continues to
 * the right of it. Nodes near `root`, met most often, stand first.
 *
 * A way is the child's offset in the lower bits and above them a key: the rarest letter of the child's needMask,
 * so that most ways are given up without reading the child, which is seldom in the cache.
 */
export interface CrosswordIndex {
  readonly nodes: Uint32Array
  readonly root: number
  /** From here letters run rightwards from the beginning of a word: the same node shape, no turning. */
  readonly forward: number
  /** Bit number of the turning mark: the number of letters in the alphabet. */
  readonly turn: number
}

/** An index without words has this one empty node. */
export const EMPTY_NODE = 0

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

/** The needMask of a node, from a way on: its letter (or the turn), and the node it leads to, if it does. */
export const needOn = (nodes: Uint32Array, bit: number, turn: number, child: number): number =>
  (bit === turn ? 0 : 1 << bit) | (child === EMPTY_NODE ? 0 : nodes[child + 2]!)

/**
 * A two-way word graph (GADDAG) as one Uint32Array. A node is `[childMask, acceptMask, child…]`: bit i of
 * childMask says that letter i leads on, the child's offset standing at 2 + popcount of the lower bits;
 * bit i of acceptMask says that letter i ends a word. From `root` letters run leftwards from any letter
 * of a word; `turn` (the last bit of the mask) leads to the node that continues to the right of it.
 */
export interface CrosswordIndex {
  readonly nodes: Uint32Array
  readonly root: number
  /** Bit number of the turning mark: the number of letters in the alphabet. */
  readonly turn: number
}

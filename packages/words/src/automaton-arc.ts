/**
 * One arc of the automaton in 32 bits: letter number (0–4), `end` (5): a word ends with this letter,
 * `last` (6): the last arc of its node, child (7–31): where the next node's arcs begin, 0 for none.
 */
export const LETTER = 31
export const END = 32
export const LAST = 64
export const CHILD_SHIFT = 7

export const arcOf = (letter: number, end: boolean, last: boolean, child: number): number =>
  (letter | (end ? END : 0) | (last ? LAST : 0) | (child << CHILD_SHIFT)) >>> 0

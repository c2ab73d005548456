/**
 * What the trie of sorted letters and its searches agree on. The compiled search (`packages/words/wasm`,
 * AssemblyScript) imports this file too, so it holds only plain numbers.
 */

/** Flags of a child: bit 31, the rest is a class; bit 30, the rest is the place of a tail. */
export const CLASS_FLAG = 0x80000000
export const TAIL_FLAG = 0x40000000
export const PLACE = 0x3fffffff
/** Flag of a node (a class ends here) and of a tail (it holds a letter twice); letters fill the low bits. */
export const NODE_FLAG = 0x80000000
export const LETTERS = 0x7fffffff

export const MOST_LETTERS = 32

/** Addresses in the compiled search's memory: how many of each letter may be used, and how many must be. Bytes. */
export const COUNTS = 0
export const NEEDS = 32
/** What the caller writes: how many of each letter lie free, and the letters of the row that grows. Bytes. */
export const RESERVE = 64
export const ROW = 96
/** Planes that a class must not be in, and planes that it must be in: addresses. */
export const OUT_LIST = 128
export const IN_LIST = 256
/** Whether a plane has a bit at all, by letter and count. Bytes. */
export const ANY = 512
/** The trie's nodes. */
export const NODES = 768

/** A plane for each letter and count up to this one: which classes hold at least so many of the letter. */
export const MOST_COUNT = 8
/** A plane for each length up to this one: which classes are at least so long. */
export const MOST_LENGTH = 31
/** Bytes of a plane are a multiple of it: two vectors are looked at together. */
export const BLOCK = 32

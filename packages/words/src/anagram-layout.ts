/**
 * The memory layout that the trie of sorted letters and its searches share. The compiled search (`packages/words/wasm`,
 * AssemblyScript) imports this file too, so it contains only plain numbers.
 */

/** Flags of a child: with bit 31 the rest is a class; with bit 30 the rest is the offset of a tail. */
export const CLASS_FLAG = 0x80000000
export const TAIL_FLAG = 0x40000000
export const PLACE = 0x3fffffff
/** Flag of a node (a class ends here) and of a tail (it has a letter twice); letters use the low bits. */
export const NODE_FLAG = 0x80000000
export const LETTERS = 0x7fffffff

export const MOST_LETTERS = 32

/** Addresses in the compiled search's memory: how many of each letter may be used, and how many must be. Bytes. */
export const COUNTS = 0
export const NEEDS = 32
/** Written by the caller: how many of each letter are free, and the letters of the row to extend. Bytes. */
export const RESERVE = 64
export const ROW = 96
/** Planes that must not contain a class, and planes that must contain it: addresses. */
export const OUT_LIST = 128
export const IN_LIST = 256
/** Whether a plane has any bit, by letter and count. Bytes. */
export const ANY = 512
/** The trie's nodes. */
export const NODES = 768

/** There is a plane for each letter and count up to this one: the classes with at least so many of the letter. */
export const MOST_COUNT = 8
/** There is a plane for each length up to this one: the classes with at least so many letters. */
export const MOST_LENGTH = 31
/** The number of bytes of a plane is a multiple of this, because two vectors are read together. */
export const BLOCK = 32

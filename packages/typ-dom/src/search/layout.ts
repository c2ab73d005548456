/**
 * Where things stand in the search's memory, in bytes. Read by the search itself (`packages/typ-dom/wasm`,
 * AssemblyScript) and by its host, so nothing but plain numbers.
 *
 * Behind the graph comes the room of a search: the stones that lie on the table, the lines made of them, and the
 * moves found, links from below and moves from the end of the memory downwards.
 */
export const MOST_LETTERS = 32

/** The hand: stones by letter, and jollies for red letters, for black ones, for any. Bytes. */
export const COUNTS = 0
export const KINDS = 32

/** By what is left of the jollies: what is left after one for a red letter, a black one (bytes), and what they can be (masks). */
export const AFTER_RED = 64
export const AFTER_BLACK = 128
export const WILD = 256

/** What a stone counts, by face; the tiles of the best word. Bytes. */
export const WORTHS = 512
export const BEST_TILES = 576

/** What the hand's stones count together, by byte of a mask of letters: 4 × 256 numbers of 16 bits. */
export const SUMS = 1024

/** Lines and places are numbered in 11 bits. */
export const LONGEST_LINE = 2048

/** The line that is walked: its cells, and by place the letters that lie beyond it. */
export const CELLS = 3072
export const AHEAD = CELLS + 4 * (LONGEST_LINE + 4)
/** The word so far, by place. Bytes. */
export const TILES = AHEAD + 4 * (LONGEST_LINE + 4)
/** Lines in the order in which the best word is looked for. */
export const ORDER = TILES + LONGEST_LINE + 4

export const GRAPH = 65536

/** A stone on the table: row, column, face. */
export const STONE_BYTES = 12

/** Set in the number of a letter that a jolly stands for. Shifts see five bits, so `1 << face` is the letter's bit. */
export const JOLLY_STONE = 32

/** Up to three jollies of a kind; what is left of them is a number with this many bits for each kind. */
export const KIND_BITS = 2
export const MOST_OF_A_KIND = 3

/** A tile is a letter's number, with this bit for a jolly, or one of the two marks below. */
export const JOLLY_BIT = 32
/** Not a tile: here the walk turned. */
export const TURN_TILE = 30
export const LYING_TILE = 31

/**
 * A link is a tile and above it the number of the link before it; a walk is known by its last link. Number 0 is
 * where walks begin.
 */
export const LINK_SHIFT = 6

/** In a move's end, above its last tile: the word was finished on its left side. Above it stands the walk's link. */
export const LEFT_END = 64
export const END_SHIFT = 7
export const MOST_LINKS = 33554432

/** A move's beginning: a bit for words that run down, line and place in 11 bits each, length in 6. */
export const DOWN_SHIFT = 28
export const LINE_SHIFT = 17
export const PLACE_SHIFT = 6

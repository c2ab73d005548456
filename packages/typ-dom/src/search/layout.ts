/**
 * The layout of the search's memory, in bytes. The compiled search (`packages/typ-dom/wasm`, AssemblyScript) and its
 * host both import this file, so it holds only plain numbers.
 *
 * After the graph comes the working space of a search: the stones on the table, the lines made of them, and the moves
 * found. Links grow upwards from there, moves downwards from the end of the memory.
 */
export const MOST_LETTERS = 32

/** The hand: stones by letter, and jollies for red letters, for black ones, for any. Bytes. */
export const COUNTS = 0
export const KINDS = 32

/**
 * Tables by the number of remaining jollies: what remains after one for a red letter, after one for a black letter
 * (bytes), and the letters they can stand for (masks).
 */
export const AFTER_RED = 64
export const AFTER_BLACK = 128
export const WILD = 256

/** The worth of a stone in the hand, by face; the tiles of the best word; the worth of a stone on the table. Bytes. */
export const WORTHS = 512
export const BEST_TILES = 576
export const LYING_WORTHS = 640
/** The worth of a jolly in the hand. A byte. */
export const JOLLY_WORTH = 704

/** As COUNTS, but the stones that the hand had at first. */
export const FIRST_COUNTS = 736

/** The points of the hand's stones, by byte of a mask of letters: 4 × 256 numbers of 16 bits. */
export const SUMS = 1024

/** Lines and places are numbered in 11 bits. */
export const LONGEST_LINE = 2048

/** The line that is searched: its cells, and by place the letters of the stones to the right of it. */
export const CELLS = 3072
export const AHEAD = CELLS + 4 * (LONGEST_LINE + 4)
/** The word so far, by place. Bytes. */
export const TILES = AHEAD + 4 * (LONGEST_LINE + 4)
/** Lines in the order in which the search for the best word takes them. */
export const ORDER = TILES + LONGEST_LINE + 4
/** The hand's letters, the most valuable first (bytes); by number of stones, the worth of the most valuable ones. */
export const BY_WORTH = ORDER + 8 * LONGEST_LINE
export const TOPS = BY_WORTH + MOST_LETTERS
/** By place of the last letter, what a word can still win on its right side, and on both sides: see `wasm/reach.ts`. */
export const REACH_BYTES = 16
export const RIGHT_REACH = TOPS + 4 * (LONGEST_LINE + 4)
export const LEFT_REACH = RIGHT_REACH + REACH_BYTES * (LONGEST_LINE + 4)

export const GRAPH = 131072

/** A stone on the table: row, column, face. */
export const STONE_BYTES = 12

/** Set in the number of a letter that a jolly stands for. Shifts see five bits, so `1 << face` is the letter's bit. */
export const JOLLY_STONE = 32

/** Up to three jollies of a kind; what is left of them is a number with this many bits for each kind. */
export const KIND_BITS = 2
export const MOST_OF_A_KIND = 3

/** A tile is a letter's number, with this bit for a jolly, or one of the two marks below. */
export const JOLLY_BIT = 32
/** Not a tile: the separator, where the word turns from left to right. */
export const SEPARATOR_TILE = 30
export const LYING_TILE = 31

/**
 * A link is a tile, and above it the number of the link before it. A partial word is named by its last link; number 0
 * is the empty word.
 */
export const LINK_SHIFT = 6

/** Set above the last tile of a move whose word was finished on its left side. The link before it comes above that. */
export const LEFT_END = 64
export const END_SHIFT = 7
export const MOST_LINKS = 33554432

/** A move is three numbers: its beginning, its last tile with the link before it, and its points. */
export const MOVE_BYTES = 12

/** A move's beginning: a bit for words that run down, line and place in 11 bits each, length in 6. */
export const DOWN_SHIFT = 28
export const LINE_SHIFT = 17
export const PLACE_SHIFT = 6

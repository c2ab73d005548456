import type { Alphabet } from './alphabet.ts'
import type { AnagramIndex } from './anagrams.ts'
import type { CrosswordIndex } from './crossword-index.ts'

/**
 * A set of words to play with: those of a lexicon that a judge admits. Its indexes are built when first
 * asked for and kept.
 */
export interface Vocabulary {
  readonly alphabet: Alphabet
  readonly size: number
  has(word: string): boolean
  /** In alphabet order. */
  words(): Iterable<string>
  /** Words from letters: Jarnac. `longest` bounds what is indexed (9 for the boxed game). */
  anagrams(longest: number): AnagramIndex
  /** Two-way word graph: crossword moves. */
  readonly crossword: CrosswordIndex
  /** Words with letters fixed at places; `.` is any letter. In alphabet order. */
  matching(pattern: string): readonly string[]
  /** Words that hold `block` in one piece. In alphabet order. */
  containing(block: string): readonly string[]
}

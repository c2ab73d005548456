import type { Alphabet } from './alphabet.ts'
import { type AnagramIndex, anagramIndex } from './anagrams.ts'
import type { WordVisitor } from './automaton.ts'
import { wordsContaining } from './containing.ts'
import { buildCrosswordIndex } from './crossword-builder.ts'
import type { CrosswordIndex } from './crossword-index.ts'
import type { Lexicon } from './lexicon.ts'
import { wordsMatching } from './matching.ts'

/**
 * The words of a lexicon that a judge admits, with indexes for searching them. An index is built when it is first needed
 * and then kept.
 */
export interface Vocabulary {
  readonly alphabet: Alphabet
  readonly size: number
  has(word: string): boolean
  /** In alphabet order. */
  words(): Iterable<string>
  /** Like `words`, without making strings. The numbers ascend, but need not be consecutive. */
  each(visit: WordVisitor): void
  /** Words from letters: Jarnac. Words with more than `longest` letters are not indexed (9 for the boxed game). */
  anagrams(longest: number): AnagramIndex
  /** Two-way word graph: crossword moves. */
  readonly crossword: CrosswordIndex
  /** Words that match a pattern of letters, where `.` is any letter. In alphabet order. */
  matching(pattern: string): readonly string[]
  /** Words that contain `block` as consecutive letters. In alphabet order. */
  containing(block: string): readonly string[]
}

/** The words of a lexicon, or those whose place in `selected` is not 0. */
export const vocabularyOf = (lexicon: Lexicon, selected?: Uint8Array): Vocabulary =>
  new LexiconVocabulary(lexicon, selected)

class LexiconVocabulary implements Vocabulary {
  readonly alphabet: Alphabet
  readonly size: number
  readonly #lexicon: Lexicon
  readonly #selected: Uint8Array | undefined
  readonly #anagrams = new Map<number, AnagramIndex>()
  #crossword: CrosswordIndex | undefined

  constructor(lexicon: Lexicon, selected: Uint8Array | undefined) {
    this.alphabet = lexicon.alphabet
    this.#lexicon = lexicon
    this.#selected = selected
    this.size = selected === undefined ? lexicon.size : selected.reduce((sum, one) => sum + one, 0)
  }

  has(word: string): boolean {
    if (this.#selected === undefined) return this.#lexicon.has(word)
    const number = this.#lexicon.numberOf(word)
    return number >= 0 && this.#selected[number] !== 0
  }

  *words(): Generator<string> {
    let number = 0
    for (const word of this.#lexicon.words()) if (this.#holds(number++)) yield word
  }

  each(visit: WordVisitor): void {
    const selected = this.#selected
    if (selected === undefined) this.#lexicon.automaton.each(visit)
    else
      this.#lexicon.automaton.each((letters, length, number) => {
        if (selected[number] !== 0) visit(letters, length, number)
      })
  }

  anagrams(longest: number): AnagramIndex {
    let index = this.#anagrams.get(longest)
    if (index === undefined) {
      index = anagramIndex((visit) => this.each(visit), this.alphabet, longest)
      this.#anagrams.set(longest, index)
    }
    return index
  }

  get crossword(): CrosswordIndex {
    this.#crossword ??= buildCrosswordIndex((visit) => this.each(visit), this.alphabet)
    return this.#crossword
  }

  matching(pattern: string): readonly string[] {
    return wordsMatching(this.#lexicon.automaton, pattern, (number) => this.#holds(number))
  }

  containing(block: string): readonly string[] {
    return wordsContaining(this.crossword, block, this.alphabet)
  }

  #holds(number: number): boolean {
    return this.#selected === undefined || this.#selected[number] !== 0
  }
}

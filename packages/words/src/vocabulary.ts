import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Alphabet } from './alphabet.ts'
import { buildTrie } from './anagram-trie.ts'
import { type AnagramIndex, anagramIndex } from './anagrams.ts'
import type { WordVisitor } from './automaton.ts'
import { type NumberArrays, packArrays, unpackArrays } from './index-store.ts'
import type { Lexicon } from './lexicon.ts'
import { wordsMatching } from './matching.ts'

/**
 * The words of a lexicon that a judge admits, with indexes for searching them. An index is built when it is first needed
 * and then kept.
 */
export interface Vocabulary {
  readonly alphabet: Alphabet
  readonly size: number
  /** The vocabulary that this one has a few more words than, and those words. */
  readonly extension?: { readonly base: Vocabulary; readonly words: readonly string[] }
  has(word: string): boolean
  /** In alphabet order. */
  words(): Iterable<string>
  /** Like `words`, without making strings. The numbers ascend, but need not be consecutive. */
  each(visit: WordVisitor): void
  /** Words from letters: Jarnac. Words with more than `longest` letters are not indexed (9 for the boxed game). */
  anagrams(longest: number): AnagramIndex
  /** Words that match a pattern of letters, where `.` is any letter. In alphabet order. */
  matching(pattern: string): readonly string[]
  /**
   * An index of these words that a game builds for itself, or the same from the lexicon's store. `name` must cover
   * everything else that the result depends on, with a version that is raised when `build` changes.
   */
  index<T extends NumberArrays<T>>(name: string, build: () => T): T
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
  #key: string | undefined

  constructor(lexicon: Lexicon, selected: Uint8Array | undefined) {
    this.alphabet = lexicon.alphabet
    this.#lexicon = lexicon
    this.#selected = selected
    this.size = selected === undefined ? lexicon.size : countOf(selected)
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
      const arrays = this.index(`anagrams 1 ${longest}`, () =>
        buildTrie((visit) => this.each(visit), this.alphabet, longest),
      )
      index = anagramIndex(arrays, this.alphabet)
      this.#anagrams.set(longest, index)
    }
    return index
  }

  matching(pattern: string): readonly string[] {
    return wordsMatching(this.#lexicon.automaton, pattern, (number) => this.#holds(number))
  }

  index<T extends NumberArrays<T>>(name: string, build: () => T): T {
    const store = this.#lexicon.indexes
    if (store === undefined) return build()
    this.#key ??= `${this.#lexicon.hash} ${hashOf(this.#selected)}`
    const key = bytesToHex(sha256(utf8ToBytes(`${this.#key} ${name}`)))
    const kept = store.read(key)
    // The key covers the words and the name, so these are the arrays that `build` would return.
    if (kept !== undefined) return unpackArrays(kept) as T
    const built = build()
    store.write(key, packArrays(built))
    return built
  }

  #holds(number: number): boolean {
    return this.#selected === undefined || this.#selected[number] !== 0
  }
}

function countOf(selected: Uint8Array): number {
  let count = 0
  for (let i = 0; i < selected.length; i++) count += selected[i]!
  return count
}

/** The hash of the words that are selected; as bits, because hashing takes longer than packing. */
function hashOf(selected: Uint8Array | undefined): string {
  if (selected === undefined) return 'all'
  const bits = new Uint8Array((selected.length + 7) >>> 3)
  for (let i = 0; i < selected.length; i++) if (selected[i] !== 0) bits[i >>> 3]! |= 1 << (i & 7)
  return bytesToHex(sha256(bits))
}

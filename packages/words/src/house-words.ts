import { type Alphabet, letterNumbers } from './alphabet.ts'
import { buildTrie } from './anagram-trie.ts'
import { type AnagramIndex, anagramIndex } from './anagrams.ts'
import type { WordVisitor } from './automaton.ts'
import { LONGEST_WORD } from './automaton-builder.ts'
import type { NumberArrays } from './index-store.ts'
import type { Vocabulary } from './vocabulary.ts'
import { alphabetOrder, inAlphabetOrder } from './word-list.ts'

/** A vocabulary together with the house words of a table. It reuses the large indexes of its base. */
export function withWords(base: Vocabulary, words: readonly string[]): Vocabulary {
  const more = inAlphabetOrder(words, base.alphabet).filter((word) => !base.has(word))
  return more.length === 0 ? base : new ExtendedVocabulary(base, more)
}

class ExtendedVocabulary implements Vocabulary {
  readonly alphabet: Alphabet
  readonly size: number
  readonly extension: NonNullable<Vocabulary['extension']>
  readonly #base: Vocabulary
  /** In alphabet order, none of them in the base. */
  readonly #more: readonly string[]
  readonly #compare: (a: string, b: string) => number
  readonly #anagrams = new Map<number, AnagramIndex>()

  constructor(base: Vocabulary, more: readonly string[]) {
    this.alphabet = base.alphabet
    this.size = base.size + more.length
    this.#base = base
    this.extension = { base, words: more }
    this.#more = more
    this.#compare = alphabetOrder(base.alphabet)
  }

  has(word: string): boolean {
    return this.#base.has(word) || this.#more.includes(word)
  }

  *words(): Generator<string> {
    let next = 0
    for (const word of this.#base.words()) {
      while (next < this.#more.length && this.#compare(this.#more[next]!, word) < 0) yield this.#more[next++]!
      yield word
    }
    yield* this.#more.slice(next)
  }

  each(visit: WordVisitor): void {
    const numbers = letterNumbers(this.alphabet)
    const letters = new Uint8Array(LONGEST_WORD)
    let number = 0
    for (const word of this.words()) {
      for (let i = 0; i < word.length; i++) letters[i] = numbers[word.charCodeAt(i)]!
      visit(letters, word.length, number++)
    }
  }

  anagrams(longest: number): AnagramIndex {
    let index = this.#anagrams.get(longest)
    if (index === undefined) {
      index = anagramIndex(
        buildTrie((visit) => this.each(visit), this.alphabet, longest),
        this.alphabet,
      )
      this.#anagrams.set(longest, index)
    }
    return index
  }

  matching(pattern: string): readonly string[] {
    const fits = (word: string) =>
      word.length === pattern.length && [...pattern].every((char, i) => char === '.' || char === word[i])
    return this.#merged(this.#base.matching(pattern), fits)
  }

  /** Not kept: each table may have other house words. */
  index<T extends NumberArrays<T>>(_name: string, build: () => T): T {
    return build()
  }

  #merged(found: readonly string[], also: (word: string) => boolean): readonly string[] {
    return [...found, ...this.#more.filter(also)].sort(this.#compare)
  }
}

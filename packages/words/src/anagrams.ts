import { type Alphabet, LETTER_SPAN, letterNumbers, NO_LETTER } from './alphabet.ts'
import { type AnagramSearch, LONGEST_ROW, plainAnagramSearch } from './anagram-search.ts'
import type { AnagramTrie } from './anagram-trie.ts'
import { WasmAnagramSearch } from './anagram-wasm.ts'

/** Finds words from letters, with a trie of sorted letters. Results are new arrays in alphabet order. */
export interface AnagramIndex {
  /** All words with at least `shortest` letters that can be made from `letters`, each letter used once. */
  from(letters: string, shortest?: number): readonly string[]
  /** All words made of every letter of `word` and at least one of `letters`. */
  growing(word: string, letters: string): readonly string[]
  /** The number of words that `from` would return, without making strings. */
  countFrom(letters: string, shortest?: number): number

  /**
   * The same searches for frequent callers. They return classes, that is groups of words with the same letters, in no
   * particular order. The array belongs to the index and is valid until its next search.
   */
  classesFrom(letters: string, shortest?: number): Uint32Array
  classesGrowing(word: string, letters: string): Uint32Array
  /** How many letters the words of a class have. */
  classLength(id: number): number
  classSize(id: number): number
  /** In alphabet order. */
  classWords(id: number): readonly string[]
}

export const anagramIndex = (trie: AnagramTrie, alphabet: Alphabet): AnagramIndex =>
  new TrieIndex(trie, alphabet)

const NONE = new Uint32Array()

/** No word has more of one letter, and a byte still has room for a row's letters. */
const MOST_OF_A_LETTER = 200

/** The compiled search if it may be compiled; a page's security policy allows that only in workers. */
function searchOf(trie: AnagramTrie): AnagramSearch {
  try {
    return new WasmAnagramSearch(trie)
  } catch {
    return plainAnagramSearch(trie)
  }
}

/** The number of words of each class. Bytes, unless there is a larger class: callers ask for many classes, at random. */
function sizesOf({ starts, lengths }: AnagramTrie): Uint8Array | Uint32Array {
  const sizes = Uint32Array.from(lengths, (_, id) => starts[id + 1]! - starts[id]!)
  return sizes.every((size) => size <= 255) ? Uint8Array.from(sizes) : sizes
}

/** Up to this many words are sorted by comparison. */
const FEW = 256

class TrieIndex implements AnagramIndex {
  readonly #trie: AnagramTrie
  readonly #search: AnagramSearch
  readonly #alphabet: Alphabet
  /** Code unit → the letter's place in search order, or `NO_LETTER`. */
  readonly #ranks: Uint8Array
  readonly #sizes: Uint8Array | Uint32Array
  /** The free letters that the search holds. */
  #counted = ''
  /** Words already looked up. */
  readonly #strings: (string | undefined)[]
  /** The words of the current answer. */
  readonly #picked: Uint32Array
  /** A bit for each word, all 0 between searches. */
  readonly #marks: Uint32Array

  constructor(trie: AnagramTrie, alphabet: Alphabet) {
    this.#trie = trie
    this.#search = searchOf(trie)
    this.#alphabet = alphabet
    this.#ranks = letterNumbers(alphabet).map((letter) =>
      letter === NO_LETTER ? letter : trie.ranks[letter]!,
    )
    this.#sizes = sizesOf(trie)
    this.#strings = new Array(trie.members.length)
    this.#picked = new Uint32Array(trie.members.length)
    this.#marks = new Uint32Array((trie.members.length + 31) >>> 5)
  }

  from(letters: string, shortest = 1): readonly string[] {
    return this.#wordsOf(this.classesFrom(letters, shortest))
  }

  growing(word: string, letters: string): readonly string[] {
    return this.#wordsOf(this.classesGrowing(word, letters))
  }

  countFrom(letters: string, shortest = 1): number {
    let count = 0
    for (const id of this.classesFrom(letters, shortest)) count += this.classSize(id)
    return count
  }

  classesFrom(letters: string, shortest = 1): Uint32Array {
    this.#countFree(letters)
    return this.#search.find(letters.length, 0, shortest)
  }

  classesGrowing(word: string, letters: string): Uint32Array {
    this.#countFree(letters)
    if (word.length > LONGEST_ROW) return NONE
    const { row } = this.#search
    for (let i = 0; i < word.length; i++) row[i] = this.#rank(word, i)
    return this.#search.find(letters.length, word.length, word.length + 1)
  }

  classLength(id: number): number {
    return this.#trie.lengths[id]!
  }

  classSize(id: number): number {
    return this.#sizes[id]!
  }

  classWords(id: number): readonly string[] {
    const words: string[] = []
    const { starts, members } = this.#trie
    for (let i = starts[id]!; i < starts[id + 1]!; i++) words.push(this.#spell(members[i]!))
    return words
  }

  /** Writes the free letters into the search. They are often the same as before, with another row. */
  #countFree(letters: string): void {
    if (letters === this.#counted) return
    const { free } = this.#search
    this.#counted = ''
    free.fill(0)
    for (let i = 0; i < letters.length; i++) {
      const rank = this.#rank(letters, i)
      if (free[rank]! < MOST_OF_A_LETTER) free[rank]!++
    }
    this.#counted = letters
  }

  #rank(text: string, at: number): number {
    const code = text.charCodeAt(at)
    const rank = code < LETTER_SPAN ? this.#ranks[code]! : NO_LETTER
    if (rank === NO_LETTER) throw new RangeError(`Not a letter of the alphabet: ${text[at]}`)
    return rank
  }

  #wordsOf(classes: Uint32Array): readonly string[] {
    const { starts, members } = this.#trie
    const picked = this.#picked
    let count = 0
    for (let i = 0; i < classes.length; i++) {
      const end = starts[classes[i]! + 1]!
      for (let at = starts[classes[i]!]!; at < end; at++) picked[count++] = members[at]!
    }
    if (count > FEW) this.#sortBySweep(count)
    else picked.subarray(0, count).sort()
    const words: string[] = new Array(count)
    for (let i = 0; i < count; i++) words[i] = this.#spell(picked[i]!)
    return words
  }

  /** Sorts many words by marking each and reading the marks in order, which is faster. */
  #sortBySweep(count: number): void {
    const picked = this.#picked
    const marks = this.#marks
    for (let i = 0; i < count; i++) marks[picked[i]! >>> 5]! |= 1 << (picked[i]! & 31)
    let end = 0
    for (let at = 0; end < count; at++) {
      for (let left = marks[at]!; left !== 0; left &= left - 1)
        picked[end++] = (at << 5) + 31 - Math.clz32(left & -left)
      marks[at] = 0
    }
  }

  #spell(word: number): string {
    const known = this.#strings[word]
    if (known !== undefined) return known
    const made = this.#newString(word)
    this.#strings[word] = made
    return made
  }

  #newString(word: number): string {
    const { letters, offsets } = this.#trie
    let text = ''
    for (let i = offsets[word]!; i < offsets[word + 1]!; i++) text += this.#alphabet.letters[letters[i]!]
    return text
  }
}

import type { Alphabet, Vocabulary } from '@estocade/words'

/**
 * The words of a vocabulary as anagram classes (words of the same letters), numbered in the order of
 * their sorted letters, rarest letter first. Playouts search letter counts instead of strings, mostly for
 * small reserves and long rows, where the rare letters of a row prune a rarest-first walk early.
 * bench/jarnac compares it with the index of the lexicon, which is designed for large reserves.
 */
export interface ClassGraph {
  /** The letters in walk order; a letter's index here is its number everywhere in the bot. */
  readonly letters: string
  /** The number of classes. Larger numbers are used for rows that are no class (see STRANGERS). */
  readonly size: number
  readonly shortest: number
  readonly longest: number
  /** Letters of each class. */
  readonly length: Uint8Array
  /** How often class c holds letter x: `counts[c * letters.length + x]`. */
  readonly counts: Uint8Array
  /** In alphabet order. */
  wordsOf(id: number): readonly string[]
  /**
   * Trie of the sorted letters. A node is `[childMask, class or −1, child…]`, children in letter order,
   * as offsets.
   */
  readonly trie: Int32Array
}

/**
 * How many numbers after those of the classes are reserved for rows whose letters are no class: where words
 * are challenged, a wrong word may stay. Enough for six sides of twenty rows.
 */
export const STRANGERS = 120

/** The numbers that a class graph is made of. */
export interface ClassArrays extends Pick<ClassGraph, 'length' | 'counts' | 'trie'> {
  /** Letter number of the alphabet → place in walk order. */
  readonly order: Uint8Array
  /** Class c holds the words `members[starts[c]]` … `members[starts[c + 1] − 1]`. */
  readonly starts: Int32Array
  readonly members: Int32Array
  /** The words as letter numbers, one after another: word w begins at `wordStarts[w]`. */
  readonly wordLetters: Uint8Array
  readonly wordStarts: Int32Array
}

export function buildClasses(vocabulary: Vocabulary, shortest: number, longest: number): ClassArrays {
  const pool = poolOf(vocabulary, shortest, longest)
  const letters = vocabulary.alphabet.letters.length
  const order = rarestFirst(pool, letters)
  const keys = sortedLetters(pool, order)
  const members = sortedWords(pool, keys, longest)
  const starts = classStarts(pool, keys, members)
  const size = starts.length - 1
  const length = new Uint8Array(size + STRANGERS)
  const counts = new Uint8Array((size + STRANGERS) * letters)
  // The letters of the classes one after another, because the trie reads them many times.
  const classKeys = new Uint8Array(size * longest)
  for (let id = 0; id < size; id++) {
    const word = members[starts[id]!]!
    const key = pool.offsets[word]!
    length[id] = pool.offsets[word + 1]! - key
    for (let i = 0; i < length[id]!; i++) {
      const letter = keys[key + i]!
      classKeys[id * longest + i] = letter
      counts[id * letters + letter]!++
    }
  }
  const trie = trieOf(classKeys, longest, length, size)
  return { order, starts, members, wordLetters: pool.letters, wordStarts: pool.offsets, length, counts, trie }
}

export const classGraph = (
  { order, starts, members, wordLetters, wordStarts, length, counts, trie }: ClassArrays,
  alphabet: Alphabet,
  shortest: number,
  longest: number,
): ClassGraph => ({
  letters: lettersIn(order, alphabet.letters),
  size: starts.length - 1,
  shortest,
  longest,
  length,
  counts,
  trie,
  wordsOf: (id) =>
    Array.from(members.subarray(starts[id], starts[id + 1]), (word) =>
      spelling(wordLetters.subarray(wordStarts[word], wordStarts[word + 1]), alphabet.letters),
    ),
})

export const buildClassGraph = (vocabulary: Vocabulary, shortest: number, longest: number): ClassGraph =>
  classGraph(buildClasses(vocabulary, shortest, longest), vocabulary.alphabet, shortest, longest)

/** Words as letter numbers, one after another. */
interface Pool {
  readonly size: number
  readonly letters: Uint8Array
  readonly offsets: Int32Array
}

function poolOf(vocabulary: Vocabulary, shortest: number, longest: number): Pool {
  const letters = new Uint8Array(vocabulary.size * longest)
  const offsets = new Int32Array(vocabulary.size + 1)
  let size = 0
  let end = 0
  vocabulary.each((word, length) => {
    if (length < shortest || length > longest) return
    for (let i = 0; i < length; i++) letters[end++] = word[i]!
    offsets[++size] = end
  })
  return { size, letters: letters.slice(0, end), offsets: offsets.slice(0, size + 1) }
}

/** Maps letter numbers of the alphabet to their places in the walk order. */
function rarestFirst(pool: Pool, letters: number): Uint8Array {
  const uses = new Uint32Array(letters)
  for (let i = 0; i < pool.letters.length; i++) uses[pool.letters[i]!]!++
  const order = new Uint8Array(letters)
  const places = [...uses.keys()].sort((a, b) => uses[a]! - uses[b]! || a - b)
  for (const [rank, letter] of places.entries()) order[letter] = rank
  return order
}

function lettersIn(order: Uint8Array, alphabet: string): string {
  const letters: string[] = []
  for (const [place, rank] of order.entries()) letters[rank] = alphabet[place]!
  return letters.join('')
}

function sortedLetters(pool: Pool, order: Uint8Array): Uint8Array {
  const keys = new Uint8Array(pool.letters.length)
  for (let i = 0; i < keys.length; i++) keys[i] = order[pool.letters[i]!]!
  for (let word = 0; word < pool.size; word++) sortRun(keys, pool.offsets[word]!, pool.offsets[word + 1]!)
  return keys
}

/** Insertion sort, because words are short. */
function sortRun(keys: Uint8Array, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const key = keys[i]!
    let at = i
    for (; at > from && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!
    keys[at] = key
  }
}

/** Radix sort by key, last column first. A word that ends before a column comes first. */
function sortedWords({ size, offsets }: Pool, keys: Uint8Array, longest: number): Int32Array {
  let words = new Int32Array(size)
  for (let word = 0; word < size; word++) words[word] = word
  let next = new Int32Array(size)
  for (let column = longest - 1; column >= 0; column--) {
    const bucket = (word: number) => {
      const at = offsets[word]! + column
      return at < offsets[word + 1]! ? keys[at]! + 1 : 0
    }
    const places = new Int32Array(34)
    for (let i = 0; i < size; i++) places[bucket(words[i]!) + 1]!++
    for (let b = 1; b < places.length; b++) places[b]! += places[b - 1]!
    for (let i = 0; i < size; i++) next[places[bucket(words[i]!)]!++] = words[i]!
    ;[words, next] = [next, words]
  }
  return words
}

function classStarts({ size, offsets }: Pool, keys: Uint8Array, members: Int32Array): Int32Array {
  const starts: number[] = []
  for (let i = 0; i < size; i++)
    if (i === 0 || !sameLetters(offsets, keys, members[i - 1]!, members[i]!)) starts.push(i)
  starts.push(size)
  return Int32Array.from(starts)
}

function sameLetters(offsets: Int32Array, keys: Uint8Array, a: number, b: number): boolean {
  const length = offsets[a + 1]! - offsets[a]!
  if (offsets[b + 1]! - offsets[b]! !== length) return false
  for (let i = 0; i < length; i++) if (keys[offsets[a]! + i] !== keys[offsets[b]! + i]) return false
  return true
}

/** Class c has the letters `keys[c * width]` and so on. */
function trieOf(keys: Uint8Array, width: number, length: Uint8Array, size: number): Int32Array {
  let nodes = new Int32Array(1 << 16)
  let end = 0
  const claim = (words: number) => {
    if (end + words > nodes.length) {
      const larger = new Int32Array(nodes.length * 2)
      larger.set(nodes)
      nodes = larger
    }
    end += words
    return end - words
  }
  // The classes from…to−1 share their first `depth` letters and are sorted, so that each child is a range of them.
  const build = (from: number, to: number, depth: number): number => {
    const own = from < to && length[from] === depth ? from : -1
    const runs: number[] = []
    let mask = 0
    for (let id = own < 0 ? from : from + 1; id < to; id++) {
      const bit = 1 << keys[id * width + depth]!
      if ((mask & bit) === 0) runs.push(id)
      mask |= bit
    }
    const node = claim(2 + runs.length)
    nodes[node] = mask
    nodes[node + 1] = own
    for (const [i, start] of runs.entries()) {
      const child = build(start, runs[i + 1] ?? to, depth + 1)
      nodes[node + 2 + i] = child
    }
    return node
  }
  build(0, size, 0)
  return nodes.slice(0, end)
}

function spelling(letters: Uint8Array, alphabet: string): string {
  let text = ''
  for (let i = 0; i < letters.length; i++) text += alphabet[letters[i]!]
  return text
}

/** The class of exactly these letters, or −1. */
export function classOf(graph: ClassGraph, rack: Uint8Array): number {
  const { trie } = graph
  let node = 0
  for (let x = 0; x < rack.length; x++)
    for (let n = rack[x]!; n > 0; n--) {
      const bit = 1 << x
      const children = trie[node]!
      if ((children & bit) === 0) return -1
      let place = 0
      for (let below = children & (bit - 1); below !== 0; below &= below - 1) place++
      node = trie[node + 2 + place]!
    }
  return trie[node + 1]!
}

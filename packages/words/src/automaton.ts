import { type Alphabet, letterNumbers, LETTER_SPAN as letterSpan, NO_LETTER as noLetter } from './alphabet.ts'
import { type Arcs, childAt, END as end, LAST as last, LETTER as letterBits } from './automaton-arc.ts'
import { LONGEST_WORD } from './automaton-builder.ts'

// Copied here, because the engine does not fold an imported constant, and that costs more than the rest of a look-up.
const LETTER_SPAN = letterSpan
const NO_LETTER = noLetter
const LETTER = letterBits
const END = end
const LAST = last

/** The root's arcs begin here; an empty automaton has only the unused place 0. */
const ROOT = 1

/** Not learnt yet. It is a small integer, because engines store larger ones as doubles. */
const UNKNOWN = 0x3fffffff

/** Called with a word as letter numbers in `letters[0…length−1]`, which is reused: copy it to keep it. And its number. */
export type WordVisitor = (letters: Uint8Array, length: number, number: number) => void

/** Reads the arcs in place. A word's number is its rank in alphabet order, that is the number of words before it. */
export class Automaton {
  readonly arcs: Arcs
  readonly alphabet: Alphabet
  readonly #numbers: Uint8Array
  /**
   * Where each combination of three first letters leads, learnt when it is first looked up: twice the next node's place,
   * plus 1 if the three letters are a word. Most branching of a look-up is in the first letters.
   */
  readonly #jumps: Uint32Array
  readonly #base: number
  #counts: Uint32Array | undefined
  #jumpNumbers: Uint32Array | undefined

  constructor(arcs: Arcs, alphabet: Alphabet) {
    this.arcs = arcs
    this.alphabet = alphabet
    this.#numbers = letterNumbers(alphabet)
    this.#base = alphabet.letters.length
    this.#jumps = new Uint32Array(this.#base ** 3).fill(UNKNOWN)
  }

  get root(): number {
    return this.arcs.tags.length > ROOT ? ROOT : 0
  }

  has(word: string): boolean {
    const length = word.length
    if (length < 3) return this.#numberOfShort(word, false) >= 0
    const jump = this.#jumpOf(word)
    if (jump < 0) return false
    const { tags, lows, highs } = this.arcs
    const numbers = this.#numbers
    let next = this.#jumps[jump]!
    if (next === UNKNOWN) next = this.#learn(jump)
    for (let i = 3; i < length; i++) {
      let at = next >>> 1
      if (at === 0) return false
      const code = word.charCodeAt(i)
      const letter = code < LETTER_SPAN ? numbers[code]! : NO_LETTER
      let tag = tags[at]!
      // Arcs are sorted by letter, so the scan may stop at the first one that is not smaller.
      while ((tag & LETTER) < letter) {
        if (tag >= LAST) return false
        tag = tags[++at]!
      }
      if ((tag & LETTER) !== letter) return false
      next = (lows[at]! << 1) | (((highs[at >>> 1]! >>> ((at & 1) << 2)) & 15) << 17) | ((tag >>> 5) & 1)
    }
    return (next & 1) !== 0
  }

  /** −1 if it is not a word. */
  numberOf(word: string): number {
    const length = word.length
    if (length < 3) return this.#numberOfShort(word)
    const jump = this.#jumpOf(word)
    if (jump < 0) return -1
    const counts = this.counts
    const numbers = this.#numbers
    let next = this.#jumps[jump]!
    if (next === UNKNOWN) next = this.#learn(jump)
    let number = this.#jumpNumbers![jump]!
    if (number === UNKNOWN) number = this.#learnNumber(jump)
    for (let i = 3; i < length; i++) {
      const start = next >>> 1
      if (start === 0) return -1
      const code = word.charCodeAt(i)
      const at = this.#scan(start, code < LETTER_SPAN ? numbers[code]! : NO_LETTER)
      if (at === 0) return -1
      // A word that ends on the way comes before all longer words.
      number += (next & 1) + counts[start]! - counts[at]!
      next = 2 * childAt(this.arcs, at) + ((this.arcs.tags[at]! >>> 5) & 1)
    }
    return (next & 1) !== 0 ? number : -1
  }

  wordAt(number: number): string {
    if (!(number >= 0 && number < this.size)) throw new RangeError(`No word number ${number}`)
    const counts = this.counts
    const { tags } = this.arcs
    let word = ''
    let left = number
    for (let node = this.root; ; ) {
      let at = node
      while (tags[at]! < LAST && counts[node]! - counts[at + 1]! <= left) at++
      left -= counts[node]! - counts[at]!
      word += this.alphabet.letters[tags[at]! & LETTER]
      if ((tags[at]! & END) !== 0 && left-- === 0) return word
      node = childAt(this.arcs, at)
    }
  }

  get size(): number {
    return this.root === 0 ? 0 : this.counts[this.root]!
  }

  /** How many words begin in the arcs from here to the end of the node; counted when first needed. */
  get counts(): Uint32Array {
    if (this.#counts === undefined) {
      this.#counts = countWords(this.arcs)
      this.#jumpNumbers = new Uint32Array(this.#base ** 3).fill(UNKNOWN)
    }
    return this.#counts
  }

  /** All words in alphabet order. */
  each(visit: WordVisitor): void {
    const letters = new Uint8Array(LONGEST_WORD)
    const arcs = this.arcs
    let number = 0
    const walk = (node: number, depth: number): void => {
      for (let at = node; ; at++) {
        const tag = arcs.tags[at]!
        letters[depth] = tag & LETTER
        if ((tag & END) !== 0) visit(letters, depth + 1, number++)
        const child = childAt(arcs, at)
        if (child !== 0) walk(child, depth + 1)
        if (tag >= LAST) return
      }
    }
    if (this.root !== 0) walk(this.root, 0)
  }

  /** All words in alphabet order, as text. */
  *words(): Generator<string> {
    const { arcs, alphabet } = this
    // For each letter of the current word, the place of its arc.
    const path: number[] = this.root === 0 ? [] : [this.root]
    let word = ''
    while (path.length > 0) {
      const at = path.at(-1)!
      word = word.slice(0, path.length - 1) + alphabet.letters[arcs.tags[at]! & LETTER]
      if ((arcs.tags[at]! & END) !== 0) yield word
      const child = childAt(arcs, at)
      if (child !== 0) path.push(child)
      else this.#advance(path)
    }
  }

  /** Moves to the next arc that is not exhausted, upwards from the end of the path. */
  #advance(path: number[]): void {
    while (path.length > 0 && this.arcs.tags[path.at(-1)!]! >= LAST) path.pop()
    if (path.length > 0) path[path.length - 1]!++
  }

  #jumpOf(word: string): number {
    const numbers = this.#numbers
    const a = word.charCodeAt(0)
    const b = word.charCodeAt(1)
    const c = word.charCodeAt(2)
    if ((a | b | c) >= LETTER_SPAN) return -1
    const x = numbers[a]!
    const y = numbers[b]!
    const z = numbers[c]!
    if (x === NO_LETTER || y === NO_LETTER || z === NO_LETTER) return -1
    return (x * this.#base + y) * this.#base + z
  }

  /** The arc with this letter in the node at `start`, or 0. */
  #scan(start: number, letter: number): number {
    const { tags } = this.arcs
    for (let at = start; ; at++) {
      const tag = tags[at]!
      if ((tag & LETTER) >= letter) return (tag & LETTER) === letter ? at : 0
      if (tag >= LAST) return 0
    }
  }

  #numberOfShort(word: string, counted = true): number {
    let node = this.root
    let number = 0
    let ends = 0
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i)
      const letter = code < LETTER_SPAN ? this.#numbers[code]! : NO_LETTER
      const at = node === 0 ? 0 : this.#scan(node, letter)
      if (at === 0) return -1
      if (counted) number += ends + this.counts[node]! - this.counts[at]!
      ends = (this.arcs.tags[at]! >>> 5) & 1
      node = childAt(this.arcs, at)
    }
    return ends !== 0 ? number : -1
  }

  #learn(jump: number): number {
    const at = this.#third(jump, () => {})
    const next = at === 0 ? 0 : 2 * childAt(this.arcs, at) + ((this.arcs.tags[at]! >>> 5) & 1)
    this.#jumps[jump] = next
    return next
  }

  #learnNumber(jump: number): number {
    const counts = this.counts
    let number = 0
    this.#third(jump, (at, node, ends) => {
      number += ends + counts[node]! - counts[at]!
    })
    this.#jumpNumbers![jump] = number
    return number
  }

  /** The arc that three letters lead to, or 0. Calls `meet` with each arc, its node, and whether a word ended before. */
  #third(jump: number, meet: (at: number, node: number, ends: number) => void): number {
    const base = this.#base
    let node = this.root
    let ends = 0
    let at = 0
    for (const letter of [Math.floor(jump / base / base), Math.floor(jump / base) % base, jump % base]) {
      at = node === 0 ? 0 : this.#scan(node, letter)
      if (at === 0) return 0
      meet(at, node, ends)
      ends = (this.arcs.tags[at]! >>> 5) & 1
      node = childAt(this.arcs, at)
    }
    return at
  }
}

/** Depth first, without recursion. A single pass over the arcs is not enough: a tail may precede its host's children. */
function countWords({ tags, lows, highs }: Arcs): Uint32Array {
  const counts = new Uint32Array(tags.length)
  const stack = new Uint32Array(tags.length)
  let top = 0
  if (tags.length > ROOT) stack[top++] = ROOT
  while (top > 0) {
    const at = stack[top - 1]!
    const tag = tags[at]!
    const child = lows[at]! | (((highs[at >>> 1]! >>> ((at & 1) << 2)) & 15) << 16)
    const next = tag < LAST ? at + 1 : 0
    // No node is empty, so a count of 0 means "not counted yet".
    if (child !== 0 && counts[child] === 0) stack[top++] = child
    else if (next !== 0 && counts[next] === 0) stack[top++] = next
    else {
      counts[at] = ((tag >>> 5) & 1) + counts[child]! + counts[next]!
      top--
    }
  }
  return counts
}

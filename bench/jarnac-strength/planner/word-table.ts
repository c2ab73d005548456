import type { Bag } from '@estocade/kernel'
import type { AnagramIndex, Vocabulary } from '@estocade/words'

/** The prices of the planner, in points. */
export const LETTER = 15
export const EMPTY_ROW = 25
/** A letter counts as available if it comes within so many draws. */
const DRAWS = 5

/** Marks a growth by one letter. */
export const NO_LETTER = 255
export const NO_CLASS = -1

interface Growth {
  readonly into: number
  readonly one: number
  readonly two: number
  gain: number
}

/**
 * What the planner knows before a game. Words with the same letters are one class, numbered as in the public
 * index of anagrams. The growths of class c by one or two letters are `first[c]`…`first[c + 1] − 1`, the
 * most valuable first.
 */
export class WordTable {
  readonly index: AnagramIndex
  readonly alphabet: string
  readonly length: Uint8Array
  /** How many of each letter a class has: `counts[c * alphabet.length + letter]`. */
  readonly counts: Uint8Array
  /** The points of a row of this class and the expected gain of its growth. */
  readonly value: Float64Array
  readonly first: Int32Array
  readonly into: Int32Array
  readonly one: Uint8Array
  readonly two: Uint8Array
  /** The class of three or four letters in ascending order, by `keyOf`. */
  readonly short: Int32Array
  /** The number of short classes that contain a letter. */
  readonly useful: Float64Array
  private readonly classes = new Map<string, number>()

  constructor(vocabulary: Vocabulary, longest: number, bag: Bag) {
    this.alphabet = vocabulary.alphabet.letters
    this.index = vocabulary.anagrams(longest)
    const everything = [...this.alphabet].map((letter) => letter.repeat(longest)).join('')
    const ids = [...this.index.classesFrom(everything, 3)]
    const size = ids.reduce((a, b) => Math.max(a, b), -1) + 1
    this.length = new Uint8Array(size)
    this.counts = new Uint8Array(size * this.alphabet.length)
    this.value = new Float64Array(size)
    this.short = new Int32Array((this.alphabet.length + 1) ** 4).fill(NO_CLASS)
    this.useful = new Float64Array(this.alphabet.length)
    for (const id of ids) this.addClass(id)
    const growths = this.growthsOf(size)
    this.first = new Int32Array(size + 1)
    for (let c = 0; c < size; c++) this.first[c + 1] = this.first[c]! + growths[c]!.length
    this.into = new Int32Array(this.first[size]!)
    this.one = new Uint8Array(this.first[size]!)
    this.two = new Uint8Array(this.first[size]!)
    const odds = oddsOf(bag, this.alphabet)
    // A class grows into longer ones, whose values must be known.
    for (const id of ids.sort((a, b) => this.length[b]! - this.length[a]!))
      this.addValue(id, growths[id]!, odds)
  }

  /** The class of a word that is in the dictionary. */
  classOf(word: string): number {
    const id = this.classes.get(this.inOrder(word))
    if (id === undefined) throw new Error(`The planner does not know ${word}.`)
    return id
  }

  numberOf(letter: string): number {
    return this.alphabet.indexOf(letter)
  }

  /** Three or four letter numbers in ascending order; without a fourth, `d` is −1. */
  keyOf(a: number, b: number, c: number, d: number): number {
    const base = this.alphabet.length + 1
    return ((a * base + b) * base + c) * base + d + 1
  }

  private inOrder(word: string): string {
    return [...word].sort((a, b) => this.numberOf(a) - this.numberOf(b)).join('')
  }

  private addClass(id: number): void {
    const letters = this.inOrder(this.index.classWords(id)[0]!)
    const numbers = [...letters].map((letter) => this.numberOf(letter))
    this.classes.set(letters, id)
    this.length[id] = numbers.length
    for (const x of numbers) this.counts[id * this.alphabet.length + x]!++
    if (numbers.length > 4) return
    const [a, b, c, d] = numbers as [number, number, number, number?]
    this.short[this.keyOf(a, b, c, d ?? -1)] = id
    for (const x of new Set(numbers)) this.useful[x]!++
  }

  private growthsOf(size: number): Growth[][] {
    const growths: Growth[][] = Array.from({ length: size }, () => [])
    const add = (into: number, rest: string, one: number, two: number) => {
      const small = this.classes.get(rest)
      if (small !== undefined) growths[small]!.push({ into, one, two, gain: 0 })
    }
    for (const [letters, large] of this.classes)
      for (let i = 0; i < letters.length; i++) {
        if (letters[i] === letters[i - 1]) continue
        const one = this.numberOf(letters[i]!)
        const rest = letters.slice(0, i) + letters.slice(i + 1)
        add(large, rest, one, NO_LETTER)
        for (let j = i; j < rest.length; j++)
          if (j === i || rest[j] !== rest[j - 1])
            add(large, rest.slice(0, j) + rest.slice(j + 1), one, this.numberOf(rest[j]!))
      }
    return growths
  }

  /** The expected gain of the best growth whose letters come, each growth's own value included. */
  private addValue(id: number, growths: Growth[], odds: (one: number, two: number) => number): void {
    const points = this.length[id]! ** 2
    for (const growth of growths)
      growth.gain = this.value[growth.into]! - points - (growth.two === NO_LETTER ? 0 : LETTER)
    growths.sort((a, b) => b.gain - a.gain)
    let expected = 0
    let missed = 1
    for (const [i, { into, one, two, gain }] of growths.entries()) {
      const at = this.first[id]! + i
      this.into[at] = into
      this.one[at] = one
      this.two[at] = two
      if (gain <= 0) continue
      const chance = odds(one, two)
      expected += missed * chance * gain
      missed *= 1 - chance
    }
    this.value[id] = points + expected
  }
}

/** The chance that the letters come within the draws, from a full bag. */
function oddsOf(bag: Bag, alphabet: string): (one: number, two: number) => number {
  const share = [...alphabet].map(
    (letter) => (bag[letter] ?? 0) / Object.values(bag).reduce((a, b) => a + b, 0),
  )
  const once = (x: number) => 1 - (1 - share[x]!) ** DRAWS
  const twice = (x: number) => once(x) - DRAWS * share[x]! * (1 - share[x]!) ** (DRAWS - 1)
  return (one, two) => (two === NO_LETTER ? once(one) : one === two ? twice(one) : once(one) * once(two))
}

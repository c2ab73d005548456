import type { Judge } from '@estocade/words'
import { type ClassGraph, STRANGERS } from './class-graph.ts'

/**
 * Which class grows into which by one or two letters. Growths of class c are at `first[c]`…`first[c+1]−1`:
 * into class `into`, by letters `one` and `two` (`two` = NONE when it is one letter).
 */
export interface Growth {
  readonly first: Int32Array
  readonly into: Int32Array
  readonly one: Uint8Array
  readonly two: Uint8Array
}

export const NONE = 255

export function buildGrowth(graph: ClassGraph, judge: Judge): Growth {
  const list = new GrowthList()
  const blocked = judge.config.sameEntry === true ? sharedEntries(graph, judge) : () => false
  eachShrinking(graph, (small, large, x, y) => {
    if (!blocked(small, large)) list.add(small, large, x, y)
  })
  return list.packed(graph.size)
}

/** Returns a test whether every growth of one class into another stays within one dictionary entry. */
function sharedEntries(graph: ClassGraph, judge: Judge): (small: number, large: number) => boolean {
  const entries: (readonly number[])[][] = []
  const entriesOf = (id: number) => {
    entries[id] ??= graph.wordsOf(id).map((word) => judge.lexicon.readingsOf(word).map(({ entry }) => entry))
    return entries[id]
  }
  return (small, large) =>
    entriesOf(small).every((a) => entriesOf(large).every((b) => a.some((entry) => b.includes(entry))))
}

class GrowthList {
  #rows = new Int32Array(1 << 18)
  #end = 0

  add(small: number, large: number, x: number, y: number): void {
    if (this.#end + 3 > this.#rows.length) {
      const larger = new Int32Array(this.#rows.length * 2)
      larger.set(this.#rows)
      this.#rows = larger
    }
    this.#rows[this.#end++] = small
    this.#rows[this.#end++] = large
    this.#rows[this.#end++] = (x << 8) | y
  }

  packed(size: number): Growth {
    const rows = this.#rows
    // Rows that are no class have no growths, but may be looked up.
    const first = new Int32Array(size + STRANGERS + 1)
    for (let i = 0; i < this.#end; i += 3) first[rows[i]! + 1]!++
    for (let c = 0; c + 1 < first.length; c++) first[c + 1]! += first[c]!
    const next = first.slice()
    const count = this.#end / 3
    const growth = {
      first,
      into: new Int32Array(count),
      one: new Uint8Array(count),
      two: new Uint8Array(count),
    }
    for (let i = 0; i < this.#end; i += 3) {
      const place = next[rows[i]!]!++
      growth.into[place] = rows[i + 1]!
      growth.one[place] = rows[i + 2]! >> 8
      growth.two[place] = rows[i + 2]! & 255
    }
    return growth
  }
}

type Shrinking = (small: number, large: number, x: number, y: number) => void

/** Calls `tell` for every class and each class that it becomes without one or two of its letters. */
function eachShrinking(graph: ClassGraph, tell: Shrinking): void {
  const index = new ClassIndex(graph)
  const { marks } = index
  const spelled = new Uint8Array(32)
  for (let large = 0; large < graph.size; large++) {
    const length = spell(graph, large, spelled)
    const mark = index.markOf(large)
    for (let i = 0; i < length; i++) {
      const x = spelled[i]!
      if (i > 0 && spelled[i - 1] === x) continue
      const less = (mark - marks[x]!) | 0
      const small = index.find(less, large, x, NONE)
      if (small >= 0) tell(small, large, x, NONE)
      for (let j = i + 1; j < length; j++) {
        const y = spelled[j]!
        if (j > i + 1 && spelled[j - 1] === y) continue
        const smaller = index.find((less - marks[y]!) | 0, large, x, y)
        if (smaller >= 0) tell(smaller, large, x, y)
      }
    }
  }
}

/** Writes the letters of a class in order into `out`. Returns how many. */
function spell({ counts, letters }: ClassGraph, id: number, out: Uint8Array): number {
  let length = 0
  for (let x = 0; x < letters.length; x++)
    for (let n = counts[id * letters.length + x]!; n > 0; n--) out[length++] = x
  return length
}

/** Hash table of classes by a sum over their letters, so that removing a letter is one subtraction. */
class ClassIndex {
  readonly marks: Int32Array
  readonly #slots: Int32Array
  /** The sum of the class in each slot, which differs from most others without comparing letters. */
  readonly #sums: Int32Array
  readonly #mask: number
  /** A bit for each hash of a class: small enough for the processor's cache, it answers most look-ups, which fail. */
  readonly #present: Int32Array
  readonly #presentMask: number
  readonly #graph: ClassGraph

  constructor(graph: ClassGraph) {
    this.#graph = graph
    this.marks = Int32Array.from({ length: graph.letters.length }, (_, x) => spread(x + 1))
    let slots = 1024
    while (slots < 2 * graph.size) slots *= 2
    this.#mask = slots - 1
    this.#slots = new Int32Array(slots).fill(-1)
    this.#sums = new Int32Array(slots)
    this.#present = new Int32Array(slots >>> 2)
    this.#presentMask = 8 * slots - 1
    for (let id = 0; id < graph.size; id++) {
      const mark = this.markOf(id)
      const hash = spread(mark)
      const bit = hash & this.#presentMask
      this.#present[bit >>> 5]! |= 1 << (bit & 31)
      let at = hash & this.#mask
      while (this.#slots[at] !== -1) at = (at + 1) & this.#mask
      this.#slots[at] = id
      this.#sums[at] = mark
    }
  }

  markOf(id: number): number {
    const letters = this.marks.length
    let mark = 0
    for (let x = 0; x < letters; x++)
      mark = (mark + Math.imul(this.#graph.counts[id * letters + x]!, this.marks[x]!)) | 0
    return mark
  }

  /** The class of `large` less the letters x and y. */
  find(mark: number, large: number, x: number, y: number): number {
    const hash = spread(mark)
    const bit = hash & this.#presentMask
    if (((this.#present[bit >>> 5]! >>> (bit & 31)) & 1) === 0) return -1
    let at = hash & this.#mask
    for (let id = this.#slots[at]!; id !== -1; id = this.#slots[at]!) {
      if (this.#sums[at] === mark && this.#isLess(id, large, x, y)) return id
      at = (at + 1) & this.#mask
    }
    return -1
  }

  #isLess(id: number, large: number, x: number, y: number): boolean {
    const { counts, length } = this.#graph
    if (length[id] !== length[large]! - (y === NONE ? 1 : 2)) return false
    const letters = this.marks.length
    for (let z = 0; z < letters; z++) {
      const gone = (z === x ? 1 : 0) + (z === y ? 1 : 0)
      if (counts[id * letters + z] !== counts[large * letters + z]! - gone) return false
    }
    return true
  }
}

function spread(n: number): number {
  let h = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return h ^ (h >>> 15)
}

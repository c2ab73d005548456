import { CHILD_SHIFT, END } from './automaton-arc.ts'
import { layOut } from './automaton-layout.ts'

/** No word is longer than this. */
export const LONGEST_WORD = 32

/**
 * Builds the minimal automaton of a sorted word list, word by word. A node is final as soon as no later word can
 * change it, and equal nodes are stored once. A node is a run of arcs in `pool`; node 0 has none.
 */
export class AutomatonBuilder {
  #pool = new Uint32Array(1 << 12)
  #poolEnd = 0
  #starts = new Uint32Array(1 << 10)
  #nodes = 1
  /** Open addressing: node numbers, 0 is free. */
  #register = new Uint32Array(1 << 12)
  /** Arcs of the unfinished nodes along the last word: one row of 32 per depth. */
  readonly #open = new Uint32Array((LONGEST_WORD + 1) * 32)
  readonly #openCounts = new Uint8Array(LONGEST_WORD + 1)
  readonly #last = new Uint8Array(LONGEST_WORD)
  #lastLength = 0

  /** Adds a word, as letter numbers. Words have to come in strictly ascending alphabet order. */
  add(letters: ArrayLike<number>, length: number): void {
    const shared = this.#sharedWithLast(letters, length)
    this.#settle(shared)
    for (let depth = shared; depth < length; depth++) {
      const letter = letters[depth]!
      this.#last[depth] = letter
      this.#open[depth * 32 + this.#openCounts[depth]!++] = letter | (depth === length - 1 ? END : 0)
    }
    this.#lastLength = length
  }

  /** The finished arcs, for `writeArcs`. */
  finish(): Uint32Array {
    this.#settle(0)
    const root = this.#nodeOf(0)
    return layOut({
      root,
      nodes: this.#nodes,
      arcs: this.#pool.subarray(0, this.#poolEnd),
      starts: this.#starts.subarray(0, this.#nodes + 1),
      find: (from, to) => this.#find(this.#pool, from, to),
    })
  }

  #sharedWithLast(letters: ArrayLike<number>, length: number): number {
    const most = Math.min(length, this.#lastLength)
    let shared = 0
    while (shared < most && letters[shared] === this.#last[shared]) shared++
    const rising = shared === most ? length > this.#lastLength : letters[shared]! > this.#last[shared]!
    if (!rising) throw new RangeError('Words must come in rising order')
    return shared
  }

  #settle(depth: number): void {
    for (let at = this.#lastLength - 1; at >= depth; at--) {
      const child = this.#nodeOf(at + 1)
      const place = at * 32 + this.#openCounts[at]! - 1
      this.#open[place] = (this.#open[place]! | (child << CHILD_SHIFT)) >>> 0
    }
  }

  /** Turns the open arcs at `depth` into a node, or finds an equal one. */
  #nodeOf(depth: number): number {
    const count = this.#openCounts[depth]!
    this.#openCounts[depth] = 0
    if (count === 0) return 0
    const from = depth * 32
    const known = this.#find(this.#open, from, from + count)
    return known !== 0 ? known : this.#append(from, count)
  }

  #append(from: number, count: number): number {
    if (this.#poolEnd + count > this.#pool.length) this.#pool = grown(this.#pool)
    if (this.#nodes + 2 > this.#starts.length) this.#starts = grown(this.#starts)
    if (this.#nodes * 2 > this.#register.length) this.#rehash()
    const node = this.#nodes++
    this.#pool.set(this.#open.subarray(from, from + count), this.#poolEnd)
    this.#starts[node] = this.#poolEnd
    this.#poolEnd += count
    this.#starts[node + 1] = this.#poolEnd
    this.#register[this.#slot(this.#pool, this.#starts[node]!, this.#poolEnd)] = node
    return node
  }

  #find(arcs: Uint32Array, from: number, to: number): number {
    return this.#register[this.#slot(arcs, from, to)]!
  }

  #slot(arcs: Uint32Array, from: number, to: number): number {
    const mask = this.#register.length - 1
    for (let slot = hash(arcs, from, to) & mask; ; slot = (slot + 1) & mask) {
      const node = this.#register[slot]!
      if (node === 0 || this.#isSame(node, arcs, from, to)) return slot
    }
  }

  #isSame(node: number, arcs: Uint32Array, from: number, to: number): boolean {
    const start = this.#starts[node]!
    if (this.#starts[node + 1]! - start !== to - from) return false
    for (let i = 0; i < to - from; i++) if (this.#pool[start + i] !== arcs[from + i]) return false
    return true
  }

  #rehash(): void {
    this.#register = new Uint32Array(this.#register.length * 2)
    for (let node = 1; node < this.#nodes; node++)
      this.#register[this.#slot(this.#pool, this.#starts[node]!, this.#starts[node + 1]!)] = node
  }
}

const grown = (array: Uint32Array): Uint32Array<ArrayBuffer> => {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}

function hash(arcs: Uint32Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum = Math.imul(sum ^ arcs[i]!, 0x9e3779b1) ^ (sum >>> 15)
  return (sum ^ (sum >>> 16)) >>> 0
}

import { type ClassGraph, classOf } from './class-graph.ts'

/**
 * All classes that can be made of some letters, as numbers in a scratch array that the next search
 * overwrites. One finder serves one thread; nothing is allocated by a search.
 */
export class Finder {
  found = new Int32Array(1024)
  count = 0
  private readonly trie: Int32Array
  private readonly letters: number
  private readonly have: Uint8Array
  private readonly need: Uint8Array

  constructor(readonly graph: ClassGraph) {
    this.trie = graph.trie
    this.letters = graph.letters.length
    this.have = new Uint8Array(this.letters)
    this.need = new Uint8Array(this.letters)
  }

  /** Finds the classes that the reserve at `reserve[offset]`… can make alone. */
  fresh(reserve: Uint8Array, offset: number): void {
    let haveMask = 0
    for (let x = 0; x < this.letters; x++) {
      const have = reserve[offset + x]!
      this.have[x] = have
      if (have > 0) haveMask |= 1 << x
    }
    this.count = 0
    this.gather(0, haveMask)
  }

  /** Finds the classes made of all letters of class `row` and at least one of the reserve. */
  growing(row: number, reserve: Uint8Array, offset: number): void {
    this.grow(this.graph.counts, row * this.letters, reserve, offset)
    // The walk also finds the row itself, which is not a growth.
    this.drop(row)
  }

  /** As `growing`, for a row given by its letter counts, which need not be a class. */
  growingLetters(row: Uint8Array, reserve: Uint8Array): void {
    this.grow(row, 0, reserve, 0)
    const own = classOf(this.graph, row)
    if (own >= 0) this.drop(own)
  }

  private grow(row: Uint8Array, base: number, reserve: Uint8Array, offset: number): void {
    let haveMask = 0
    let needMask = 0
    for (let x = 0; x < this.letters; x++) {
      const need = row[base + x]!
      const have = need + reserve[offset + x]!
      this.need[x] = need
      this.have[x] = have
      if (need > 0) needMask |= 1 << x
      if (have > 0) haveMask |= 1 << x
    }
    this.count = 0
    this.walk(0, haveMask, needMask)
  }

  private drop(row: number): void {
    for (let i = 0; i < this.count; i++)
      if (this.found[i] === row) {
        this.found[i] = this.found[--this.count]!
        return
      }
  }

  private emit(id: number): void {
    if (this.count === this.found.length) {
      const larger = new Int32Array(this.found.length * 2)
      larger.set(this.found)
      this.found = larger
    }
    this.found[this.count++] = id
  }

  private walk(node: number, haveMask: number, needMask: number): void {
    if (needMask === 0) {
      this.gather(node, haveMask)
      return
    }
    const { trie, have, need } = this
    const children = trie[node]!
    // A required letter cannot be skipped: later edges do not contain it.
    let mask = children & haveMask & (((needMask & -needMask) << 1) - 1)
    while (mask !== 0) {
      const bit = mask & -mask
      mask ^= bit
      const x = 31 - Math.clz32(bit)
      const child = trie[node + 2 + bitsBelow(children, bit)]!
      const needed = need[x]!
      const left = --have[x]!
      const nextHave = left === 0 ? haveMask & ~bit : haveMask
      if (needed > 0) {
        need[x] = needed - 1
        this.walk(child, nextHave, needed === 1 ? needMask & ~bit : needMask)
        need[x] = needed
      } else this.walk(child, nextHave, needMask)
      have[x]!++
    }
  }

  private gather(node: number, haveMask: number): void {
    const { trie, have } = this
    const own = trie[node + 1]!
    if (own >= 0) this.emit(own)
    const children = trie[node]!
    let mask = children & haveMask
    while (mask !== 0) {
      const bit = mask & -mask
      mask ^= bit
      const x = 31 - Math.clz32(bit)
      const left = --have[x]!
      this.gather(trie[node + 2 + bitsBelow(children, bit)]!, left === 0 ? haveMask & ~bit : haveMask)
      have[x]!++
    }
  }
}

function bitsBelow(mask: number, bit: number): number {
  let v = mask & (bit - 1)
  v -= (v >>> 1) & 0x55555555
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

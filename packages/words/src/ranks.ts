import { asUint32 } from './format.ts'

/**
 * The commonest dictionary entries in order. The section holds how many of them were counted in texts, then their
 * entry numbers, commonest first; what follows the counted ones is estimated.
 */
export class Ranks {
  readonly #entries: Uint32Array
  /** Entries up to this rank were counted in texts; ranks beyond it are estimates. */
  readonly counted: number
  #ranks: ReadonlyMap<number, number> | undefined

  constructor(section: Uint8Array) {
    const numbers = asUint32(section)
    this.counted = numbers[0] ?? 0
    this.#entries = numbers.subarray(1)
  }

  get size(): number {
    return this.#entries.length
  }

  /** 1 for the commonest entry; `Infinity` for one that is rarer than all ranked ones. */
  of(entry: number): number {
    this.#ranks ??= new Map(Array.from(this.#entries, (ranked, index) => [ranked, index + 1]))
    return this.#ranks.get(entry) ?? Number.POSITIVE_INFINITY
  }

  /** The entries up to a rank. */
  upTo(rank: number): ReadonlySet<number> {
    return new Set(this.#entries.subarray(0, rank))
  }
}

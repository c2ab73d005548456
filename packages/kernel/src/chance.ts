import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** 64 lower-case hexadecimal digits. */
export type Seed = string

/**
 * The random numbers of a match. The n-th call of a match gives the same number however often a decision is retried,
 * because it depends on the seed and on `drawn` only.
 */
export interface Chance {
  /** A uniform integer in 0…n−1; n ≥ 1. */
  below(n: number): number
  /** How many numbers the match has used, these included. */
  readonly drawn: number
}

/** 2^48: large enough for any bag, small enough to be exact in a double. */
const SPAN = 2 ** 48

export const chanceFrom = (seed: Seed, drawn = 0): Chance => new DerivedChance(seed, drawn)

class DerivedChance implements Chance {
  readonly #seed: Seed
  /** The keyed HMAC, cloned for each number, which halves the hashing. Made on demand: most decisions draw no number. */
  #keyed: ReturnType<typeof hmac.create> | undefined
  #drawn: number

  constructor(seed: Seed, drawn: number) {
    this.#seed = seed
    this.#drawn = drawn
  }

  get drawn(): number {
    return this.#drawn
  }

  below(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1 || n > SPAN) throw new RangeError(`below(${n})`)
    const draw = this.#drawn++
    const limit = SPAN - (SPAN % n)
    // Rejection sampling: numbers above the largest multiple of n would favour the small remainders.
    for (let attempt = 0; ; attempt++) {
      const number = this.#number(`${draw}/${attempt}`)
      if (number < limit) return number % n
    }
  }

  /** Below `SPAN`. */
  #number(label: string): number {
    this.#keyed ??= hmac.create(sha256, hexToBytes(this.#seed))
    const bytes = this.#keyed.clone().update(utf8ToBytes(label)).digest()
    let number = 0
    for (let i = 0; i < 6; i++) number = number * 256 + bytes[i]!
    return number
  }
}

/** The hash of the server's seed, which is published before the deal. */
export const commitmentTo = (serverSeed: Seed): string =>
  bytesToHex(sha256(utf8ToBytes(`commit/${serverSeed}`)))

/** The seed of the match. Nobody can choose it alone, because the server commits before players send their seeds. */
export const matchSeed = (serverSeed: Seed, playerSeeds: readonly string[]): Seed =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(['match', serverSeed, ...playerSeeds]))))

/** A seed from any text, for tests, simulations and bots. */
export const seedFrom = (text: string): Seed => bytesToHex(sha256(utf8ToBytes(text)))

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** 64 lower-case hexadecimal digits. */
export type Seed = string

/**
 * The table's luck. The n-th call of a match gives the same number however often a decision is retried,
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

export function chanceFrom(seed: Seed, drawn = 0): Chance {
  // Keyed once and cloned for each number: half the hashing.
  const keyed = lazily(() => hmac.create(sha256, hexToBytes(seed)))
  let count = drawn
  return {
    get drawn() {
      return count
    },
    below(n) {
      if (!Number.isSafeInteger(n) || n < 1 || n > SPAN) throw new RangeError(`below(${n})`)
      const draw = count++
      const limit = SPAN - (SPAN % n)
      // Rejection sampling: numbers above the largest multiple of n would favour the small remainders.
      for (let attempt = 0; ; attempt++) {
        const bytes = keyed()
          .clone()
          .update(utf8ToBytes(`${draw}/${attempt}`))
          .digest()
        let number = 0
        for (let i = 0; i < 6; i++) number = number * 256 + bytes[i]!
        if (number < limit) return number % n
      }
    },
  }
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What is published before the deal. */
export const commitmentTo = (serverSeed: Seed): string =>
  bytesToHex(sha256(utf8ToBytes(`commit/${serverSeed}`)))

/** The seed of the match: nobody can choose it alone, since the server is committed before players speak. */
export const matchSeed = (serverSeed: Seed, playerSeeds: readonly string[]): Seed =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(['match', serverSeed, ...playerSeeds]))))

/** A seed from any text, for tests, simulations and bots. */
export const seedFrom = (text: string): Seed => bytesToHex(sha256(utf8ToBytes(text)))

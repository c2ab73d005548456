import { type CrosswordIndex, EMPTY_NODE, NODE_HEAD, OFFSET } from '@estocade/words'

const KNOWN = 1 << 31

/** By node: all letters that stand on any way from there to a word's end. */
export function lettersBelow({ nodes, root, turn }: CrosswordIndex): Int32Array {
  const below = new Int32Array(nodes.length)
  const letters = 2 ** turn - 1

  function visit(node: number): number {
    if (below[node] !== 0) return below[node]!
    let found = nodes[node + 1]! | (nodes[node]! & letters)
    let at = node + NODE_HEAD
    for (let rest = nodes[node]!; rest !== 0; rest &= rest - 1) found |= visit(nodes[at++]! & OFFSET)
    below[node] = found | KNOWN
    return below[node]!
  }
  if (root !== EMPTY_NODE) visit(root)
  for (let i = 0; i < below.length; i++) below[i]! &= ~KNOWN
  return below
}

const BYTE = 255

/** What all stones of a hand count together whose letters are in a mask: four look-ups, one for each byte of it. */
export class HandWorth {
  readonly #sums = new Uint16Array(4 * (BYTE + 1))

  read(counts: Uint8Array, worthOf: Uint8Array): void {
    for (let byte = 0; 8 * byte < counts.length; byte++)
      for (let mask = 1; mask <= BYTE; mask++) {
        const letter = 8 * byte + 31 - Math.clz32(mask & -mask)
        const worth = letter < counts.length ? counts[letter]! * worthOf[letter]! : 0
        this.#sums[(byte << 8) | mask] = this.#sums[(byte << 8) | (mask & (mask - 1))]! + worth
      }
  }

  of(mask: number): number {
    const sums = this.#sums
    return (
      sums[mask & BYTE]! +
      sums[256 | ((mask >> 8) & BYTE)]! +
      sums[512 | ((mask >> 16) & BYTE)]! +
      sums[768 | (mask >>> 24)]!
    )
  }
}

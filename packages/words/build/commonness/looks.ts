import type { Evidence } from './evidence.ts'

const width = 1024

/** How usual a word's pairs of letters are among common words: people rather know a word that looks usual. */
export class Looks {
  private readonly pairs = new Float64Array(width * width)
  private readonly singles = new Float64Array(width)

  constructor({ scores }: Evidence) {
    for (const word of scores.keys()) this.learn(` ${word} `)
  }

  private learn(word: string): void {
    for (let at = 1; at < word.length; at++) {
      const before = word.charCodeAt(at - 1) % width
      this.pairs[before * width + (word.charCodeAt(at) % width)]! += 1
      this.singles[before]! += 1
    }
  }

  /** Mean logarithm of the probability of each letter after the one before; about −4 (odd) to −2 (usual). */
  usual(written: string): number {
    const word = ` ${written} `
    let sum = 0
    for (let at = 1; at < word.length; at++) {
      const before = word.charCodeAt(at - 1) % width
      const pair = this.pairs[before * width + (word.charCodeAt(at) % width)]!
      sum += Math.log((pair + 0.5) / (this.singles[before]! + 16))
    }
    return sum / (word.length - 1)
  }
}

/** How much of a word is a common word at its beginning or end: 0 (none) to 1 (nearly all). */
export function transparency(lemma: string, { scores, floor }: Evidence): number {
  const shortest = Math.max(4, Math.ceil(lemma.length * 0.5))
  for (let length = lemma.length - 1; length >= shortest; length--) {
    const score = scores.get(lemma.slice(0, length)) ?? scores.get(lemma.slice(-length))
    if (score !== undefined) return (length / lemma.length) * (1 - (0.5 * score) / floor)
  }
  return 0
}

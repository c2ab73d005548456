/**
 * Fast reproducible randomness for bots and simulations (sfc32). Not for dealing: see `chance.ts`.
 */
export interface Dice {
  /** A uniform integer in 0…n−1. */
  below(n: number): number
  /** A uniform number in [0, 1). */
  unit(): number
}

export function diceFrom(text: string): Dice {
  let [a, b, c, d] = scramble(text)
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  const unit = () => next() / 2 ** 32
  return { unit, below: (n) => Math.floor(unit() * n) }
}

/** Four 32-bit words from a text (FNV-1a with four offsets). */
function scramble(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
  for (let i = 0; i < text.length; i++)
    for (let w = 0; w < 4; w++) words[w] = Math.imul(words[w]! ^ (text.charCodeAt(i) + w), 0x01000193)
  return words
}

/** A number in [0, 1) that depends on the text alone; cheaper than `diceFrom` for a single number. */
export function unitFrom(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

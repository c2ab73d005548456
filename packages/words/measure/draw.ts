/** So many of the items, each equally likely, in their own order; the same seed draws the same ones. */
export function draw<T>(items: readonly T[], count: number, seed: number): readonly T[] {
  const random = mulberry32(seed)
  const places = new Set<number>()
  while (places.size < Math.min(count, items.length)) places.add(Math.floor(random() * items.length))
  return [...places].sort((a, b) => a - b).map((place) => items[place]!)
}

/** Tommy Ettinger's generator: 32 bits of state, enough for samples. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

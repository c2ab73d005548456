/** How two ways of doing the same work compare, in one process. */
export interface Comparison {
  /** Median over the rounds of (time of b) / (time of a): how many times faster a is. */
  readonly ratio: number
  /** The same for a compared with itself: how much the machine varied during the measurement. */
  readonly noise: number
  /** Medians, in microseconds per unit of work. */
  readonly aMicros: number
  readonly bMicros: number
  readonly rounds: number
}

/** One side of a comparison: `run(round)` does the work `times` times. */
export interface Side {
  /** Done before each timed run, not timed. */
  readonly prepare?: (round: number) => void
  readonly run: (round: number) => void
  readonly times?: number
}

/** Interleaves A B B A in each round, so that a slow moment of the machine affects both sides. */
export function compare(a: Side, b: Side, rounds = 30, warmUp = 3): Comparison {
  const measured: { a1: number; b1: number; b2: number; a2: number }[] = []
  for (let round = -warmUp; round < rounds; round++) {
    const at = (round + warmUp) % rounds
    const times = { a1: micros(a, at), b1: micros(b, at), b2: micros(b, at), a2: micros(a, at) }
    if (round >= 0) measured.push(times)
  }
  return {
    ratio: median(measured.map(({ a1, b1, b2, a2 }) => (b1 + b2) / (a1 + a2))),
    noise: median(measured.map(({ a1, a2 }) => a1 / a2)),
    aMicros: median(measured.map(({ a1, a2 }) => (a1 + a2) / 2)),
    bMicros: median(measured.map(({ b1, b2 }) => (b1 + b2) / 2)),
    rounds,
  }
}

function micros(side: Side, round: number): number {
  side.prepare?.(round)
  const start = process.hrtime.bigint()
  side.run(round)
  return Number(process.hrtime.bigint() - start) / 1000 / (side.times ?? 1)
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((x, y) => x - y)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Bytes that `make` keeps alive, on the heap and in buffers. Needs `--expose-gc`. */
export function bytesKept<T>(make: () => T): { readonly value: T; readonly bytes: number } {
  const before = bytesInUse()
  const value = make()
  return { value, bytes: bytesInUse() - before }
}

function bytesInUse(): number {
  if (globalThis.gc === undefined) throw new Error('Run with --expose-gc.')
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** 3 significant digits, with separators for thousands. */
export const shown = (number: number): string =>
  Number(number.toPrecision(3)).toLocaleString('en', { maximumSignificantDigits: 3 })

/** A line that bench/RESULTS.md lists at its top, or nothing where we are not slower. `ratio` is ours to the peer's. */
export const slowerLines = (what: string, peer: string, ratio: number | undefined): readonly string[] =>
  ratio !== undefined && ratio > 1 ? [`Slower than a peer: ${what}: ${ratio.toFixed(2)} times ${peer}`] : []

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

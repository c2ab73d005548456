/** Results of two players against each other; a draw is half a win of each. */
export interface PairResult {
  readonly a: number
  readonly b: number
  games: number
  /** Games that a has won. */
  wins: number
  /** The sum of the squares of a's results, from which the variance is computed. */
  squares: number
}

/** The probability of each kind of wrong verdict. */
const MISTAKEN = 0.05
/** The test decides between 45 % and 55 % of the points. */
const WEAKER = 0.45
const STRONGER = 0.55

export type Verdict = 'stronger' | 'weaker' | 'open'

/**
 * Sequential probability ratio test: is a stronger than b? It may run after every pair of games without raising the
 * probability of a wrong verdict.
 */
export function verdictOf({ games, wins, squares }: PairResult): Verdict {
  // One more win and one more loss keep the variance of a few equal results above zero.
  const n = games + 2
  const mean = (wins + 1) / n
  const spread = Math.max(0.01, (squares + 1) / n - mean ** 2)
  const ratio = (n * (STRONGER - WEAKER) * (2 * mean - WEAKER - STRONGER)) / (2 * spread)
  const bound = Math.log((1 - MISTAKEN) / MISTAKEN)
  return ratio > bound ? 'stronger' : ratio < -bound ? 'weaker' : 'open'
}

export interface Rating {
  readonly rating: number
  /** Half the 95 % interval. */
  readonly margin: number
}

/** Rating points per unit of the logistic scale. */
const SCALE = 400 / Math.LN10
/** The rating of the first player; those of the others are relative to it. */
const FIRST = 1000

/** Maximum-likelihood ratings (Bradley–Terry). One draw is added to each pair that has played. */
export function ratingsOf(players: number, results: readonly PairResult[]): readonly Rating[] {
  const played = results.filter(({ games }) => games > 0)
  const strengths = new Array<number>(players).fill(0)
  let information = matrix(players - 1)
  for (let round = 0; round < 50; round++) {
    const slope = new Array<number>(players).fill(0)
    information = matrix(players - 1)
    for (const { a, b, games, wins } of played) {
      const n = games + 1
      const expected = 1 / (1 + Math.exp(strengths[b]! - strengths[a]!))
      slope[a]! += wins + 0.5 - n * expected
      slope[b]! -= wins + 0.5 - n * expected
      const weight = n * expected * (1 - expected)
      for (const [i, j, sign] of [
        [a, a, 1],
        [b, b, 1],
        [a, b, -1],
        [b, a, -1],
      ] as const)
        if (i > 0 && j > 0) information[i - 1]![j - 1]! += sign * weight
    }
    const change = solve(information, slope.slice(1))
    for (let i = 1; i < players; i++) strengths[i]! += Math.max(-1, Math.min(1, change[i - 1]!))
  }
  return strengths.map((strength, i) => ({
    rating: FIRST + SCALE * strength,
    margin: i === 0 ? 0 : 1.96 * SCALE * Math.sqrt(solve(information, unit(players - 1, i - 1))[i - 1]!),
  }))
}

const matrix = (size: number): number[][] =>
  Array.from({ length: size }, () => new Array<number>(size).fill(0))

const unit = (size: number, at: number): number[] =>
  Array.from({ length: size }, (_, i) => (i === at ? 1 : 0))

/** Gaussian elimination; the unknown of a zero row is 0. */
function solve(rows: readonly (readonly number[])[], right: readonly number[]): number[] {
  const left = rows.map((row, i) => [...row, right[i]!])
  for (let i = 0; i < left.length; i++) {
    const pivot = left[i]![i]!
    if (Math.abs(pivot) < 1e-12) continue
    for (let j = 0; j < left.length; j++) {
      if (j === i) continue
      const factor = left[j]![i]! / pivot
      for (let k = i; k <= left.length; k++) left[j]![k]! -= factor * left[i]![k]!
    }
  }
  return left.map((row, i) => (Math.abs(row[i]!) < 1e-12 ? 0 : row[left.length]! / row[i]!))
}

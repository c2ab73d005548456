/** An example: its features, and how the game ended for the side (1 won, 0.5 drawn, 0 lost). */
export interface Example {
  readonly features: readonly number[]
  readonly result: number
}

/** Logistic regression by Newton's method: the weights of 1 and of each feature, and the mean log loss. */
export function logistic(examples: readonly Example[]): { weights: readonly number[]; loss: number } {
  const size = examples[0]!.features.length + 1
  let weights = Array<number>(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const slope = Array<number>(size).fill(0)
    const curve = Array.from({ length: size }, () => Array<number>(size).fill(0))
    for (const { features, result } of examples) {
      const inputs = [1, ...features]
      const chance = chanceOf(weights, inputs)
      for (let i = 0; i < size; i++) {
        slope[i]! += (result - chance) * inputs[i]!
        for (let j = 0; j < size; j++) curve[i]![j]! += chance * (1 - chance) * inputs[i]! * inputs[j]!
      }
    }
    const change = solved(curve, slope)
    weights = weights.map((weight, i) => weight + change[i]!)
  }
  const losses = examples.map(({ features, result }) => {
    const chance = chanceOf(weights, [1, ...features])
    return -result * Math.log(chance) - (1 - result) * Math.log(1 - chance)
  })
  return { weights, loss: losses.reduce((a, b) => a + b, 0) / losses.length }
}

const STEPS = 8

const chanceOf = (weights: readonly number[], inputs: readonly number[]): number =>
  1 / (1 + Math.exp(-weights.reduce((sum, weight, i) => sum + weight * inputs[i]!, 0)))

/** The solution of a system of linear equations, by elimination with pivots. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!])
  for (let i = 0; i < rows.length; i++) {
    let pivot = i
    for (let r = i; r < rows.length; r++) if (Math.abs(rows[r]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = r
    const row = rows[pivot]!
    rows[pivot] = rows[i]!
    rows[i] = row
    for (const [r, other] of rows.entries()) {
      if (r === i) continue
      const factor = other[i]! / row[i]!
      for (let c = i; c < other.length; c++) other[c]! -= factor * row[c]!
    }
  }
  return rows.map((row, i) => row.at(-1)! / row[i]!)
}

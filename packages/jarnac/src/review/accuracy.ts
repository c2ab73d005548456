/** A decision that costs so many points counts 1/e of a perfect one. */
const FORGIVEN = 25

/** 0…100, the mean over decisions; a side that had none to make made no mistake. */
export function accuracyOf(losses: readonly number[]): number {
  if (losses.length === 0) return 100
  const sum = losses.reduce((total, loss) => total + Math.exp(-loss / FORGIVEN), 0)
  return Math.round((1000 * sum) / losses.length) / 10
}

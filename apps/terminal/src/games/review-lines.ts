import type { Say } from '../texts/index.ts'

export const INDENT = ' '.repeat(6)

export const turnHead = (number: number, name: string | undefined): string =>
  `${`${number}`.padStart(3)} ${name}:`

interface SideReview {
  readonly seat: number
  readonly accuracy: number
  readonly pointsMissed: number
}

export const accuracyLines = (
  sides: readonly SideReview[],
  names: readonly string[],
  say: Say,
): readonly string[] =>
  sides.map(({ seat, accuracy, pointsMissed }) =>
    say('accuracy', { name: names[seat]!, accuracy: accuracy.toFixed(0), count: pointsMissed }),
  )

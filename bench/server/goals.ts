import { markdownTable, median } from '../measure.ts'
import type { Saturated } from './load.ts'
import type { Standing } from './standing.ts'

/** A goal, and the measured figure. */
export interface Goal {
  readonly text: string
  readonly wanted: string
  readonly figure: string
  readonly met: boolean | undefined
}

export function atMost(text: string, most: number, figure: number | undefined, unit = ''): Goal {
  return goal(text, `${most}${unit} or less`, figure, unit, (value) => value <= most)
}

export function atLeast(text: string, least: number, figure: number | undefined, unit = ''): Goal {
  return goal(text, `${least}${unit} or more`, figure, unit, (value) => value >= least)
}

function goal(
  text: string,
  wanted: string,
  figure: number | undefined,
  unit: string,
  fits: (value: number) => boolean,
): Goal {
  if (figure === undefined) return { text, wanted, figure: 'not measured', met: undefined }
  const shown = `${Math.abs(figure) < 10 ? figure.toFixed(2) : figure.toFixed(0)}${unit}`
  return { text, wanted, figure: shown, met: fits(figure) }
}

const verdict = ({ met }: Goal): string => (met === undefined ? 'not measured' : met ? 'met' : '**not met**')

export const goalTable = (goals: readonly Goal[]): string =>
  markdownTable(
    ['goal', 'wanted', 'measured', ''],
    goals.map((one) => [one.text, one.wanted, one.figure, verdict(one)]),
  )

/** Median over the rounds of the ratio between two servers' figures of the same round. */
export function ratio(
  all: readonly Standing[],
  a: string,
  b: string,
  of: (round: Saturated) => number,
): number | undefined {
  const [one, two] = [a, b].map((name) => all.find(({ subject }) => subject.name === name))
  if (one === undefined || two === undefined) return undefined
  return median(one.rounds.map((round, i) => of(round) / of(two.rounds[i]!)))
}

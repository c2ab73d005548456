import type { ShownMoment } from './moment.ts'

export interface Plot {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly height: number
  readonly least: number
  readonly most: number
  x(moment: number): number
  y(score: number): number
}

const TOP = 34
const STEPS = [5, 10, 25, 50, 100, 200, 500]

/** Moves from left to right, points upwards; all values in px. */
export function plotOf(moments: readonly ShownMoment[], width: number): Plot {
  const height = width < 480 ? 184 : 214
  const [left, right, bottom] = [44, width - 16, height - 30]
  const scores = moments.flatMap((moment) => moment.scores)
  const [worst, best] = [Math.min(0, ...scores), Math.max(10, ...scores)]
  const step = stepFor(best - worst)
  const [least, most] = [Math.floor(worst / step) * step, Math.ceil(best / step) * step]
  const last = Math.max(1, moments.length - 1)
  return {
    left,
    right,
    bottom,
    height,
    least,
    most,
    x: (moment) => round(left + ((right - left) * moment) / last),
    y: (score) => round(bottom - ((bottom - TOP) * (score - least)) / (most - least)),
  }
}

const round = (px: number): number => Math.round(px * 10) / 10
/** At most five lines. */
const stepFor = (most: number): number => STEPS.find((step) => most / step <= 5) ?? 1000

/** The last moment of each turn. */
export function turnEnds(moments: readonly ShownMoment[]): readonly { turn: number; moment: number }[] {
  const ends = new Map<number, number>()
  for (const [moment, { turn }] of moments.entries()) ends.set(turn, moment)
  return [...ends].map(([turn, moment]) => ({ turn, moment }))
}

/** Grid lines for scores and turns, as many as fit. */
export function gridOf(plot: Plot, moments: readonly ShownMoment[]) {
  const { least, most } = plot
  const step = stepFor(most - least)
  const lines = Math.floor((most - least) / step) + 1
  const scores = Array.from({ length: lines }, (_, i) => least + i * step)
  const turns: { turn: number; x: number }[] = []
  for (const { turn, moment } of turnEnds(moments)) {
    const x = plot.x(moment)
    const before = turns.at(-1)
    if (turn > 0 && (before === undefined || x - before.x >= 28)) turns.push({ turn, x })
  }
  return { scores, turns }
}

export function pathOf(plot: Plot, moments: readonly ShownMoment[], seat: number): string {
  const points = turnEnds(moments).map(({ moment }) => [
    plot.x(moment),
    plot.y(moments[moment]!.scores[seat]!),
  ])
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

export interface Call {
  readonly word: string
  readonly seat: number
  readonly moment: number
}

/** A flag for each Jarnac, with its word if there is enough space. */
export function flagsOf(plot: Plot, called: readonly Call[]) {
  const calls = called.map(({ moment, ...call }) => ({ ...call, x: plot.x(moment) }))
  let taken = plot.left
  return calls.map(({ word, seat, x }, i) => {
    const room = word.length * 11 + 16
    const next = calls[i + 1]?.x ?? plot.right
    const side = x - room > taken ? 'left' : x + room < next - 10 ? 'right' : 'none'
    taken = side === 'right' ? x + room : x + 8
    return { key: `${i}`, word, seat, x, side } as const
  })
}

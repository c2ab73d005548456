import type { PlayTotals } from '../store/store.ts'

/** Why a player's way of playing is unusual: a hint for a moderator who looks at the games, never a verdict. */
export type OutlierReason = 'best-plays' | 'fast' | 'even'

export interface Outlier {
  readonly player: string
  readonly name: string
  readonly game: string
  readonly matches: number
  readonly moves: number
  /** Seconds per move, and how much they differ from move to move. */
  readonly seconds: number
  readonly deviation: number
  /** Share of the judged moves that the strongest bot would have made, 0 to 1. */
  readonly best: number
  readonly reasons: readonly OutlierReason[]
}

/** Players with fewer moves are not considered. */
const MIN_MOVES = 60
/** Least number of players that an average is taken of. */
const MIN_PLAYERS = 8
/** Standard deviations from the others' average that make a player an outlier. */
const MIN_DEVIATIONS = 2.5
/** The least standard deviation of a person's times, as a fraction of their mean. */
const EVEN_TIMES = 0.2

type Figures = Omit<Outlier, 'reasons'>

/** The players of each game whose play differs from that of the others, most unusual share of best plays first. */
export function outliersIn(totals: readonly PlayTotals[]): readonly Outlier[] {
  const all = totals.filter(({ moves, judged }) => moves >= MIN_MOVES && judged > 0).map(figuresOf)
  return all
    .map((one) => ({ ...one, reasons: reasonsFor(one, all) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.best - a.best || (a.player < b.player ? -1 : 1))
}

function figuresOf({ player, name, game, matches, moves, ms, msSquared, judged, best }: PlayTotals): Figures {
  const mean = ms / moves
  const deviation = Math.sqrt(Math.max(0, msSquared / moves - mean ** 2)) / 1000
  return { player, name, game, matches, moves, seconds: mean / 1000, deviation, best: best / judged }
}

function reasonsFor(one: Figures, all: readonly Figures[]): readonly OutlierReason[] {
  const others = all.filter(({ game, player }) => game === one.game && player !== one.player)
  const reasons: OutlierReason[] = []
  if (others.length >= MIN_PLAYERS - 1) {
    const shares = others.map(({ best }) => best)
    const times = others.map(({ seconds }) => seconds)
    if (distance(one.best, shares) > MIN_DEVIATIONS) reasons.push('best-plays')
    if (distance(one.seconds, times) < -MIN_DEVIATIONS) reasons.push('fast')
  }
  if (one.deviation < EVEN_TIMES * one.seconds) reasons.push('even')
  return reasons
}

/** In standard deviations of the others. */
function distance(value: number, others: readonly number[]): number {
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length
  const variance = others.reduce((sum, one) => sum + (one - mean) ** 2, 0) / others.length
  return variance === 0 ? 0 : (value - mean) / Math.sqrt(variance)
}

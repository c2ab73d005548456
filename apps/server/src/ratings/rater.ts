import { rate, rating } from 'openskill'
import type { RatedMatch, RatingRow, Skill, Store } from '../store/store.ts'

/** Matches per batch. */
const BATCH = 50
/** Matches after which a rating is no longer provisional. */
const SETTLED = 10

/** A new player's rating, and the points for one unit of skill: 400 points are roughly ten wins for each loss. */
const NEWCOMER = 1500
const POINTS = 30

/** A rating as it is shown: the estimate of the skill, 1500 for new players. */
export interface Standing {
  readonly rating: number
  readonly played: number
  readonly provisional: boolean
}

/** The estimate itself, not a lower bound: what equal newcomers win and lose is then the same number. */
const shownRating = ({ mu }: Pick<Skill, 'mu'>): number => Math.round(NEWCOMER + POINTS * (mu - rating().mu))

export const standingOf = ({ mu, played }: Pick<RatingRow, 'mu' | 'played'>): Standing => ({
  rating: shownRating({ mu }),
  played,
  provisional: played < SETTLED,
})

/** The order of a leaderboard: by rating, and all provisional ratings after the others. */
export const byRating = (one: Standing, other: Standing): number =>
  Number(one.provisional) - Number(other.provisional) || other.rating - one.rating

/** The change of the shown rating by a match; `before` is null for a new player. */
export const changeFrom = (before: Skill | null, after: Skill): number =>
  shownRating(after) - shownRating(before ?? rating())

/** The players' ratings after a match, by rank. Sides are teams. */
export function rated(match: RatedMatch, before: readonly RatingRow[]): readonly RatingRow[] {
  const known = new Map(before.map((row) => [row.player, row]))
  const seats = [...new Set(match.players.map(({ seat }) => seat))]
  const sides = seats.map((seat) => match.players.filter((one) => one.seat === seat))
  const teams = sides.map((side) => side.map(({ player }) => known.get(player) ?? { ...rating(), played: 0 }))
  const next = rate(teams, { rank: sides.map(([first]) => first!.rank) })
  return sides.flatMap((side, i) =>
    side.map(({ player }, j) => ({
      player,
      mu: next[i]![j]!.mu,
      sigma: next[i]![j]!.sigma,
      played: teams[i]![j]!.played + 1,
    })),
  )
}

/** Rates finished matches in the order in which they ended. Any node may do so: each match is rated once. */
export class Rater {
  readonly #store: Store
  readonly #onFault: (error: unknown) => void
  #working: Promise<void> | undefined
  #again = false
  #closed = false

  readonly #onRated: (match: RatedMatch) => void

  constructor(
    store: Store,
    onError: (error: unknown) => void,
    onRated: (match: RatedMatch) => void = () => {},
  ) {
    this.#store = store
    this.#onFault = onError
    this.#onRated = onRated
  }

  work(): void {
    this.#again = true
    this.#working ??= this.#run().finally(() => {
      this.#working = undefined
    })
  }

  async settled(): Promise<void> {
    await this.#working
  }

  /** Stops after the match under way; the rest is rated after the next start. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#working
  }

  async #run(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false
        const matches = await this.#store.unrated(BATCH)
        for (const match of matches) {
          if (this.#closed) return
          await this.#count(match)
        }
        if (matches.length === BATCH) this.#again = true
        // SQLite answers at once: without a pause a long backlog would keep everybody waiting.
        await new Promise((next) => setImmediate(next))
      }
    } catch (error) {
      this.#onFault(error)
    }
  }

  async #count(match: RatedMatch): Promise<void> {
    const players = match.players.map(({ player }) => player)
    // One person on two sides, under two names or beside their own program, cannot win rating from themselves.
    const self = new Set(match.players.map(({ person }) => person)).size < players.length
    const before = self ? [] : await this.#store.ratings(players, match.game, match.language)
    const first = await this.#store.rate(match, before, self ? [] : rated(match, before))
    if (first && !self) this.#onRated(match)
  }
}

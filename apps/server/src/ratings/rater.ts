import { ordinal, rate, rating } from 'openskill'
import type { RatedMatch, RatingRow, Skill, Store } from '../store/store.ts'

/** Matches counted in one go. */
const BATCH = 50
/** Matches after which a rating is no longer provisional. */
const SETTLED = 10

/** A rating as people read it: what one is at least worth, newcomers at 1500. */
export interface Standing {
  readonly rating: number
  readonly played: number
  readonly provisional: boolean
}

const shownRating = ({ mu, sigma }: Skill): number => Math.round(1500 + 30 * ordinal({ mu, sigma }))

export const standingOf = ({ mu, sigma, played }: Omit<RatingRow, 'player'>): Standing => ({
  rating: shownRating({ mu, sigma }),
  played,
  provisional: played < SETTLED,
})

/** How much a match has moved a rating, as people read it; `null` for a newcomer. */
export const changeFrom = (before: Skill | null, after: Skill): number =>
  shownRating(after) - shownRating(before ?? rating())

/** What a match makes of its players' ratings. Sides are teams; those who won share the first place. */
export function rated(match: RatedMatch, before: readonly RatingRow[]): readonly RatingRow[] {
  const known = new Map(before.map((row) => [row.player, row]))
  const seats = [...new Set(match.players.map(({ seat }) => seat))]
  const sides = seats.map((seat) => match.players.filter((one) => one.seat === seat))
  const teams = sides.map((side) => side.map(({ player }) => known.get(player) ?? { ...rating(), played: 0 }))
  const next = rate(teams, { rank: sides.map(([first]) => (first!.won ? 1 : 2)) })
  return sides.flatMap((side, i) =>
    side.map(({ player }, j) => ({
      player,
      mu: next[i]![j]!.mu,
      sigma: next[i]![j]!.sigma,
      played: teams[i]![j]!.played + 1,
    })),
  )
}

/** Counts what is to be counted, in the order in which it ended. Any node may: each match counts once. */
export class Rater {
  readonly #store: Store
  readonly #onFault: (error: unknown) => void
  #working: Promise<void> | undefined
  #again = false

  constructor(store: Store, onError: (error: unknown) => void) {
    this.#store = store
    this.#onFault = onError
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

  async #run(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false
        const matches = await this.#store.unrated(BATCH)
        for (const match of matches) await this.#count(match)
        if (matches.length === BATCH) this.#again = true
      }
    } catch (error) {
      this.#onFault(error)
    }
  }

  async #count(match: RatedMatch): Promise<void> {
    const players = match.players.map(({ player }) => player)
    // One person on two sides under two names, or beside his own program: nobody can win from himself.
    const self = new Set(match.players.map(({ person }) => person)).size < players.length
    const before = self ? [] : await this.#store.ratings(players, match.game, match.language)
    await this.#store.rate(match, before, self ? [] : rated(match, before))
  }
}

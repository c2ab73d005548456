import { gameOf } from '../games/index.ts'
import type { Session } from './table/session.ts'

/** The chair at the keyboard: who sits in it, and whether his hidden letters may be shown yet. */
export class Chair {
  readonly #session: Session
  #keeper: number | undefined
  #unlocked = false

  constructor(session: Session) {
    this.#session = session
    this.settle()
  }

  get keeper(): number | undefined {
    return this.#keeper
  }

  /** The others look away. */
  get unlocked(): boolean {
    return this.#unlocked
  }

  unlock(): void {
    this.#unlocked = true
  }

  /** He who has something to do sits here; among several the one who does already. `true` when it changed. */
  settle(): boolean {
    const seats = this.#session.seats()
    const table = this.#session.view(undefined)
    const due = table?.duties.map(({ seat }) => seat as number).filter((seat) => seats.includes(seat)) ?? []
    const keeper = this.#keeper
    const stays = keeper !== undefined && seats.includes(keeper) && (due.includes(keeper) || due.length === 0)
    if (stays && table?.phase === 'over') this.#unlocked = true
    const next = stays ? keeper : (due.find((seat) => seat > (keeper ?? -1)) ?? due[0] ?? seats[0])
    if (next === keeper) return false
    this.#keeper = next
    const hides = table?.match !== undefined && seats.length > 1 && gameOf(table.game).hidden
    this.#unlocked = !hides || table?.phase === 'over'
    return true
  }
}

import { gameOf } from '../games/index.ts'
import type { Session } from './table/session.ts'

/** The seat that the keyboard plays for now, and whether its hidden letters may be shown yet. */
export class KeyboardSeat {
  readonly #session: Session
  #seat: number | undefined
  #unlocked = false

  constructor(session: Session) {
    this.#session = session
    this.settle()
  }

  get seat(): number | undefined {
    return this.#seat
  }

  /** True once the player has confirmed that nobody else looks. */
  get unlocked(): boolean {
    return this.#unlocked
  }

  unlock(): void {
    this.#unlocked = true
  }

  /** Selects the seat that has to act, and keeps the present one if it is among them. Returns true when the seat changed. */
  settle(): boolean {
    const seats = this.#session.seats()
    const table = this.#session.view(undefined)
    const due = table?.duties.map(({ seat }) => seat as number).filter((one) => seats.includes(one)) ?? []
    const seat = this.#seat
    const stays = seat !== undefined && seats.includes(seat) && (due.includes(seat) || due.length === 0)
    if (stays && table?.phase === 'over') this.#unlocked = true
    const next = stays ? seat : (due.find((one) => one > (seat ?? -1)) ?? due[0] ?? seats[0])
    if (next === seat) return false
    this.#seat = next
    const hides = table?.match !== undefined && seats.length > 1 && gameOf(table.game).hidden
    this.#unlocked = !hides || table?.phase === 'over'
    return true
  }

  /** Agrees to a request for all other seats of this keyboard: their players can talk to each other. */
  async consent(): Promise<void> {
    for (const seat of this.#session.seats()) {
      const request = this.#session.view(seat)?.request
      if (request !== undefined && seat !== this.#seat)
        await this.#session.send(seat, { type: 'answer', about: request.id, yes: true })
    }
  }
}

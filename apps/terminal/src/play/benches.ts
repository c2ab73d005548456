import type { Bench } from '../games/terminal-game.ts'
import type { Session } from './table/session.ts'

/** The unsent arrangement of each seat at this keyboard. */
export class Benches {
  readonly #session: Session
  readonly #benches = new Map<number, Bench>()

  constructor(session: Session) {
    this.#session = session
  }

  of(seat: number): Bench {
    const known = this.#benches.get(seat)
    if (known !== undefined) return known
    const stones = stonesIn(this.#session.draft(seat))
    const bench: Bench = { round: 0, stones, cursor: { row: 0, col: 0 }, direction: 'across' }
    this.#benches.set(seat, bench)
    return bench
  }

  /** Saves the draft, so that it survives a kill. */
  keep(seat: number | undefined): void {
    const bench = seat === undefined ? undefined : this.#benches.get(seat)
    if (seat === undefined || bench === undefined || bench.round === 0) return
    const body = JSON.stringify(bench.stones)
    if (body !== (this.#session.draft(seat) ?? '{}')) this.#session.saveDraft(seat, body)
  }
}

/** A draft comes from a file or a server, so anything else than a bench is ignored. */
function stonesIn(draft: string | undefined): Record<string, string> {
  try {
    const stones: unknown = JSON.parse(draft ?? '{}')
    const isBench = typeof stones === 'object' && stones !== null && !Array.isArray(stones)
    return isBench ? (stones as Record<string, string>) : {}
  } catch {
    return {}
  }
}

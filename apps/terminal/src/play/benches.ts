import type { Bench } from '../games/terminal-game.ts'
import type { Session } from './table/session.ts'

/** What each seat at this keyboard has put together and not sent. */
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

  /** Keeps what lies unsent, so that a kill loses nothing. */
  keep(seat: number | undefined): void {
    const bench = seat === undefined ? undefined : this.#benches.get(seat)
    if (seat === undefined || bench === undefined || bench.round === 0) return
    const body = JSON.stringify(bench.stones)
    if (body !== (this.#session.draft(seat) ?? '{}')) this.#session.saveDraft(seat, body)
  }
}

/** A draft comes from a file or a server: anything that is no workbench is none. */
function stonesIn(draft: string | undefined): Record<string, string> {
  try {
    const stones: unknown = JSON.parse(draft ?? '{}')
    const isBench = typeof stones === 'object' && stones !== null && !Array.isArray(stones)
    return isBench ? (stones as Record<string, string>) : {}
  } catch {
    return {}
  }
}

import type { Result } from '@estocade/kernel'
import type { Store } from '../store/store.ts'
import type { CommandQueue } from '../tables/command-queue.ts'
import type { Time } from '../time.ts'
import { type Identity, linkedIds, randomId, speakerOf } from './identities.ts'

/** ms that one request waits. Then the page sends another. */
const TIMEOUT = 20_000

/** The game, and the language whose usual rules apply. */
export interface PairingWish {
  readonly game: string
  readonly language: string
}

interface Waiting {
  readonly identity: Identity
  readonly wish: PairingWish
  readonly met: (table: string) => void
}

interface PairingContext {
  readonly store: Pick<Store, 'isBlocked'>
  readonly time: Time
  /** Opens a table of the first one and seats the second. */
  readonly seat: (first: Identity, second: Identity, wish: PairingWish) => Promise<Result<string>>
}

const isSame = (one: PairingWish, other: PairingWish): boolean =>
  one.game === other.game && one.language === other.language

/** Players who want to play somebody now. Each is listed while their request is open. */
export class Pairing {
  readonly #context: PairingContext
  readonly #waiting = new Set<Waiting>()
  readonly #ends = new Set<() => void>()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(context: PairingContext) {
    this.#context = context
  }

  /** The table of the two players; undefined when nobody came in time. `onGone` reports that the request has ended. */
  async meet(
    identity: Identity,
    wish: PairingWish,
    onGone: (then: () => void) => void,
  ): Promise<Result<string> | undefined> {
    const found = await this.#inTurn(() => this.#partner(identity, wish))
    return found.type === 'met' ? found.table : found.wait(onGone)
  }

  /** Ends all requests. */
  close(): void {
    for (const end of [...this.#ends]) end()
  }

  /** Runs in order, so that two players who come at the same time find each other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => {})
    return done
  }

  async #partner(identity: Identity, wish: PairingWish) {
    for (const other of this.#waiting) {
      if (!isSame(other.wish, wish) || !(await this.#suit(identity, other.identity))) continue
      // The other player may have left meanwhile.
      if (!this.#waiting.delete(other)) continue
      const table = await this.#context.seat(other.identity, identity, wish)
      if (table.ok) other.met(table.value)
      else this.#waiting.add(other)
      return { type: 'met', table } as const
    }
    return { type: 'none', wait: this.#list(identity, wish) } as const
  }

  /** Two people, neither of whom has blocked the other. */
  async #suit(one: Identity, other: Identity): Promise<boolean> {
    const [mine, theirs] = [linkedIds(one), linkedIds(other)]
    if (mine.some((id) => theirs.includes(id))) return false
    return (
      !(await this.#context.store.isBlocked(mine, theirs)) &&
      !(await this.#context.store.isBlocked(theirs, mine))
    )
  }

  #list(identity: Identity, wish: PairingWish) {
    let settle: (table: string | undefined) => void = () => {}
    const settled = new Promise<string | undefined>((resolve) => {
      settle = resolve
    })
    const entry: Waiting = { identity, wish, met: settle }
    this.#waiting.add(entry)
    return async (onGone: (then: () => void) => void): Promise<Result<string> | undefined> => {
      const end = () => settle(undefined)
      const cancel = this.#context.time.after(TIMEOUT, end)
      this.#ends.add(end)
      onGone(end)
      const table = await settled
      cancel()
      this.#ends.delete(end)
      this.#waiting.delete(entry)
      return table === undefined ? undefined : { ok: true, value: table }
    }
  }
}

/** Opens an unlisted table for two, with the usual rules. */
export const seatPair =
  (queue: CommandQueue) =>
  async (first: Identity, second: Identity, { game, language }: PairingWish): Promise<Result<string>> => {
    const id = randomId()
    const opening = { id, game, options: { language }, sides: 2, settings: { visibility: 'link' } } as const
    const opened = await queue.open(opening, speakerOf(first))
    if (!opened.ok) return opened
    const sit = { id: randomId(), basis: opened.value.version, action: { type: 'sit', seat: 1 } } as const
    const sat = await queue.submit(id, speakerOf(second), sit)
    return sat.ok ? { ok: true, value: id } : sat
  }

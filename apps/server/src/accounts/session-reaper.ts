import { type Bus, HOUSE } from '../bus/bus.ts'
import type { Subscribers } from '../sockets/subscribers.ts'
import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'

/** Sessions asked about in one statement. */
const MANY = 500

/** Sockets of sessions that have been ended, here or at another node, are cut. */
export class SessionReaper {
  readonly #store: Store
  readonly #bus: Bus
  readonly #subscribers: Subscribers
  readonly #time: Time
  readonly #ends: readonly (() => void)[]

  constructor(
    store: Store,
    bus: Bus,
    subscribers: Subscribers,
    time: Time,
    onError: (error: unknown) => void,
  ) {
    this.#store = store
    this.#bus = bus
    this.#subscribers = subscribers
    this.#time = time
    const look = () => void this.look().catch(onError)
    this.#ends = [bus.listen(HOUSE, look), bus.onReconnect(look)]
  }

  /** Tells all nodes that sessions have ended. */
  announce(): void {
    this.#bus.publish({ table: HOUSE, version: this.#time.now() })
  }

  async look(): Promise<void> {
    const open = this.#subscribers.sessions()
    for (let i = 0; i < open.length; i += MANY) {
      const some = open.slice(i, i + MANY)
      const alive = new Set(await this.#store.sessionsAlive(some))
      for (const session of some) if (!alive.has(session)) this.#subscribers.endSession(session)
    }
  }

  close(): void {
    for (const end of this.#ends) end()
  }
}

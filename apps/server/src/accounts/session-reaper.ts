import { type Bus, HOUSE } from '../bus/bus.ts'
import type { Gallery } from '../sockets/subscribers.ts'
import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'

/** Sessions asked about in one statement. */
const MANY = 500

/** Sockets of sessions that have been ended, here or at another node, are cut. */
export class Doorkeeper {
  readonly #store: Store
  readonly #bus: Bus
  readonly #gallery: Gallery
  readonly #time: Time
  readonly #ends: readonly (() => void)[]

  constructor(store: Store, bus: Bus, gallery: Gallery, time: Time, onFault: (error: unknown) => void) {
    this.#store = store
    this.#bus = bus
    this.#gallery = gallery
    this.#time = time
    const look = () => void this.look().catch(onFault)
    this.#ends = [bus.listen(HOUSE, look), bus.onReconnect(look)]
  }

  /** Tells all nodes that sessions have ended. */
  tell(): void {
    this.#bus.publish({ table: HOUSE, version: this.#time.now() })
  }

  async look(): Promise<void> {
    const open = this.#gallery.sessions()
    for (let i = 0; i < open.length; i += MANY) {
      const some = open.slice(i, i + MANY)
      const alive = new Set(await this.#store.sessionsAlive(some))
      for (const session of some) if (!alive.has(session)) this.#gallery.endSession(session)
    }
  }

  close(): void {
    for (const end of this.#ends) end()
  }
}

import { accessChanged, type Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'

/** Sessions per statement. */
const BATCH = 500

/** The sockets and streams of this node, by session. */
export interface OpenSessions {
  sessions(): readonly string[]
  endSession(session: string): void
}

/** Closes the sockets of sessions that have ended, here or at another node. */
export class SessionReaper {
  readonly #store: Pick<Store, 'sessionsAlive'>
  readonly #bus: Bus
  readonly #open: OpenSessions
  readonly #ends: readonly (() => void)[]

  constructor(
    store: Pick<Store, 'sessionsAlive'>,
    bus: Bus,
    open: OpenSessions,
    onError: (error: unknown) => void,
  ) {
    this.#store = store
    this.#bus = bus
    this.#open = open
    const reap = () => void this.reap().catch(onError)
    this.#ends = [bus.subscribe('access', reap), bus.onReconnect(reap)]
  }

  /** Tells all nodes that sessions have ended. */
  announce(): void {
    this.#bus.publish(accessChanged)
  }

  async reap(): Promise<void> {
    const open = this.#open.sessions()
    for (let i = 0; i < open.length; i += BATCH) {
      const some = open.slice(i, i + BATCH)
      const alive = new Set(await this.#store.sessionsAlive(some))
      for (const session of some) if (!alive.has(session)) this.#open.endSession(session)
    }
  }

  close(): void {
    for (const end of this.#ends) end()
  }
}

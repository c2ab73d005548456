import type { Store } from '../store/store.ts'
import { type Bus, localBus } from './bus.ts'
import { Emitter } from './emitter.ts'

/** ms between checks whether another program has written. */
const POLL = 500

/** For one process whose database file other programs (`estocade admin`) write to now and then: it polls for that. */
export function fileBus(store: Pick<Store, 'changedElsewhere'>, onError: (error: unknown) => void): Bus {
  const local = localBus()
  const changes = new Emitter<undefined>()
  let polling: Promise<void> = Promise.resolve()
  const poll = async () => {
    if (await store.changedElsewhere()) changes.emit(undefined)
  }
  const timer = setInterval(() => {
    polling = poll().catch(onError)
  }, POLL)
  timer.unref()
  return {
    ...local,
    onReconnect: (listener) => changes.add(listener),
    async close() {
      clearInterval(timer)
      await polling
      await local.close()
    },
  }
}

import type { Store } from '../store/store.ts'
import { type Bus, localBus } from './bus.ts'
import { Listeners } from './emitter.ts'

/** ms between looks at whether another program has written. */
const LOOK = 500

/** For one process whose file other programs write to now and then (`estocade admin`): it looks whether they have. */
export function fileBus(store: Pick<Store, 'changedElsewhere'>, onFault: (error: unknown) => void): Bus {
  const local = localBus()
  const changes = new Listeners<undefined>()
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    if (await store.changedElsewhere()) changes.tell(undefined)
  }
  const timer = setInterval(() => {
    looking = look().catch(onFault)
  }, LOOK)
  timer.unref()
  return {
    ...local,
    onReconnect: (listener) => changes.add(listener),
    async close() {
      clearInterval(timer)
      await looking
      await local.close()
    },
  }
}

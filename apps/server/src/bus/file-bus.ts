import type { Store } from '../store/store.ts'
import { type Bus, localBus } from './bus.ts'
import { Emitter } from './emitter.ts'

/** ms between looks at whether another program has written. */
const LOOK = 500

/** For one process whose file other programs write to now and then (`estocade admin`): it looks whether they have. */
export function fileBus(store: Pick<Store, 'changedElsewhere'>, onError: (error: unknown) => void): Bus {
  const local = localBus()
  const changes = new Emitter<undefined>()
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    if (await store.changedElsewhere()) changes.emit(undefined)
  }
  const timer = setInterval(() => {
    looking = look().catch(onError)
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

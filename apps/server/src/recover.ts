import type { Store } from './store/store.ts'
import type { BotDriver } from './table/bot-driver.ts'
import type { Hall } from './table/hall.ts'
import type { PresenceKeeper } from './table/presence.ts'
import type { Scheduler } from './table/scheduler.ts'
import type { Time } from './time.ts'

export interface Recovery {
  readonly hall: Hall
  readonly store: Store
  readonly time: Time
  readonly scheduler: Scheduler
  readonly driver: BotDriver
  readonly presence: PresenceKeeper
}

/** Takes up what was running: uncharged time first, then deadlines, bots and who is missing. */
export async function recover(recovery: Recovery): Promise<void> {
  const { hall, store, scheduler, driver } = recovery
  await store.enter(() => reopen(recovery))
  await scheduler.start()
  for (const table of await store.working()) {
    const room = await hall.room(table).catch(() => undefined)
    if (room !== undefined) driver.look(room)
  }
}

/** The house was closed: no node was alive. */
async function reopen({ hall, store, time, presence }: Recovery): Promise<void> {
  const to = time.now()
  const from = await store.alive()
  // The beat moves on only when every table knows of the gap, so that a crash in between loses nothing.
  if (from !== undefined && from < to) {
    const running = await store.running()
    await Promise.all(running.map((table) => hall.tell(table, { type: 'outage', from, to })))
  }
  await store.beat(to)
  await presence.recover(await store.playing())
}

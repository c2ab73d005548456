import { every } from './every.ts'
import type { Services } from './services.ts'
import type { Room } from './tables/loaded-table.ts'

/** ms between looks at tables that could not be read yet: their dictionary is still being built. */
const AGAIN = 2000
/** Tables tried in one look. */
const TRIED = 50
/** ms after which a table that still cannot be read is no longer waited for: no dictionary takes that long. */
const PATIENCE = 3_600_000

type Recovery = Pick<Services, 'hall' | 'store' | 'time' | 'scheduler' | 'driver' | 'presence' | 'onFault'>

/**
 * Takes up what was running: uncharged time first, then deadlines, bots and who is missing. Tables that cannot
 * be read yet follow when they can. The answer stops looking for them.
 */
export async function recover(services: Recovery): Promise<() => void> {
  const { store, scheduler, driver } = services
  const unread = new Set<string>()
  await store.enter(() => reopen(services, unread))
  await scheduler.start()
  for (const table of await takeUp(services, await store.working(), (room) => driver.look(room)))
    unread.add(table)
  if (unread.size === 0) return () => {}
  services.onFault(new Error(`${unread.size} tables cannot be read yet.`))
  return keepTrying(services, [...unread])
}

/** The house was closed: no node was alive. */
async function reopen(services: Recovery, unread: Set<string>): Promise<void> {
  const { hall, store, time, presence } = services
  const from = await store.alive()
  const running = await store.running()
  if (from !== undefined && from < time.now()) hall.debts.owe(running, from)
  for (const table of await takeUp(services, running)) unread.add(table)
  await beat(services)
  const playing = await store.playing()
  for (const table of await takeUp(services, playing)) unread.add(table)
  await presence.recover(playing)
}

/** The beat moves on only when every table knows of the gap, so that a crash in between loses nothing. */
export async function beat({ hall, store, time }: Pick<Recovery, 'hall' | 'store' | 'time'>): Promise<void> {
  if (!hall.debts.open) await store.beat(time.now())
}

/** Reads tables and tells them what they are owed. Gives those that cannot be read yet. */
async function takeUp(
  { hall }: Recovery,
  tables: readonly string[],
  then: (room: Room) => void = () => {},
): Promise<readonly string[]> {
  const unread: string[] = []
  const take = async (table: string) => {
    try {
      const room = await hall.room(table)
      await hall.debts.pay(table)
      if (room !== undefined) then(room)
    } catch {
      unread.push(table)
    }
  }
  await Promise.all(tables.map(take))
  return unread
}

function keepTrying(services: Recovery, unread: readonly string[]): () => void {
  let left = unread
  const giveUp = services.time.now() + PATIENCE
  const stop = every(
    services.time,
    AGAIN,
    async () => {
      const tried = left.slice(0, TRIED)
      const still = await takeUp(services, tried, (room) => services.driver.look(room))
      await services.presence.recover(tried.filter((table) => !still.includes(table)))
      left = [...left.slice(TRIED), ...still]
      if (services.time.now() > giveUp) services.hall.debts.writeOff()
      if (left.length === 0) stop()
    },
    services.onFault,
  )
  return stop
}

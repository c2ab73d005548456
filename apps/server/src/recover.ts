import { every } from './every.ts'
import type { Services } from './services.ts'
import type { LoadedTable } from './tables/loaded-table.ts'

/** ms between attempts to resume tables. Most wait for their dictionary, which is still being built. */
const RETRY = 2000
/** Tables per attempt. */
const BATCH = 50
/** ms after which the server stops waiting for a table: no dictionary takes that long to build. */
const GIVE_UP_AFTER = 3_600_000

type Recovery = Pick<Services, 'queue' | 'store' | 'time' | 'scheduler' | 'driver' | 'presence' | 'onError'>

/**
 * Resumes what was running: downtime credits first, then deadlines, bots and presence. Tables that cannot be read
 * yet follow when they can. Returns a function that stops waiting for them.
 */
export async function recover(services: Recovery): Promise<() => void> {
  const { store, scheduler, driver } = services
  const unread = new Set<string>()
  await store.enter(() => recoverAsFirst(services, unread))
  await scheduler.start()
  for (const table of await loadTables(services, await store.working(), (loaded) => driver.look(loaded)))
    unread.add(table)
  if (unread.size === 0) return () => {}
  services.onError(new Error(`${unread.size} tables cannot be resumed yet.`))
  return retryUnread(services, [...unread])
}

/** Runs on a node that finds no other alive: gives clocks the downtime back and resets presence. */
async function recoverAsFirst(services: Recovery, unread: Set<string>): Promise<void> {
  const { queue, store, time, presence } = services
  const from = await store.alive()
  const running = await store.running()
  if (from !== undefined && from < time.now()) queue.downtime.credit(running, from)
  for (const table of await loadTables(services, running)) unread.add(table)
  await beat(services)
  const playing = await store.playing()
  for (const table of await loadTables(services, playing)) unread.add(table)
  await presence.recover(playing)
}

/** The heartbeat is written only when every table has its credit, so that a crash in between loses nothing. */
export async function beat({
  queue,
  store,
  time,
}: Pick<Recovery, 'queue' | 'store' | 'time'>): Promise<void> {
  if (!queue.downtime.open) await store.beat(time.now())
}

/**
 * Loads tables and applies their downtime credits. Returns the tables that cannot be read yet, and those whose credit
 * could not be stored. The server writes no heartbeat until every credit is stored.
 */
async function loadTables(
  { queue }: Recovery,
  tables: readonly string[],
  then: (loaded: LoadedTable) => void = () => {},
): Promise<readonly string[]> {
  const unread: string[] = []
  const load = async (table: string) => {
    try {
      const loaded = await queue.load(table)
      await queue.downtime.apply(table)
      if (queue.downtime.has(table)) unread.push(table)
      else if (loaded !== undefined) then(loaded)
    } catch {
      unread.push(table)
    }
  }
  await Promise.all(tables.map(load))
  return unread
}

function retryUnread(services: Recovery, unread: readonly string[]): () => void {
  let left = unread
  const giveUp = services.time.now() + GIVE_UP_AFTER
  const stop = every(
    services.time,
    RETRY,
    async () => {
      const tried = left.slice(0, BATCH)
      const still = await loadTables(services, tried, (loaded) => services.driver.look(loaded))
      await services.presence.recover(tried.filter((table) => !still.includes(table)))
      left = [...left.slice(BATCH), ...still]
      if (services.time.now() > giveUp) services.queue.downtime.expire()
      if (left.length === 0) stop()
    },
    services.onError,
  )
  return stop
}

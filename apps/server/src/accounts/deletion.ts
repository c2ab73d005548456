import { ok, type Result, refuse } from '@estocade/kernel'
import type { OwnTable } from '@estocade/protocol'
import { placeOf, type TableCommand, type TableEvent, withoutPerson } from '@estocade/table'
import { eventLoopYielder } from '../event-loop-yield.ts'
import type { Rater } from '../ratings/rater.ts'
import type { Store } from '../store/store.ts'
import type { CommandQueue } from '../tables/command-queue.ts'
import type { History } from '../tables/history.ts'
import type { Time } from '../time.ts'
import { type Identity, randomId } from './identities.ts'
import { idsOf } from './linked-ids.ts'
import type { SessionReaper } from './session-reaper.ts'

/** What deleting an account needs of the server. */
export interface Deletion {
  readonly store: Store
  readonly queue: CommandQueue
  readonly history: History
  readonly subscribers: { endPerson(id: string): void }
  readonly rater: Rater
  readonly sessionReaper: SessionReaper
  readonly time: Time
  readonly onError: (error: unknown) => void
}

/** The most tables of one player that are looked up. */
const MAX_TABLES = 10_000
/** ms before another attempt to scrub the files. */
const SCRUB_RETRY = 60_000
/** Attempts per table: its version may change between reading and writing. */
const ATTEMPTS = 20

/**
 * Deletes an account: concedes running games if asked to, removes name and chat from every log, then deletes every
 * row about the player. The identity goes last, so that an interrupted deletion can be repeated.
 */
export async function deleteAccount(
  services: Deletion,
  { player }: Identity,
  concede: boolean,
): Promise<Result<true>> {
  const { store, subscribers, rater } = services
  const ids = await idsOf(store, player)
  const tables = await store.tablesOf(ids, MAX_TABLES)
  const running = tables.filter(({ phase }) => phase !== 'gathering')
  if (running.length > 0 && !concede)
    return refuse('games-running', 'You are still playing.', {
      count: running.length,
      tables: running.map(({ id }) => id).join(' '),
    })
  for (const id of ids) subscribers.endPerson(id)
  await leaveAll(services, tables, ids)
  rater.work()
  await rater.settled()
  const cleaned = await clean(services, ids, await store.tablesTouchedBy(ids))
  if (!cleaned.ok) return cleaned
  const touched = await store.tablesTouchedBy(ids)
  await store.forget(ids)
  services.sessionReaper.announce()
  // Once more, for chat that arrived meanwhile.
  await clean(services, ids, [...new Set([...touched, ...(await store.tablesTouchedBy(ids))])])
  services.history.forget()
  await scrub(services)
  return ok(true)
}

/** Removes overwritten data from the files; tried again while another reader needs it. */
async function scrub(services: Pick<Deletion, 'store' | 'time' | 'onError'>): Promise<void> {
  const { store, time, onError } = services
  if (!(await store.scrub())) time.after(SCRUB_RETRY, () => void scrub(services).catch(onError))
}

async function leaveAll(
  { queue }: Deletion,
  tables: readonly OwnTable[],
  ids: readonly string[],
): Promise<void> {
  for (const { id: table } of tables)
    for (const player of ids) {
      const loaded = await queue.load(table)
      const place = loaded && placeOf(loaded.table, player)
      if (loaded === undefined || place === undefined) continue
      const submit = (action: TableCommand) =>
        queue.submit(table, { player, name: '' }, { id: randomId(), basis: loaded.table.version, action })
      if (place.captain && loaded.table.phase === 'playing') await submit({ type: 'concede' })
      await submit({ type: 'stand' })
    }
}

/** The tables get an event first, so that every node drops what it has in memory; then their logs are rewritten. */
async function clean(
  { store, queue }: Deletion,
  ids: readonly string[],
  tables: readonly string[],
): Promise<Result<true>> {
  const gone = new Set(ids)
  const yieldIfDue = eventLoopYielder()
  for (const table of tables) {
    await yieldIfDue()
    for (const player of ids) {
      const told = await tell(queue, table, player)
      if (!told.ok) return told
    }
    const changed = (await store.entries(table)).flatMap(({ version, body }) => {
      const events = JSON.parse(body) as readonly TableEvent[]
      const clean = events.map((event) => withoutPerson(event, gone))
      return clean.every((event, i) => event === events[i]) ? [] : [{ version, body: JSON.stringify(clean) }]
    })
    if (changed.length > 0) await store.rewrite(table, changed)
  }
  return ok(true)
}

async function tell(queue: Deletion['queue'], table: string, player: string): Promise<Result<true>> {
  for (let i = 1; ; i++) {
    const told = await queue.submitServer(table, { type: 'depart', player })
    if (told.ok || told.error.code === 'nothing-due' || told.error.code === 'no-table') return ok(true)
    if (told.error.code !== 'conflict' || i === ATTEMPTS) return told
  }
}

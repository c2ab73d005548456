import { ok, type Result, refuse } from '@estocade/kernel'
import type { OwnTable } from '@estocade/protocol'
import { placeOf, type TableCommand, type TableEvent, withoutPerson } from '@estocade/table'
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

/** Tables of one person that are looked at; nobody plays at more. */
const TABLES = 10_000
/** ms before the files are looked at again. */
const AGAIN = 60_000
/** A table that moves on meanwhile is told again. */
const ATTEMPTS = 20

/**
 * Deletes a person: running games are conceded if that is wished, name and words go out of every log, then every
 * row about the person goes. Identity last: whatever breaks off in between can be asked for again.
 */
export async function deleteAccount(
  services: Deletion,
  { player }: Identity,
  concede: boolean,
): Promise<Result<true>> {
  const { store, subscribers, rater } = services
  const ids = await idsOf(store, player)
  const tables = await store.tablesOf(ids, TABLES)
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
  const cleaned = await clean(services, ids)
  if (!cleaned.ok) return cleaned
  await store.forget(ids)
  services.sessionReaper.announce()
  // Whatever was said in the meantime.
  await clean(services, ids)
  services.history.forget()
  await scrub(services)
  return ok(true)
}

/** Somebody else may still be reading what is to go. */
async function scrub(services: Pick<Deletion, 'store' | 'time' | 'onError'>): Promise<void> {
  const { store, time, onError } = services
  if (!(await store.scrub())) time.after(AGAIN, () => void scrub(services).catch(onError))
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

/** Tables are told first, so that every node forgets what it has in memory; then their logs are written again. */
async function clean({ store, queue }: Deletion, ids: readonly string[]): Promise<Result<true>> {
  const gone = new Set(ids)
  for (const table of await store.tablesTouchedBy(ids)) {
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

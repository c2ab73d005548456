import { ok, type Result, refuse } from '@estocade/kernel'
import type { OwnTable } from '@estocade/protocol'
import { placeOf, type TableCommand, type TableEvent, withoutPerson } from '@estocade/table'
import type { Services } from '../services.ts'
import { type Identity, randomId } from './identities.ts'
import { idsOfPerson } from './linked-ids.ts'

type Leaving = Pick<
  Services,
  'store' | 'hall' | 'chronicle' | 'gallery' | 'rater' | 'doorkeeper' | 'time' | 'onFault'
>

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
export async function depart(
  services: Leaving,
  { player }: Identity,
  concede: boolean,
): Promise<Result<true>> {
  const { store, gallery, rater } = services
  const ids = await idsOfPerson(store, player)
  const tables = await store.tablesOf(ids, TABLES)
  const running = tables.filter(({ phase }) => phase !== 'gathering')
  if (running.length > 0 && !concede)
    return refuse('games-running', 'You are still playing.', {
      count: running.length,
      tables: running.map(({ id }) => id).join(' '),
    })
  for (const id of ids) gallery.endPerson(id)
  await leaveAll(services, tables, ids)
  rater.work()
  await rater.settled()
  const cleaned = await clean(services, ids)
  if (!cleaned.ok) return cleaned
  await store.forget(ids)
  services.doorkeeper.tell()
  // Whatever was said in the meantime.
  await clean(services, ids)
  services.chronicle.forget()
  await scrub(services)
  return ok(true)
}

/** Somebody else may still be reading what is to go. */
async function scrub(services: Pick<Leaving, 'store' | 'time' | 'onFault'>): Promise<void> {
  const { store, time, onFault } = services
  if (!(await store.scrub())) time.after(AGAIN, () => void scrub(services).catch(onFault))
}

async function leaveAll(
  { hall }: Leaving,
  tables: readonly OwnTable[],
  ids: readonly string[],
): Promise<void> {
  for (const { id: table } of tables)
    for (const player of ids) {
      const room = await hall.room(table)
      const place = room && placeOf(room.table, player)
      if (room === undefined || place === undefined) continue
      const submit = (action: TableCommand) =>
        hall.submit(table, { player, name: '' }, { id: randomId(), basis: room.table.version, action })
      if (place.captain && room.table.phase === 'playing') await submit({ type: 'concede' })
      await submit({ type: 'stand' })
    }
}

/** Tables are told first, so that every node forgets what it has in memory; then their logs are written again. */
async function clean({ store, hall }: Leaving, ids: readonly string[]): Promise<Result<true>> {
  const gone = new Set(ids)
  for (const table of await store.tablesTouchedBy(ids)) {
    for (const player of ids) {
      const told = await tell(hall, table, player)
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

async function tell(hall: Leaving['hall'], table: string, player: string): Promise<Result<true>> {
  for (let i = 1; ; i++) {
    const told = await hall.tell(table, { type: 'depart', player })
    if (told.ok || told.error.code === 'nothing-due' || told.error.code === 'no-table') return ok(true)
    if (told.error.code !== 'conflict' || i === ATTEMPTS) return told
  }
}

import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '@estocade/words/node'
import type { Bus } from './bus/bus.ts'
import { fileBus } from './bus/file-bus.ts'
import { natsBus } from './bus/nats-bus.ts'
import { postgresBus } from './bus/postgres-bus.ts'
import type { Options } from './options.ts'
import { postgresStore } from './store/postgres/postgres-store.ts'
import { postgresTime } from './store/postgres/time.ts'
import { sqliteStore } from './store/sqlite/sqlite-store.ts'
import type { Store } from './store/store.ts'
import { realTime, type Time } from './time.ts'

/** The store, the bus between nodes, and the clock. */
export interface Backend {
  readonly store: Store
  readonly bus: Bus
  readonly time: Time
}

type Where = Pick<Options, 'data' | 'database' | 'nats'>

/** Either one SQLite file for one process, or Postgres for any number of nodes, with messages between nodes over Postgres or NATS. */
export async function openBackend(
  { data, database, nats }: Where,
  onError: (error: unknown) => void,
): Promise<Backend> {
  if (database === undefined) {
    const store = sqliteStore(databaseIn(data))
    return { store, bus: fileBus(store, onError), time: realTime }
  }
  const store = await postgresStore(database, { onError })
  const opening = nats === undefined ? postgresBus(database, onError) : natsBus(nats)
  const bus = await orElse(opening, () => store.close())
  const time = await orElse(postgresTime(database, onError), () => closeBackend({ store, bus }))
  const close = async () => {
    time.close()
    await store.close()
  }
  return { store: { ...store, close }, bus, time }
}

export async function closeBackend({ store, bus }: Pick<Backend, 'store' | 'bus'>): Promise<void> {
  await bus.close()
  await store.close()
}

/** Closes what was opened before a failure: an open connection would keep the process alive. */
export async function orElse<T>(opening: Promise<T>, close: () => Promise<unknown>): Promise<T> {
  try {
    return await opening
  } catch (error) {
    await close()
    throw error
  }
}

function databaseIn(folder: string): string {
  if (folder === ':memory:') return folder
  makeFolder(folder, 0o700)
  chmodSync(folder, 0o700)
  return join(folder, 'estocade.db')
}

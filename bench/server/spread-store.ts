import type { Store } from '@estocade/server'

/** Which of the stores holds a table: the same on every node. */
function placeOf(table: string, count: number): number {
  let sum = 0
  for (let i = 0; i < table.length; i++) sum = (31 * sum + table.charCodeAt(i)) >>> 0
  return sum % count
}

/**
 * Tables spread over several stores by id, for measuring what that costs: accounts, ratings and lists are only those of
 * the first, so it is no server for people.
 */
export function spreadStore(stores: readonly [Store, ...Store[]]): Store {
  const [first] = stores
  const of = (table: string): Store => stores[placeOf(table, stores.length)]!
  const all = async <T>(ask: (store: Store) => Promise<readonly T[]>): Promise<readonly T[]> =>
    (await Promise.all(stores.map(ask))).flat()
  return {
    ...first,
    async append(batch) {
      const results = new Array<Awaited<ReturnType<Store['append']>>[number]>(batch.length)
      const places = batch.map(({ table }) => placeOf(table, stores.length))
      await Promise.all(
        stores.map(async (store, place) => {
          const own = batch.flatMap((_, i) => (places[i] === place ? [i] : []))
          if (own.length === 0) return
          const answers = await store.append(own.map((i) => batch[i]!))
          for (const [k, i] of own.entries()) results[i] = answers[k]!
        }),
      )
      return results
    },
    entries: (table, after) => of(table).entries(table, after),
    wholeLog: (table) => of(table).wholeLog(table),
    answer: (table, command) => of(table).answer(table, command),
    draft: (table, player) => of(table).draft(table, player),
    async versions(tables) {
      const pairs = await all(async (store) => [
        ...(await store.versions(tables.filter((table) => of(table) === store))),
      ])
      return new Map(pairs)
    },
    due: (at, limit) => all((store) => store.due(at, limit)),
    async nextDeadline() {
      const times = await all(async (store) => [await store.nextDeadline()])
      const known = times.filter((time): time is number => time !== undefined)
      return known.length === 0 ? undefined : Math.min(...known)
    },
    running: () => all((store) => store.running()),
    working: () => all((store) => store.working()),
    playing: () => all((store) => store.playing()),
    async close() {
      for (const store of stores) await store.close()
    },
  }
}

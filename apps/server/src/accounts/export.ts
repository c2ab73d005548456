import { apply, type Catalogue, type SeenTableEvent, seen, type Table, viewerOf } from '@estocade/table'
import { eventLoopYielder } from '../event-loop-yield.ts'
import { standingOf } from '../ratings/rater.ts'
import type { Store } from '../store/store.ts'
import type { Identity } from './identities.ts'
import { idsOf, storedTable } from './linked-ids.ts'

/** The most matches in the list of results. The games themselves are all included. */
const MAX_RESULTS = 10_000
/** Rows that are read at a time. */
const PAGE = 200

/** All data about a player as the text of one JSON file, in pieces: there may be many games. */
export async function* exportOf(
  store: Store,
  catalogue: Catalogue,
  { player }: Identity,
  now: number,
): AsyncIterable<string> {
  const ids = await idsOf(store, player)
  const about = {
    exportedAt: now,
    profile: { id: player.id, name: player.name, login: player.login, since: player.createdAt },
    ids,
    programs: (await store.programsOf(player.id)).map(({ id, name, createdAt }) => ({ id, name, createdAt })),
    sessions: (await store.sessions(player.id)).map(({ player: _, ...session }) => session),
    passkeys: (await store.passkeysOf(player.id)).map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt,
      usedAt,
    })),
    address: (await store.contact(player.id))?.email ?? null,
    browsers: (await store.pushesOf(player.id)).map(({ endpoint, language, since }) => ({
      endpoint,
      language,
      since,
    })),
    vacations: (await store.vacationsOf(player.id)).map(({ starts, until }) => ({ starts, until })),
    reports: await store.reportsBy(ids),
    bans: (await store.bans(now)).filter(({ subject, because }) => ids.includes(because ?? subject)),
    statistics: await store.statistics(ids),
    bests: await store.bests(ids),
    ratings: (await store.ratingsOf(player.id)).map(({ game, language, ...row }) => ({
      game,
      language,
      ...standingOf(row),
    })),
  }
  yield `${JSON.stringify(about).slice(0, -1)},"play":[`
  yield* pages(
    (offset) => store.figuresOf(player.id, PAGE, offset),
    ({ player: _, ...figures }) => figures,
  )
  yield '],"results":['
  const results = (offset: number) => (offset < MAX_RESULTS ? store.finishedOf(ids, PAGE, offset) : [])
  yield* pages(results, ({ id, game, result, seat, changedAt }) => ({
    table: id,
    game,
    result,
    seat,
    at: changedAt,
  }))
  yield '],"games":['
  let first = true
  const yieldIfDue = eventLoopYielder()
  for (const table of await store.tablesTouchedBy(ids)) {
    await yieldIfDue()
    const game = await gameOf(store, catalogue, table, ids, yieldIfDue)
    if (game === undefined) continue
    yield `${first ? '' : ','}\n${JSON.stringify(game)}`
    first = false
  }
  yield ']}\n'
}

/** The items of a JSON array, page by page. */
async function* pages<Row>(
  read: (offset: number) => Promise<readonly Row[]> | readonly Row[],
  shown: (row: Row) => object,
): AsyncIterable<string> {
  for (let offset = 0; ; offset += PAGE) {
    const page = await read(offset)
    if (page.length > 0)
      yield `${offset === 0 ? '' : ','}${page.map((row) => JSON.stringify(shown(row))).join()}`
    if (page.length < PAGE) return
  }
}

/** A table's log as this player sees it: rivals' hands stay hidden while the match goes on. */
async function gameOf(
  store: Store,
  catalogue: Catalogue,
  id: string,
  ids: readonly string[],
  yieldIfDue: ReturnType<typeof eventLoopYielder>,
) {
  const stored = await storedTable(store, catalogue, id)
  if (stored === undefined) return undefined
  const { playable, entries } = stored
  const log: { at: number; events: readonly SeenTableEvent[] }[] = []
  const said: { at: number; to: 'table' | number; text: string }[] = []
  let table: Table | undefined
  for (const entry of entries) {
    await yieldIfDue()
    const next = apply(playable, table, entry)
    const as = ids.find((one) => viewerOf(next, one) !== 'spectator')
    const events = seen(playable, table, entry, viewerOf(next, as))
    if (events.length > 0) log.push({ at: entry.at, events })
    for (const event of entry.events)
      if (event.type === 'said' && ids.includes(event.player))
        said.push({ at: entry.at, to: event.to, text: event.text })
    table = next
  }
  return { table: id, game: table!.game, config: table!.config, phase: table!.phase, said, log }
}

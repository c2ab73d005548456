import type { Catalogue, Entry, Playable, TableEvent } from '@estocade/table'
import type { PlayerRow, Store } from '../store/store.ts'

/** All ids that a player has played under: the account, the guests it was, its programs. */
export async function idsOf(store: Store, player: PlayerRow): Promise<readonly string[]> {
  const programs = await store.programsOf(player.id)
  return [...(await store.idsOf(player.id)), ...programs.map(({ id }) => id)]
}

export interface StoredTable {
  readonly playable: Playable
  readonly entries: readonly Entry[]
}

export async function storedTable(
  store: Store,
  catalogue: Catalogue,
  table: string,
): Promise<StoredTable | undefined> {
  const stored = await store.wholeLog(table)
  const entries = stored.map(({ at, body }) => ({ at, events: JSON.parse(body) as TableEvent[] }))
  const opened = entries[0]?.events[0]
  const playable = opened?.type === 'opened' ? catalogue.get(opened.game) : undefined
  return playable === undefined ? undefined : { playable, entries }
}

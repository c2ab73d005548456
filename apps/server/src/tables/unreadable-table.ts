import type { Playable } from '@estocade/table'
import type { StoredEntry } from '../store/store.ts'
import { LoadedTable } from './loaded-table.ts'

/** A table whose log cannot be folded now, because its dictionary is not built yet. */
export class UnreadableTable extends Error {
  readonly statusCode = 503
  readonly code = 'unavailable'
}

export async function folded(
  id: string,
  playable: Playable,
  stored: readonly StoredEntry[],
): Promise<LoadedTable> {
  try {
    return await LoadedTable.fold(id, playable, stored)
  } catch (error) {
    throw new UnreadableTable(`Table ${id} cannot be read.`, { cause: error })
  }
}

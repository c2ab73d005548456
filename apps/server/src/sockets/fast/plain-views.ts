import type { Viewer } from '@estocade/kernel'
import { seen, viewOf } from '@estocade/table'
import type { AppliedEntry, LoadedTable } from '../../tables/loaded-table.ts'
import { jsonUtf8, type Utf8 } from '../utf8.ts'

/** The plain equivalent of `FastViews`: every viewer's frame is serialised separately by JSON. */
export class PlainViews {
  update(loaded: LoadedTable, applied: readonly AppliedEntry[], now: number) {
    return {
      for: (viewer: Viewer): Utf8 => jsonUtf8({ type: 'update', ...fieldsOf(loaded, applied, viewer, now) }),
    }
  }

  catchUp(loaded: LoadedTable, applied: readonly AppliedEntry[], viewer: Viewer, now: number): Utf8 {
    return jsonUtf8(fieldsOf(loaded, applied, viewer, now)).slice(1, -1) as Utf8
  }
}

const fieldsOf = (
  { playable, table }: LoadedTable,
  applied: readonly AppliedEntry[],
  viewer: Viewer,
  now: number,
) => ({
  view: viewOf(playable, table, viewer),
  version: table.version,
  from: (applied[0]?.version ?? table.version + 1) - 1,
  entries: applied.map(({ before, entry, version }) => ({
    version,
    at: entry.at,
    events: seen(playable, before, entry, viewer),
  })),
  now,
})

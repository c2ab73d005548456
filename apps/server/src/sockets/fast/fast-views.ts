import type { Viewer } from '@estocade/kernel'
import { type SeenTableEvent, seen } from '@estocade/table'
import type { AppliedEntry, LoadedTable } from '../../tables/loaded-table.ts'
import { type Utf8, utf8 } from '../utf8.ts'
import { timeText } from './time-text.ts'
import { ViewTexts } from './view-texts.ts'

/** Serialises each part of a view once for all viewers who see the same. */
export class FastViews {
  /** Forgotten with the table. */
  readonly #texts = new WeakMap<LoadedTable, ViewTexts>()

  update(loaded: LoadedTable, applied: readonly AppliedEntry[], now: number): FastUpdate {
    return new FastUpdate(loaded, this.#textsOf(loaded), applied, now)
  }

  catchUp(loaded: LoadedTable, applied: readonly AppliedEntry[], viewer: Viewer, now: number): Utf8 {
    const news = utf8(newsText(loaded, applied, seenBy(loaded, applied, viewer).text, now))
    return `${news},"view":${this.#textsOf(loaded).view(loaded.table, viewer)}` as Utf8
  }

  #textsOf(loaded: LoadedTable): ViewTexts {
    const known = this.#texts.get(loaded)
    if (known !== undefined) return known
    const texts = new ViewTexts(loaded.playable)
    this.#texts.set(loaded, texts)
    return texts
  }
}

interface Seen {
  readonly events: readonly (readonly SeenTableEvent[])[]
  readonly text: string
}

/** One update frame per viewer; parts that are identical for several viewers are serialised once. */
class FastUpdate {
  readonly #loaded: LoadedTable
  readonly #texts: ViewTexts
  readonly #applied: readonly AppliedEntry[]
  readonly #now: number
  readonly #seats: (Utf8 | undefined)[] = []
  #spectators: Utf8 | undefined
  #seen: Seen | undefined
  #own: string | undefined
  /** Everything after the settled part; the same for viewers who see the same. */
  #common = ''

  constructor(loaded: LoadedTable, texts: ViewTexts, applied: readonly AppliedEntry[], now: number) {
    this.#loaded = loaded
    this.#texts = texts
    this.#applied = applied
    this.#now = now
  }

  for(viewer: Viewer): Utf8 {
    if (viewer === 'spectator') {
      this.#spectators ??= this.#make(viewer)
      return this.#spectators
    }
    const made = this.#seats[viewer] ?? this.#make(viewer)
    this.#seats[viewer] = made
    return made
  }

  #make(viewer: Viewer): Utf8 {
    const { table } = this.#loaded
    const texts = this.#texts
    const seenNow = seenBy(this.#loaded, this.#applied, viewer, this.#seen)
    const own = texts.own(table, viewer)
    if (seenNow !== this.#seen || own !== this.#own) {
      this.#seen = seenNow
      this.#own = own
      const news = newsText(this.#loaded, this.#applied, seenNow.text, this.#now)
      // `utf8` measures it, which makes one flat string of the parts: not each viewer's frame has to.
      this.#common = utf8(`${texts.moving(table, own)},${news}`)
    }
    return `{"type":"update","view":${texts.settled(table, viewer)},${this.#common}}` as Utf8
  }
}

function newsText(
  { table }: LoadedTable,
  applied: readonly AppliedEntry[],
  entries: string,
  now: number,
): string {
  const from = (applied[0]?.version ?? table.version + 1) - 1
  return `"version":${table.version},"from":${from},"entries":${entries},"now":${timeText(now)}`
}

/** The entries as a viewer sees them. Returns `like` itself if that viewer saw the same. */
function seenBy(
  { playable }: LoadedTable,
  applied: readonly AppliedEntry[],
  viewer: Viewer,
  like?: Seen,
): Seen {
  const events = applied.map(({ before, entry }) => seen(playable, before, entry, viewer))
  if (like?.events.every((one, i) => areSame(one, events[i]!))) return like
  const texts = applied.map(
    ({ version, entry }, i) =>
      `{"version":${version},"at":${timeText(entry.at)},"events":${JSON.stringify(events[i])}}`,
  )
  return { events, text: `[${texts.join()}]` }
}

/** True only if both viewers got the same event objects. */
function areSame(a: readonly SeenTableEvent[], b: readonly SeenTableEvent[]): boolean {
  return a.length === b.length && a.every((one, i) => isSame(one, b[i]!))
}

function isSame(one: SeenTableEvent, other: SeenTableEvent): boolean {
  if (one === other) return true
  if (one.type !== 'step' || other.type !== 'step' || one.seat !== other.seat) return false
  return one.events.length === other.events.length && one.events.every((e, j) => e === other.events[j])
}

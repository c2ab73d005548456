import type { Viewer } from '@estocade/kernel'
import { PROTOCOL, type ServerFrame } from '@estocade/protocol'
import { chatFor, type SeenTableEvent, seen } from '@estocade/table'
import type { AppliedEntry, LoadedTable } from '../tables/loaded-table.ts'
import { jsonUtf8, timeText, type Utf8, utf8 } from './utf8.ts'

/** Frames leave only from here and only through `seen` and the parts of `viewOf`. */

interface Shown {
  readonly events: readonly (readonly SeenTableEvent[])[]
  readonly text: string
}

/** One frame about some news for each pair of eyes; what all see alike is written once. */
export class UpdateFrames {
  readonly #loaded: LoadedTable
  readonly #applied: readonly AppliedEntry[]
  readonly #now: number
  /** By seat; those of spectators apart. */
  readonly #seats: (Utf8 | undefined)[] = []
  #spectators: Utf8 | undefined
  #shown: Shown | undefined
  #own: string | undefined
  /** All that follows what is settled; the same for those who see the same. */
  #common = ''

  constructor(loaded: LoadedTable, applied: readonly AppliedEntry[], now: number) {
    this.#loaded = loaded
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
    const { table, texts } = this.#loaded
    const shown = shownTo(this.#loaded, this.#applied, viewer, this.#shown)
    const own = texts.own(table, viewer)
    if (shown !== this.#shown || own !== this.#own) {
      this.#shown = shown
      this.#own = own
      const news = newsText(this.#loaded, this.#applied, shown.text, this.#now)
      // `join` makes one piece of it: a sum of texts would be put together anew for every viewer.
      this.#common = utf8([texts.moving(table, own), ',', news].join(''))
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

/** The entries as a viewer sees them; made out of `like` when that one saw the same. */
function shownTo(
  { playable }: LoadedTable,
  applied: readonly AppliedEntry[],
  viewer: Viewer,
  like?: Shown,
): Shown {
  const events = applied.map(({ before, entry }) => seen(playable, before, entry, viewer))
  if (like?.events.every((one, i) => alike(one, events[i]!))) return like
  const texts = applied.map(
    ({ version, entry }, i) =>
      `{"version":${version},"at":${timeText(entry.at)},"events":${JSON.stringify(events[i])}}`,
  )
  return { events, text: `[${texts.join()}]` }
}

/** Surely the same: nothing is redacted here, or in both it was taken from the same place. */
function alike(a: readonly SeenTableEvent[], b: readonly SeenTableEvent[]): boolean {
  return a.length === b.length && a.every((one, i) => sameEvent(one, b[i]!))
}

function sameEvent(one: SeenTableEvent, other: SeenTableEvent): boolean {
  if (one === other) return true
  if (one.type !== 'step' || other.type !== 'step' || one.seat !== other.seat) return false
  return one.events.length === other.events.length && one.events.every((e, j) => e === other.events[j])
}

export interface Greeting {
  readonly you: { readonly player: string; readonly name: string }
  readonly viewer: Viewer
  readonly applied: readonly AppliedEntry[]
  readonly draft: string | undefined
  readonly presence: { readonly online: readonly string[]; readonly watchers: number }
  readonly now: number
}

/** What was missed and the present view. */
export function welcomeFrame(loaded: LoadedTable, greeting: Greeting): Utf8 {
  const { you, viewer, applied, draft, presence, now } = greeting
  const hello = {
    type: 'welcome',
    protocol: PROTOCOL,
    you,
    chat: chatFor(loaded.table, viewer),
    ...(draft === undefined ? {} : { draft }),
    presence,
  }
  const news = utf8(newsText(loaded, applied, shownTo(loaded, applied, viewer).text, now))
  return `${jsonUtf8(hello).slice(0, -1)},${news},"view":${loaded.texts.view(loaded.table, viewer)}}` as Utf8
}

/** An id is made of letters, digits, `_` and `-`: nothing in it has to be escaped. */
export const acceptedFrame = (id: string, version: number): Utf8 =>
  `{"type":"accepted","id":"${id}","version":${version}}` as Utf8

export const frame = (message: Exclude<ServerFrame, { type: 'welcome' | 'update' | 'accepted' }>): Utf8 =>
  jsonUtf8(message)

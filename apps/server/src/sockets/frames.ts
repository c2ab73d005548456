import type { Viewer } from '@estocade/kernel'
import { PROTOCOL, type ServerFrame } from '@estocade/protocol'
import { chatFor, type SeenTableEvent, seen } from '@estocade/table'
import type { Past, Room } from '../tables/loaded-table.ts'
import { jsonUtf8, timeText, type Utf8, utf8 } from './utf8.ts'

/** Frames leave only from here and only through `seen` and the parts of `viewOf`. */

interface Shown {
  readonly events: readonly (readonly SeenTableEvent[])[]
  readonly text: string
}

/** One frame about some news for each pair of eyes; what all see alike is written once. */
export class UpdateFrames {
  readonly #room: Room
  readonly #pasts: readonly Past[]
  readonly #now: number
  /** By seat; those of spectators apart. */
  readonly #seats: (Utf8 | undefined)[] = []
  #spectators: Utf8 | undefined
  #shown: Shown | undefined
  #own: string | undefined
  /** All that follows what is settled; the same for those who see the same. */
  #common = ''

  constructor(room: Room, pasts: readonly Past[], now: number) {
    this.#room = room
    this.#pasts = pasts
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
    const { table, texts } = this.#room
    const shown = shownTo(this.#room, this.#pasts, viewer, this.#shown)
    const own = texts.own(table, viewer)
    if (shown !== this.#shown || own !== this.#own) {
      this.#shown = shown
      this.#own = own
      const news = newsText(this.#room, this.#pasts, shown.text, this.#now)
      // `join` makes one piece of it: a sum of texts would be put together anew for every viewer.
      this.#common = utf8([texts.moving(table, own), ',', news].join(''))
    }
    return `{"type":"update","view":${texts.settled(table, viewer)},${this.#common}}` as Utf8
  }
}

function newsText({ table }: Room, pasts: readonly Past[], entries: string, now: number): string {
  const from = (pasts[0]?.version ?? table.version + 1) - 1
  return `"version":${table.version},"from":${from},"entries":${entries},"now":${timeText(now)}`
}

/** The entries as a viewer sees them; made out of `like` when that one saw the same. */
function shownTo({ playable }: Room, pasts: readonly Past[], viewer: Viewer, like?: Shown): Shown {
  const events = pasts.map(({ before, entry }) => seen(playable, before, entry, viewer))
  if (like?.events.every((one, i) => alike(one, events[i]!))) return like
  const texts = pasts.map(
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
  readonly pasts: readonly Past[]
  readonly draft: string | undefined
  readonly presence: { readonly online: readonly string[]; readonly watchers: number }
  readonly now: number
}

/** What was missed and the present view. */
export function welcomeFrame(room: Room, greeting: Greeting): Utf8 {
  const { you, viewer, pasts, draft, presence, now } = greeting
  const hello = {
    type: 'welcome',
    protocol: PROTOCOL,
    you,
    chat: chatFor(room.table, viewer),
    ...(draft === undefined ? {} : { draft }),
    presence,
  }
  const news = utf8(newsText(room, pasts, shownTo(room, pasts, viewer).text, now))
  return `${jsonUtf8(hello).slice(0, -1)},${news},"view":${room.texts.view(room.table, viewer)}}` as Utf8
}

/** An id is made of letters, digits, `_` and `-`: nothing in it has to be escaped. */
export const acceptedFrame = (id: string, version: number): Utf8 =>
  `{"type":"accepted","id":"${id}","version":${version}}` as Utf8

export const frame = (message: Exclude<ServerFrame, { type: 'welcome' | 'update' | 'accepted' }>): Utf8 =>
  jsonUtf8(message)

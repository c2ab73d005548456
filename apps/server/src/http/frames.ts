import type { Viewer } from '@estocade/kernel'
import { PROTOCOL, type ServerFrame } from '@estocade/protocol'
import { chatFor, seen } from '@estocade/table'
import type { Past, Room } from '../table/room.ts'

/** Frames leave only from here and only through `seen` and the parts of `viewOf`. */

interface Shown {
  readonly events: readonly ReturnType<typeof seen>[]
  readonly text: string
}

/** Updates about the same news: one text for all who look through the same eyes, one for events that all see alike. */
export function updateFrames(room: Room, pasts: readonly Past[], now: number): (viewer: Viewer) => string {
  const made = new Map<Viewer, string>()
  let last: Shown | undefined
  return (viewer) => {
    const known = made.get(viewer)
    if (known !== undefined) return known
    last = shownTo(room, pasts, viewer, last)
    const text = `{"type":"update",${newsText(room, pasts, last.text, now)},"view":${room.texts.view(room.table, viewer)}}`
    made.set(viewer, text)
    return text
  }
}

export const updateFrame = (room: Room, pasts: readonly Past[], viewer: Viewer, now: number): string =>
  updateFrames(room, pasts, now)(viewer)

function newsText({ table }: Room, pasts: readonly Past[], entries: string, now: number): string {
  const from = (pasts[0]?.version ?? table.version + 1) - 1
  return `"version":${table.version},"from":${from},"entries":${entries},"now":${now}`
}

/** The entries as a viewer sees them; made out of `like` when that one saw the same. */
function shownTo(room: Room, pasts: readonly Past[], viewer: Viewer, like?: Shown): Shown {
  const events = pasts.map(({ before, entry }) => seen(room.playable, before, entry, viewer))
  if (like?.events.every((one, i) => alike(one, events[i]!))) return like
  const texts = pasts.map(
    ({ version, entry }, i) =>
      `{"version":${version},"at":${entry.at},"events":${JSON.stringify(events[i])}}`,
  )
  return { events, text: `[${texts.join()}]` }
}

/** Surely the same: nothing is redacted here, or in both it was taken from the same place. */
function alike(a: ReturnType<typeof seen>, b: ReturnType<typeof seen>): boolean {
  return (
    a.length === b.length &&
    a.every((one, i) => {
      const other = b[i]!
      if (one === other) return true
      if (one.type !== 'step' || other.type !== 'step' || one.seat !== other.seat) return false
      return one.events.length === other.events.length && one.events.every((e, j) => e === other.events[j])
    })
  )
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
export function welcomeFrame(room: Room, greeting: Greeting): string {
  const { you, viewer, pasts, draft, presence, now } = greeting
  const hello = {
    type: 'welcome',
    protocol: PROTOCOL,
    you,
    chat: chatFor(room.table, viewer),
    ...(draft === undefined ? {} : { draft }),
    presence,
  }
  const news = newsText(room, pasts, shownTo(room, pasts, viewer).text, now)
  return `${JSON.stringify(hello).slice(0, -1)},${news},"view":${room.texts.view(room.table, viewer)}}`
}

/** An id is made of letters, digits, `_` and `-`: nothing in it has to be escaped. */
export const acceptedFrame = (id: string, version: number): string =>
  `{"type":"accepted","id":"${id}","version":${version}}`

export const frame = (message: Exclude<ServerFrame, { type: 'welcome' | 'update' | 'accepted' }>): string =>
  JSON.stringify(message)

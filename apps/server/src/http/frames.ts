import type { Viewer } from '@estocade/kernel'
import { PROTOCOL, type ServerFrame } from '@estocade/protocol'
import { chatFor, movingView, seen, settledParts, settledView } from '@estocade/table'
import type { Past, Room } from '../table/room.ts'

/** Frames leave only from here and only through `seen` and the two halves of `viewOf`. */

const entriesFor = (room: Room, pasts: readonly Past[], viewer: Viewer) =>
  pasts.map(({ before, entry, version }) => ({
    version,
    at: entry.at,
    events: seen(room.playable, before, entry, viewer),
  }))

/** One text for all who look through the same eyes. */
export function updateFrames(room: Room, pasts: readonly Past[], now: number): (viewer: Viewer) => string {
  const made = new Map<Viewer, string>()
  return (viewer) => {
    const known = made.get(viewer)
    if (known !== undefined) return known
    const text = updateFrame(room, pasts, viewer, now)
    made.set(viewer, text)
    return text
  }
}

/** `undefined` pasts: too much was missed, the view alone tells. */
export const updateFrame = (
  room: Room,
  pasts: readonly Past[] | undefined,
  viewer: Viewer,
  now: number,
): string => withView({ type: 'update', ...seenOf(room, pasts, viewer, now) }, room, viewer)

function seenOf(room: Room, pasts: readonly Past[] | undefined, viewer: Viewer, now: number) {
  const { version } = room.table
  const from = (pasts?.[0]?.version ?? version + 1) - 1
  return { version, from, entries: entriesFor(room, pasts ?? [], viewer), now }
}

/** The frame with `view` as its last field. */
const withView = (frame: object, room: Room, viewer: Viewer): string =>
  `${JSON.stringify(frame).slice(0, -1)},"view":${viewText(room, viewer)}}`

/** `viewOf` as JSON; what changes seldom is written once. */
function viewText({ playable, table, settled }: Room, viewer: Viewer): string {
  const parts = settledParts(table)
  let known = settled.get(viewer)
  if (known === undefined || known.parts.some((part, i) => part !== parts[i])) {
    known = { parts, text: JSON.stringify(settledView(playable, table, viewer)).slice(0, -1) }
    settled.set(viewer, known)
  }
  return `${known.text},${JSON.stringify(movingView(playable, table, viewer)).slice(1)}`
}

export interface Greeting {
  readonly you: { readonly player: string; readonly name: string }
  readonly viewer: Viewer
  readonly have: number | undefined
  readonly draft: string | undefined
  readonly presence: { readonly online: readonly string[]; readonly watchers: number }
  readonly now: number
}

/** What was missed (if the client has something) and the present view. */
export function welcomeFrame(room: Room, greeting: Greeting): string {
  const { you, viewer, have, draft, presence, now } = greeting
  const pasts = have === undefined || have > room.table.version ? undefined : room.since(have)
  const welcome = {
    type: 'welcome',
    protocol: PROTOCOL,
    you,
    ...seenOf(room, pasts, viewer, now),
    chat: chatFor(room.table, viewer),
    ...(draft === undefined ? {} : { draft }),
    presence,
  }
  return withView(welcome, room, viewer)
}

export const frame = (message: Exclude<ServerFrame, { type: 'welcome' | 'update' }>): string =>
  JSON.stringify(message)

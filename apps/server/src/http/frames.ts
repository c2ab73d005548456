import type { Viewer } from '@estocade/kernel'
import { PROTOCOL, type ServerFrame } from '@estocade/protocol'
import { chatFor, seen, type Table, viewOf } from '@estocade/table'
import type { Past, Room } from '../table/room.ts'

/** Frames leave only from here and only through `seen` and `viewOf`. */

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
export function updateFrame(
  room: Room,
  pasts: readonly Past[] | undefined,
  viewer: Viewer,
  now: number,
): string {
  return JSON.stringify({ type: 'update', ...body(room, room.table, pasts, viewer, now) })
}

function body(room: Room, table: Table, pasts: readonly Past[] | undefined, viewer: Viewer, now: number) {
  const first = pasts?.[0]?.version ?? table.version + 1
  return {
    version: table.version,
    from: first - 1,
    entries: entriesFor(room, pasts ?? [], viewer),
    view: viewOf(room.playable, table, viewer),
    now,
  }
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
  return JSON.stringify({
    type: 'welcome',
    protocol: PROTOCOL,
    you,
    ...body(room, room.table, pasts, viewer, now),
    chat: chatFor(room.table, viewer),
    ...(draft === undefined ? {} : { draft }),
    presence,
  })
}

export const frame = (message: Exclude<ServerFrame, { type: 'welcome' | 'update' }>): string =>
  JSON.stringify(message)

import type { Viewer } from '@estocade/kernel'
import { closing } from '@estocade/protocol'
import { mayWatch, type Table, viewerOf } from '@estocade/table'
import { bannedBecause } from '../moderation/ban-refusals.ts'
import type { Bans } from '../moderation/bans.ts'
import type { Listener, Room } from '../tables/loaded-table.ts'
import type { PresenceKeeper } from '../tables/presence.ts'
import type { Time } from '../time.ts'
import { frame, UpdateFrames } from './frames.ts'
import type { Utf8 } from './utf8.ts'

/** A socket that looks at a table. */
export interface Watcher {
  /** The id that it plays under; undefined for a stranger. */
  readonly player: string | undefined
  readonly session: string | undefined
  /** Whose ban would be this one's. */
  readonly people: readonly string[]
  readonly address: string
  /** The address that newcomers would come from, too, if that is known. */
  readonly doorstep: string | undefined
  /** Whose eyes it looks through. */
  viewer(table: Table): Viewer
  send(text: Utf8): void
  end(code: number, error: { readonly code: string; readonly text: string }): void
}

const SIGNED_OUT = { code: 'signed-out', text: 'This session was ended.' }
/** ms between news of who is there. */
const PRESENCE = 500

/** All sockets of this node, by table. One listener a table, one text for each pair of eyes. */
export class Gallery {
  readonly #presence: PresenceKeeper
  readonly #time: Time
  readonly #coming = new Set<string>()
  readonly #tables = new Map<
    string,
    { readonly watchers: Set<Watcher>; readonly room: Room; readonly listener: Listener }
  >()

  constructor(presence: PresenceKeeper, time: Time) {
    this.#presence = presence
    this.#time = time
  }

  enter(room: Room, watcher: Watcher): void {
    const known = this.#tables.get(room.id)
    if (known !== undefined) known.watchers.add(watcher)
    else {
      const watchers = new Set([watcher])
      const listener: Listener = (pasts, from) => {
        const frames = new UpdateFrames(from, pasts, this.#time.now())
        for (const one of watchers) show(one, from, frames)
      }
      room.listeners.add(listener)
      this.#tables.set(room.id, { watchers, room, listener })
    }
    if (watcher.player !== undefined) this.#presence.arrive(room.id, watcher.player)
    this.#newsOfPresence(room.id)
  }

  leave(room: Room, watcher: Watcher) {
    const known = this.#tables.get(room.id)
    if (known === undefined || !known.watchers.delete(watcher)) return
    if (watcher.player !== undefined) this.#presence.leave(room.id, watcher.player)
    if (known.watchers.size > 0) return this.#newsOfPresence(room.id)
    room.listeners.delete(known.listener)
    this.#tables.delete(room.id)
  }

  presence(table: string): { readonly online: readonly string[]; readonly watchers: number } {
    const known = this.#tables.get(table)
    if (known === undefined) return { online: [], watchers: 0 }
    const seated = this.#presence
      .online(table)
      .filter((player) => viewerOf(known.room.table, player) !== 'spectator')
    const strangers = [...known.watchers].filter(
      ({ player }) => viewerOf(known.room.table, player) === 'spectator',
    )
    return { online: seated, watchers: strangers.length }
  }

  /** To the other members of a side. */
  tellTeam(room: Room, from: Watcher, text: Utf8): void {
    const seat = viewerOf(room.table, from.player)
    if (seat === 'spectator') return
    for (const one of this.#tables.get(room.id)?.watchers ?? [])
      if (one !== from && viewerOf(room.table, one.player) === seat) one.send(text)
  }

  tellOthers(room: Room, from: Watcher, text: Utf8): void {
    for (const one of this.#tables.get(room.id)?.watchers ?? []) if (one !== from) one.send(text)
  }

  endSession(session: string): void {
    for (const one of this.#all()) if (one.session === session) one.end(closing.refused, SIGNED_OUT)
  }

  endPerson(id: string): void {
    for (const one of this.#all()) if (one.people.includes(id)) one.end(closing.refused, SIGNED_OUT)
  }

  /** Those who may not stay are told why and cut off. */
  endBanned(bans: Bans, onFault: (error: unknown) => void): void {
    for (const one of this.#all()) {
      const ban = bans.of(one.people) ?? bans.at(one.address)
      if (ban === undefined) continue
      one.end(closing.refused, bannedBecause(ban))
      if (one.doorstep !== undefined) bans.seen(ban, one.doorstep).catch(onFault)
    }
  }

  /** Sessions with a socket or a stream. */
  sessions(): readonly string[] {
    return [...new Set(this.#all().flatMap(({ session }) => session ?? []))]
  }

  #all(): readonly Watcher[] {
    return [...this.#tables.values()].flatMap(({ watchers }) => [...watchers])
  }

  /** Once in a while, however many come and go: a crowd must not tell itself of each of its members. */
  #newsOfPresence(table: string): void {
    if (this.#coming.has(table)) return
    this.#coming.add(table)
    this.#time.after(PRESENCE, () => {
      this.#coming.delete(table)
      const text = frame({ type: 'presence', ...this.presence(table) })
      for (const one of this.#tables.get(table)?.watchers ?? []) one.send(text)
    })
  }
}

function show(watcher: Watcher, room: Room, frames: UpdateFrames): void {
  if (mayWatch(room.table, watcher.player)) watcher.send(frames.for(watcher.viewer(room.table)))
  else watcher.end(closing.refused, { code: 'private', text: 'This table is private.' })
}

import type { Viewer } from '@estocade/kernel'
import { closing } from '@estocade/protocol'
import { mayWatch, type Table, viewerOf } from '@estocade/table'
import { bannedBecause } from '../moderation/ban-refusals.ts'
import type { Bans } from '../moderation/bans.ts'
import type { Listener, LoadedTable } from '../tables/loaded-table.ts'
import type { PresenceTracker } from '../tables/presence.ts'
import type { Time } from '../time.ts'
import type { Codec, Update } from './codec.ts'
import { frame } from './frames.ts'
import { Slices } from './slices.ts'
import type { Utf8 } from './utf8.ts'

/** A socket or stream that receives a table's updates. */
export interface Subscriber {
  /** The id that the player has at this table; undefined without an identity. */
  readonly player: string | undefined
  readonly session: string | undefined
  /** Ids whose ban also bans this player. */
  readonly linkedIds: readonly string[]
  readonly address: string
  /** The client's own address, if it is known. */
  readonly clientAddress: string | undefined
  /** The viewer whose view it gets. */
  viewer(table: Table): Viewer
  send(text: Utf8): void
  end(code: number, error: { readonly code: string; readonly text: string }): void
}

const SIGNED_OUT = { code: 'signed-out', text: 'This session was ended.' }
/** ms between presence frames. */
const PRESENCE = 500

/** All sockets of this node, by table. One listener per table, one frame per viewer. */
export class Subscribers {
  readonly #presence: PresenceTracker
  readonly #time: Time
  readonly #codec: Codec
  readonly #slices = new Slices<Subscriber>()
  readonly #coming = new Set<string>()
  readonly #tables = new Map<
    string,
    { readonly subscribers: Set<Subscriber>; readonly loaded: LoadedTable; readonly listener: Listener }
  >()

  constructor(presence: PresenceTracker, time: Time, codec: Codec) {
    this.#codec = codec
    this.#presence = presence
    this.#time = time
  }

  enter(loaded: LoadedTable, subscriber: Subscriber): void {
    const known = this.#tables.get(loaded.id)
    if (known !== undefined) known.subscribers.add(subscriber)
    else {
      const subscribers = new Set([subscriber])
      const listener: Listener = (applied, from) => {
        this.#show(subscribers, from, this.#codec.views.update(from, applied, this.#time.now()))
      }
      loaded.listeners.add(listener)
      this.#tables.set(loaded.id, { subscribers, loaded, listener })
    }
    if (subscriber.player !== undefined) this.#presence.arrive(loaded.id, subscriber.player)
    this.#announcePresence(loaded.id)
  }

  leave(loaded: LoadedTable, subscriber: Subscriber) {
    const known = this.#tables.get(loaded.id)
    if (known === undefined || !known.subscribers.delete(subscriber)) return
    if (subscriber.player !== undefined) this.#presence.leave(loaded.id, subscriber.player)
    if (known.subscribers.size > 0) return this.#announcePresence(loaded.id)
    loaded.listeners.delete(known.listener)
    this.#tables.delete(loaded.id)
  }

  /** The frame of the spectators is made once, now: the table may have moved on when the last of them gets it. */
  #show(subscribers: Iterable<Subscriber>, { table }: LoadedTable, frames: Update): void {
    const spectators: Subscriber[] = []
    for (const one of subscribers) {
      if (!mayWatch(table, one.player)) {
        one.end(closing.refused, { code: 'private', text: 'This table is private.' })
        continue
      }
      const viewer = one.viewer(table)
      if (viewer === 'spectator') spectators.push(one)
      else {
        this.#slices.sendNow(one)
        one.send(frames.for(viewer))
      }
    }
    if (spectators.length > 0) this.#slices.send(frames.for('spectator'), spectators)
  }

  /** Call before a frame that must not overtake an update. */
  sendNow(subscriber: Subscriber): void {
    this.#slices.sendNow(subscriber)
  }

  presence(table: string): { readonly online: readonly string[]; readonly spectators: number } {
    const known = this.#tables.get(table)
    if (known === undefined) return { online: [], spectators: 0 }
    const seated = this.#presence
      .online(table)
      .filter((player) => viewerOf(known.loaded.table, player) !== 'spectator')
    const spectators = [...known.subscribers].filter(
      ({ player }) => viewerOf(known.loaded.table, player) === 'spectator',
    )
    return { online: seated, spectators: spectators.length }
  }

  /** Sends to the other members of the same side. */
  sendToTeam(loaded: LoadedTable, from: Subscriber, text: Utf8): void {
    const seat = viewerOf(loaded.table, from.player)
    if (seat === 'spectator') return
    for (const one of this.#tables.get(loaded.id)?.subscribers ?? [])
      if (one !== from && viewerOf(loaded.table, one.player) === seat) one.send(text)
  }

  tellOthers(loaded: LoadedTable, from: Subscriber, text: Utf8): void {
    for (const one of this.#tables.get(loaded.id)?.subscribers ?? []) if (one !== from) one.send(text)
  }

  endSession(session: string): void {
    for (const one of this.#all()) if (one.session === session) one.end(closing.refused, SIGNED_OUT)
  }

  endPerson(id: string): void {
    for (const one of this.#all()) if (one.linkedIds.includes(id)) one.end(closing.refused, SIGNED_OUT)
  }

  /** Tells banned players why, and closes their sockets. */
  endBanned(bans: Bans, onError: (error: unknown) => void): void {
    for (const one of this.#all()) {
      const ban = bans.of(one.linkedIds) ?? bans.at(one.address)
      if (ban === undefined) continue
      one.end(closing.refused, bannedBecause(ban))
      if (one.clientAddress !== undefined) bans.seen(ban, one.clientAddress).catch(onError)
    }
  }

  /** Sessions with a socket or a stream. */
  sessions(): readonly string[] {
    return [...new Set(this.#all().flatMap(({ session }) => session ?? []))]
  }

  #all(): readonly Subscriber[] {
    return [...this.#tables.values()].flatMap(({ subscribers }) => [...subscribers])
  }

  /** At most once per interval: with many subscribers, a frame for each arrival would be too much. */
  #announcePresence(table: string): void {
    if (this.#coming.has(table)) return
    this.#coming.add(table)
    this.#time.after(PRESENCE, () => {
      this.#coming.delete(table)
      const text = frame({ type: 'presence', ...this.presence(table) })
      this.#slices.send(text, [...(this.#tables.get(table)?.subscribers ?? [])])
    })
  }
}

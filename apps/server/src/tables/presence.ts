import { clockOf, placeOf, type Table } from '@estocade/table'
import type { Time } from '../time.ts'
import type { CommandQueue } from './command-queue.ts'

/** ms without a socket after which a player counts as away: a reload is not an absence. */
const AWAY_AFTER = 2000
/** Refusals of a report that may succeed later. */
const PASSING: ReadonlySet<string> = new Set(['unavailable', 'conflict'])
/** ms after a start during which players may reconnect without counting as away. */
const RECONNECT_TIME = 15_000

/** Who is connected. Absences that matter for clocks and captains are reported to the table. */
export class PresenceTracker {
  readonly #queue: CommandQueue
  readonly #time: Time
  readonly #sockets = new Map<string, Map<string, number>>()
  readonly #leaving = new Map<string, () => void>()
  #closed = false

  constructor(queue: CommandQueue, time: Time) {
    this.#queue = queue
    this.#time = time
    queue.cache.changed.add(({ id, table }) => this.#correct(id, table))
  }

  online(table: string): readonly string[] {
    return [...(this.#sockets.get(table)?.keys() ?? [])]
  }

  arrive(table: string, player: string): void {
    const here = this.#sockets.get(table) ?? new Map<string, number>()
    this.#sockets.set(table, here)
    here.set(player, (here.get(player) ?? 0) + 1)
    this.#leaving.get(`${table}/${player}`)?.()
    this.#leaving.delete(`${table}/${player}`)
    void this.#report(table, player, 'back')
  }

  leave(table: string, player: string): void {
    const here = this.#sockets.get(table)
    const count = here?.get(player) ?? 0
    if (count > 1) here!.set(player, count - 1)
    else {
      here?.delete(player)
      if (here?.size === 0) this.#sockets.delete(table)
      this.#expect(table, player, AWAY_AFTER)
    }
  }

  /** After a restart no player has a socket yet, whatever the table says. */
  async recover(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      const loaded = await this.#queue.load(table).catch(() => undefined)
      for (const { members } of loaded?.table.sides ?? [])
        for (const { player, away } of members)
          if (away === undefined && !this.online(table).includes(player))
            this.#expect(table, player, RECONNECT_TIME)
    }
  }

  close(): void {
    this.#closed = true
    for (const cancel of this.#leaving.values()) cancel()
    this.#leaving.clear()
  }

  #expect(table: string, player: string, ms: number): void {
    if (this.#closed) return
    const key = `${table}/${player}`
    this.#leaving.get(key)?.()
    this.#leaving.set(
      key,
      this.#time.after(ms, () => {
        this.#leaving.delete(key)
        void this.#report(table, player, this.online(table).includes(player) ? 'back' : 'away')
      }),
    )
  }

  /** Another node may report a player as away who has connected here meanwhile. */
  #correct(id: string, { sides }: Table): void {
    for (const { members } of sides)
      for (const { player, away } of members)
        if (away !== undefined && this.#sockets.get(id)?.has(player)) void this.#report(id, player, 'back')
  }

  async #report(table: string, player: string, type: 'away' | 'back'): Promise<void> {
    const loaded = await this.#queue.load(table).catch(() => undefined)
    if (loaded === undefined || placeOf(loaded.table, player) === undefined) return
    // In correspondence games players need not be connected.
    const absent =
      type === 'away' &&
      (loaded.table.phase !== 'playing' || clockOf(loaded.playable, loaded.table).type === 'days')
    if (absent) return
    const answer = await this.#queue.submitServer(table, { type, player })
    // Absences matter for clocks and captains, so the report is made again.
    if (!answer.ok && PASSING.has(answer.error.code)) this.#expect(table, player, AWAY_AFTER)
  }
}

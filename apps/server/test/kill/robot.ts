import assert from 'node:assert/strict'
import { TableConnection } from '@estocade/client'
import { type Dice, diceFrom, verify } from '@estocade/kernel'
import { type Entry, foldTable, logsOf, type Table, type TableView, viewOf } from '@estocade/table'
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import type { Store } from '../../src/index.ts'
import { openSocket, type Person } from '../harness.ts'

export interface Ack {
  readonly table: string
  readonly key: string
  readonly version: number
}

/** A client that acts whenever it can. Its timeouts are a tenth of the usual ones. */
export class Robot {
  readonly connection: TableConnection
  readonly #dice: Dice
  readonly #person: Person
  readonly table: string
  readonly #acked: (ack: Ack) => void
  readonly #rest: number
  #ids = 0
  #busy = false
  #paused = false

  constructor(
    person: Person,
    table: string,
    acked: (ack: Ack) => void,
    /** Where the next socket goes. */
    url: () => string = () => person.url,
    /** ms before it acts again. */
    rest = 0,
  ) {
    this.#person = person
    this.table = table
    this.#acked = acked
    this.#rest = rest
    this.#dice = diceFrom(`${table} ${person.id}`)
    this.connection = new TableConnection({
      table,
      socket: () => openSocket(url(), person.cookie),
      runtime: {
        now: () => Date.now() * 10,
        after(ms, then) {
          const timer = setTimeout(then, ms / 10)
          return () => clearTimeout(timer)
        },
        random: () => this.#dice.unit(),
        newId: () => `robot-command-${this.#ids}`,
      },
      onNews: () => setImmediate(() => this.#play()),
    })
  }

  get view(): TableView | undefined {
    return this.connection.view as unknown as TableView | undefined
  }

  /** Stays connected, but no longer acts. */
  pause(): void {
    this.#paused = true
  }

  #play(): void {
    const action = this.#busy || this.#paused ? undefined : this.#action()
    if (action === undefined) return
    this.#busy = true
    const key = `${this.#person.id}/robot-command-${this.#ids}`
    void this.connection.send(action).then((answer) => {
      this.#ids++
      if (answer.ok) this.#acked({ table: this.table, key, version: answer.version })
      const go = () => {
        this.#busy = false
        this.#play()
      }
      if (this.#rest === 0) go()
      else setTimeout(go, this.#rest)
    })
  }

  #action(): Parameters<TableConnection['send']>[0] | undefined {
    const { view } = this
    if (view === undefined || this.connection.status.type === 'closed') return undefined
    if (view.phase === 'over') return { type: 'again' }
    if (view.phase === 'gathering') return { type: 'ready', seed: 'r' }
    const duty = view.duties.find(({ seat }) => seat === view.viewer)
    if (duty === undefined) return undefined
    const state = view.match!.view as unknown as { hand?: string[]; claim?: object }
    if (state.claim !== undefined) return { type: 'act', about: duty.about, action: { type: 'challenge' } }
    const card = state.hand?.[this.#dice.below(12)]
    const lay = card === undefined ? { type: 'pass' } : { type: 'lay', card, says: 'Q' }
    return { type: 'act', about: duty.about, action: state.hand === undefined ? { type: 'add', n: 1 } : lay }
  }
}

/** Acknowledged actions whose answers the store is asked for. */
const SAMPLE = 200

/**
 * Checks that no acknowledged action is lost or applied twice, that every log folds, and that the views were right.
 * Returns the tables.
 */
export async function checkTables(
  store: Store,
  robots: readonly Robot[],
  acks: readonly Ack[],
): Promise<readonly { readonly table: Table; readonly entries: readonly Entry[] }[]> {
  const checked = new Map<string, { readonly table: Table; readonly entries: readonly Entry[] }>()
  /** The version of each command, by `table command`. */
  const versions = new Map<string, number>()
  for (const robot of robots) {
    const { id, game, viewer, version } = robot.view!
    const playable = testCatalogue.get(game)!
    const stored = await store.entries(id)
    assert.deepEqual(
      stored.map((entry) => entry.version),
      stored.map((_, i) => i + 1),
    )
    for (const { command, version } of stored) if (command !== null) versions.set(`${id} ${command}`, version)
    const entries: Entry[] = stored.map(({ at, body }) => ({ at, events: JSON.parse(body) }))
    for (const log of logsOf(playable, entries).slice(0, -1))
      assert.equal(verify(playable.game, log), undefined)
    const seen = foldTable(playable, entries.slice(0, version))!
    assert.deepEqual(robot.view, JSON.parse(JSON.stringify(viewOf(playable, seen, viewer))))
    checked.set(id, { table: foldTable(playable, entries)!, entries })
  }
  for (const { table, key, version } of acks) assert.equal(versions.get(`${table} ${key}`), version, key)
  // The store finds an answer by reading the table's entries, which takes long for all of them.
  for (const { table, key, version } of acks.slice(-SAMPLE))
    assert.equal(await store.answer(table, key), version, key)
  const places = acks.map(({ table, version }) => `${table} ${version}`)
  assert.equal(new Set(places).size, places.length)
  return [...checked.values()]
}

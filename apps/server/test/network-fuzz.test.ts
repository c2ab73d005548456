import { type Answer, TableConnection } from '@estocade/client'
import { diceFrom, seat, seedFrom, type Viewer, verify } from '@estocade/kernel'
import { deadline, type Entry, foldTable, logsOf, type TableView, viewOf } from '@estocade/table'
import { describe, expect, it } from 'vitest'
import { claimsPlayable } from '../../../packages/table/test/games/claims.ts'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { byScale } from '../../../scripts/test-scale.ts'
import type { Identity } from '../src/accounts/identities.ts'
import { localBus, sqliteStore } from '../src/index.ts'
import { Gate } from '../src/moderation/gate.ts'
import { Codec, fastParts } from '../src/sockets/codec.ts'
import { Connection } from '../src/sockets/connection.ts'
import { Drafts } from '../src/sockets/drafts.ts'
import { Subscribers } from '../src/sockets/subscribers.ts'
import { CommandQueue } from '../src/tables/command-queue.ts'
import { History } from '../src/tables/history.ts'
import { PresenceTracker } from '../src/tables/presence.ts'
import { Scheduler } from '../src/tables/scheduler.ts'
import { FakeNetwork } from './fake-network.ts'
import { VirtualTime } from './virtual-time.ts'

const PLAYERS = ['ann', 'bob', 'cem']

const identityOf = (id: string): Identity => ({
  player: { id, name: id, login: null, createdAt: 0, owner: null, passkeys: 0 },
  session: { id: `session of ${id}`, player: id, createdAt: 0, seenAt: 0, agent: '' },
  ids: [id],
})

async function fuzz(seed: string, rounds: number) {
  const dice = diceFrom(seed)
  const time = new VirtualTime()
  const store = sqliteStore(':memory:')
  const faults: unknown[] = []
  const onError = (error: unknown) => void faults.push(error)
  let drawn = 0
  const entropy = () => seedFrom(`${seed}/${drawn++}`)
  const queue = new CommandQueue({ catalogue: testCatalogue, store, bus: localBus(), time, entropy, onError })
  const scheduler = new Scheduler(queue, store, time, onError)
  queue.cache.changed.add(({ table }) => scheduler.expect(deadline(table)))
  // Half of the runs use the plain codecs.
  const codec = new Codec(dice.below(2) === 0 ? [] : fastParts)
  const gate = new Gate(store, { muteOf: () => undefined })
  const subscribers = new Subscribers(new PresenceTracker(queue, time), time, codec)
  const history = new History(store)
  const context = { queue, history, subscribers, drafts: new Drafts(store), codec, gate, time, onError }
  await queue.open(
    { id: 'T', game: 'claims', options: { seconds: 20 }, sides: 3 },
    { player: 'ann', name: 'ann' },
  )

  const network = new FakeNetwork(time, dice)
  const answers = new Map<string, Answer>()
  const clients = [...PLAYERS, 'eve'].map((id) => {
    let count = 0
    const runtime = { ...network.runtime(), newId: () => `${id}-command-${count++}` }
    const connection = new TableConnection({
      table: 'T',
      socket: () =>
        network.connect((socket, line) => new Connection(socket, line, identityOf(id), [], context)),
      runtime,
      onNews: () => {},
    })
    const send = (action: Parameters<TableConnection['send']>[0]) => {
      const key = `${id}/${id}-command-${count}`
      void connection.send(action).then((answer) => answers.set(key, answer))
    }
    return { id, connection, send }
  })

  const act = ({ id, connection, send }: (typeof clients)[number]) => {
    const view = connection.view as unknown as TableView | undefined
    if (view === undefined) return
    const mine = view.sides.findIndex(({ members }) => members.some(({ player }) => player === id))
    if (mine < 0) return send({ type: 'sit', seat: PLAYERS.indexOf(id) < 0 ? 0 : PLAYERS.indexOf(id) })
    if (view.phase === 'gathering') return send({ type: 'ready', seed: id })
    if (view.phase === 'over') return send({ type: 'again' })
    const duty = view.duties.find((one) => one.seat === mine)
    if (duty === undefined)
      return send({ type: 'say', to: dice.below(2) === 0 ? 'team' : 'table', text: 'hm' })
    const { hand = [] } = view.match!.view as unknown as { hand?: string[] }
    const card = hand[dice.below(hand.length + 1)]
    const turn = card === undefined ? { type: 'pass' } : { type: 'lay', card, says: 'Q' }
    const answer = { type: dice.below(2) === 0 ? 'accept' : 'challenge' }
    send({ type: 'act', about: duty.about, action: duty.for === 'turn' ? turn : answer })
  }

  for (let round = 0; round < rounds; round++) {
    act(clients[dice.below(clients.length)]!)
    await time.advance(dice.below(1500))
  }
  network.heal()
  await time.advance(90_000)

  const stored = await store.entries('T')
  const entries: Entry[] = stored.map(({ at, body }) => ({ at, events: JSON.parse(body) }))
  const table = foldTable(claimsPlayable, entries)!
  const commands = new Map<string, number | undefined>()
  for (const key of answers.keys()) commands.set(key, await store.answer('T', key))
  const views = clients.map(({ id, connection }) => {
    const place = table.sides.findIndex(({ members }) => members.some(({ player }) => player === id))
    const viewer: Viewer = place < 0 ? 'spectator' : seat(place)
    return {
      got: connection.view,
      expected: JSON.parse(JSON.stringify(viewOf(claimsPlayable, table, viewer))),
    }
  })
  for (const { connection } of clients) connection.close()
  await scheduler.close()
  await queue.close()
  await store.close()
  return { answers, commands, entries, stored, views, table, faults }
}

const seeds = Array.from({ length: byScale(6, 60) }, (_, i) => `net ${i}`)

describe('over a bad network', () => {
  it.each(seeds)(
    '%s: all views converge to the log; nothing acknowledged is lost or applied twice',
    async (seed) => {
      const { answers, commands, entries, views, table, faults } = await fuzz(seed, 120)
      expect(faults).toEqual([])
      for (const { got, expected } of views) expect(got).toEqual(expected)
      expect(table.version).toBe(entries.length)
      for (const [key, answer] of answers) {
        if (answer.ok) expect(commands.get(key)).toBe(answer.version)
        else expect(commands.get(key)).toBeUndefined()
      }
      const accepted = [...answers.values()].filter(({ ok }) => ok)
      expect(accepted.length).toBeGreaterThan(20)
      expect(new Set(accepted.map((answer) => answer.ok && answer.version)).size).toBe(accepted.length)
      for (const log of logsOf(claimsPlayable, entries))
        if (log.serverSeed !== undefined) expect(verify(claimsPlayable.game, log)).toBeUndefined()
    },
  )
})

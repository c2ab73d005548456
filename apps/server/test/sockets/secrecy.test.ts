import { PROTOCOL } from '@estocade/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { openSocket, Person, type Running, type Seat, start } from '../harness.ts'

let running: Running
beforeAll(async () => {
  running = await start()
})
afterAll(() => running.server.close())

/** Everything that one socket receives, byte for byte. */
async function listen(person: Person, table: string): Promise<{ socket: WebSocket; frames: string[] }> {
  const socket = openSocket(person.url, person.cookie || undefined)
  const frames: string[] = []
  await new Promise<void>((welcomed) => {
    socket.on('message', (data) => {
      frames.push(String(data))
      welcomed()
    })
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table })))
  })
  return { socket, frames }
}

const cardsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Z]~\d/g) ?? [])

describe('hidden hands', () => {
  it('no frame to a rival or a spectator names a card that was not shown', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cem'].map((name) => Person.named(running.url, name)))
    const table = await people[0]!.open('claims', {
      sides: 3,
      options: { turns: 30 },
      settings: { hints: 5 },
    })
    const seats: Seat[] = people.map((person) => person.at(table))
    for (const [i, seat] of seats.entries()) if (i > 0) await seat.do({ type: 'sit', seat: i })
    for (const seat of seats) await seat.do({ type: 'ready', seed: '' })
    const everybody = [...people, new Person(running.url)]
    const listening = () => Promise.all(everybody.map((person) => listen(person, table)))
    const wires = await listening()
    /** Clients that join during the match get its events so far. */
    let late: typeof wires = []

    const owned = seats.map(() => new Set<string>())
    const shown = new Set<string>()
    for (let turn = 0; ; turn++) {
      const view = await seats[0]!.until(() => true)
      const { queue } = running.server
      const state = (await queue.load(table))!.table.match!.live.state as unknown as {
        hands: string[][]
        claim?: { card: string }
      }
      for (const [i, hand] of state.hands.entries()) for (const card of hand) owned[i]!.add(card)
      if (view.phase === 'over') break
      if (turn === 15) late = await listening()
      const [duty] = view.duties
      const seat = seats[duty!.seat]!
      if (turn % 7 === 3) await seat.do({ type: 'hint' })
      if (turn % 5 === 2)
        await seat.do({
          type: 'propose',
          action: { type: 'lay', card: state.hands[duty!.seat]![0]!, says: 'Q' },
        })
      const challenge = duty!.for === 'window' && turn % 3 === 0
      if (challenge) shown.add(state.claim!.card)
      const card = state.hands[duty!.seat]![0]!
      const action =
        duty!.for === 'turn'
          ? turn % 4 === 0
            ? { type: 'pass' }
            : { type: 'lay', card, says: 'Q' }
          : { type: challenge ? 'challenge' : 'accept' }
      const answer = await seat.do({ type: 'act', about: duty!.about, action })
      expect(answer).toMatchObject({ ok: true })
      const at = answer.ok ? answer.version : 0
      await Promise.all(seats.map((one) => one.until(({ version }) => version >= at)))
    }

    expect(shown.size).toBeGreaterThan(2)
    for (const { frames } of wires) expect(frames.length).toBeGreaterThan(20)
    for (const { frames } of late) expect(JSON.parse(frames[0]!).entries.length).toBeGreaterThan(15)
    for (const [i, { frames }] of [...wires.entries(), ...late.entries()]) {
      // After the end the server's seed is public, and with it every card.
      const during = frames.filter((frame) => !frame.includes('"serverSeed"'))
      const named = cardsIn(during.join('\n'))
      const allowed = new Set([...(owned[i] ?? []), ...shown])
      expect([...named].filter((card) => !allowed.has(card))).toEqual([])
      if (i < 3) expect(named.size).toBeGreaterThan(3)
    }
    for (const { socket } of [...wires, ...late]) socket.terminate()
    for (const seat of seats) seat.close()
  })
})

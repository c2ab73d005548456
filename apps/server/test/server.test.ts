import type { Log } from '@estocade/kernel'
import { verify } from '@estocade/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tally } from '../../../packages/table/test/games/tally.ts'
import { Person, type Running, type Seat, start } from './harness.ts'

let running: Running
let seats: Seat[] = []
beforeEach(async () => {
  running = await start()
})
afterEach(async () => {
  for (const seat of seats) seat.close()
  seats = []
  await running.server.close()
})

const person = (name: string) => Person.named(running.url, name)
const sit = (who: Person, table: string) => {
  const seat = who.at(table)
  seats.push(seat)
  return seat
}

describe('a table over sockets', () => {
  it('two people open a table, join by link, play to the end, and can verify the deal', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')]
    const table = await ann.open('tally', { options: { goal: 15 } })
    expect((await bob.post(`/api/tables/${table}/join`)).body).toEqual({ seat: 1 })
    const [a, b] = [sit(ann, table), sit(bob, table)]
    expect(await a.do({ type: 'ready', seed: 'a' })).toMatchObject({ ok: true })
    expect(await b.do({ type: 'ready', seed: 'b' })).toMatchObject({ ok: true })
    const play = async (seat: Seat) => {
      while (true) {
        const view = await seat.until((v) => v.phase === 'over' || v.duties.some((d) => d.seat === v.viewer))
        if (view.phase === 'over') return view
        await seat.act({ type: 'add', n: 2 })
      }
    }
    const [one, two] = await Promise.all([play(a), play(b)])
    expect({ ...one, viewer: 1, sides: [] }).toEqual({ ...two, sides: [] })
    expect(one.match!.outcome!.reason).toBe('goal')
    const logs = (await bob.get(`/api/tables/${table}/logs`)).body as Log<never>[]
    expect(verify(tally, logs[0] as never)).toBeUndefined()
    const [winner] = one.match!.outcome!.winners
    const won = (await [ann, bob][winner!]!.get(`/api/players/${[ann, bob][winner!]!.id}`)).body
    expect(won).toMatchObject({ statistics: [{ game: 'tally', played: 1, won: 1 }] })
    expect((await ann.get('/api/finished')).body).toMatchObject([{ id: table }])
  })

  it('a bot plays at once', async () => {
    const ann = await person('Ann')
    const table = await ann.open('claims', { bots: ['bluffer', 'bluffer'], seed: 'x' })
    const seat = sit(ann, table)
    while (
      (await seat.until((v) => v.phase === 'over' || v.duties.some((d) => d.seat === 0))).phase !== 'over'
    ) {
      const { claim } = seat.view.match!.view as unknown as { claim?: object }
      await seat.act(claim === undefined ? { type: 'pass' } : { type: 'accept' })
    }
    expect(seat.view.match!.outcome).toBeDefined()
  })

  it('a repeated command is answered but not applied again; ids of other players do not matter', async () => {
    const ann = await person('Ann')
    const table = await ann.open('tally', { bots: ['adder'] })
    const { queue } = running.server
    const by = { player: ann.id, name: 'Ann' }
    const say = { id: 'same-id-1', basis: 1, action: { type: 'say', to: 'table', text: 'once' } } as const
    const first = await queue.submit(table, by, say)
    expect(await queue.submit(table, by, say)).toEqual(first)
    const loaded = (await queue.load(table))!
    expect(loaded.table.chat.filter(({ text }) => text === 'once')).toHaveLength(1)
    const other = await queue.submit(table, { player: 'eve', name: 'Eve' }, say)
    expect(other).toMatchObject({ ok: false, error: { code: 'not-seated' } })
  })

  it('a reconnecting client gets what it missed, and the present view', async () => {
    const ann = await person('Ann')
    const table = await ann.open('tally', { bots: ['adder'], options: { goal: 1000 } })
    const seat = sit(ann, table)
    await seat.act({ type: 'add', n: 1 })
    const { version } = seat.connection
    seat.close()
    await running.server.queue.submit(
      table,
      { player: ann.id, name: 'Ann' },
      {
        id: 'while-away',
        basis: version,
        action: { type: 'say', to: 'table', text: 'missed' },
      },
    )
    const again = sit(ann, table)
    again.connection.version = 0
    const view = await again.untilNews('chat')
    expect(view.lines.map(({ text }) => text)).toContain('missed')
  })

  it('an unsent draft survives a reload, and only the player’s side sees it', async () => {
    const [ann, ada, bob] = [await person('Ann'), await person('Ada'), await person('Bob')]
    const table = await ann.open('tally')
    const [a, d, b] = [sit(ann, table), sit(ada, table), sit(bob, table)]
    await d.do({ type: 'sit', seat: 0 })
    await b.do({ type: 'sit', seat: 1 })
    await a.until(({ sides }) => sides[1]!.members.length === 1)
    a.connection.saveDraft('QU')
    expect(await d.untilNews('draft')).toMatchObject({ player: ann.id, body: 'QU' })
    const later = sit(ann, table)
    await later.untilNews('view')
    expect(later.connection.draft).toBe('QU')
    await b.do({ type: 'say', to: 'table', text: 'anything?' })
    expect(b.news.filter(({ type }) => type === 'draft')).toEqual([])
  })
})

describe('the lobby', () => {
  it('lists open tables and the player’s turns, and hides tables that are not public', async () => {
    const ann = await person('Ann')
    const table = await ann.open('tally', { options: { language: 'fr' } })
    const hidden = await ann.open('claims', { settings: { visibility: 'private' }, bots: ['bluffer'] })
    const bob = await person('Bob')
    expect((await bob.get('/api/tables?game=tally&language=fr')).body).toMatchObject([{ id: table, open: 1 }])
    expect((await bob.get('/api/tables?game=claims')).body).toEqual([])
    expect((await bob.get('/api/tables?colour=red')).status).toBe(400)
    expect((await bob.get(`/api/tables/${hidden}`)).status).toBe(404)
    expect((await ann.get(`/api/tables/${hidden}`)).status).toBe(200)
    const subscriber = sit(bob, hidden)
    expect(
      (await subscriber.untilNews('status', ({ status }) => status.type === 'closed')).status,
    ).toMatchObject({
      code: 'private',
    })
    expect((await ann.get('/api/mine')).body).toMatchObject([{ id: hidden, yourTurn: true }, { id: table }])
  })

  it('refuses unknown games, bots and tables, and unknown players', async () => {
    const ann = await person('Ann')
    expect((await ann.post('/api/tables', { game: 'chess' })).status).toBe(404)
    expect((await ann.post('/api/tables', { game: 'tally', bots: ['x'] })).body).toMatchObject({
      code: 'no-bot',
    })
    expect((await ann.post('/api/tables/nowhere/join')).status).toBe(404)
    expect((await ann.get('/api/players/nobody')).status).toBe(404)
    expect((await new Person(running.url).post('/api/tables', { game: 'tally' })).status).toBe(401)
  })
})

describe('identity', () => {
  const secret = { login: 'Ann@home', password: 'correct horse' }

  it('a guest becomes an account; sessions are listed and revoked', async () => {
    const ann = await person('Ann')
    expect((await ann.post('/api/account', { ...secret, password: 'short' })).status).toBe(400)
    expect((await ann.post('/api/account', secret)).status).toBe(201)
    const phone = new Person(running.url)
    expect((await phone.post('/api/login', { ...secret, password: 'wrong horse' })).status).toBe(401)
    expect((await phone.post('/api/login', { login: 'nobody', password: 'wrong horse' })).status).toBe(401)
    expect((await phone.post('/api/login', { ...secret, login: 'ANN@HOME' })).body).toMatchObject({
      id: ann.id,
    })
    const sessions = (await ann.get('/api/sessions')).body as { id: string; current: boolean }[]
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ current }) => !current)!
    expect((await ann.delete(`/api/sessions/${other.id}`)).status).toBe(204)
    expect((await phone.get('/api/me')).status).toBe(401)
    expect((await ann.get('/api/me')).status).toBe(200)
    await ann.post('/api/logout')
    expect((await ann.get('/api/me')).status).toBe(401)
  })

  it("a guest's games become those of the account that they log into", async () => {
    const account = await person('Ann')
    await account.post('/api/account', secret)
    const guest = await person('Passer-by')
    const table = await guest.open('claims', { bots: ['bluffer'] })
    const asGuest = guest.id
    await guest.post('/api/login', secret)
    expect((await guest.get('/api/me')).body).toMatchObject({ id: account.id })
    expect((await guest.get('/api/mine')).body).toMatchObject([{ id: table }])
    const seat = sit(guest, table)
    expect((await seat.act({ type: 'pass' })).ok).toBe(true)
    expect(seat.connection.you!.player).toBe(asGuest)
  })

  it('a cookie that was changed is invalid', async () => {
    const ann = await person('Ann')
    ann.cookie = ann.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await ann.get('/api/me')).status).toBe(401)
  })
})

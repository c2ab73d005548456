import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import { type Admin, openAdmin } from '../../src/index.ts'
import { openSocket, Person, type Running, start } from '../harness.ts'
import { SoftAuthenticator } from '../soft-authenticator.ts'
import type { Where } from './personal-data-contract.ts'

/** Whatever the store, the operator can moderate from outside while the server runs. `where` names an empty store. */
export function adminContract(name: string, where: () => Promise<Where>): void {
  describe(`${name}: the operator of a running server`, () => {
    let running: Running
    let admin: Admin
    beforeAll(async () => {
      const options = await where()
      running = await start({ port: 0, ...options })
      admin = await openAdmin(options, testCatalogue)
    })
    afterAll(async () => {
      await admin?.close()
      await running?.server.close()
    })

    const two = async (first: string, second: string) => {
      const people = [
        await Person.named(running.url, first),
        await Person.named(running.url, second),
      ] as const
      const table = await people[0].open('tally', { sides: 2 })
      const seats = people.map((person) => person.at(table))
      await seats[0]!.until(() => true)
      await people[1].post(`/api/tables/${table}/join`)
      for (const seat of seats) await seat.do({ type: 'ready', seed: 'x' })
      for (const seat of seats) await seat.until(({ phase }) => phase === 'playing')
      return { people, seats, table, close: () => seats.forEach((seat) => void seat.close()) }
    }

    /** Nodes act on what the operator does within two seconds. */
    const letsNewcomersIn = () =>
      expect
        .poll(async () => (await new Person(running.url).post('/api/guest', { name: 'Ned' })).status)
        .toBe(201)

    it('closes a table, and its players are told why', async () => {
      const { seats, table, close } = await two('Ann', 'Bob')
      expect(await admin.moderation.closeTable(table, 'Enough of this.')).toMatchObject({ ok: true })
      for (const seat of seats)
        expect(await seat.until(({ phase }) => phase === 'closed')).toMatchObject({
          reason: 'Enough of this.',
        })
      expect(await seats[0]!.do({ type: 'concede' })).toMatchObject({ ok: false, code: 'closed' })
      expect(await admin.moderation.closeTable(table, 'again')).toMatchObject({
        ok: false,
        error: { code: 'closed' },
      })
      expect(await admin.moderation.closeTable('nowhere', '')).toMatchObject({
        ok: false,
        error: { code: 'no-table' },
      })
      close()
    })

    it('bans a player: they are disconnected and told why, until the ban ends or is lifted', async () => {
      const { people, seats, close } = await two('Cem', 'Dot')
      const until = Date.now() + 3_600_000
      expect(await admin.moderation.ban('Cem', { reason: 'Rude.', until })).toMatchObject({ ok: true })
      const { status } = await seats[0]!.untilNews('status', (news) => news.status.type === 'closed')
      expect(status).toMatchObject({ code: 'banned' })
      const refusal = { code: 'banned', params: { reason: 'Rude.', until } }
      expect(await people[0].get('/api/mine')).toMatchObject({ status: 403, body: refusal })
      expect((await people[0].get('/api/me')).body).toMatchObject({ banned: refusal.params })
      expect(await people[0].post('/api/tables', { game: 'tally' })).toMatchObject({ status: 403 })
      expect((await people[1].get('/api/me')).status).toBe(200)
      const socket = openSocket(running.url, people[0].cookie)
      const said = await new Promise<string>((resolve) =>
        socket.once('message', (data) => resolve(`${data}`)),
      )
      expect(JSON.parse(said)).toMatchObject({ type: 'error', code: 'banned' })
      socket.close()
      expect(await admin.moderation.bans()).toMatchObject([{ name: 'Cem', reason: 'Rude.' }])
      expect(await admin.moderation.unban('Cem')).toMatchObject({ ok: true })
      expect(await admin.moderation.unban('Cem')).toMatchObject({ ok: false, error: { code: 'no-ban' } })
      await expect.poll(async () => (await people[0].get('/api/mine')).status).toBe(200)
      close()
    })

    it('bans an account and its programs; the account may still log in to delete itself', async () => {
      const eve = await Person.named(running.url, 'Eve')
      await eve.post('/api/account', { login: 'eve', password: 'correct horse' })
      const { body } = await eve.post('/api/programs', { name: 'Robot' })
      const asProgram = () =>
        fetch(`${running.url}/api/mine`, {
          headers: { authorization: `Bearer ${(body as { token: string }).token}` },
        })
      expect((await asProgram()).status).toBe(200)
      await admin.moderation.ban('eve', { reason: '', newcomersFor: 3_600_000 })
      await expect.poll(async () => (await asProgram()).status).toBe(403)
      // The address of a program is not that of its owner.
      expect(await admin.moderation.bans()).toMatchObject([{ type: 'player' }])
      const again = new Person(running.url)
      expect(await again.post('/api/login', { login: 'eve', password: 'correct horse' })).toMatchObject({
        status: 403,
        body: { code: 'banned' },
      })
      expect(again.cookie).not.toBe('')
      expect((await again.post('/api/logout')).status).toBe(204)
      await admin.moderation.unban('eve')
      await letsNewcomersIn()
    })

    it('bans addresses and ranges of them', async () => {
      const fay = await Person.named(running.url, 'Fay')
      expect(await admin.moderation.banAddress('nonsense', { reason: '' })).toMatchObject({ ok: false })
      await admin.moderation.banAddress('127.0.0.0/8', { reason: 'Flood.' })
      await expect.poll(async () => (await fay.get('/api/games')).status).toBe(403)
      expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
      await admin.moderation.unban('127.0.0.0/8')
      await expect.poll(async () => (await fay.get('/api/games')).status).toBe(200)
    })

    it('a banned player cannot return under another name; other players at the address may stay', async () => {
      const { people, seats, close } = await two('Max', 'Nia')
      const [max, nia] = people
      const day = 86_400_000
      expect(await admin.moderation.ban('Max', { reason: 'Rude.', newcomersFor: day })).toMatchObject({
        ok: true,
      })
      await seats[0]!.untilNews('status', (news) => news.status.type === 'closed')
      // With the old cookie, after logging out, and without any.
      expect(await max.post('/api/guest', { name: 'Maxine' })).toMatchObject({
        status: 403,
        body: { code: 'banned', params: { reason: 'Rude.' } },
      })
      expect((await max.get('/api/me/export')).body).toMatchObject({
        bans: [{ type: 'player' }, { type: 'newcomers', subject: '127.0.0.1' }],
      })
      expect((await max.post('/api/logout')).status).toBe(204)
      expect(await max.post('/api/guest', { name: 'Maxine' })).toMatchObject({
        status: 403,
        body: { code: 'banned' },
      })
      const stranger = new Person(running.url)
      const refused = await stranger.post('/api/guest', { name: 'Maximilian' })
      expect(refused).toMatchObject({ status: 403, body: { code: 'no-newcomers' } })
      const { until } = (refused.body as { params: { until: number } }).params
      // The server counts its time by a clock that is never set, so it may differ from this one by milliseconds.
      expect(Math.abs(until - Date.now() - day)).toBeLessThan(600_000)
      expect(await admin.moderation.bans()).toMatchObject([
        { type: 'player', name: 'Max' },
        { type: 'newcomers', subject: '127.0.0.1', name: 'Max' },
      ])
      // Nia has the same address, but is not a new guest.
      expect((await nia.get('/api/mine')).status).toBe(200)
      expect((await nia.post('/api/account', { login: 'nia', password: 'correct horse' })).status).toBe(201)
      expect((await stranger.post('/api/login', { login: 'nia', password: 'correct horse' })).status).toBe(
        200,
      )
      await admin.moderation.unban('Max')
      await letsNewcomersIn()
      expect(await admin.moderation.bans()).toEqual([])
      close()
    })

    it('a proxy that is not trusted is not taken for the address of a player', async () => {
      const ole = await Person.named(running.url, 'Ole')
      await admin.moderation.ban('Ole', { reason: '', newcomersFor: 3_600_000 })
      const asOle = () =>
        fetch(`${running.url}/api/mine`, {
          headers: { cookie: ole.cookie, 'x-forwarded-for': '203.0.113.9' },
        })
      await expect.poll(async () => (await asOle()).status).toBe(403)
      expect(await admin.moderation.bans()).toMatchObject([{ type: 'player' }])
      expect((await new Person(running.url).post('/api/guest', { name: 'Quin' })).status).toBe(201)
      await admin.moderation.unban('Ole')
    })

    it('makes a link that sets a new password once', async () => {
      const gil = await Person.named(running.url, 'Gil')
      expect(await admin.resetPassword('Gil')).toMatchObject({ ok: false, error: { code: 'no-account' } })
      await gil.post('/api/account', { login: 'gil', password: 'forgotten' })
      const made = await admin.resetPassword('gil')
      if (!made.ok) throw new Error(made.error.text)
      const renew = { ticket: made.value.ticket, password: 'remembered' }
      const anew = new Person(running.url)
      expect(await anew.post('/api/password', { ...renew, ticket: 'guess' })).toMatchObject({ status: 410 })
      expect(await anew.post('/api/password', renew)).toMatchObject({ status: 200, body: { id: gil.id } })
      expect(await anew.post('/api/password', renew)).toMatchObject({ status: 410 })
      expect((await gil.get('/api/me')).status).toBe(401)
      const login = (password: string) =>
        new Person(running.url).post('/api/login', { login: 'gil', password })
      expect((await login('forgotten')).status).toBe(401)
      expect((await login('remembered')).status).toBe(200)
    })

    it('makes a link that signs in once a player who has lost every passkey', async () => {
      // Passkeys belong to a host name, never to an IP address.
      const url = running.url.replace('127.0.0.1', 'localhost')
      const kim = await Person.named(url, 'Kim')
      const offer = (await kim.post('/api/passkeys/offer')).body as { challenge: string }
      const answer = new SoftAuthenticator(url).make(offer)
      expect((await kim.post('/api/passkeys', { name: 'lost', answer })).status).toBe(201)
      expect(await admin.resetPassword('Kim')).toMatchObject({ ok: false, error: { code: 'no-account' } })

      const made = await admin.signIn('Kim')
      if (!made.ok) throw new Error(made.error.text)
      const { ticket } = made.value
      const anew = new Person(url)
      expect(await anew.post('/api/sign-in', { ticket: 'guess' })).toMatchObject({ status: 410 })
      // A link works only for its own purpose.
      expect(await anew.post('/api/password', { ticket, password: 'something' })).toMatchObject({
        status: 410,
      })
      expect(await anew.post('/api/sign-in', { ticket })).toMatchObject({
        status: 200,
        body: { id: kim.id, passkeys: 1 },
      })
      expect(await new Person(url).post('/api/sign-in', { ticket })).toMatchObject({ status: 410 })
      expect((await kim.get('/api/me')).status).toBe(401)

      const again = (await anew.post('/api/passkeys/offer')).body as { challenge: string }
      const fresh = new SoftAuthenticator(url).make(again)
      expect((await anew.post('/api/passkeys', { name: 'fresh', answer: fresh })).status).toBe(201)
      const keys = (await anew.get('/api/passkeys')).body as readonly { id: string; name: string }[]
      const old = keys.find(({ name }) => name === 'lost')!
      expect((await anew.delete(`/api/passkeys/${old.id}`)).status).toBe(204)
      const account = { login: 'kim', password: 'correct horse' }
      expect((await anew.post('/api/account', account)).status).toBe(201)
    })

    it('makes no sign-in link for programs and unknown players', async () => {
      const lea = await Person.named(running.url, 'Lea')
      await lea.post('/api/account', { login: 'lea', password: 'correct horse' })
      await lea.post('/api/programs', { name: 'Leabot' })
      expect(await admin.signIn('Leabot')).toMatchObject({ ok: false, error: { code: 'is-program' } })
      expect(await admin.signIn('nobody at all')).toMatchObject({ ok: false, error: { code: 'no-player' } })
    })

    it('shows the reports of players, and refuses a name that several players have', async () => {
      const [hal, ida] = [await Person.named(running.url, 'Hal'), await Person.named(running.url, 'Ida')]
      await Person.named(running.url, 'Ida')
      const report = { about: ida.id, table: 't', text: 'She knows all my letters.' }
      expect((await new Person(running.url).post('/api/reports', report)).status).toBe(401)
      expect((await hal.post('/api/reports', { ...report, about: hal.id })).status).toBe(404)
      expect((await hal.post('/api/reports', { ...report, text: ' ' })).status).toBe(400)
      const { status, body } = await hal.post('/api/reports', report)
      expect(status).toBe(201)
      expect(await admin.moderation.reports('open')).toMatchObject([
        { byName: 'Hal', aboutName: 'Ida', text: report.text },
      ])
      expect(await admin.moderation.closeReport((body as { id: string }).id)).toBe(true)
      expect(await admin.moderation.reports('open')).toEqual([])
      expect(await admin.moderation.reports('all')).toHaveLength(1)
      expect(await admin.moderation.ban('Ida', { reason: '' })).toMatchObject({
        ok: false,
        error: { code: 'many-players' },
      })
      expect(await admin.moderation.ban('Nobody', { reason: '' })).toMatchObject({ ok: false })
    })
  })
}

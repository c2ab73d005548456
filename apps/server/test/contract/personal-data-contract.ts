import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DEPARTED } from '@estocade/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import { backup, sourceFor } from '../../src/index.ts'
import { Person, type Running, type Seat, start } from '../harness.ts'
import { SoftAuthenticator } from '../soft-authenticator.ts'

/** Texts that occur in no other player's name, login, chat or address. */
const NAME = 'Zénobie-Quichotte'
const MARKS = ['Zénobie', 'Quichotte', 'zenobie.q', 'Xylophage', 'Robot-of-Z', 'my secret stick']

export interface Where {
  readonly data: string
  readonly database?: string
}

/** Whatever the store, players can export their data and delete their account. `locate` names an empty store. */
export function personalDataContract(name: string, locate: () => Promise<Where>): void {
  describe(`${name}: personal data`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'estocade-leave-'))
    afterAll(() => rmSync(folder, { recursive: true }))
    let options: Where
    let running: Running
    beforeAll(async () => {
      options = await locate()
      const { server, url } = await start({ port: 0, ...options })
      running = { server, url: url.replace('127.0.0.1', 'localhost') }
    })
    afterAll(() => running?.server.close())

    const begin = async (people: readonly Person[], more: object = {}) => {
      const table = await people[0]!.open('tally', { sides: people.length, options: { goal: 6 }, ...more })
      const seats = people.map((person) => person.at(table))
      for (const [i, seat] of seats.entries()) {
        await seat.until(() => true)
        if (i > 0) await people[i]!.post(`/api/tables/${table}/join`)
      }
      for (const seat of seats) await seat.do({ type: 'ready', seed: '' })
      for (const seat of seats) await seat.until(({ phase }) => phase === 'playing')
      return { table, seats }
    }
    const playOut = async (seats: readonly Seat[]) => {
      while (seats[0]!.view.phase === 'playing') {
        const { duties, version } = seats[0]!.view
        await seats[duties[0]!.seat]!.act({ type: 'add', n: 1 })
        await seats[0]!.until((view) => view.version > version)
      }
    }

    /** The whole store as text; games are replayed while it is read. */
    const everything = async () => {
      const file = join(folder, 'all.backup')
      expect(await backup(sourceFor(options), file, testCatalogue, 1)).toMatchObject({ faults: [] })
      const files =
        options.database === undefined
          ? readdirSync(options.data).map((name) => readFileSync(join(options.data, name)).toString('latin1'))
          : []
      const latin = (text: string) => Buffer.from(text).toString('latin1')
      const texts = [latin(gunzipSync(readFileSync(file)).toString()), ...files]
      return (mark: string) => texts.some((text) => text.includes(latin(mark)))
    }

    it('can be exported, and deleted without a trace; games continue for the others', async () => {
      const guest = await Person.named(running.url, NAME)
      const bob = await Person.named(running.url, 'Bob')
      const first = await begin([bob, guest])
      await first.seats[1]!.do({ type: 'say', to: 'table', text: 'Xylophage!' })
      await first.seats[0]!.do({ type: 'say', to: 'table', text: 'Hello.' })
      await playOut(first.seats)
      // The guest's games are adopted by an account with another name.
      const zoe = await Person.named(running.url, `${NAME} II`)
      await zoe.post('/api/account', { login: 'zenobie.q', password: 'correct horse' })
      await guest.post('/api/login', { login: 'zenobie.q', password: 'correct horse' })
      await zoe.post('/api/programs', { name: 'Robot-of-Z' })
      const key = new SoftAuthenticator(running.url)
      const offer = (await zoe.post('/api/passkeys/offer')).body as { challenge: string }
      await zoe.post('/api/passkeys', { name: 'my secret stick', answer: key.make(offer) })
      await zoe.post('/api/reports', { about: bob.id, text: 'Xylophage' })
      const second = await begin([zoe, bob])
      const waiting = await zoe.open('claims', { sides: 2 })

      const { body } = await guest.get('/api/me/export')
      const taken = body as { games: { table: string; said: object[]; log: { events: object[] }[] }[] }
      expect(taken).toMatchObject({
        profile: { id: zoe.id, name: `${NAME} II`, login: 'zenobie.q' },
        ids: expect.arrayContaining([zoe.id, guest.id]),
        passkeys: [{ name: 'my secret stick' }],
        programs: [{ name: 'Robot-of-Z' }],
        reports: [{ text: 'Xylophage' }],
        results: [{ table: first.table }],
      })
      const game = taken.games.find(({ table }) => table === first.table)!
      expect(game.said).toMatchObject([{ text: 'Xylophage!' }])
      expect(JSON.stringify(game.log)).toContain('Hello.')
      expect(JSON.stringify(taken)).not.toMatch(/"password"|token/i)
      expect(taken.games.map(({ table }) => table)).toContain(second.table)
      const before = await everything()
      expect(MARKS.filter((mark) => before(mark))).toEqual(MARKS)

      const leave = (more: object) => zoe.post('/api/me/leave', more)
      expect(await leave({ password: 'wrong horse' })).toMatchObject({ status: 401 })
      expect(await leave({ name: `${NAME} II` })).toMatchObject({ status: 401 })
      expect(await leave({ password: 'correct horse' })).toMatchObject({
        status: 409,
        body: { code: 'games-running', params: { count: 1, tables: second.table } },
      })
      expect(await leave({ password: 'correct horse', concede: true })).toMatchObject({ status: 204 })

      const bobs = await second.seats[1]!.until(({ phase }) => phase === 'over')
      expect(bobs.match!.outcome!.winners).toEqual([1])
      for (const person of [zoe, guest]) expect((await person.get('/api/me')).status).toBe(401)
      expect((await bob.get(`/api/players/${zoe.id}`)).status).toBe(404)
      expect((await bob.get('/api/finished')).body).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({
            id: first.table,
            sides: [
              { names: ['Bob'], bot: null },
              { names: [DEPARTED], bot: null },
            ],
          }),
        ]),
      )
      expect((await bob.get(`/api/tables/${first.table}/logs`)).body).toHaveLength(1)
      expect((await bob.get(`/api/tables/${waiting}`)).body).toMatchObject({ phase: 'closed' })
      const late = bob.at(first.table)
      await late.until(() => true)
      const chat = late.news.find(({ type }) => type === 'chat')
      expect(chat).toMatchObject({ lines: [{ name: DEPARTED, text: DEPARTED }, { text: 'Hello.' }] })
      const found = await everything()
      expect(MARKS.filter((mark) => found(mark))).toEqual([])
      for (const seat of [...first.seats, ...second.seats, late]) seat.close()
    })

    it('closes the sockets of a deleted player on every node', async () => {
      const other = options.database === undefined ? undefined : await start({ port: 0, ...options })
      const url = other?.url ?? running.url
      const kim = await Person.named(running.url, 'Kim')
      const table = await kim.open('claims', { sides: 2 })
      const there = Object.assign(new Person(url), { cookie: kim.cookie, id: kim.id })
      const seat = there.at(table)
      await seat.until(() => true)
      expect((await kim.post('/api/me/leave', { name: 'Kim' })).status).toBe(204)
      const { status } = await seat.untilNews('status', (news) => news.status.type === 'closed')
      expect(status).toMatchObject({ code: 'signed-out' })
      await other?.server.close()
    })

    it('is deleted by a guest with their name, by an account with a passkey', async () => {
      const ida = await Person.named(running.url, 'Ida')
      expect((await ida.post('/api/me/leave', { name: 'Eda' })).body).toMatchObject({ code: 'other-name' })
      expect((await ida.post('/api/me/leave', { name: 'Ida' })).status).toBe(204)
      const jon = await Person.named(running.url, 'Jon')
      const key = new SoftAuthenticator(running.url)
      const offer = (await jon.post('/api/passkeys/offer')).body as { challenge: string }
      await jon.post('/api/passkeys', { name: 'x', answer: key.make(offer) })
      expect((await jon.post('/api/me/leave', { name: 'Jon' })).body).toMatchObject({ code: 'bad-passkey' })
      const asked = (await jon.post('/api/passkeys/ask')).body as { challenge: string }
      expect((await jon.post('/api/me/leave', { answer: key.show(asked) })).status).toBe(204)
    })
  })
}

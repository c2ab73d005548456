import type { TableView } from '@estocade/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Store, sqliteStore } from '../src/index.ts'
import { Notifier } from '../src/notifications/notifier.ts'
import { readOptions } from '../src/options.ts'
import { PresenceTracker } from '../src/tables/presence.ts'
import { Person, type Running, start } from './harness.ts'
import { PushedBrowser, PushService } from './real/push-service.ts'
import { RealSmtp } from './real/smtp.ts'
import { VirtualTime } from './virtual-time.ts'

const DAY = 86_400_000
const MINUTES = 120_000

describe('notifications to absent players', () => {
  let smtp: RealSmtp
  let service: PushService
  let running: Running
  let store: Store
  const time = new VirtualTime(Date.UTC(2026, 5, 1))
  beforeAll(async () => {
    smtp = await RealSmtp.start()
    service = await PushService.start()
    store = sqliteStore(':memory:')
    running = await start({
      store,
      time,
      origins: ['https://play.example'],
      mail: { smtp: smtp.url, from: 'Estocade <server@play.example>' },
      push: { contact: 'mailto:operator@play.example', hosts: [service.host] },
      pushAgent: service.agent,
    })
  })
  afterAll(async () => {
    await running?.server.close()
    await Promise.all([smtp?.stop(), service?.stop()])
  })

  const work = () => running.server.notifications.notifier!.work()
  const account = async (name: string) => {
    const person = await Person.named(running.url, name)
    await person.post('/api/account', { login: name.toLowerCase(), password: 'correct horse' })
    return person
  }
  const withAddress = async (name: string, language: string) => {
    const person = await account(name)
    await person.post('/api/notifications/email', { email: `${name.toLowerCase()}@mail.example`, language })
    const [, code] = /account\?confirm=([\w-]+)/.exec(smtp.messages.pop()!.text)!
    await person.post('/api/notifications/email/confirm', { code })
    return person
  }
  const command = (person: Person, table: string, action: object) =>
    person.post(`/api/tables/${table}/commands`, { action })
  /** Starts a match of these two. */
  const begin = async (a: Person, b: Person) => {
    const clock = { type: 'days', days: 3 }
    const table = await a.open('tally', { sides: 2, options: { goal: 6 }, settings: { clock } })
    await b.post(`/api/tables/${table}/join`)
    for (const one of [a, b]) await command(one, table, { type: 'ready', seed: '' })
    const loaded = (await running.server.queue.load(table))!
    const acting = () => (loaded.table.timers[0]!.duty.seat === 0 ? a : b)
    const move = async () => {
      const { about } = loaded.table.timers[0]!.duty
      const done = await command(acting(), table, { type: 'act', about, action: { type: 'add', n: 1 } })
      if (done.status !== 200) throw new Error(JSON.stringify(done.body))
    }
    return { table, loaded, acting, move }
  }

  it('an e-mail address counts once its link was opened, in time', async () => {
    const guest = await Person.named(running.url, 'Guest')
    const email = { email: 'g@mail.example', language: 'de' }
    expect((await guest.post('/api/notifications/email', email)).body).toMatchObject({ code: 'no-account' })
    const ann = await account('Ann')
    expect((await ann.post('/api/notifications/email', { ...email, email: 'no address' })).status).toBe(400)
    expect((await ann.post('/api/notifications/email', email)).body).toMatchObject({
      email: { address: 'g@mail.example', confirmed: false },
    })
    expect(smtp.messages).toMatchObject([
      { from: 'server@play.example', to: 'g@mail.example', subject: 'Bitte bestätige deine Adresse' },
    ])
    const [, code] = /https:\/\/play\.example\/account\?confirm=([\w-]+)/.exec(smtp.messages.pop()!.text)!
    expect((await ann.post('/api/notifications/email', email)).body).toMatchObject({ code: 'slow-down' })
    expect((await ann.post('/api/notifications/email/confirm', { code: 'guess' })).status).toBe(410)
    const stranger = new Person(running.url)
    expect((await stranger.post('/api/notifications/email/confirm', { code })).status).toBe(204)
    expect((await stranger.post('/api/notifications/email/confirm', { code })).status).toBe(410)
    expect((await ann.get('/api/notifications')).body).toMatchObject({
      sendsEmail: true,
      email: { confirmed: true },
    })
    expect((await ann.delete('/api/notifications/email')).status).toBe(204)
  })

  it('an e-mail is sent once per turn, in the player’s language, and when the game is over', async () => {
    const [zoe, yan] = [await withAddress('Zoe', 'fr'), await withAddress('Yan', 'vi')]
    const { table, loaded, acting, move } = await begin(zoe, yan)
    // Both sessions were seen a moment ago: the page shows the turn.
    await work()
    expect(smtp.messages).toEqual([])
    time.skip(MINUTES)
    const other = new Notifier({
      ...running.server.notifications,
      store,
      queue: running.server.queue,
      presence: new PresenceTracker(running.server.queue, time),
      time,
      onError: (error) => expect(error).toBeUndefined(),
    })
    await Promise.all([work(), other.work()])
    const first = acting() === zoe
    expect(smtp.messages).toMatchObject([
      first
        ? { to: 'zoe@mail.example', subject: 'À vous de jouer\u00a0: Tally' }
        : { to: 'yan@mail.example', subject: 'Đến lượt bạn: Tally' },
    ])
    const { text, headers } = smtp.messages.pop()!
    expect(text).toContain(`https://play.example/table/${table}`)
    expect(text).toContain(first ? 'avec Yan' : 'cùng Zoe')
    expect(headers).toMatch(
      /^List-Unsubscribe: <https:\/\/play\.example\/api\/notifications\/unsubscribe\/[\w.-]+>$/m,
    )
    // No second e-mail about the same turn, whatever else happens.
    await command(first ? yan : zoe, table, { type: 'say', to: 'table', text: 'Well?' })
    time.skip(MINUTES)
    await work()
    expect(smtp.messages).toEqual([])
    await move()
    time.skip(MINUTES)
    await work()
    expect(smtp.messages.splice(0)).toMatchObject([{ to: first ? 'yan@mail.example' : 'zoe@mail.example' }])
    await command(zoe, table, { type: 'concede' })
    expect(loaded.table.phase).toBe('over')
    time.skip(MINUTES)
    await work()
    await work()
    expect(smtp.messages.splice(0).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Partie terminée\u00a0: Tally', 'Ván đã kết thúc: Tally']),
    )
    // The link in an e-mail unsubscribes, and so does the form that mail programs send.
    const [, off] = /\/account\?off=(\S+)/.exec(text)!
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const ask = (token: string) =>
      fetch(`${running.url}/api/notifications/unsubscribe/${token}`, {
        ...form,
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await ask(`${off}x`)).status).toBe(410)
    expect((await ask(off!)).status).toBe(204)
    expect((await (first ? zoe : yan).get('/api/notifications')).body).toMatchObject({ email: null })
  })

  it('a player connected to the table gets no e-mail; a mail server that is down is tried again', async () => {
    const [uma, tom] = [await withAddress('Uma', 'en'), await withAddress('Tom', 'en')]
    const { table, acting } = await begin(uma, tom)
    const seat = acting().at(table)
    await seat.until((view: TableView) => view.phase === 'playing')
    time.skip(MINUTES)
    await work()
    seat.close()
    time.skip(MINUTES)
    await work()
    expect(smtp.messages).toEqual([])
    const second = await begin(uma, tom)
    smtp.broken = true
    time.skip(MINUTES)
    await work()
    smtp.broken = false
    await work()
    expect(smtp.messages).toEqual([])
    time.skip(300_001)
    await work()
    expect(smtp.messages.splice(0)).toMatchObject([{ text: expect.stringContaining(second.table) }])
  })

  it('a push message is encrypted for its browser; a subscription that has ended is removed', async () => {
    const browser = new PushedBrowser()
    const [sam, rob] = [await Person.named(running.url, 'Sam'), await Person.named(running.url, 'Rob')]
    const subscription = { endpoint: `https://${service.host}/s/1`, keys: browser.keys, language: 'it' }
    const foreign = { ...subscription, endpoint: 'https://10.0.0.1/admin' }
    expect((await sam.post('/api/notifications/browsers', foreign)).body).toMatchObject({
      code: 'foreign-host',
    })
    for (const one of [sam, rob]) {
      const endpoint = `https://${service.host}/s/${one.id}`
      expect((await one.post('/api/notifications/browsers', { ...subscription, endpoint })).status).toBe(204)
    }
    const { table, acting, move } = await begin(sam, rob)
    time.skip(MINUTES)
    await work()
    expect(service.calls).toHaveLength(1)
    const { path, authorization, body } = service.calls.pop()!
    expect(path).toBe(`/s/${acting().id}`)
    const { pushKey } = (await sam.get('/api/notifications')).body as { pushKey: string }
    expect(authorization).toMatch(new RegExp(`^vapid t=.+, k=${pushKey}$`))
    expect(browser.read(body)).toEqual({
      title: 'Tocca a te: Tally',
      body: `Tocca a te giocare a Tally, con ${acting() === sam ? 'Rob' : 'Sam'}.`,
      url: `/table/${table}`,
      tag: table,
    })
    await move()
    service.gone = true
    time.skip(MINUTES)
    await work()
    service.gone = false
    expect((await acting().get('/api/notifications')).body).toMatchObject({ browsers: [] })
    await acting().post('/api/notifications/browsers/remove', { endpoint: 'https://other' })
  })

  it('a vacation stops the clocks, up to the days of one year', async () => {
    const [pia, ole] = [await account('Pia'), await account('Ole')]
    const { table, loaded, acting } = await begin(pia, ole)
    const who = acting()
    const due = loaded.deadline!
    expect((await who.get('/api/notifications')).body).toMatchObject({
      vacation: { budget: 14, left: 14, until: null },
    })
    expect((await who.post('/api/vacation', { days: 15 })).body).toMatchObject({ code: 'no-days-left' })
    time.skip(DAY)
    const { body } = await who.post('/api/vacation', { days: 10 })
    expect(body).toMatchObject({ left: 4, until: time.now() + 10 * DAY })
    expect((await who.post('/api/vacation', { days: 1 })).body).toMatchObject({ code: 'on-vacation' })
    expect(loaded.deadline).toBe(due + 10 * DAY)
    expect((await store.due(due + 10 * DAY, 99)).includes(table)).toBe(true)
    expect((await store.due(due + 10 * DAY - 1, 99)).includes(table)).toBe(false)
    // A table that starts meanwhile gets the vacation, too.
    const later = await begin(pia, ole)
    await running.server.notifications.vacations.sweep()
    expect(later.loaded.table.sides.flatMap(({ members }) => members)).toContainEqual(
      expect.objectContaining({ player: who.id, vacation: time.now() + 10 * DAY }),
    )
    time.skip(2 * DAY)
    expect((await who.delete('/api/vacation')).body).toMatchObject({ left: 12, until: null })
    expect(loaded.deadline).toBe(due + 2 * DAY)
  })
})

it('a server without an SMTP server sends no notifications and says so', async () => {
  const { server, url } = await start({ store: sqliteStore(':memory:') })
  const ann = await Person.named(url, 'Ann')
  expect((await ann.get('/api/notifications')).body).toMatchObject({ sendsEmail: false, pushKey: null })
  expect(
    (await ann.post('/api/notifications/email', { email: 'a@b.example', language: 'fr' })).body,
  ).toMatchObject({
    code: 'no-notifications',
  })
  expect(server.notifications.notifier).toBeUndefined()
  await server.close()
  expect(readOptions(['--smtp', 'smtp://mail'], {})).toMatchObject({ ok: false, error: { code: 'bad-mail' } })
  expect(readOptions([], { ESTOCADE_PUSH: 'me' })).toMatchObject({ ok: false })
  const env = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b', ESTOCADE_ORIGINS: 'https://play.example' }
  expect(readOptions([], env)).toMatchObject({ ok: true, value: { mail: { from: 'a@b' } } })
})

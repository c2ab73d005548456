import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteStore } from '../src/index.ts'
import { Person, type Running, start } from './harness.ts'

let running: Running
const store = sqliteStore(':memory:')
let [ann, bob, eve, mod]: Person[] = []
beforeAll(async () => {
  running = await start({ store })
  ;[ann, bob, eve, mod] = await Promise.all(
    ['Ann', 'Bob', 'Eve', 'Mod'].map((name) => Person.named(running.url, name)),
  )
  await store.setRole(mod!.id, 'moderator')
})
afterAll(() => running.server.close())

describe('moderation', () => {
  it('is only for accounts that the operator has made moderators', async () => {
    expect((await mod!.get('/api/me')).body).toMatchObject({ role: 'moderator' })
    expect(await eve!.get('/api/moderation/reports')).toMatchObject({
      status: 403,
      body: { code: 'not-moderator' },
    })
    expect(await eve!.post(`/api/moderation/players/${bob!.id}/ban`, { reason: '' })).toMatchObject({
      status: 403,
    })
    expect((await new Person(running.url).get('/api/moderation/log')).status).toBe(401)
  })

  it('shows a report with its chat, answers the player who made it, and logs every action', async () => {
    const table = await eve!.open('tally', { sides: 2 })
    const seat = eve!.at(table)
    await seat.until(() => true)
    await seat.do({ type: 'say', to: 'table', text: 'You fool.' })
    await bob!.post('/api/reports', { about: eve!.id, table, text: 'Rude.' })
    const { body } = await mod!.get('/api/moderation/reports')
    const [report] = body as readonly { id: string }[]
    expect(report).toMatchObject({
      byName: 'Bob',
      aboutName: 'Eve',
      text: 'Rude.',
      chat: [{ text: 'You fool.' }],
    })
    expect((await mod!.post(`/api/moderation/reports/${report!.id}`, { answer: 'Thank you.' })).status).toBe(
      204,
    )
    expect((await mod!.post(`/api/moderation/reports/${report!.id}`, { answer: '' })).status).toBe(404)
    const notices = (await bob!.get('/api/notices')).body as readonly { id: string }[]
    expect(notices).toMatchObject([{ type: 'report-answer', text: 'Thank you.' }])
    await bob!.delete(`/api/notices/${notices[0]!.id}`)
    expect((await bob!.get('/api/notices')).body).toEqual([])

    await mod!.post(`/api/moderation/players/${eve!.id}/warn`, { text: 'Be kind.' })
    await mod!.post(`/api/moderation/players/${eve!.id}/mute`, { reason: 'Rude.' })
    expect((await eve!.get('/api/notices')).body).toMatchObject([{ type: 'warning' }, { type: 'muted' }])
    const say = { type: 'say', to: 'table', text: 'Still here.' } as const
    await expect.poll(async () => (await seat.do(say)) as object).toMatchObject({ code: 'muted' })
    expect(await eve!.post(`/api/tables/${table}/commands`, { action: say })).toMatchObject({
      status: 403,
      body: { code: 'muted', params: { reason: 'Rude.' } },
    })
    await mod!.post(`/api/moderation/players/${eve!.id}/unmute`)
    await expect.poll(() => seat.do(say)).toMatchObject({ ok: true })

    expect((await mod!.post(`/api/moderation/tables/${table}/close`, { reason: 'Enough.' })).status).toBe(204)
    await seat.until(({ phase }) => phase === 'closed')
    seat.close()
    await mod!.post(`/api/moderation/players/${eve!.id}/ban`, { reason: 'Rude.' })
    await expect.poll(async () => (await eve!.get('/api/mine')).status).toBe(403)
    await mod!.post(`/api/moderation/players/${eve!.id}/unban`)
    await expect.poll(async () => (await eve!.get('/api/mine')).status).toBe(200)
    const log = (await mod!.get('/api/moderation/log')).body as readonly { action: string; by: string }[]
    expect(log.map(({ action }) => action).sort()).toEqual(
      ['ban', 'close-report', 'close-table', 'mute', 'unban', 'unmute', 'warn'].sort(),
    )
    expect(new Set(log.map(({ by }) => by))).toEqual(new Set([mod!.id]))
  })

  it('decides appeals about words; the player is told', async () => {
    await bob!.post('/api/appeals', { language: 'fr', word: 'ZUT', text: 'It is a word.' })
    const [appeal] = (await mod!.get('/api/moderation/appeals')).body as readonly { id: string }[]
    expect((await mod!.post(`/api/moderation/appeals/${appeal!.id}`, { admitted: true })).status).toBe(204)
    expect((await mod!.post(`/api/moderation/appeals/${appeal!.id}`, { admitted: true })).status).toBe(404)
    expect((await bob!.get('/api/notices')).body).toMatchObject([{ type: 'appeal-admitted', text: 'ZUT' }])
  })
})

describe('a ban', () => {
  it('may not end after the last moment that a date can name, because no refusal could tell it', async () => {
    const ban = (until: number) =>
      mod!.post(`/api/moderation/players/${eve!.id}/ban`, { reason: 'spam', until })
    expect(await ban(8_640_000_000_000_001)).toMatchObject({ status: 400 })
    expect((await eve!.get('/api/me')).body).not.toHaveProperty('banned')
  })
})

describe('a player who is blocked', () => {
  it('can neither sit nor chat with the player who blocked them', async () => {
    const block = (method: string) =>
      fetch(`${running.url}/api/blocks/${eve!.id}`, { method, headers: { cookie: ann!.cookie } })
    expect((await block('PUT')).status).toBe(204)
    expect((await ann!.get('/api/blocks')).body).toEqual([{ id: eve!.id, name: 'Eve' }])
    const table = await ann!.open('tally', { sides: 2 })
    expect(await eve!.post(`/api/tables/${table}/join`)).toMatchObject({
      status: 403,
      body: { code: 'player-blocked' },
    })
    const seat = eve!.at(table)
    await seat.until(() => true)
    expect(await seat.do({ type: 'sit', seat: 1 })).toMatchObject({ ok: false, code: 'player-blocked' })
    expect(await seat.do({ type: 'say', to: 'table', text: 'Hello?' })).toMatchObject({
      code: 'player-blocked',
    })
    expect((await bob!.post(`/api/tables/${table}/join`)).status).toBe(200)
    await block('DELETE')
    expect(await seat.do({ type: 'say', to: 'table', text: 'Hello?' })).not.toMatchObject({
      code: 'player-blocked',
    })
    seat.close()
  })

  it('cannot send a program instead', async () => {
    const owner = await Person.registered(running.url, 'Owner')
    const { token } = (await owner.post('/api/programs', { name: 'Robot' })).body as { token: string }
    await fetch(`${running.url}/api/blocks/${owner.id}`, { method: 'PUT', headers: { cookie: ann!.cookie } })
    const table = await ann!.open('tally', { sides: 2 })
    const join = await fetch(`${running.url}/api/tables/${table}/join`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect({ status: join.status, body: await join.json() }).toMatchObject({
      status: 403,
      body: { code: 'player-blocked' },
    })
  })
})

describe('a guest who signs in to an account', () => {
  const login = { login: 'kim', password: 'correct horse' }
  const signIn = async (person: Person) => expect((await person.post('/api/login', login)).status).toBe(200)
  beforeAll(async () => {
    await (await Person.named(running.url, 'Kim')).post('/api/account', login)
  })

  it('keeps the players whom the guest has blocked, and can unblock them', async () => {
    const kim = await Person.named(running.url, 'Kim')
    const block = (method: string) =>
      fetch(`${running.url}/api/blocks/${eve!.id}`, { method, headers: { cookie: kim.cookie } })
    // A table of the guest stays under the guest's id, a later one has the account's.
    const tables = [await kim.open('tally', { sides: 2 })]
    await block('PUT')
    await signIn(kim)
    tables.push(await kim.open('tally', { sides: 2 }))
    expect((await kim.get('/api/blocks')).body).toEqual([{ id: eve!.id, name: 'Eve' }])
    for (const table of tables) expect((await eve!.post(`/api/tables/${table}/join`)).status).toBe(403)
    await block('DELETE')
    expect((await kim.get('/api/blocks')).body).toEqual([])
    // What the account blocks holds at the guest's table, too.
    await block('PUT')
    for (const table of tables) expect((await eve!.post(`/api/tables/${table}/join`)).status).toBe(403)
    await block('DELETE')
    for (const table of tables) expect((await eve!.post(`/api/tables/${table}/join`)).status).toBe(200)
  })

  it('gets the answers to what the guest has reported', async () => {
    const kim = await Person.named(running.url, 'Kim')
    await kim.post('/api/reports', { about: eve!.id, text: 'Rude.' })
    await signIn(kim)
    const [report] = (await mod!.get('/api/moderation/reports')).body as readonly { id: string }[]
    await mod!.post(`/api/moderation/reports/${report!.id}`, { answer: 'Thank you.' })
    const notices = (await kim.get('/api/notices')).body as readonly { id: string }[]
    expect(notices).toMatchObject([{ type: 'report-answer', text: 'Thank you.' }])
    await kim.delete(`/api/notices/${notices[0]!.id}`)
    expect((await kim.get('/api/notices')).body).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteStore } from '../src/index.ts'
import { Person, start } from './harness.ts'
import { SoftAuthenticator } from './soft-authenticator.ts'
import { VirtualTime } from './virtual-time.ts'

interface Options {
  readonly challenge: string
}

describe('passkeys', () => {
  let url: string
  let close: () => Promise<void>
  const time = new VirtualTime()
  beforeAll(async () => {
    const { server, url: address } = await start({ store: sqliteStore(':memory:'), time, pace: 0 })
    // Passkeys belong to a host name, never to an IP address.
    url = address.replace('127.0.0.1', 'localhost')
    close = () => server.close()
  })
  afterAll(() => close?.())

  const offer = async (person: Person) => (await person.post('/api/passkeys/offer')).body as Options
  const ask = async (person: Person) => (await person.post('/api/passkeys/ask')).body as Options
  const withKey = async (name: string) => {
    const person = await Person.named(url, name)
    const key = new SoftAuthenticator(url)
    const answer = key.make(await offer(person))
    const made = await person.post('/api/passkeys', { name: 'stick', answer })
    return { person, key, made }
  }

  it('make an account without a password that can be used from another browser', async () => {
    const { person, key, made } = await withKey('Ann')
    expect(made).toMatchObject({ status: 201, body: { name: 'stick', usedAt: null } })
    expect((await person.get('/api/me')).body).toMatchObject({ login: null, passkeys: 1 })
    expect((await person.post('/api/programs', { name: 'Robot' })).status).toBe(201)
    const elsewhere = await Person.named(url, 'Guest')
    const table = await elsewhere.open('tally')
    const entered = await elsewhere.post('/api/passkeys/enter', { answer: key.show(await ask(elsewhere)) })
    expect(entered).toMatchObject({ status: 200, body: { id: person.id, name: 'Ann' } })
    expect((await elsewhere.get('/api/mine')).body).toMatchObject([{ id: table }])
    const [listed] = (await elsewhere.get('/api/passkeys')).body as { usedAt: number }[]
    expect(listed!.usedAt).toBe(time.now())
  })

  it('change the session token when the first one is added: the old token is invalid', async () => {
    const person = await Person.named(url, 'Fay')
    const before = person.cookie
    const key = new SoftAuthenticator(url)
    const made = await person.post('/api/passkeys', { name: 'stick', answer: key.make(await offer(person)) })
    expect(made.status).toBe(201)
    expect(person.cookie).not.toBe(before)
    expect((await person.get('/api/me')).body).toMatchObject({ id: person.id, passkeys: 1 })
    const thief = Object.assign(new Person(url), { cookie: before })
    expect((await thief.get('/api/me')).status).toBe(401)
  })

  it('can be several, named and removed, but not the last one without a password', async () => {
    const { person, key } = await withKey('Bob')
    const second = new SoftAuthenticator(url)
    await time.advance(1)
    const answer = second.make(await offer(person))
    expect((await person.post('/api/passkeys', { name: 'phone', answer })).status).toBe(201)
    expect((await person.get('/api/passkeys')).body).toMatchObject([{ name: 'stick' }, { name: 'phone' }])
    expect((await person.delete(`/api/passkeys/${key.id}`)).status).toBe(204)
    const refused = await person.post('/api/passkeys/enter', { answer: key.show(await ask(person)) })
    expect(refused).toMatchObject({ status: 404, body: { code: 'no-passkey' } })
    expect((await person.delete(`/api/passkeys/${second.id}`)).body).toMatchObject({ code: 'last-passkey' })
    await person.post('/api/account', { login: 'bob', password: 'correct horse' })
    expect((await person.delete(`/api/passkeys/${second.id}`)).status).toBe(204)
  })

  it('refuse an answer that is repeated, too late, from another page or to another challenge', async () => {
    const { person, key } = await withKey('Cem')
    const enter = (answer: object) => new Person(url).post('/api/passkeys/enter', { answer })
    const bad = { status: 400, body: { code: 'bad-passkey' } }
    const once = key.show(await ask(person))
    expect((await enter(once)).status).toBe(200)
    expect(await enter(once)).toMatchObject(bad)
    expect(await enter(key.show({ challenge: 'AAAA' }))).toMatchObject(bad)
    expect(await enter(key.show(await ask(person), 'http://evil.example'))).toMatchObject(bad)
    const other = new SoftAuthenticator(url)
    expect(await enter({ ...other.show(await ask(person)), id: key.id, rawId: key.id })).toMatchObject(bad)
    expect(await enter(other.show(await ask(person)))).toMatchObject({ status: 404 })
    const early = await ask(person)
    await time.advance(300_001)
    expect(await enter(key.show(early))).toMatchObject(bad)
    // A challenge is valid for one purpose and one player.
    expect(await enter(key.show(await offer(person)))).toMatchObject(bad)
    const dot = await Person.named(url, 'Dot')
    const answer = new SoftAuthenticator(url).make(await offer(dot))
    expect(await person.post('/api/passkeys', { name: 'x', answer })).toMatchObject(bad)
    const away = new SoftAuthenticator('http://evil.example').make(await offer(dot))
    expect(await dot.post('/api/passkeys', { name: 'x', answer: away })).toMatchObject(bad)
    const garbage = { id: key.id, response: { clientDataJSON: 'e30' } }
    expect(await enter(garbage)).toMatchObject(bad)
  })

  it('keep an account from being adopted as a guest; they need a host name', async () => {
    const { person } = await withKey('Eve')
    await (await Person.named(url, 'Fay')).post('/api/account', { login: 'fay', password: 'correct horse' })
    await person.post('/api/login', { login: 'fay', password: 'correct horse' })
    expect((await person.get('/api/me')).body).toMatchObject({ name: 'Fay' })
    const numbered = await Person.named(url.replace('localhost', '127.0.0.1'), 'Gil')
    expect((await numbered.post('/api/passkeys/offer')).body).toMatchObject({ code: 'no-host-name' })
  })
})

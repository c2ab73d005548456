import { afterEach, describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, PasswordChecks, verifyPassword } from '../../src/accounts/passwords.ts'
import { sqliteStore } from '../../src/index.ts'
import { Person, type Running, start } from '../harness.ts'

let running: Running | undefined
afterEach(async () => {
  await running?.server.close()
  running = undefined
})

describe('password hashes', () => {
  it('carry their parameters as PHC strings', async () => {
    const hash = await hashPassword('correct horse')
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=1\$[\w+/]+\$[\w+/]+$/)
    expect(await verifyPassword('correct horse', hash)).toBe(true)
    expect(await verifyPassword('wrong horse', hash)).toBe(false)
    expect(isOutdated(hash)).toBe(false)
    expect(isOutdated(hash.replace('ln=15', 'ln=14'))).toBe(true)
  })

  it('of the first version still open the account, and are replaced at login', async () => {
    const old = 'scrypt$c2FsdHNhbHRzYWx0$'
    const { scryptSync } = await import('node:crypto')
    const key = scryptSync('correct horse', 'c2FsdHNhbHRzYWx0', 32, {
      N: 2 ** 15,
      r: 8,
      p: 1,
      maxmem: 2 ** 26,
    })
    const store = sqliteStore(':memory:')
    running = await start({ store })
    const ann = await Person.named(running.url, 'Ann')
    await store.addLogin(ann.id, 'ann', old + key.toString('base64url'))
    expect(
      (await new Person(running.url).post('/api/login', { login: 'ann', password: 'wrong horse' })).status,
    ).toBe(401)
    const login = { login: 'ann', password: 'correct horse' }
    expect((await new Person(running.url).post('/api/login', login)).status).toBe(200)
    expect((await store.login('ann'))!.password).toMatch(/^\$scrypt\$ln=15/)
    expect((await new Person(running.url).post('/api/login', login)).status).toBe(200)
  })
})

describe('checks of passwords', () => {
  it('wait in a bounded queue that no single address can fill', async () => {
    let running = 0
    let most = 0
    const release: (() => void)[] = []
    const checks = new PasswordChecks(async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((done) => release.push(done))
      running--
      return true
    })
    const one = Array.from({ length: 10 }, () => checks.run('1.1.1.1', 'secret', 'hash'))
    const refused = (await Promise.all(one.map((check) => Promise.race([check, 'waiting'])))).filter(
      (result) => result === undefined,
    )
    expect(refused).toHaveLength(8)
    const bystander = checks.run('2.2.2.2', 'secret', 'hash')
    while (release.length > 0) {
      release.shift()!()
      await new Promise((next) => setImmediate(next))
    }
    expect(await bystander).toBe(true)
    expect(most).toBe(2)
  })

  it('of many addresses are refused when the queue is full', async () => {
    const release: (() => void)[] = []
    const checks = new PasswordChecks(async () => {
      await new Promise<void>((done) => release.push(done))
      return true
    })
    const all = Array.from({ length: 100 }, (_, n) => checks.run(`10.0.0.${n}`, 'secret', 'hash'))
    const now = await Promise.all(all.map((check) => Promise.race([check, 'waiting'])))
    expect(now.filter((result) => result === undefined)).toHaveLength(36)
    for (; release.length > 0; await new Promise((next) => setImmediate(next))) release.shift()!()
    expect((await Promise.all(all)).filter((result) => result === true)).toHaveLength(64)
  })

  it('of one account are limited, however many addresses they come from', async () => {
    running = await start({ trustProxy: ['loopback'], limits: { identityRequests: 1000, requests: 1000 } })
    const ann = await Person.named(running.url, 'Ann')
    await ann.post('/api/account', { login: 'ann', password: 'correct horse' })
    const guess = (n: number) =>
      fetch(`${running!.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${n}` },
        body: JSON.stringify({ login: 'ann', password: `guess ${n}!!` }),
      }).then(({ status }) => status)
    const answers: number[] = []
    for (let n = 0; n < 25; n++) answers.push(await guess(n))
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(401))
    expect(answers.slice(20)).toEqual(Array(5).fill(429))
  }, 60_000)
})

describe('tokens', () => {
  it('change when a guest becomes an account', async () => {
    running = await start()
    const ann = await Person.named(running.url, 'Ann')
    const before = ann.cookie
    expect((await ann.post('/api/account', { login: 'ann', password: 'correct horse' })).status).toBe(201)
    expect(ann.cookie).not.toBe(before)
    expect((await ann.get('/api/me')).status).toBe(200)
    const thief = Object.assign(new Person(running.url), { cookie: before })
    expect((await thief.get('/api/me')).status).toBe(401)
  })

  it('of a cookie are not bearer tokens; those of programs are', async () => {
    running = await start()
    const ann = await Person.named(running.url, 'Ann')
    await ann.post('/api/account', { login: 'ann', password: 'correct horse' })
    const ask = async (token: string) =>
      (await fetch(`${running!.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status
    const token = decodeURIComponent(/estocade=([^;]+)/.exec(ann.cookie)![1]!).split('.')[0]!
    expect(await ask(token)).toBe(401)
    const { body } = await ann.post('/api/programs', { name: 'Robot' })
    expect(await ask((body as { token: string }).token)).toBe(200)
  })
})

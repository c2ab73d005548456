import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type EstocadeServer } from '@estocade/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedEntropy } from '../../server/test/seed.ts'
import { catalogue } from '../src/catalogue.ts'
import { estocade, here } from './estocade.ts'

describe('estocade admin, beside a running server', () => {
  const data = mkdtempSync(join(tmpdir(), 'estocade-seat-'))
  let server: EstocadeServer
  let url: string
  beforeAll(async () => {
    server = await createServer({ catalogue, entropy: fixedEntropy(), data, port: 0 })
    url = await server.listen()
  })
  afterAll(async () => {
    await server?.close()
    rmSync(data, { recursive: true })
  })

  const admin = (...args: readonly string[]) => here('admin', ...args, '--data', data)
  const post = async (path: string, body: object, cookie = '') => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    const given = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: answer.status, cookie: given, body: (await answer.json()) as Record<string, string> }
  }

  it('closes tables', async () => {
    const { cookie } = await post('/api/guest', { name: 'Ann' })
    const table = await post('/api/tables', { game: 'jarnac', options: {} }, cookie)
    const args = ['close-table', table.body.id!, '--reason', 'Spam.', '--data', data]
    expect(await estocade('admin', ...args)).toMatchObject({ code: 0 })
    const loaded = await server.queue.load(table.body.id!)
    await expect.poll(() => loaded!.table).toMatchObject({ phase: 'closed', reason: 'Spam.' })
    const none = await admin('close-table', 'nowhere')
    expect(none).toMatchObject({ code: 2, err: 'estocade: There is no such table.\n' })
  })

  it('bans until a time, lists, and lets in again', async () => {
    await post('/api/guest', { name: 'Bob' })
    expect(await admin('ban', 'Bob', '--until', 'someday')).toMatchObject({ code: 2 })
    expect(await admin('ban', 'Bob', '--until', '2020-01-01')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^estocade: .*That is over already\.\n$/),
    })
    expect(await admin('ban')).toMatchObject({
      code: 2,
      err: 'estocade: Name a player, or give --address.\n',
    })
    expect((await admin('ban', 'Bob', '--until', '2d', '--reason', 'Rude.')).out).toMatch(
      /^Bob is banned until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/m,
    )
    expect((await admin('bans')).out).toMatch(/^Bob \(\S+\) · until .* · Rude\.$/m)
    const { out } = await admin('bans', '--json')
    expect(JSON.parse(out)).toMatchObject([{ name: 'Bob', newcomersFor: 86_400_000 }])
    expect(await admin('ban', 'Bob', '--newcomers', 'perhaps')).toMatchObject({ code: 2 })
    await admin('ban', 'Bob', '--newcomers', 'no')
    expect(JSON.parse((await admin('bans', '--json')).out)).toMatchObject([{ newcomersFor: null }])
    expect((await admin('unban', 'Bob')).code).toBe(0)
  })

  it('prints a link to a new password that works', async () => {
    const { cookie } = await post('/api/guest', { name: 'Cem' })
    await post('/api/account', { login: 'cem', password: 'forgotten' }, cookie)
    const { out } = await admin('reset-password', 'cem', '--origin', 'https://play.example')
    const [, ticket] = /^https:\/\/play\.example\/account\?reset=([\w-]+)\n$/.exec(out)!
    const renewed = await post('/api/password', { ticket, password: 'remembered' })
    expect(renewed).toMatchObject({ status: 200, body: { login: 'cem' } })
  })

  it('prints a link that lets somebody in', async () => {
    await post('/api/guest', { name: 'Fay' })
    const { out } = await admin('sign-in', 'Fay', '--origin', 'https://play.example')
    const [, ticket] = /^https:\/\/play\.example\/account\?enter=([\w-]+)\n$/.exec(out)!
    expect(await post('/api/sign-in', { ticket })).toMatchObject({ status: 200, body: { name: 'Fay' } })
    expect(await post('/api/sign-in', { ticket })).toMatchObject({ status: 410 })
  })

  it('makes no link to what is not an address', async () => {
    await post('/api/guest', { name: 'Gus' })
    for (const origin of ['play.example', 'ftp://play.example', '//'])
      expect(await admin('sign-in', 'Gus', '--origin', origin)).toMatchObject({
        code: 2,
        err: expect.stringMatching(/^estocade: .*An origin is an http: or https: address\.\n$/),
      })
  })

  it('shows reports and marks them', async () => {
    const bad = await post('/api/guest', { name: 'Dot' })
    const { cookie } = await post('/api/guest', { name: 'Eve' })
    const { body } = await post('/api/reports', { about: bad.body.id, text: 'She\nshouts.' }, cookie)
    expect((await admin('reports', '--open')).out).toMatch(
      /^\S+ · \S+ \S+ · open · Eve about Dot \(\S+\)\n {2}She\n {2}shouts\.$/m,
    )
    expect((await admin('resolve', body.id!)).code).toBe(0)
    expect((await admin('resolve', body.id!)).code).toBe(2)
    expect((await admin('reports', '--open')).out).toBe('')
  })
})

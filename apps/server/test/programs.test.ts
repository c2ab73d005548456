import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogueOf } from '@estocade/games'
import { fold, type GameTypes, type Log, verify } from '@estocade/kernel'
import { judge } from '@estocade/words'
import { cacheFolder, loadLexicon, openLexicons } from '@estocade/words/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { patiently } from '../../../scripts/test-patience.ts'
import { usualLimits } from '../src/index.ts'
import { bothAdd, Person, type Running, start } from './harness.ts'

const example = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'estocade-bot-'))
/** The part of a Jarnac state that is read here. */
type Board = { sides: { rows: string[]; reserve: string }[] }

const catalogue = new Map([...testCatalogue, ...catalogueOf(openLexicons(cacheFolder()))])
let running: Running
let ann: Person
beforeAll(async () => {
  running = await start({ catalogue })
  ann = await Person.named(running.url, 'Ann')
  await ann.post('/api/account', { login: 'ann', password: 'correct horse' })
})
afterAll(async () => {
  await running.server.close()
  rmSync(folder, { recursive: true })
})

const enter = async (name: string) =>
  (await ann.post('/api/programs', { name })).body as { id: string; name: string; token: string }

const withToken = (token: string, path: string, init: RequestInit = {}) =>
  fetch(`${running.url}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })

describe('programs', () => {
  it('the short example plays a whole game against a bot', async () => {
    expect(readFileSync(example, 'utf8').trimEnd().split('\n').length).toBeLessThan(40)
    // Exactly the words that the table admits, so that no word of the example is refused.
    const { vocabulary } = judge(loadLexicon(cacheFolder(), 'fr'), { classes: 'open' })
    const list = join(folder, 'words.txt')
    writeFileSync(list, [...vocabulary.words()].join('\n'))
    const { token, id } = await enter('Élan')
    const options = { language: 'fr', rows: 5, words: { classes: 'open' } }
    const opened = await withToken(token, '/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'jarnac', options, sides: 2 }),
    })
    const { id: table } = (await opened.json()) as { id: string }
    const ready = await withToken(token, `/api/tables/${table}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: { type: 'seat-bot', seat: 1, bot: 'pupil' } }),
    })
    expect(ready.status).toBe(200)
    const bot = spawn(process.execPath, [example, running.url, token, table, list], { stdio: 'inherit' })
    const exit = new Promise((resolve) => bot.once('exit', resolve))
    expect(await patiently(exit, () => 'The example has not ended.')).toBe(0)
    const [log] = (await (await withToken(token, `/api/tables/${table}/logs`)).json()) as [Log<GameTypes>]
    const { game } = catalogue.get('jarnac')!
    expect(verify(game, log)).toBeUndefined()
    // Whatever was drawn, the example passed only when it had no word to lay, or no row for it.
    const anagrams = vocabulary.anagrams(9)
    const passes = log.steps.flatMap((step, at) =>
      step.type === 'act' && step.seat === 0 && (step.action as { type: string }).type === 'pass'
        ? [fold(game, log.header, log.steps.slice(0, at)).state as Board]
        : [],
    )
    for (const { sides } of passes) {
      const { rows, reserve } = sides[0]!
      expect(rows.includes('') ? anagrams.from(reserve, 3) : []).toEqual([])
    }
    const seat = ann.at(table)
    const view = await seat.until(({ phase }) => phase === 'over')
    expect(view.sides[0]!.members).toMatchObject([{ player: id, name: 'Élan', program: true }])
    seat.close()
  }, 120_000)

  it('are added by accounts only, listed, and removed with their token', async () => {
    const guest = await Person.named(running.url, 'Guest')
    expect(await guest.post('/api/programs', { name: 'x' })).toMatchObject({ body: { code: 'no-account' } })
    const { id, token } = await enter('Short-lived')
    expect((await withToken(token, '/api/me')).status).toBe(200)
    expect((await ann.get('/api/programs')).body).toContainEqual(expect.objectContaining({ id }))
    expect((await guest.delete(`/api/programs/${id}`)).status).toBe(404)
    const table = await ann.open('jarnac', { options: { language: 'fr' } })
    const stream = await withToken(token, `/api/tables/${table}/stream`)
    expect((await ann.delete(`/api/programs/${id}`)).status).toBe(204)
    expect((await withToken(token, '/api/me')).status).toBe(401)
    expect((await stream.text()).trim().split('\n').at(-1)).toContain('signed-out')
    expect((await ann.get('/api/programs')).body).not.toContainEqual(expect.objectContaining({ id }))
    expect((await ann.delete(`/api/programs/${id}`)).status).toBe(404)
    expect((await withToken('nonsense', '/api/tables/x/stream')).status).toBe(401)
  })

  it('see no more than people do, and have a limit of commands', async () => {
    const limited = await start({ catalogue, limits: { ...usualLimits, socketBurst: 5, socketRate: 0.001 } })
    const ben = await Person.named(limited.url, 'Ben')
    const table = await ben.open('abrahaminetz', { options: { language: 'fr' }, sides: 2 })
    const statuses: number[] = []
    for (let n = 0; n < 7; n++)
      statuses.push(
        (await ben.post(`/api/tables/${table}/commands`, { action: { type: 'nonsense' } })).status,
      )
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
    await limited.server.close()
  })

  it('stay programs: they cannot register, cannot take over an account, and are not rated against their owner', async () => {
    const { id, token } = await enter('Proteus')
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await withToken(token, path, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await answer.json()) as { code?: string; id?: string }
    }
    const secret = { login: 'proteus', password: 'correct horse' }
    expect(await post('/api/account', secret)).toMatchObject({ code: 'is-program' })
    // If a program could log in like a guest, an account would adopt its games.
    expect(await post('/api/login', { ...secret, login: 'ann' })).toMatchObject({ code: 'is-program' })
    expect(await post('/api/programs', { name: 'Child' })).toMatchObject({ code: 'no-account' })
    const other = await Person.registered(running.url, 'Other')
    for (const [rival, counted] of [
      [ann, 0],
      [other, 1],
    ] as const) {
      const { id: table } = await post('/api/tables', {
        game: 'tally',
        options: { language: 'fr', goal: 99 },
        sides: 2,
      })
      await rival.post(`/api/tables/${table}/join`)
      expect((await rival.get(`/api/tables/${table}`)).body).toMatchObject({
        sides: [{ names: ['Proteus'], programs: [0] }, {}],
      })
      await rival.post(`/api/tables/${table}/commands`, { action: { type: 'ready', seed: '' } })
      await post(`/api/tables/${table}/commands`, { action: { type: 'ready', seed: '' } })
      await bothAdd([rival, { post }], table!)
      await rival.post(`/api/tables/${table}/commands`, { action: { type: 'concede' } })
      const ratings = async () =>
        ((await ann.get(`/api/players/${id}`)).body as { ratings: object[] }).ratings.length
      await expect.poll(ratings).toBe(counted)
    }
    expect((await ann.get(`/api/players/${id}`)).body).toMatchObject({
      program: true,
      owner: { id: ann.id, name: 'Ann' },
    })
    expect((await ann.get('/api/leaders?game=tally&language=fr')).body).toContainEqual(
      expect.objectContaining({ player: id, program: true, played: 1 }),
    )
  })
})

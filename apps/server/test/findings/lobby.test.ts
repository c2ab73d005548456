import { afterEach, describe, expect, it } from 'vitest'
import { usualLimits } from '../../src/limits.ts'
import { Person, type Running, start } from '../harness.ts'
import { noLimits } from '../no-limits.ts'

let running: Running | undefined
afterEach(async () => {
  await running?.server.close()
  running = undefined
})

describe('the lobby', () => {
  it('limits the open tables of a player', async () => {
    running = await start({ limits: { ...noLimits, openTables: usualLimits.openTables } })
    const eve = await Person.named(running.url, 'Eve')
    for (let n = 0; n < usualLimits.openTables; n++) await eve.open('tally', { sides: 2 })
    expect(await eve.post('/api/tables', { game: 'tally', sides: 2 })).toMatchObject({
      status: 429,
      body: { code: 'too-many-tables', params: { max: usualLimits.openTables } },
    })
    // A table that starts at once does not count as open.
    expect((await eve.post('/api/tables', { game: 'tally', bots: ['adder'] })).status).toBe(201)
  })

  it('limits how many tables an address opens per minute', async () => {
    running = await start({ limits: { ...noLimits, newTables: 3 } })
    const eve = await Person.named(running.url, 'Eve')
    const answers: number[] = []
    for (let n = 0; n < 5; n++) answers.push((await eve.post('/api/tables', { game: 'tally' })).status)
    expect(answers).toEqual([201, 201, 201, 429, 429])
  })

  it('has pages, so that every table can be reached', async () => {
    running = await start()
    const eve = await Person.named(running.url, 'Eve')
    const all = new Set<string>()
    for (let n = 0; n < 130; n++) all.add(await eve.open('tally', { sides: 2 }))
    const pageAt = async (offset: number) =>
      (await eve.get(`/api/tables?offset=${offset}`)).body as readonly { id: string }[]
    const first = await pageAt(0)
    expect(first).toHaveLength(100)
    expect(await pageAt(100)).toHaveLength(30)
    expect(new Set([...first, ...(await pageAt(100))].map(({ id }) => id))).toEqual(all)
    expect(await pageAt(200)).toEqual([])
  })
})

describe('a private table', () => {
  it('stays private when a seat is deserted', async () => {
    running = await start()
    const [ann, bob, eve] = await Promise.all(
      ['Ann', 'Bob', 'Eve'].map((name) => Person.named(running!.url, name)),
    )
    const table = await ann!.open('claims', { sides: 2, settings: { visibility: 'private' } })
    await bob!.post(`/api/tables/${table}/join`)
    const seats = [ann!.at(table), bob!.at(table)]
    for (const seat of seats) await seat.do({ type: 'ready', seed: '' })
    await seats[0]!.until(({ phase }) => phase === 'playing')
    expect(await seats[0]!.do({ type: 'stand' })).toMatchObject({ ok: true })
    expect((await eve!.get(`/api/tables/${table}`)).status).toBe(404)
    expect((await eve!.post(`/api/tables/${table}/join`)).status).toBe(404)
    const command = { action: { type: 'sit', seat: 0 } }
    expect((await eve!.post(`/api/tables/${table}/commands`, command)).status).toBe(404)
    // Those who have played there may come back.
    expect((await ann!.post(`/api/tables/${table}/join`)).body).toEqual({ seat: 0 })
    for (const seat of seats) seat.close()
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EstocadeServer, sqliteStore } from '../src/index.ts'
import { outliersIn } from '../src/moderation/outliers.ts'
import { Person, type Running, start } from './harness.ts'

const totals = (player: string, best: number, seconds: number, spread: number) => ({
  player,
  name: player,
  game: 'tally',
  matches: 10,
  moves: 200,
  ms: 200 * seconds * 1000,
  msSquared: 200 * ((seconds * 1000) ** 2 + (spread * 1000) ** 2),
  judged: 100,
  best,
})
const usual = Array.from({ length: 10 }, (_, n) => totals(`p${n}`, 30 + (n % 5), 10 + (n % 3), 8))

describe('outliers', () => {
  it('are the players who differ from the others of their game, with the reason', () => {
    expect(outliersIn(usual)).toEqual([])
    const [engine, clock, ...rest] = outliersIn([
      ...usual,
      totals('engine', 97, 11, 8),
      totals('clock', 31, 11, 0.5),
    ])
    expect(rest).toEqual([])
    expect(engine).toMatchObject({ player: 'engine', best: 0.97, seconds: 11, reasons: ['best-plays'] })
    expect(clock).toMatchObject({ player: 'clock', reasons: ['even'] })
    expect(outliersIn([...usual, totals('hasty', 32, 1, 0.9)])).toMatchObject([{ reasons: ['fast'] }])
  })

  it('need many moves, and enough other players to differ from', () => {
    expect(outliersIn([...usual, { ...totals('new', 20, 11, 8), moves: 20, judged: 20 }])).toEqual([])
    expect(outliersIn([...usual.slice(0, 3), totals('engine', 97, 11, 8)])).toEqual([])
  })
})

describe('a rated match', () => {
  let running: Running
  const store = sqliteStore(':memory:')
  let server: EstocadeServer
  beforeAll(async () => {
    running = await start({ store })
    server = running.server
  })
  afterAll(() => server.close())

  it('is measured: the time per move and the share of best plays are stored', async () => {
    const [ann, bob] = (await Promise.all(
      ['Ann', 'Bob'].map((name) => Person.registered(running.url, name)),
    )) as [Person, Person]
    const table = await ann.open('tally', { sides: 2, options: { goal: 9 }, settings: { rated: true } })
    const [a, b] = [ann.at(table), bob.at(table)]
    await b.do({ type: 'sit', seat: 1 })
    await a.do({ type: 'ready', seed: '' })
    await b.do({ type: 'ready', seed: '' })
    let moves = 0
    for (let view = await a.until(({ phase }) => phase === 'playing'); view.phase === 'playing'; ) {
      const seat = view.duties[0]!.seat === 0 ? a : b
      await seat.until(({ version }) => version >= view.version)
      await seat.act({ type: 'add', n: 1 })
      moves++
      await a.until(({ version }) => version > view.version)
      view = a.view
    }
    await expect.poll(async () => (await store.figuresOf(ann.id)).length).toBe(1)
    const [[first], [second]] = [await store.figuresOf(ann.id), await store.figuresOf(bob.id)]
    expect(first).toMatchObject({ table, match: 1, game: 'tally', player: ann.id })
    expect(first!.moves + second!.moves).toBe(moves)
    expect(first!.ms).toBeGreaterThanOrEqual(0)
    expect(first!.msSquared).toBeLessThanOrEqual(first!.ms ** 2)
    expect(first!.judged).toBeGreaterThan(0)
    expect(first!.best).toBeLessThanOrEqual(first!.judged)
    for (const seat of [a, b]) seat.close()
    // Deleting a player also deletes their figures.
    await store.forget([ann.id])
    expect(await store.figuresOf(ann.id)).toEqual([])
    expect(await store.unmeasured(0, 10)).toEqual([])
  })
})

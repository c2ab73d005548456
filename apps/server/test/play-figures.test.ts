import { diceFrom } from '@estocade/kernel'
import type { Table } from '@estocade/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlayFigures, type PlayTotals, sqliteStore } from '../src/index.ts'
import { outliersIn } from '../src/moderation/outliers.ts'
import { Person, type Running, start } from './harness.ts'
import { VirtualTime } from './virtual-time.ts'

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

/** ms that Ann and Bob think about each move. */
const THINKING = [7000, 20_000] as const

describe('a rated match', () => {
  let running: Running
  const store = sqliteStore(':memory:')
  const time = new VirtualTime()
  let [ann, bob, mod]: Person[] = []
  beforeAll(async () => {
    running = await start({ store, time })
    ;[ann, bob, mod] = await Promise.all(
      ['Ann', 'Bob', 'Mod'].map((name) => Person.registered(running.url, name)),
    )
    await store.setRole(mod!.id, 'moderator')
  })
  afterAll(() => running.server.close())

  const tableOf = async (table: string) =>
    (await running.server.queue.load(table))!.table as Table & {
      match: { live: { state: { turn: 0 | 1; turns: number } } }
    }

  /** Ann always plays what the bot would play, Bob never does. Returns the number of moves of each. */
  async function play(table: string): Promise<readonly [number, number]> {
    const moves: [number, number] = [0, 0]
    for (let now = await tableOf(table); now.phase === 'playing'; now = await tableOf(table)) {
      const { turn, turns } = now.match.live.state
      const bots = 1 + diceFrom(`play/${turn}/${turns}`).below(3)
      const action = { type: 'add', n: turn === 0 ? bots : (bots % 3) + 1 }
      time.skip(THINKING[turn])
      const command = { action: { type: 'act', about: `turn ${turns}`, action } }
      const { status } = await [ann!, bob!][turn]!.post(`/api/tables/${table}/commands`, command)
      expect(status).toBe(200)
      moves[turn]++
    }
    return moves
  }

  it('is measured: the time per move and the share of best plays are stored', async () => {
    const options = { goal: 30, random: false }
    const table = await ann!.open('tally', { sides: 2, options, settings: { rated: true } })
    await bob!.post(`/api/tables/${table}/join`)
    for (const person of [ann!, bob!])
      await person.post(`/api/tables/${table}/commands`, { action: { type: 'ready', seed: '' } })
    const moves = await play(table)
    await expect.poll(async () => (await store.figuresOf(ann!.id)).length).toBe(1)
    for (const [seat, { id }] of [ann!, bob!].entries()) {
      const [count, ms] = [moves[seat]!, THINKING[seat]!]
      expect(count).toBeGreaterThan(3)
      expect(await store.figuresOf(id)).toMatchObject([
        {
          ...{ table, match: 1, game: 'tally', player: id, moves: count },
          ...{ ms: count * ms, msSquared: count * ms ** 2, judged: count, best: seat === 0 ? count : 0 },
        },
      ])
    }
  })

  it('is shown to moderators, and to nobody else, when its player differs from the others', async () => {
    const figures = ({ player, moves, ms, msSquared, judged, best, game }: PlayTotals): PlayFigures => ({
      ...{ table: 'elsewhere', match: 1, player, game, moves, ms, msSquared, judged, best, at: time.now() },
    })
    for (const { player: id, name } of usual)
      await store.addPlayer({ id, name, login: null, createdAt: 0, owner: null, passkeys: 0 })
    await store.addFigures(usual.map(figures))
    await store.addFigures([figures(totals(bob!.id, 97, 11, 8))])
    expect((await mod!.get('/api/moderation/outliers')).body).toMatchObject([
      { player: bob!.id, name: 'Bob', game: 'tally', reasons: ['best-plays'] },
    ])
    expect((await ann!.get('/api/moderation/outliers')).status).toBe(403)
  })

  it('leaves no figures of a player who was deleted', async () => {
    await store.forget([ann!.id])
    expect(await store.figuresOf(ann!.id)).toEqual([])
    expect(await store.unmeasured(0, 10)).toEqual([])
  })
})

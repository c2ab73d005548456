import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allAtOneVersion, Person, type Running, type Seat, start } from './harness.ts'

let running: Running
beforeAll(async () => {
  running = await start()
})
afterAll(() => running.server.close())

const SIDES = 6
const TEAM = 10

describe('fifty commands at the same moment', () => {
  it('from team members and five rival sides get one order, and all see the same', async () => {
    const host = await Person.named(running.url, 'host')
    const table = await host.open('claims', { sides: SIDES })
    const layer = host.at(table)
    const rivals: Seat[] = []
    for (let n = 0; n < (SIDES - 1) * TEAM; n++) {
      const seat = (await Person.named(running.url, `rival ${n}`)).at(table)
      rivals.push(seat)
      expect(await seat.do({ type: 'sit', seat: 1 + (n % (SIDES - 1)) })).toMatchObject({ ok: true })
    }
    for (const seat of [layer, ...rivals.slice(0, SIDES - 1)]) await seat.do({ type: 'ready', seed: '' })
    const { hand } = (await layer.until(({ phase }) => phase === 'playing')).match!.view as unknown as {
      hand: string[]
    }
    await layer.act({ type: 'lay', card: hand[0], says: '?' })
    const about = 'claim 1'
    await Promise.all(
      rivals.map((seat) => seat.until(({ duties }) => duties.some((duty) => duty.about === about))),
    )

    const answers = await Promise.all(
      rivals.map((seat) => seat.do({ type: 'act', about, action: { type: 'challenge' } })),
    )
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code)).sort()
    const count = (code: string) => codes.filter((one) => one === code).length
    expect(count('ok')).toBe(1)
    expect(count('stale')).toBe(SIDES - 2)
    expect(count('not-captain')).toBe(rivals.length - (SIDES - 1))

    const everyone = [layer, ...rivals]
    const views = await allAtOneVersion(everyone)
    const open = views.map(({ duties, clocks, phase, version: at, match }) => {
      const { hand: _, ...table } = match!.view as unknown as { hand: unknown }
      return JSON.stringify({ duties, clocks, phase, at, table })
    })
    expect(new Set(open).size).toBe(1)
    for (const seat of everyone) seat.close()
  })
})

import { catalogueOf, viewIn } from '@estocade/games'
import { type Log, seat as seatOf, seedFrom, verify } from '@estocade/kernel'
import type { TableView } from '@estocade/table'
import { cacheFolder, openLexicons } from '@estocade/words/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong, byScale } from '../../../scripts/test-scale.ts'
import { Person, type Running, type Seat, start } from './harness.ts'

const catalogue = catalogueOf(openLexicons(cacheFolder()))
const jarnac = catalogue.get('jarnac')!
const player = jarnac.bots.get('novice')!
/** With the calls and the challenges of both languages; the others differ from these in numbers only. */
const PRESETS = alsoLong(
  ['professional-de', 'competition-fr', 'solo'],
  ['classic-de', 'classic-fr', 'extended'],
)

/** The window in which somebody may call, if there is one. */
const windowIn = (view: TableView) => {
  const { phase } = viewIn(view, 'jarnac')
  return phase.type === 'opening' ? phase.window : null
}

let running: Running
beforeAll(async () => {
  running = await start({ catalogue })
})
afterAll(() => running.server.close())

/** Plays to the end, and breaks the connection now and then. */
async function play(seat: Seat): Promise<void> {
  for (let turn = 0; ; turn++) {
    const view = await seat.until(
      (v) => v.phase === 'over' || v.duties.some((duty) => duty.seat === v.viewer),
    )
    if (view.phase === 'over') return
    if (turn % 40 === 9) seat.drop()
    const mine = view.viewer as number
    const { about } = view.duties.find((duty) => duty.seat === mine)!
    const action = player.choose(view.match!.view, seatOf(mine), seedFrom(`${turn}`))
    const answer = await seat.do({ type: 'act', about, action })
    if (answer.ok) await seat.until(({ version }) => version >= answer.version)
    // A play that the rules allow may be refused only because the table has changed meanwhile.
    else expect(['stale', 'gone']).toContain(answer.code)
  }
}

async function checked(person: Person, table: string): Promise<void> {
  const [log] = (await person.get(`/api/tables/${table}/logs`)).body as Log<never>[]
  expect(verify(jarnac.game, log as never)).toBeUndefined()
}

describe('Jarnac over the socket', () => {
  it.each(PRESETS)('%s against a bot, reconnecting in between', async (preset) => {
    const ann = await Person.named(running.url, 'Ann')
    // Without a limit a novice plays alone for hundreds of turns.
    const options = preset === 'solo' ? { preset, turnLimit: byScale(10, 200) } : { preset }
    const bots = preset === 'solo' ? [] : ['novice']
    const table = await ann.open('jarnac', { options, bots })
    const seat = ann.at(table)
    if (preset === 'solo') await seat.do({ type: 'ready', seed: 'solo' })
    await play(seat)
    await checked(ann, table)
    seat.close()
  })

  it('J19 the time to call is that of the rule set, none elsewhere, and none with days for a turn', async () => {
    const ann = await Person.named(running.url, 'Ann')
    const callTime = async (options: object) => {
      const seat = ann.at(await ann.open('jarnac', { options }))
      const { config } = await seat.until(() => true)
      seat.close()
      return (config as { readonly callTime?: number | null }).callTime
    }
    expect(await callTime({ preset: 'professional-de' })).toBe(20)
    expect(await callTime({ preset: 'competition-fr' })).toBe(20)
    expect(await callTime({ preset: 'competition-fr', clock: { type: 'days', days: 2 } })).toBeNull()
    for (const preset of ['classic-de', 'classic-fr', 'extended'])
      expect([preset, await callTime({ preset })]).toEqual([preset, null])
  })

  it('J19 the window closes by itself, and the turn that follows is still to be played', async () => {
    const [ann, bob] = [await Person.named(running.url, 'Ann'), await Person.named(running.url, 'Bob')]
    const table = await ann.open('jarnac', { options: { preset: 'classic-fr', callTime: 3 } })
    await bob.post(`/api/tables/${table}/join`)
    const seats = [ann.at(table), bob.at(table)]
    for (const seat of seats) await seat.do({ type: 'ready', seed: 'call' })
    const begun = await seats[0]!.until(({ phase, duties }) => phase === 'playing' && duties.length > 0)
    const first = begun.duties[0]!.seat as number
    const [passing, calling] = [seats[first]!, seats[1 - first]!]
    const act = async (seat: Seat, action: object) => {
      const view = await seat.until(({ duties, viewer }) => duties.some((duty) => duty.seat === viewer))
      const { about } = view.duties.find((duty) => duty.seat === view.viewer)!
      const answer = await seat.do({ type: 'act', about, action })
      if (answer.ok) for (const one of seats) await one.until(({ version }) => version >= answer.version)
      return answer
    }
    expect(await act(passing, { type: 'take' })).toMatchObject({ ok: true })
    expect(await act(passing, { type: 'pass' })).toMatchObject({ ok: true })
    expect(windowIn(await calling.until(() => true))).not.toBeNull()
    // Nobody answers.
    await calling.until((view) => (windowIn(view)?.declined ?? []).length > 0)
    expect(viewIn(await calling.until(() => true), 'jarnac').phase).toMatchObject({
      type: 'opening',
      seat: 1 - first,
    })
    expect(await act(calling, { type: 'take' })).toMatchObject({ ok: true })
    for (const seat of seats) seat.close()
  })

  it('two people and a bot, with Jarnac open to every rival', async () => {
    const [ann, bob] = [await Person.named(running.url, 'Ann'), await Person.named(running.url, 'Bob')]
    const table = await ann.open('jarnac', {
      options: { preset: 'extended', language: 'en', callers: 'open' },
      sides: 3,
    })
    await bob.post(`/api/tables/${table}/join`)
    const [a, b] = [ann.at(table), bob.at(table)]
    await a.do({ type: 'seat-bot', seat: 2, bot: 'novice' })
    await Promise.all([a.do({ type: 'ready', seed: 'a' }), b.do({ type: 'ready', seed: 'b' })])
    await Promise.all([play(a), play(b)])
    expect(a.view.match!.outcome).toEqual(b.view.match!.outcome)
    await checked(bob, table)
    a.close()
    b.close()
  })
})

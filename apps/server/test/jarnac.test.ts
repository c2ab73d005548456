import { catalogueOf } from '@estocade/games'
import { type Log, seat as seatOf, seedFrom, verify } from '@estocade/kernel'
import { cacheFolder, openLexicons } from '@estocade/words/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Person, type Running, type Seat, start } from './harness.ts'

const catalogue = catalogueOf(openLexicons(cacheFolder()))
const jarnac = catalogue.get('jarnac')!
const player = jarnac.bots.get('novice')!
const PRESETS = ['classic-de', 'professional-de', 'classic-fr', 'competition-fr', 'extended', 'solo']

let running: Running
beforeAll(async () => {
  running = await start({ catalogue })
})
afterAll(() => running.server.close())

/** Plays to the end, losing the connection now and then. */
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
    // Only a moment that passed meanwhile may refuse what the rules allow.
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
    const options = { preset }
    const bots = preset === 'solo' ? [] : ['novice']
    const table = await ann.open('jarnac', { options, bots })
    const seat = ann.at(table)
    if (preset === 'solo') await seat.do({ type: 'ready', seed: 'solo' })
    await play(seat)
    await checked(ann, table)
    seat.close()
  })

  it('two people against each other, open Jarnac with a third side of a bot', async () => {
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

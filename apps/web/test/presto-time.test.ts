import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAheadServer } from './ahead-server.ts'
import type { Players } from './players.ts'

describe('the clock of a round of Presto', () => {
  let server: Awaited<ReturnType<typeof openAheadServer>>
  let players: Players

  beforeAll(async () => {
    server = await openAheadServer()
    players = server.players
  })
  afterAll(() => server?.close())

  it('T35 ends the round on every page when the time is up, and shows each crossword', async () => {
    const pages = [await players.guest('Ada'), await players.guest('Bo')] as const
    const path = await players.table(pages[0], {
      game: 'presto',
      options: { language: 'it', limit: 600, rounds: 2 },
    })
    for (const page of pages) {
      await players.visit(page, path)
      await page.locator('.seats, main.game-table').first().waitFor()
    }
    for (const page of pages) await page.locator('main[data-scene="building"]').waitFor()
    expect(await pages[0].getByRole('timer').innerText()).toMatch(/^(\d:\d\d|10:00)$/)
    // The server acts on the time-out with the next command.
    server.putForward(601_000)
    const commands = `${server.address}/api${path.replace('/table', '/tables')}/commands`
    const say = { action: { type: 'say', to: 'table', text: 'Time' } }
    await pages[1].request.post(commands, { data: say, headers: { origin: server.address } })
    for (const page of pages) {
      await page.locator('main[data-scene="pause"]').waitFor()
      await page.getByText('Look at everybody’s work, then go on.').waitFor()
      await page.getByText('your time ran out', { exact: true }).waitFor()
      await page.getByText('ran out of time', { exact: true }).waitFor()
    }
    expect(players.faults).toEqual([])
  })
})

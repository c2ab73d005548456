import { typDom } from '@estocade/games'
import { judge } from '@estocade/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAheadServer } from './ahead-server.ts'
import type { Players } from './players.ts'
import { PrestoPlayer } from './presto-player.ts'
import { lexicons } from './test-lexicons.ts'

const words = typDom.tableWords(judge(lexicons('it')!, { classes: 'typ-dom' }))([])

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
    const ada = new PrestoPlayer(pages[0], words)
    const solution = await ada.solution()
    // Ada lays two of her stones.
    const rack = pages[0].locator('.tray.stones button:not([aria-label*="jolly"])')
    const [one, two] = await rack.allInnerTexts()
    await pages[0].keyboard.type(`${one}${two}`)
    await pages[0].locator('.stone.lying').nth(1).waitFor()
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
    // Her crossword stays on the table, and so does a solution.
    await expect.poll(() => pages[0].locator('.stone.lying').allInnerTexts()).toEqual([one, two])
    await pages[0].getByRole('button', { name: /^A solution/ }).click()
    const shown = solution === undefined ? 0 : Object.keys(solution).length
    await expect.poll(() => pages[0].locator('.stone.lying').count()).toBe(shown)
    expect(players.faults).toEqual([])
  })

  it('T35 giving a round up is asked once, and can be thought over', async () => {
    const page = await players.guest('Cleo')
    await players.visit(page, '/presto/it/novice')
    const building = page.locator('main[data-scene="building"]')
    await building.waitFor()
    const giveUp = page.getByRole('button', { name: 'Give up', exact: true })
    await giveUp.click()
    await page.getByText('Give up the round?').waitFor()
    await page.getByRole('button', { name: 'Go on building' }).click()
    await giveUp.click()
    await page.getByRole('button', { name: 'Yes, give up' }).click()
    await building.waitFor({ state: 'detached' })
    // The bot, which could build for minutes, ends the round soon.
    await page.locator('main[data-scene="pause"]').waitFor({ timeout: 60_000 })
    await page.context().close()
  })
})

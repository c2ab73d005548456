import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrow, type Chromium } from './browser.ts'
import { Players } from './players.ts'
import { openServer } from './server.ts'

describe('what two players at a Jarnac table see of each other', () => {
  let chromium: Chromium
  let server: Awaited<ReturnType<typeof openServer>>
  let players: Players
  let pages: readonly [Page, Page]
  let path: string

  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
    players = new Players(chromium.browser, server.address)
    pages = [await players.member('Ada'), await players.member('Bo')]
    path = await players.table(pages[0], {
      options: { language: 'en', clock: { type: 'turn', seconds: 3600 } },
    })
    await players.gather(pages, path)
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })

  /** The player on turn, then the other. */
  const inTurn = async (): Promise<readonly [Page, Page]> =>
    (await pages[0].locator('main.opening, main.window').count()) > 0 ? pages : [pages[1], pages[0]]

  const drawAndPass = async (page: Page) => {
    await page.locator('main.opening, main.window').waitFor()
    await page.getByRole('button', { name: /^Draw/ }).click()
    await page.locator('main.playing').waitFor()
    await page.keyboard.press('Control+Enter')
  }

  const listen = (page: Page) =>
    page.evaluate(`{
      window.alarms = []
      new MutationObserver((all) => {
        for (const { addedNodes } of all)
          for (const node of addedNodes) window.alarms.push(node.textContent)
      }).observe(document.querySelector('[data-says="alarm"]'), { childList: true, subtree: true })
    }`)

  it('the title and the icon say whose turn it is', async () => {
    const [first, second] = await inTurn()
    await expect.poll(() => first.title()).toContain('Your turn')
    expect(await second.title()).not.toContain('Your turn')
    await expect.poll(() => first.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg')
    await expect.poll(() => second.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon.svg')
  })

  it('the bar names game, language, rule set, clock and rating', async () => {
    const about = pages[0].locator('.bar .about')
    await about.getByText('International').waitFor()
    await expect.poll(() => about.innerText()).toMatch(/Jarnac\s+English\s+International\s+.*3600.*\s+rated/)
    // All symbols of the menu are in one line, and each says what it is for.
    const menu = pages[0].locator('.menu')
    expect((await menu.boundingBox())!.height).toBeLessThan(60)
    await menu.getByTitle('Ask to adjourn').waitFor()
    // The list of keys does not cover the dock.
    await pages[0].keyboard.press('?')
    const list = (await pages[0].locator('.keys-panel').boundingBox())!
    expect(list.y + list.height).toBeLessThanOrEqual((await pages[0].locator('.dock').boundingBox())!.y)
    await pages[0].keyboard.press('Escape')
  })

  it('every window in which the player may call is announced, even with the same words', async () => {
    const [first, second] = await inTurn()
    await listen(second)
    await drawAndPass(first)
    await drawAndPass(second)
    await drawAndPass(first)
    await second.locator('main.window').waitFor()
    const name = first === pages[0] ? 'Ada' : 'Bo'
    const heard = () => second.evaluate('window.alarms') as Promise<readonly string[]>
    await expect
      .poll(async () => (await heard()).filter((text) => text.startsWith(`${name} passes`)))
      .toHaveLength(2)
    // It is visible and announced.
    await second.locator('.happened', { hasText: `${name} passes.` }).waitFor()
  })

  it('unread messages carry a badge, in the title too, until they are looked at', async () => {
    const [ada, bo] = pages
    await ada.getByRole('tab', { name: 'Chat' }).click()
    await ada.getByLabel('Say something').fill('Good luck')
    await ada.keyboard.press('Enter')
    await bo.getByRole('tab').locator('.badge', { hasText: '1' }).waitFor()
    await expect.poll(() => bo.title()).toContain('(1)')
    // On a phone the button that opens the drawer carries it.
    await bo.setViewportSize({ width: 360, height: 640 })
    await bo.getByRole('button', { name: 'Chat and menu, one new message' }).locator('.badge').waitFor()
    await bo.setViewportSize({ width: 1280, height: 800 })
    await bo.locator('[data-says="events"]', { hasText: 'Ada says: Good luck' }).waitFor()
    await bo.getByRole('tab', { name: 'Chat' }).click()
    await bo.getByText('Good luck', { exact: false }).first().waitFor()
    // There are two badges, which go one after the other.
    await expect.poll(() => bo.locator('.badge').count()).toBe(0)
  })

  it('a request moves nothing on the table', async () => {
    const [ada, bo] = pages
    const top = async () => (await bo.locator('.board').first().boundingBox())!.y
    const before = await top()
    await ada.getByRole('button', { name: 'Ask to take back' }).click()
    await bo.getByText('Ada asks: take back the last move.').first().waitFor()
    expect(await top()).toBe(before)
    await bo.getByRole('button', { name: 'No', exact: true }).click()
    await bo.getByRole('button', { name: 'Agree' }).waitFor({ state: 'detached' })
    await ada.locator('[data-says="events"]', { hasText: 'The request is declined.' }).waitFor()
    // Nobody has declined what the player takes back themselves.
    await ada.getByRole('button', { name: 'Ask to adjourn' }).click()
    await ada.getByRole('button', { name: 'Withdraw' }).click()
    await bo.locator('[data-says="events"]', { hasText: 'The request is withdrawn.' }).waitFor()
  })

  it('a player who concedes reads that they conceded; the result stays until both want another game', async () => {
    const [ada, bo] = pages
    await ada.getByRole('button', { name: 'Concede', exact: true }).click()
    await ada.getByRole('button', { name: 'Yes, concede' }).click()
    await ada.locator('.result').getByText('You conceded.').waitFor()
    await bo.locator('.result').getByText('Ada conceded.').waitFor()
    // The winner's board is the large one.
    await ada.locator('.side.live .name', { hasText: 'Bo' }).waitFor()
    await bo.locator('.side.live .name', { hasText: 'You' }).waitFor()
    await ada.getByRole('button', { name: 'Play again' }).click()
    await ada.getByText('You offer another game.').waitFor()
    await bo.getByText('Ada would like another game.').waitFor()
    await bo.locator('.result').getByText('Ada conceded.').waitFor()
    // Whoever comes back finds the result and the offer, and has accepted nothing.
    await bo.reload()
    await bo.getByText('Ada would like another game.').waitFor()
    await bo.locator('.result').getByText('Ada conceded.').waitFor()
    // The letters of both sides are shown.
    for (const page of pages) expect(await page.locator('.held .tray').count()).toBe(2)
    await bo.getByRole('button', { name: 'Accept' }).click()
    for (const page of pages) await page.locator('main.jarnac:not(.over)').waitFor()
  })

  it('a stranger sees what they are invited to before giving a name', async () => {
    const host = await players.member('Camille')
    const open = await players.table(host, {
      options: { language: 'fr', preset: 'competition-fr', clock: { type: 'turn', seconds: 30 } },
    })
    await players.visit(host, open)
    const stranger = await players.stranger()
    await players.visit(stranger, open)
    await stranger.getByRole('heading', { name: 'Camille invites you' }).waitFor()
    const card = stranger.locator('form')
    for (const text of ['Jarnac', 'Competition, French', '30 s a turn', 'rated'])
      await card.getByText(text, { exact: true }).first().waitFor()
    await card.getByText('As a guest you play unrated.').waitFor()
    await stranger.getByLabel('Your name').fill('Dee')
    await stranger.getByRole('button', { name: 'Sit down' }).click()
    for (const page of [host, stranger]) await page.locator('main.jarnac').waitFor()
    await host.locator('.bar .about').getByText('unrated: a guest plays').waitFor()
  })

  it('a dead link says so at once, and a full table is watched without a name', async () => {
    const stranger = await players.stranger()
    await players.visit(stranger, '/table/NOSUCHTABLE')
    await stranger.getByText('There is no such table.').waitFor()
    expect(await stranger.getByLabel('Your name').count()).toBe(0)
    await players.visit(stranger, path)
    await stranger.locator('main.jarnac').waitFor()
    await stranger.getByText('watching', { exact: true }).waitFor()
  })

  it('throws nothing', () => {
    expect(players.faults.filter((fault) => !fault.includes('404'))).toEqual([])
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from './axe.ts'
import { borrow, type Chromium, newPerson } from './browser.ts'
import { openServer } from './server.ts'

describe('the page in a real browser', () => {
  let chromium: Chromium
  let server: Awaited<ReturnType<typeof openServer>>
  const foreign: string[] = []
  const faults: string[] = []

  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })

  const visit = async (path: string, viewport = { width: 1280, height: 800 }): Promise<Page> => {
    const context = await newPerson(chromium.browser, { viewport, locale: 'en-US' })
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('response', async (response) => {
      if (response.status() >= 400) faults.push(`${response.url()}: ${await response.text()}`)
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(server.address) && !/^(data|blob):/.test(request.url()))
        foreign.push(request.url())
    })
    await page.goto(server.address + path)
    return page
  }

  it('lays a word against a bot, two clicks after the page is opened', async () => {
    const page = await visit('/')
    await page.getByRole('button', { name: 'En garde' }).click()
    await drawFirst(page)
    const before = await page.locator('.tray').first().locator('li').count()
    expect(before).toBe(6)
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.type('zz')
    await page.getByText('You have no').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Pass/ }).click()
    await page.locator('main:not(.playing)').waitFor()
  })

  it('lets two friends play from a link, on the server', async () => {
    const host = await visit('/')
    await host.getByText('A friend').click()
    await host.getByText('The game is not rated: for that, both need accounts.').waitFor()
    // No table without a name for its host.
    await host.getByRole('button', { name: 'En garde' }).click()
    await host.getByRole('alert').getByText('Enter a name first').waitFor()
    expect(new URL(host.url()).pathname).toBe('/')
    await host.getByLabel('Your name').fill('Ada')
    // A double click opens one table.
    const opened: string[] = []
    host.on('request', (asked) => {
      if (asked.method() === 'POST' && asked.url().endsWith('/api/tables')) opened.push(asked.url())
    })
    await host.getByRole('button', { name: 'En garde' }).dblclick()
    await host.waitForURL(/\/table\//)
    const guest = await visit(new URL(host.url()).pathname)
    await guest.getByLabel('Your name').fill('Camille <b>')
    await guest.getByRole('button', { name: 'Sit down' }).click()
    await Promise.all([host.locator('main.jarnac').waitFor(), guest.locator('main.jarnac').waitFor()])
    // Two guests: the bar says that their game is not rated.
    await host.locator('.bar .about').getByText('unrated', { exact: true }).waitFor()
    const [first, second] = (await host.locator('main.opening').count()) > 0 ? [host, guest] : [guest, host]
    await first.locator('.acts .main').click()
    await first.locator('main.playing').waitFor()
    // The other sees the same letters.
    const letters = (await first.locator('.dock .tile').allInnerTexts()).join(' ')
    const seen = second.locator('.side.live .held .tile')
    await seen.nth(5).waitFor()
    expect((await seen.allInnerTexts()).join(' ')).toBe(letters)
    // On a phone, too.
    await second.setViewportSize({ width: 360, height: 640 })
    await seen.nth(5).waitFor()
    await second.setViewportSize({ width: 1280, height: 800 })
    // A change of turn moves nothing on the page.
    const place = async (page: Page) => (await page.locator('.dock').boundingBox())!.x
    expect(await place(second)).toBe(await place(first))
    // A reload in the middle of a turn loses nothing.
    await first.reload()
    await first.locator('main.playing').waitFor()
    expect((await first.locator('.dock .tile').allInnerTexts()).join(' ')).toBe(letters)
    await first.getByRole('button', { name: /^Pass/ }).click()
    await second.locator('main.window').waitFor()
    // Draw, swap and Jarnac are shown together.
    await drawFirst(second)
    // The list of games has its date and its score.
    await host.goto(`${server.address}/games`)
    const row = host.locator('.rows li', { hasText: 'Camille <b>' })
    await expect.poll(() => row.innerText()).toMatch(/\d+\/\d+\/\d+ · 0 : 0/)
    expect(opened).toHaveLength(1)
    // The host is asked for a name once.
    await host.goto(server.address)
    await host.getByText('You get a link and a code to send.').waitFor()
    expect(await host.getByLabel('Your name').count()).toBe(0)
  })

  it('contacts no other host and throws nothing', () => {
    expect(foreign).toEqual([])
    expect(faults).toEqual([])
  })
})

/** If the other side has begun and passed, letters are drawn inside the window. */
async function drawFirst(page: Page): Promise<void> {
  await page.locator('main.opening, main.window').waitFor()
  await page.getByRole('button', { name: /^Draw/ }).click()
  await page.locator('main.playing').waitFor()
}

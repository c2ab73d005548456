import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrow, type Chromium } from './browser.ts'
import { Players } from './players.ts'
import { openServer } from './server.ts'

describe('pairing', () => {
  let server: Awaited<ReturnType<typeof openServer>>
  let chromium: Chromium
  let players: Players
  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
    players = new Players(chromium.browser, server.address)
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })

  it('two players who want the same game meet at a table; a player who cancels is not paired', async () => {
    const [ann, bob, eve] = [await players.stranger(), await players.stranger(), await players.stranger()]
    const ask = async (page: typeof ann, name: string) => {
      await players.visit(page, '/')
      await page.getByText('Anyone', { exact: true }).click()
      await page.getByLabel('Your name').fill(name)
      // A double click asks once.
      await page.getByRole('button', { name: 'En garde' }).dblclick()
    }
    await ask(eve, 'Eve')
    await eve.getByRole('heading', { name: 'Looking for somebody to play Jarnac' }).waitFor()
    await eve.getByRole('link', { name: 'Cancel' }).click()
    await eve.locator('.home').waitFor()
    await ask(ann, 'Ann')
    await ann.getByRole('heading', { name: 'Looking for somebody to play Jarnac' }).waitFor()
    await ask(bob, 'Bob')
    for (const page of [ann, bob]) await page.locator('main.jarnac').waitFor()
    expect(new URL(ann.url()).pathname).toBe(new URL(bob.url()).pathname)
    for (const name of ['Ann', 'Bob'])
      await ann.locator('.stage .who .name', { hasText: name === 'Ann' ? 'You' : 'Bob' }).waitFor()
    expect(players.faults).toEqual([])
  })
})

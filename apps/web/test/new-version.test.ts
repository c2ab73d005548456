import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from './test-site.ts'

describe('a new version of the page', () => {
  let site: TestSite
  let edition = 1
  beforeAll(async () => {
    site = await openSite((app) =>
      // One changed byte in the service worker makes a new version.
      app.addHook('onSend', async (request, reply, payload) => {
        if (request.url !== '/sw.js') return payload
        for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified'])
          reply.removeHeader(name)
        const script = readFileSync(new URL('../dist/sw.js', import.meta.url), 'utf8')
        return `${script}\n// edition ${edition}\n`
      }),
    )
  })
  afterAll(() => site?.close())

  it('waits while a game is played in any tab, and is never offered at a table', async () => {
    const context = await site.person({ serviceWorkers: 'allow' })
    const home = await site.visit('/settings', context)
    await home.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await home.reload()
    await home.waitForFunction('navigator.serviceWorker.controller !== null')
    const game = await site.visit('/jarnac/en/novice', context)
    await game.locator('main.jarnac').waitFor()

    edition = 2
    // A browser on a busy machine may give an installation up; it begins again at the next look.
    await expect
      .poll(async () => {
        await home.evaluate(LOOK_AGAIN)
        return waiting(home)
      })
      .toBe(true)
    await home.getByText('There is a new version.').waitFor()
    await expect.poll(() => waiting(game)).toBe(true)
    expect(await game.getByText('There is a new version.').count()).toBe(0)
    await home.getByRole('button', { name: 'Reload' }).click()
    await home.getByText('A game is under way in another tab.').waitFor()
    await expect.poll(() => waiting(home)).toBe(true)

    await game.close()
    // The browser ends the closed tab's worker, and with it the game, a moment later.
    const reload = home.getByRole('button', { name: 'Reload' })
    await expect
      .poll(async () => {
        if (await reload.isVisible()) await reload.click({ timeout: 1000 }).catch(() => {})
        // While the page is loaded again, nothing answers.
        return waiting(home).catch(() => true)
      })
      .toBe(false)
    await home.locator('.range').waitFor()
    // The old page may still be there for a moment.
    await expect.poll(() => reload.count().catch(() => 1)).toBe(0)
    await context.close()
  })
})

/** Looks for a new version unless one is being installed. */
const LOOK_AGAIN = `navigator.serviceWorker.getRegistration().then(async (one) => {
  if (!one.installing && !one.waiting) await one.update()
  return true
})`

const waiting = (page: Page): Promise<boolean> =>
  page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)')

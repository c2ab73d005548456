import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from './desk.ts'

describe('a new version of the page', () => {
  let desk: Desk
  let edition = 1
  beforeAll(async () => {
    desk = await openDesk((app) =>
      // Another byte in the service worker is another version of everything.
      app.addHook('onSend', async (request, reply, payload) => {
        if (request.url !== '/sw.js') return payload
        for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified'])
          reply.removeHeader(name)
        const script = readFileSync(new URL('../dist/sw.js', import.meta.url), 'utf8')
        return `${script}\n// edition ${edition}\n`
      }),
    )
  })
  afterAll(() => desk?.close())

  it('waits while a game is played anywhere, and is offered only outside', async () => {
    const context = await desk.person({ serviceWorkers: 'allow' })
    const home = await desk.visit('/settings', context)
    await home.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await home.reload()
    await home.waitForFunction('navigator.serviceWorker.controller !== null')
    const game = await desk.visit('/jarnac/en/novice', context)
    await game.locator('main.jarnac').waitFor()

    edition = 2
    await home.evaluate(
      'navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)',
    )
    await home.getByText('A new version is ready.').waitFor()
    await game.waitForFunction(
      'navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)',
    )
    expect(await game.getByText('A new version is ready.').count()).toBe(0)
    await home.getByRole('button', { name: 'Reload' }).click()
    await home.getByText('A game is under way in another tab.').waitFor()
    await expect.poll(() => waiting(home)).toBe(true)

    await game.close()
    await home.getByRole('button', { name: 'Reload' }).click()
    await home.waitForFunction(
      'navigator.serviceWorker.getRegistration().then((one) => one.waiting === null)',
    )
    await home.locator('.range').waitFor()
    // The old page may still be there for a moment.
    await home.getByRole('button', { name: 'Reload' }).waitFor({ state: 'detached' })
    await context.close()
  })
})

const waiting = (page: Page): Promise<boolean> =>
  page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)')

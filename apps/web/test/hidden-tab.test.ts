import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrow, type Chromium } from './browser.ts'
import { Players } from './players.ts'
import { openServer } from './server.ts'

/** Makes the page believe that another tab is in front of it, or that it is in front again. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate(`{
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${hidden} })
    document.dispatchEvent(new Event('visibilitychange'))
  }`)

/** Counts the sound of a turn: no other sound of a passed turn begins at its pitch. */
const countKnocks = `{
  window.knocks = 0
  const set = AudioParam.prototype.setValueAtTime
  AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value === 900) window.knocks++
    return set.call(this, value, at)
  }
}`
const knocks = (page: Page): Promise<number> => page.evaluate('window.knocks')

describe('a player who looks at another tab', () => {
  let chromium: Chromium
  let server: Awaited<ReturnType<typeof openServer>>
  let players: Players
  let ada: Page
  let bo: Page

  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
    players = new Players(chromium.browser, server.address)
    ada = await players.guest('Ada')
    bo = await players.guest('Bo')
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })

  it('reads in the title who has sat down, until they look; the table says it, too', async () => {
    const path = await players.table(ada, { options: { language: 'en' }, sides: 3 })
    await players.visit(ada, path)
    await ada.getByText('Waiting for company').waitFor()
    await hide(ada, true)
    await players.visit(bo, path)
    await ada.getByRole('status').getByText('Bo has sat down.').waitFor()
    await expect.poll(() => ada.title()).toContain('Bo has sat down.')
    await hide(ada, false)
    await expect.poll(() => ada.title()).not.toContain('Bo has sat down.')
    // Players are not told that they sat down themselves.
    expect(await bo.getByText('Bo has sat down.').count()).toBe(0)
  })

  it('reads of the last player who sits down, of requests and of the offer of another game', async () => {
    const path = await players.table(ada, { options: { language: 'en' } })
    await players.visit(ada, path)
    await ada.getByText('Waiting for company').waitFor()
    await hide(ada, true)
    await players.visit(bo, path)
    for (const page of [ada, bo]) await page.locator('main.jarnac').waitFor()
    await expect.poll(() => ada.title()).toContain('Bo has sat down.')
    await ada.getByRole('status').getByText('Bo has sat down.').waitFor({ state: 'attached' })
    await bo.getByRole('button', { name: 'Ask to adjourn' }).click()
    await expect.poll(() => ada.title()).toContain('Bo asks')
    await hide(ada, false)
    await expect.poll(() => ada.title()).not.toContain('Bo')
    await hide(ada, true)
    await bo.getByRole('button', { name: 'Concede', exact: true }).click()
    await bo.getByRole('button', { name: 'Yes, concede' }).click()
    await bo.getByRole('button', { name: 'Play again' }).click()
    await expect.poll(() => ada.title()).toContain('Bo would like another game.')
  })

  it('hears when it is their turn if sounds are on, and nothing if they are off', async () => {
    const path = await players.table(ada, { options: { language: 'en' } })
    await ada.addInitScript(countKnocks)
    await ada.addInitScript("localStorage.setItem('settings', JSON.stringify({ sounds: true }))")
    await bo.addInitScript(countKnocks)
    await players.gather([ada, bo], path)
    const begun = ada.locator('main:is([data-scene="opening"], [data-scene="waiting"])')
    const isFirst = (await begun.getAttribute('data-scene')) === 'opening'
    const [first, second] = isFirst ? [ada, bo] : [bo, ada]
    for (const [now, next] of [
      [first, second],
      [second, first],
    ] as const) {
      // A browser plays sounds only after a gesture.
      await next.mouse.click(4, 400)
      await hide(next, true)
      const before = await knocks(next)
      const pass = async () => {
        const scene = await now.locator('main').getAttribute('data-scene')
        await now.keyboard.press(scene === 'opening' ? 'Enter' : 'Control+Enter')
        return next.title()
      }
      await expect.poll(pass).toContain('Your turn')
      if (next === ada) await expect.poll(() => knocks(ada)).toBe(before + 1)
      else expect(await knocks(bo)).toBe(0)
      await hide(next, false)
    }
  })

  it('throws nothing', () => expect(players.faults).toEqual([]))
})

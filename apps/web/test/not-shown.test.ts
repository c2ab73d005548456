import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from './test-site.ts'

describe('a part of the page that cannot be loaded', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('a page says so, and is loaded again by a button', async () => {
    const context = await site.person()
    await context.route('**/settings-page-*.js', (route) => route.abort())
    const page = await site.visit('/', context)
    await page.locator('.home .begin').waitFor()
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'This page could not be shown.' }).waitFor()
    expect(await page.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
    await page.goBack()
    await page.locator('.home .begin').waitFor()
    await page.goForward()
    await page.getByRole('heading', { name: 'This page could not be shown.' }).waitFor()
    await context.unroute('**/settings-page-*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.locator('.range').waitFor()
    await context.close()
  })

  it('the page itself is loaded again when its program is missed', async () => {
    const context = await site.person()
    await context.route('**/start-*.js', (route) => route.abort(), { times: 2 })
    const page = await site.visit('/', context)
    await page.locator('.home .begin').waitFor()
    await context.close()
  })

  it('a table is loaded again when its program is missed', async () => {
    const context = await site.person()
    await context.route('**/table-*.js', (route) => route.abort(), { times: 1 })
    const missed = context.waitForEvent('requestfailed', (request) => request.url().includes('/table-'))
    const page = await site.visit('/jarnac/en/novice', context)
    await missed
    await page.locator('main.jarnac').waitFor()
    await context.close()
  })

  it('a page that is missed offline stays, because the browser would show its own message', async () => {
    const context = await site.person()
    const page = await site.visit('/', context)
    await page.locator('.home .begin').waitFor()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'This page could not be shown.' }).waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.locator('.range').waitFor()
    await context.close()
  })

  it('a table that cannot name its rules is played all the same', async () => {
    const context = await site.person()
    await context.route('**/option-form-*.js', (route) => route.abort())
    const missed = context.waitForEvent('requestfailed', (request) => request.url().includes('/option-form-'))
    const page = await site.visit('/jarnac/en/novice', context)
    await missed
    await page.locator('main.jarnac').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('main.playing').waitFor()
    await context.close()
  })

  it('a table without its QR code still has its link', async () => {
    const context = await site.person()
    await context.route('**/qr-code-*.js', (route) => route.abort())
    const page = await site.visit('/new/jarnac', context)
    await page.getByLabel('Your name').fill('Ada')
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/qr-code-'))
    await page.getByRole('button', { name: 'Open the table' }).click()
    await missed
    await page.getByLabel('Send this link').waitFor()
    await context.close()
  })
})

import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from './test-site.ts'

describe('a table that waits for a friend', () => {
  let site: TestSite
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    site = await openSite()
    context = await site.person()
    page = await site.visit('/', context)
    await page.getByText('A friend').click()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'En garde' }).click()
    await page.waitForURL(/\/table\//)
    await page.locator('.seats').waitFor()
  })
  afterAll(() => site?.close())

  it('says that the connection is lost as soon as the device has no network', async () => {
    expect(await page.locator('.lost').count()).toBe(0)
    await context.setOffline(true)
    await page.locator('.lost').waitFor()
    await context.setOffline(false)
    await page.locator('.lost').waitFor({ state: 'detached' })
  })

  it('can be removed from the list of games', async () => {
    await page.goto(`${site.address}/games`)
    const rows = page.locator('.table-row')
    await rows.first().waitFor()
    await page.getByRole('button', { name: 'Forget' }).click()
    await rows.first().waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText('No game under way').waitFor()
  })
})

it('passkeys are explained where they cannot work, and offered where they can', async () => {
  const site = await openSite()
  const page = await site.visit('/account')
  const passkeys = page.locator('section', { hasText: 'Passkeys' })
  await passkeys.getByText('Passkeys work only where').waitFor()
  expect(await passkeys.getByRole('button').count()).toBe(0)
  await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/account`)
  await passkeys.getByRole('button', { name: 'Log in with a passkey' }).waitFor()
  await site.close()
})

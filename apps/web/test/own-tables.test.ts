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

  it('is not offered to its own host in the list of open tables', async () => {
    const name = 'Hana'
    const host = await site.visit('/new/jarnac?words=es', await site.person())
    await host.getByText('Anyone').click()
    await host.getByText('Days', { exact: true }).click()
    await host.getByLabel('Your name').fill(name)
    await host.getByRole('button', { name: 'Open the table' }).click()
    await host.locator('.seats').waitFor()
    await host.goto(`${site.address}/tables`)
    const row = host.locator('.table-row', { hasText: name })
    await row.getByRole('link', { name: 'Your table' }).waitFor()
    for (const offer of ['Sit', 'Watch'])
      expect(await row.getByRole('link', { name: offer, exact: true }).count()).toBe(0)
    // Others read how long a turn is, before they sit down.
    await page.goto(`${site.address}/tables`)
    const offered = page.locator('.table-row', { hasText: name })
    await offered.getByText('3 days a turn').waitFor()
    await offered.getByRole('link', { name: 'Sit', exact: true }).waitFor()
    await host.context().close()
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

it('a game for three begins at once with two, when the host wants', async () => {
  const site = await openSite()
  const host = await site.visit('/new/jarnac?words=it')
  await host.getByText('A friend').click()
  await host.getByRole('button', { name: /^More options/ }).click()
  await host.getByRole('button', { name: '+ Sides' }).click()
  await host.getByLabel('Your name').fill('Ada')
  await host.getByRole('button', { name: 'Open the table' }).click()
  await host.locator('.seats').waitFor()
  const now = host.getByRole('button', { name: 'Begin now with 2' })
  expect(await now.count()).toBe(0)
  const guest = await site.visit(new URL(host.url()).pathname)
  await guest.getByLabel('Your name').fill('Bo')
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await guest.locator('.seats').getByText('Ada').waitFor()
  expect(await guest.getByRole('button', { name: /^Begin now/ }).count()).toBe(0)
  await now.click()
  for (const page of [host, guest]) {
    await page.locator('main.jarnac').waitFor()
    await expect.poll(() => page.locator('.board').count()).toBe(2)
  }
  expect(site.faults).toEqual([])
  await site.close()
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

it('a finished game shows its result, date and score, and leads to its review; a name is asked for before it is sent in', async () => {
  const site = await openSite()
  const page = await site.visit('/jarnac/it/novice')
  await page.locator('main.opening').waitFor()
  await page.getByRole('button', { name: 'Concede', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, concede' }).click()
  await page.locator('main.over').waitFor()
  await page.goto(`${site.address}/games`)
  const row = page.locator('.table-row', { hasText: 'Novice' })
  await expect.poll(() => row.innerText()).toMatch(/\d+\/\d+\/\d+ · lost · 0 : 0/)
  // Nobody is called "You" at the server.
  await row.getByRole('button', { name: 'Send in' }).click()
  await row.getByLabel('Your name').fill('Noa')
  // On a phone the name of the game has its own line, beside no button.
  await page.setViewportSize({ width: 360, height: 640 })
  expect((await row.locator('a').boundingBox())!.width).toBeGreaterThan(150)
  await row.getByRole('button', { name: 'Send in' }).click()
  await row.getByText('sent in', { exact: true }).waitFor()
  const me = await (await page.request.get(`${site.address}/api/me`)).json()
  expect(me.name).toBe('Noa')
  await row.getByRole('button', { name: 'Look back' }).click()
  await page.getByText('rules and draws are as they should be').waitFor()
  expect(site.faults).toEqual([])
  await site.close()
})

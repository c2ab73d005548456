import { en } from '@estocade/texts/page/en'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../scripts/test-scale.ts'
import { axeFaults } from './axe.ts'
import { pages, wordsOn } from './pages.ts'
import { openSite, phone, type TestSite } from './test-site.ts'

/** Sources use plural keys without their suffix. */
const keys = new Set(Object.keys(en).flatMap((key) => [key, key.replace(/_(one|other)$/, '')]))

describe('the pages around the tables', () => {
  let site: TestSite
  let tables: Awaited<ReturnType<typeof openTables>>
  beforeAll(async () => {
    site = await openSite()
    tables = await openTables(site)
  })
  afterAll(() => site?.close())

  it.each(alsoLong(['vi'], ['fr', 'de', 'en', 'es', 'it']))(
    'all have texts in %s, and none shows a key',
    async (language) => {
      const context = await site.person({ locale: language, viewport: phone })
      const page = await site.visit('/', context)
      const { [language]: texts } = (await import(
        `../../../packages/texts/src/page/${language}.ts`
      )) as Record<string, object>
      const said = new Set(Object.values(texts!))
      const look = async (path: string, shows: string) => {
        await come(page, path, shows)
        const bare = (await wordsOn(page)).filter((word) => keys.has(word) && !said.has(word))
        const width = await page.evaluate('document.documentElement.scrollWidth')
        expect([path, bare, width]).toEqual([path, [], phone.width])
      }
      for (const { path, shows } of [...pages, tables.nameForm]) await look(path, shows)
      await tables.sitDown(page)
      for (const { path, shows } of [tables.gathering, tables.point]) await look(path, shows)
      await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language)
      await context.close()
    },
  )

  it('axe finds no fault on any of them, light or dark', async () => {
    const page = await site.visit('/')
    const look = async (path: string, shows: string) => {
      await come(page, path, shows)
      expect([path, await axeFaults(page)]).toEqual([path, []])
    }
    // Pages that only say that something does not exist look alike.
    const distinct = pages.filter(({ shows }, i) => pages.findIndex((one) => one.shows === shows) === i)
    for (const { path, shows } of [...distinct, tables.nameForm]) await look(path, shows)
    await tables.sitDown(page)
    for (const { path, shows } of [tables.gathering, tables.point]) await look(path, shows)
    await page.context().close()
  })

  /** Follows a link within the page, without loading it again. */
  async function come(page: Page, path: string, shows: string): Promise<void> {
    await page.locator('main').waitFor()
    await page.evaluate(`{
      if (location.pathname !== '${path}') document.querySelector('main').dataset.left = ''
      history.pushState(null, '', '${path}')
    }`)
    await page.locator('main[data-left]').waitFor({ state: 'detached' })
    await page.locator(shows).first().waitFor()
    if (path.startsWith('/new')) await page.locator('.more').click()
  }

  it('lists games with the player’s turn first, and leads back to the game', async () => {
    const page = await site.visit('/jarnac/en/novice')
    await page.locator('main.jarnac').waitFor()
    const address = page.url()
    await page.getByRole('link', { name: 'Estocade, Home' }).click()
    await page.locator('.rows').getByText('Novice').click()
    await page.locator('main.jarnac').waitFor()
    expect(page.url()).toBe(address)
    await page.context().close()
  })

  it('says so when the server does not answer, and still lets the player play', async () => {
    const context = await site.person()
    const page = await site.visit('/', context)
    const quiet = site.faults.length
    await context.route('**/api/**', (route) => route.abort())
    await page.goto(`${site.address}/tables`)
    await page.getByText('The server does not answer').first().waitFor()
    await page.goto(`${site.address}/`)
    await page.getByText('A friend').click()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'En garde' }).click()
    await page.getByRole('alert').getByText('The server does not answer').waitFor()
    await page.getByText('Computer').click()
    await page.getByRole('button', { name: 'En garde' }).click()
    await page.locator('main.jarnac').waitFor()
    await context.close()
    // The browser itself logs errors about the requests that were cut off here.
    site.faults.splice(quiet)
  })

  it('remembers the settings, and shows them at once', async () => {
    const page = await site.visit('/settings')
    await page.getByText('Dark', { exact: true }).click()
    await page.getByText('High', { exact: true }).click()
    await page.getByRole('switch', { name: 'Sounds' }).click()
    await page.reload()
    await page.locator('.range').waitFor()
    await expect
      .poll(() => page.evaluate('({ ...document.documentElement.dataset })'))
      .toMatchObject({
        theme: 'dark',
        contrast: 'more',
      })
    await expect
      .poll(() => page.getByRole('switch', { name: 'Sounds' }).getAttribute('aria-checked'))
      .toBe('true')
    await page.getByLabel('Language', { exact: true }).first().selectOption('de')
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
    await page.context().close()
  })

  it('contacts no other host and throws nothing', () => {
    expect(site.foreign).toEqual([])
    // /players/nobody is an address that does not exist.
    expect(site.faults.filter((text) => !text.includes('404'))).toEqual([])
  })
})

/** A table that waits for players, a running table of Point, and the player who opened them. */
async function openTables(site: TestSite) {
  const host = await site.person()
  const post = async (path: string, data: object): Promise<{ readonly id: string }> =>
    (await host.request.post(site.address + path, { data, headers: { origin: site.address } })).json()
  await post('/api/guest', { name: 'Ada' })
  // By link, because other tests read the list of open tables.
  const settings = { visibility: 'link' }
  const gathering = await post('/api/tables', { game: 'jarnac', options: { language: 'fr' }, settings })
  const point = await post('/api/tables', {
    game: 'point',
    options: { language: 'vi' },
    bots: ['novice'],
    settings,
  })
  const cookies = await host.cookies()
  await host.close()
  return {
    nameForm: { path: `/table/${gathering.id}`, shows: '.form input' },
    gathering: { path: `/table/${gathering.id}`, shows: '.seats' },
    point: { path: `/table/${point.id}`, shows: 'main.point .dock' },
    /** From now on the page belongs to the host. */
    async sitDown(page: Page): Promise<void> {
      await page.context().addCookies(cookies)
      await page.evaluate("localStorage.setItem('known', '1')")
      await page.reload()
    },
  }
}

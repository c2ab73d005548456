import { en } from '@estocade/texts/page/en'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../scripts/test-scale.ts'
import { axeFaults } from './axe.ts'
import { type Desk, openDesk, phone } from './desk.ts'
import { pages, wordsOn } from './pages.ts'

/** Plural forms are asked for without their ending. */
const keys = new Set(Object.keys(en).flatMap((key) => [key, key.replace(/_(one|other)$/, '')]))

describe('the pages around the tables', () => {
  let desk: Desk
  let tables: Awaited<ReturnType<typeof openTables>>
  beforeAll(async () => {
    desk = await openDesk()
    tables = await openTables(desk)
  })
  afterAll(() => desk?.close())

  it.each(alsoLong(['fr', 'vi'], ['de', 'en', 'es', 'it']))(
    'all speak %s: no bare key on any of them',
    async (language) => {
      const context = await desk.person({ locale: language, viewport: phone })
      const page = await desk.visit('/', context)
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

  it('axe knows of no fault on any of them, light or dark', async () => {
    const page = await desk.visit('/')
    const look = async (path: string, shows: string) => {
      await come(page, path, shows)
      expect([path, await axeFaults(page)]).toEqual([path, []])
    }
    // Those that only say that nothing is there look alike.
    const distinct = pages.filter(({ shows }, i) => pages.findIndex((one) => one.shows === shows) === i)
    for (const { path, shows } of [...distinct, tables.nameForm]) await look(path, shows)
    await tables.sitDown(page)
    for (const { path, shows } of [tables.gathering, tables.point]) await look(path, shows)
    await page.context().close()
  })

  /** As a link within the page leads there: nothing is loaded anew. */
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

  it('shows whose turn it is first, and goes back to the game', async () => {
    const page = await desk.visit('/jarnac/en/novice')
    await page.locator('main.jarnac').waitFor()
    const address = page.url()
    await page.getByRole('link', { name: 'Estocade, Home' }).click()
    await page.locator('.rows').getByText('Novice').click()
    await page.locator('main.jarnac').waitFor()
    expect(page.url()).toBe(address)
    await page.context().close()
  })

  it('says so when the server is away, and lets one play nevertheless', async () => {
    const context = await desk.person()
    const page = await desk.visit('/', context)
    const quiet = desk.faults.length
    await context.route('**/api/**', (route) => route.abort())
    await page.goto(`${desk.address}/tables`)
    await page.getByText('The server does not answer').first().waitFor()
    await page.goto(`${desk.address}/`)
    await page.getByText('A friend').click()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'En garde' }).click()
    await page.getByRole('alert').getByText('The server does not answer').waitFor()
    await page.getByText('Computer').click()
    await page.getByRole('button', { name: 'En garde' }).click()
    await page.locator('main.jarnac').waitFor()
    await context.close()
    // The browser itself complains of what was cut off here.
    desk.faults.splice(quiet)
  })

  it('remembers the settings, and shows them at once', async () => {
    const page = await desk.visit('/settings')
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

  it('asks no other host for anything, and throws nothing', () => {
    expect(desk.foreign).toEqual([])
    // An address that is not there is what /players/nobody is for.
    expect(desk.faults.filter((text) => !text.includes('404'))).toEqual([])
  })
})

/** A table that still gathers and one of Point that is played, and the one who has opened them. */
async function openTables(desk: Desk) {
  const host = await desk.person()
  const post = async (path: string, data: object): Promise<{ readonly id: string }> =>
    (await host.request.post(desk.address + path, { data, headers: { origin: desk.address } })).json()
  await post('/api/guest', { name: 'Ada' })
  // By link: other tests look at the list of open tables.
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
    /** The page is the host's from now on. */
    async sitDown(page: Page): Promise<void> {
      await page.context().addCookies(cookies)
      await page.evaluate("localStorage.setItem('known', '1')")
      await page.reload()
    },
  }
}

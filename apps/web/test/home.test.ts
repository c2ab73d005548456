import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../src/texts/en.ts'
import { type Desk, openDesk, phone } from './desk.ts'
import { pages, wordsOn } from './pages.ts'

/** Plural forms are asked for without their ending. */
const keys = new Set(Object.keys(en).flatMap((key) => [key, key.replace(/_(one|other)$/, '')]))

describe('the pages around the tables', () => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk()
  })
  afterAll(() => desk?.close())

  it.each(['fr', 'de', 'en', 'es', 'it', 'vi'])(
    'all speak %s: no bare key on any of them',
    async (language) => {
      const context = await desk.person({ locale: language, viewport: phone })
      const page = await desk.visit('/', context)
      const { [language]: texts } = (await import(`../src/texts/${language}.ts`)) as Record<string, object>
      const said = new Set(Object.values(texts!))
      for (const { path, shows } of pages) {
        await page.goto(desk.address + path)
        await page.locator(shows).first().waitFor()
        if (path.startsWith('/new')) await page.locator('.more').click()
        const bare = (await wordsOn(page)).filter((word) => keys.has(word) && !said.has(word))
        expect([path, bare]).toEqual([path, []])
        expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([
          path,
          phone.width,
        ])
      }
      expect(await page.evaluate('document.documentElement.lang')).toBe(language)
      await context.close()
    },
  )

  it.each(pages)('axe knows of no fault on $path, light or dark', async ({ path, shows }) => {
    const page = await desk.visit(path)
    await page.locator(shows).first().waitFor()
    if (path.startsWith('/new')) await page.locator('.more').click()
    expect(await violations(page)).toEqual([])
    await page.evaluate("document.documentElement.dataset.theme = 'dark'")
    expect(await violations(page, 'color-contrast')).toEqual([])
    await page.context().close()
  })

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
    expect(await page.evaluate('({ ...document.documentElement.dataset })')).toMatchObject({
      theme: 'dark',
      contrast: 'more',
    })
    expect(await page.getByRole('switch', { name: 'Sounds' }).getAttribute('aria-checked')).toBe('true')
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

async function violations(page: Page, rule?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rule === undefined ? axe : axe.withRules([rule])).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

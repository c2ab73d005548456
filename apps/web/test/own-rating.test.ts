import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrow, type Chromium } from './browser.ts'
import { Players } from './players.ts'
import { openSite, phone, type TestSite } from './test-site.ts'

/** Wins against Novice at tables that are long gone. */
const wins = (count: number, language: string) =>
  Array.from({ length: count }, (_, i) => ({
    ...{ table: `old-${i}`, match: 1, game: 'jarnac', language, bots: ['novice'], result: 1, at: i },
  }))

const rating = (page: Page) => page.locator('.own-rating')
const figure = async (page: Page) => Number(/: (\d+)\./.exec(await rating(page).innerText())![1])
const isChosen = (page: Page, level: string) => page.getByRole('radio', { name: level }).isChecked()

async function concede(page: Page): Promise<void> {
  await page.locator('main.jarnac').waitFor()
  await page.getByRole('button', { name: 'Concede', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Yes, concede', exact: true }).press('Enter')
  await page.locator('.result h2').waitFor()
}

describe('the rating of this device’s player', () => {
  let site: TestSite
  let chromium: Chromium
  beforeAll(async () => {
    site = await openSite()
    chromium = await borrow()
  })
  afterAll(async () => {
    await chromium?.close()
    await site?.close()
  })

  it('falls after a loss, offline too, and counts a game once', async () => {
    const context = await site.person()
    const page = await site.visit('/jarnac/en/novice', context)
    await page.locator('main.jarnac').waitFor()
    await page.evaluate(`localStorage.setItem('own-results', '${JSON.stringify(wins(2, 'en'))}')`)
    await context.setOffline(true)
    await concede(page)
    await rating(page).waitFor()
    const after = await figure(page)
    await context.setOffline(false)
    await page.reload()
    await rating(page).waitFor()
    expect(await figure(page)).toBe(after)
    // Two wins alone would be about 970, which suits Pupil.
    expect(after).toBeLessThan(900)
    await page.goto(site.address)
    await page.getByText('EN', { exact: true }).click()
    await expect.poll(() => isChosen(page, 'Novice')).toBe(true)
    expect(await figure(page)).toBe(after)
    await context.close()
  })

  it('is shown at home and for a new table, per language, with the level that suits it', async () => {
    const context = await site.person()
    await context.addInitScript(`localStorage.setItem('own-ratings', '{"jarnac fr":972}')`)
    const page = await site.visit('/', context)
    await page.getByText('Computer', { exact: true }).click()
    await page.getByText('DE', { exact: true }).click()
    await expect.poll(() => isChosen(page, 'Novice')).toBe(true)
    expect(await rating(page).count()).toBe(0)
    await page.getByText('FR', { exact: true }).click()
    await expect.poll(() => isChosen(page, 'Pupil')).toBe(true)
    await expect
      .poll(() => rating(page).innerText())
      .toBe('Your rating in Jarnac, French: 972. Suited to you: Pupil.')
    // A level that the player chooses is kept for this visit.
    await page.getByText('Master', { exact: true }).click()
    await expect.poll(() => isChosen(page, 'Master')).toBe(true)
    await page.getByRole('link', { name: 'Change the rules' }).click()
    await expect.poll(() => isChosen(page, 'Pupil')).toBe(true)
    await expect.poll(() => rating(page).innerText()).toContain('Suited to you: Pupil.')
    await page.setViewportSize(phone)
    await page.goto(site.address)
    await rating(page).waitFor()
    await context.close()
  })

  it('chooses the bot that is offered after a lesson and while no other player is there', async () => {
    const context = await site.person()
    await context.addInitScript(`localStorage.setItem('own-ratings', '{"jarnac en":1172}')`)
    const page = await site.visit('/rules/jarnac', context)
    const lesson = page.locator('[data-lesson]').first()
    const play = lesson.locator('.play-now')
    while ((await play.count()) === 0) await lesson.locator('.steps .main').click()
    expect(await play.getAttribute('href')).toBe('/jarnac/en/fencer')
    await context.close()
    const players = new Players(chromium.browser, site.address)
    const ann = await players.guest('Ann')
    await ann.addInitScript(`localStorage.setItem('own-ratings', '{"jarnac en":1172}')`)
    await players.visit(ann, '/pairing/jarnac/en')
    const instead = ann.getByRole('link', { name: 'Play the computer instead' })
    await expect.poll(() => instead.getAttribute('href')).toBe('/jarnac/en/fencer')
    await ann.context().close()
  })

  it('counts a game against a bot on the server, and none against people', async () => {
    const players = new Players(chromium.browser, site.address)
    const [ann, bob] = [await players.guest('Ann'), await players.guest('Bob')]
    await players.visit(ann, await players.table(ann, { options: { language: 'en' }, bots: ['novice'] }))
    await concede(ann)
    await rating(ann).waitFor()
    expect(await figure(ann)).toBeLessThan(850)
    await players.gather([bob, ann], await players.table(bob, { options: { language: 'en' }, sides: 2 }))
    await concede(bob)
    expect(await bob.evaluate("localStorage.getItem('own-results')")).toBeNull()
    await ann.context().close()
    await bob.context().close()
  })
})

import { judge } from '@estocade/words'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PagePlayer } from './player.ts'
import { lexicons } from './test-lexicons.ts'
import { openSite, type TestSite } from './test-site.ts'

const { vocabulary } = judge(lexicons('en')!, { classes: 'open' })

describe('without a network', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('a game continues after a reload, another is played to its end and uploaded when the network is back', async () => {
    const context = await site.person({ serviceWorkers: 'allow' })
    const page = await site.visit('/jarnac/en/novice', context)
    await page.locator('main.jarnac').waitFor()
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await cached(page, '/words/en.lexicon')
    const begun = page.url()

    await context.setOffline(true)
    await page.reload()
    await page.locator('main.jarnac').waitFor()
    expect(page.url()).toBe(begun)

    await page.goto(`${site.address}/new/jarnac?words=en`)
    await page.getByText('Computer').click()
    await page.getByRole('button', { name: /^More options/ }).click()
    await page.getByRole('textbox', { name: 'Rows' }).fill('2')
    await page.getByLabel('The game ends').selectOption('last-row')
    await page.getByLabel('Side 2', { exact: true }).selectOption('novice')
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.waitForURL(/\/play\//)
    await playOn(page, 6)
    const before = await page.locator('main').getAttribute('data-version')
    await page.reload()
    await page.locator('main.jarnac').waitFor()
    // Nothing is lost; the bot may have acted meanwhile.
    expect(Number(await page.locator('main').getAttribute('data-version'))).toBeGreaterThanOrEqual(
      Number(before),
    )
    await playOn(page, 400)
    await page.locator('main.over').waitFor()

    await page.goto(`${site.address}/games`)
    await page.getByRole('button', { name: 'Send in' }).click()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Send in' }).click()
    await page.getByRole('alert').getByText('The server does not answer').waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send in' }).click()
    await page.getByText('sent in', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('played offline').waitFor()
    await context.close()
  })

  it('several players share one device, and find their game again', async () => {
    const page = await site.visit('/')
    await page.getByText('One screen').click()
    await page.getByLabel('Player 1').fill('Ada')
    await page.getByLabel('Player 2').fill('Bo')
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByLabel('Player 3').fill('Cy')
    await page.getByRole('button', { name: 'En garde' }).click()
    await page.locator('main.jarnac').waitFor()
    const turns: string[] = []
    for (let i = 0; i < 3; i++) {
      turns.push((await page.locator('.whose').innerText()).trim())
      await page.locator('main.opening, main.window').waitFor()
      await page.getByRole('button', { name: /^Draw/ }).click()
      await page.locator('main.playing').waitFor()
      await page.keyboard.press('Control+Enter')
      await page.locator('main:not(.playing)').waitFor()
    }
    expect(new Set(turns)).toEqual(new Set(['Ada to play', 'Bo to play', 'Cy to play']))
    const whose = await page.locator('.whose').innerText()
    await page.goto(site.address)
    await page.locator('.rows').getByText('Bo, Cy').click()
    await page.locator('main.jarnac').waitFor()
    await expect.poll(() => page.locator('.whose').innerText()).toBe(whose)
    await page.context().close()
  })

  it('contacts no other host and throws nothing', () => {
    expect(site.foreign).toEqual([])
    expect(site.faults).toEqual([])
  })
})

const cached = (page: Page, path: string) =>
  page.waitForFunction(`caches.match('${path}').then((found) => found !== undefined)`)

/** Takes so many steps, or plays until the game is over. */
async function playOn(page: Page, steps: number): Promise<void> {
  const player = new PagePlayer(page, vocabulary)
  await page.locator('main.jarnac').waitFor()
  for (let done = 0; done < steps; ) {
    if ((await player.scene()).includes('over')) return
    if (await player.step()) done++
    else await page.locator('main.opening, main.playing, main.window, main.over').waitFor()
  }
}

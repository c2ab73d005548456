import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../scripts/test-scale.ts'
import { openSite, type TestSite } from './test-site.ts'

/** The strip at the beginning: the goal of the game in one line. */
const aims: Readonly<Record<string, string>> = {
  jarnac: 'a word counts the square of its length',
  kreuzwort: 'Empty your rack first',
  point: 'Empty your rack first, and score many points',
  presto: 'Make one crossword of all your stones',
  recht: 'Empty your rack; name only what you can finish',
  abrahaminetz: 'Score most: turn the word on the rack',
}
/** The first line of advice. */
const lines: Readonly<Record<string, string>> = {
  jarnac: 'First draw your letters',
  kreuzwort: 'Type or tap a word from your stones',
  point: 'Type or tap a word from your stones',
  presto: 'Tap or type a stone: it lies at the cursor',
  recht: 'Think of a word and type it whole',
  abrahaminetz: 'Type a word of three letters',
}
const mine =
  'main:is(.opening, [data-scene="playing"], [data-scene="begin"], [data-scene="building"], [data-scene="choosing"])'

describe('a player’s first game', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it.each(alsoLong(['recht', 'presto', 'abrahaminetz'], ['jarnac', 'kreuzwort', 'point']))(
    '%s: the player begins, without a clock, and gets advice',
    async (game) => {
      const page = await site.visit(`/${game}/it/novice`)
      await page.locator(mine).waitFor()
      await page.locator('.turn .said').getByText(aims[game]!).waitFor()
      await page.locator('main').getByText(lines[game]!).first().waitFor()
      expect(await page.getByRole('timer').count()).toBe(0)
      // The bot has not moved before; starting words are chosen by all at once.
      expect(await page.locator('[data-says="events"]').innerText()).not.toMatch(/Novice (?!has chosen)/)
      await page.context().close()
    },
  )

  it('Jarnac: Enter draws the first letters, one of them a vowel; each turn has its line of advice', async () => {
    const page = await site.visit('/jarnac/it/novice')
    await page.locator('main.opening').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('main.playing').waitFor()
    expect((await trayOf(page)).join('')).toMatch(/[AEIOU]/)
    // A hint for letters that are taken back goes with them.
    await page.getByRole('button', { name: /^Hint, / }).click()
    const hint = page.getByRole('button', { name: 'Tell me more' }).or(page.getByText('Nothing worth laying'))
    await hint.waitFor()
    await page.getByRole('button', { name: 'Ask to take back' }).click()
    await page.locator('main.opening').waitFor()
    await hint.waitFor({ state: 'detached' })
    await page.keyboard.press('1')
    await page.locator('main.playing').waitFor()
    await page.getByText('Long words count most').waitFor()
    await page.keyboard.press('Control+Enter')
    // In the window the player may draw or call at once.
    await page.locator('main.window').waitFor()
    await page.getByText('Your rival has passed').waitFor()
    await page.getByRole('button', { name: /^Draw/ }).waitFor()
    await page.getByRole('button', { name: 'Jarnac!' }).waitFor()
    await page.keyboard.press('1')
    await page.locator('main.playing').waitFor()
    await page.context().close()
  })

  it('throws nothing', () => expect(site.faults).toEqual([]))
})

const trayOf = (page: Page) => page.locator('.dock .tray .tile').allInnerTexts()

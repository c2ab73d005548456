import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from './desk.ts'

/** What the strip says at the beginning: the aim in one line. */
const aims: Readonly<Record<string, string>> = {
  jarnac: 'a word counts the square of its length',
  kreuzwort: 'Empty your rack first',
  point: 'Empty your rack first, for many points',
  presto: 'Make one crossword of all your stones',
  recht: 'Empty your rack; name only what you can finish',
  abrahaminetz: 'Score most with the words you make',
}
/** The first coach line. */
const lines: Readonly<Record<string, string>> = {
  jarnac: 'First draw your letters',
  kreuzwort: 'Type or tap a word of your stones',
  point: 'Type or tap a word of your stones',
  presto: 'Tap or type a stone: it lies at the cursor',
  recht: 'Think of a word and type it whole',
  abrahaminetz: 'Type a word of three letters',
}
const mine =
  'main:is(.opening, [data-scene="playing"], [data-scene="begin"], [data-scene="building"], [data-scene="choosing"])'

describe('somebody’s first game', () => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk()
  })
  afterAll(() => desk?.close())

  it.each(Object.keys(aims))('%s: the person begins, without a clock, and is told how', async (game) => {
    const page = await desk.visit(`/${game}/it/novice`)
    await page.locator(mine).waitFor()
    await page.locator('.turn .said').getByText(aims[game]!).waitFor()
    await page.locator('main').getByText(lines[game]!).first().waitFor()
    expect(await page.getByRole('timer').count()).toBe(0)
    // The rival has not moved before; starting words are chosen by all at once.
    expect(await page.locator('[data-says="events"]').innerText()).not.toMatch(/Novice (?!has chosen)/)
    await page.context().close()
  })

  it('Jarnac: Enter draws the first letters, one of them a vowel; each turn has its line', async () => {
    const page = await desk.visit('/jarnac/it/novice')
    await page.locator('main.opening').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('main.playing').waitFor()
    expect((await trayOf(page)).join('')).toMatch(/[AEIOU]/)
    await page.getByText('Long words count most').waitFor()
    await page.keyboard.press('Control+Enter')
    // In the window one may draw, or call, at once.
    await page.locator('main.window').waitFor()
    await page.getByText('Your rival has passed').waitFor()
    await page.getByRole('button', { name: /^Draw/ }).waitFor()
    await page.getByRole('button', { name: 'Jarnac!' }).waitFor()
    await page.keyboard.press('1')
    await page.locator('main.playing').waitFor()
    await page.context().close()
  })

  it('throws nothing', () => expect(desk.faults).toEqual([]))
})

const trayOf = (page: Page) => page.locator('.dock .tray .tile').allInnerTexts()

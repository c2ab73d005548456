import { judge, type Vocabulary } from '@estocade/words'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrow, type Chromium } from './browser.ts'
import { PagePlayer, TappingFencer } from './player.ts'
import { Players } from './players.ts'
import { openServer } from './server.ts'
import { lexicons } from './test-lexicons.ts'

describe('one player at the Jarnac table', () => {
  let chromium: Chromium
  let server: Awaited<ReturnType<typeof openServer>>
  let players: Players
  let vocabulary: Vocabulary

  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
    players = new Players(chromium.browser, server.address)
    vocabulary = judge(lexicons('fr')!, { classes: 'open' }).vocabulary
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })

  /** A player alone at a table on the server, with letters to lay. */
  async function alone(options: object = {}, firstDraw = 12): Promise<PagePlayer> {
    const page = await players.guest('Ariane', { reducedMotion: 'no-preference', ...options })
    const solo = { preset: 'solo', language: 'fr', firstDraw }
    await players.gather([page], await players.table(page, { options: solo, sides: 1 }))
    const player = new PagePlayer(page, vocabulary)
    if ((await player.scene()) === 'opening') await player.step()
    await player.until('playing')
    return player
  }
  /** One table for the tests that lay no word. */
  let site: Promise<PagePlayer> | undefined
  const atDesk = async (): Promise<PagePlayer> => {
    site ??= alone()
    const player = await site
    await player.page.keyboard.press('Escape')
    return player
  }

  it('keeps typed letters, the chosen row and the order of the reserve over a reload', async () => {
    const player = await atDesk()
    const { page } = player
    await page.getByRole('button', { name: 'Sort the reserve' }).click()
    await page.getByRole('button', { name: 'Shuffle the reserve' }).click()
    const before = await player.look()
    await page.keyboard.type(before.letters.slice(3, 7))
    await page.locator('.line.next .tile.typed').nth(3).waitFor()
    await page.reload()
    await page.locator('.line.next .tile.typed').nth(3).waitFor()
    expect((await player.look()).letters).toBe(before.letters)
    await expect.poll(() => page.locator('.word-field').inputValue()).toBe(before.letters.slice(3, 7))
  })

  it('J70 a hint has three steps: which letters, where, the word', async () => {
    const page = await players.guest('Ariane')
    const options = { preset: 'solo', language: 'fr', firstDraw: 12, hints: 2 }
    await players.gather([page], await players.table(page, { options, sides: 1 }))
    const player = new PagePlayer(page, vocabulary)
    if ((await player.scene()) === 'opening') await player.step()
    await player.until('playing')
    await page.getByRole('button', { name: 'Hint, 2 left' }).click()
    const note = page.locator('.notice', { hasText: 'Hint' })
    const more = note.getByRole('button', { name: 'Tell me more' })
    await more.waitFor()
    const letters = /with ([A-Z ]+)$/.exec(await note.locator('b').innerText())![1]!
    expect(await page.locator('.tile.typed').count()).toBe(0)
    await more.click()
    await note.getByText(`with ${letters}, new word`).waitFor()
    expect(await page.locator('.tile.typed').count()).toBe(0)
    await more.click()
    await page.locator('.line.next .tile.typed').first().waitFor()
    const word = await page.locator('.word-field').inputValue()
    expect([...word].sort().join(' ')).toBe(letters)
    await note.getByRole('button', { name: 'Close' }).click()
    await page.context().close()
  })

  it('plays a whole game against a bot by keyboard alone', async () => {
    const page = await players.guest('Ariane')
    const options = { language: 'fr', rows: 2, longest: 5, ending: 'last-row', words: { classes: 'open' } }
    await players.visit(page, await players.table(page, { options, bots: ['novice'] }))
    const player = new PagePlayer(page, vocabulary)
    await page.locator('main.jarnac').waitFor()
    while ((await player.scene()) !== 'over')
      if (!(await player.step())) await player.until('opening', 'playing', 'window', 'over')
    await page.locator('.result h2').waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'All keys' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it.each([
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ])('plays a whole game against a bot by touch alone at $width×$height', async (viewport) => {
    const page = await players.guest('Ariane', { viewport, hasTouch: true, isMobile: true })
    const options = { language: 'fr', rows: 2, longest: 5, ending: 'last-row', words: { classes: 'open' } }
    await players.visit(page, await players.table(page, { options, bots: ['novice'] }))
    const player = new TappingFencer(page, vocabulary)
    await page.locator('main.jarnac').waitFor()
    while ((await player.scene()) !== 'over')
      if (!(await player.step())) await player.until('opening', 'playing', 'window', 'over')
    await page.locator('.result h2').waitFor()
    await page.context().close()
  })

  // Jarnac D13: games alone were not ranked.
  it('J62 says at the end of a game alone whether it is a personal best, and lists the best', async () => {
    const page = await players.guest('Ariane')
    const options = { preset: 'solo', language: 'fr', firstDraw: 12, turnLimit: 1 }
    const result = page.locator('.result')
    const play = async (words: number) => {
      await players.gather([page], await players.table(page, { options, sides: 1 }))
      const player = new PagePlayer(page, vocabulary)
      await player.until('playing')
      for (let n = 0; n < words; n++) await player.step()
      await page.keyboard.press('Control+Enter')
      await result.locator('h2').waitFor()
    }
    await play(1)
    await result.getByText('A new personal best.').waitFor()
    await page.reload()
    await result.getByText('A new personal best.').waitFor()
    const [points] = /\d+/.exec(await result.locator('h2').innerText())!
    expect(Number(points)).toBeGreaterThan(0)
    await play(0)
    await result.getByText(`Your best: ${points} points in one turn.`).waitFor()

    // The account has them without the device, and the device without the account.
    const rows = page.locator('.bests b')
    const kept = await page.evaluate<string>("localStorage.getItem('personal-bests')")
    for (const [known, bests] of [
      ["setItem('known', '1')", '[]'],
      ["removeItem('known')", kept],
    ] as const) {
      await page.addInitScript(`localStorage.${known}; localStorage.setItem('personal-bests', '${bests}')`)
      await players.visit(page, '/games')
      await rows.nth(1).waitFor()
      await expect
        .poll(() => rows.allInnerTexts())
        .toEqual([`${points} points in one turn`, '0 points in one turn'])
    }
    await page.context().close()
  })

  it('chooses rows by arrows and digits, takes letters back, clears', async () => {
    const { page } = await atDesk()
    const letters = await page.locator('.dock [data-tray] .tile').allInnerTexts()
    await page.keyboard.type(letters.slice(0, 4).join(''))
    await page.keyboard.press('Backspace')
    await expect.poll(() => page.locator('.word-field').inputValue()).toBe(letters.slice(0, 3).join(''))
    await page.keyboard.press('0')
    await page.locator('.line.next').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.word-field').inputValue()).toBe('')
  })

  it('returns a letter that is dropped outside, and types a tapped one', async () => {
    const { page } = await atDesk()
    const tile = page.locator('.dock [data-drag^="reserve"]').first()
    await drag(page, tile, page.locator('.turn h1'))
    await expect.poll(() => page.locator('.word-field').inputValue()).toBe('')
    await page.locator('.held-up').waitFor({ state: 'detached' })
    await tile.click()
    await expect.poll(() => page.locator('.word-field').inputValue()).toHaveLength(1)
  })

  it('lays a word by dragging; the page does not change while a letter is dragged', async () => {
    const player = await atDesk()
    const { page } = player
    const sight = await player.look()
    const word = player.best(sight)!
    await watchChanges(page)
    for (const [i, letter] of [...word].entries()) {
      const tile = page
        .locator('.dock [data-drag^="reserve"]', { hasText: new RegExp(`^${letter}$`) })
        .first()
      const cell = page.locator(`[data-board="0"] [data-row="0"] [data-cell="${i}"]`)
      await drag(page, tile, cell)
    }
    expect(await page.evaluate('window.changes')).toEqual([])
    await expect.poll(() => page.locator('.word-field').inputValue()).toBe(word)
    await page.keyboard.press('Enter')
    await player.changed(sight)
    expect((await player.look()).boards[0]![0]).toBe(word)
  })

  it('fits a phone of 360 px: nothing wider, buttons of 44 px', async () => {
    const width = 360
    const { page } = await alone({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    const small =
      await page.evaluate(`[...document.querySelectorAll('main.jarnac button:not(.line), main.jarnac input')]
      .map((one) => [one.className || one.ariaLabel, one.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && box.height < 44)
      .map(([name, box]) => name + ' ' + box.height)`)
    expect(small).toEqual([])
  })

  it('plays with reduced motion: nothing is animated', async () => {
    const player = await alone({ reducedMotion: 'reduce' })
    const { page } = player
    await page.evaluate(`new MutationObserver((all) => {
      for (const { addedNodes } of all)
        for (const node of addedNodes) if (node.classList?.contains('flying')) window.flew = true
    }).observe(document.body, { childList: true })`)
    await player.step()
    expect(await page.evaluate('window.flew ?? false')).toBe(false)
  })

  it('throws nothing', () => {
    expect(players.faults).toEqual([])
  })
})

/** Slowly enough for a frame or two on the way. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  await page.mouse.move(start!.x + start!.width / 2, start!.y + start!.height / 2)
  await page.mouse.down()
  await page.evaluate('window.carrying = true')
  await page.mouse.move(end!.x + end!.width / 2, end!.y + end!.height / 2, { steps: 12 })
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  await page.evaluate('window.carrying = false')
  await page.mouse.up()
}

/** Any change of the page while a letter is dragged, except to the letter and the mark of its target. */
const watchChanges = (page: Page) =>
  page.evaluate(`{
    window.changes = []
    window.carrying = false
    // The announcement of the previous letter may come at any time.
    const spoken = (target) => (target.closest ?? (() => target.parentElement?.closest('[data-says]'))).call(target, '[data-says]')
    new MutationObserver((all) => {
      for (const { type, attributeName, target } of all)
        if (window.carrying && attributeName !== 'data-over' && !spoken(target) && !target.matches?.('[data-drag]'))
          window.changes.push(type + ' ' + attributeName)
    }).observe(document.getElementById('root'), {
      subtree: true, childList: true, attributes: true, characterData: true,
    })
  }`)

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from './test-site.ts'
import { resize } from './text-fit.ts'

/** Pale boards that are not smaller than the active one. */
const SMALLER_LIVE = `(() => {
  const width = (board) => Math.round(board.getBoundingClientRect().width)
  const live = width(document.querySelector('.board.live'))
  return [...document.querySelectorAll('.board:not(.live)')].map(width).filter((pale) => pale >= live)
})()`

const MARKS = "[...document.querySelectorAll('.stage .who .mark')].map((one) => one.className)"

describe('home and new table', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('keep each other’s choices, and show the strength', async () => {
    const page = await site.visit('/')
    await page.getByText('Computer', { exact: true }).click()
    await page.getByText('Master', { exact: true }).click()
    await page.getByText('IT', { exact: true }).click()
    await page.getByText('Jarnac, Italian, international rules.').waitFor()
    // Another box keeps them, too.
    await page.getByText('Abrahaminetz', { exact: true }).click()
    await page.getByText('Abrahaminetz, Italian, classic rules.').waitFor()
    await expect.poll(() => page.getByRole('radio', { name: 'Master' }).isChecked()).toBe(true)
    await page.getByText('Jarnac', { exact: true }).first().click()
    await page.getByRole('link', { name: 'Change the rules' }).click()
    await page.locator('.preset').first().waitFor()
    await expect.poll(() => page.getByRole('radio', { name: 'Computer' }).isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('radio', { name: 'Master' }).isChecked()).toBe(true)
    // Presets of other languages are not offered.
    expect(await page.getByRole('radio', { name: /Deutsch|German|French/ }).count()).toBe(0)
    await page.getByText('Fencer', { exact: true }).click()
    await page.getByText('ES', { exact: true }).click()
    await page.goto(site.address)
    await expect.poll(() => page.getByRole('radio', { name: 'Fencer' }).isChecked()).toBe(true)
    await page.getByText('Jarnac, Spanish, international rules.').waitFor()
    await page.context().close()
  })

  it('keep the choice to play alone, in both directions', async () => {
    const page = await site.visit('/')
    await page.getByText('Alone', { exact: true }).click()
    await page.getByRole('link', { name: 'Change the rules' }).click()
    const alone = page.getByRole('radio', { name: 'Alone', exact: true })
    await expect.poll(() => alone.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.locator('main.jarnac').waitFor()
    expect(await page.locator('.board').count()).toBe(1)
    await page.goto(site.address)
    await expect.poll(() => page.getByRole('radio', { name: 'Alone' }).isChecked()).toBe(true)
    await page.context().close()
  })

  it('follow the browser’s language until the reader chooses one', async () => {
    const shown = (page: Page, language: string) =>
      page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
    const asFound = await site.person({ locale: 'fr-FR' })
    await shown(await site.visit('/', asFound), 'fr')
    const later = await site.person({ locale: 'de-DE', storageState: await asFound.storageState() })
    const page = await site.visit('/', later)
    await shown(page, 'de')
    await page.locator('header select').first().selectOption('es')
    await shown(page, 'es')
    await page.reload()
    await shown(page, 'es')
    await asFound.close()
    await later.close()
  })

  it('open one game by a double click; a game begun can be removed', async () => {
    const page = await site.visit('/')
    await page.getByRole('button', { name: 'En garde' }).dblclick()
    await page.locator('main.jarnac').waitFor()
    await page.goto(`${site.address}/games`)
    const rows = page.locator('.rows li', { hasText: 'Novice' })
    await rows.first().waitFor()
    expect(await rows.count()).toBe(1)
    // When it was played, and its score.
    await expect.poll(() => rows.innerText()).toMatch(/\d+\/\d+\/\d+ · 0 : 0/)
    // The sign of the player's turn covers no text of the line above.
    const [name, sign] = [await rows.locator('b').boundingBox(), await rows.locator('.now').boundingBox()]
    expect(sign!.y).toBeGreaterThanOrEqual(name!.y + name!.height - 1)
    await rows.getByRole('button', { name: 'Forget' }).click()
    await page.getByText('No game under way.').first().waitFor()
    expect(await rows.count()).toBe(0)
    await page.context().close()
  })

  it('let a newcomer create an account at once', async () => {
    const page = await site.visit('/account')
    const form = page.getByRole('form', { name: 'Create an account' })
    await form.locator('#new-login').fill('beatrix')
    await form.getByLabel('Password').fill('a long pass phrase')
    await form.getByRole('button', { name: 'Create an account' }).click()
    await page.getByText('beatrix').first().waitFor()
    await page.getByRole('button', { name: 'Log out' }).waitFor()
    await page.context().close()
  })

  it('tick a word only when it counts, and say before Enter when it does not', async () => {
    const page = await site.visit('/jarnac/en/solo')
    await page.locator('main.opening, main.playing').waitFor()
    if ((await page.locator('main.opening').count()) > 0) await page.keyboard.press('Enter')
    await page.locator('main.playing').waitFor()
    const letters = (await page.locator('.dock .tray .tile').allInnerTexts()).join('')
    const verdict = page.locator('.verdict p')
    let ticks = 0
    for (const word of threes(letters)) {
      await page.keyboard.type(word)
      await page.locator('.verdict p:is(.good, .bad)').waitFor()
      const good = (await page.locator('.verdict p.good svg').count()) > 0
      if (!good) expect(await verdict.innerText()).toMatch(/dictionary|count|word|name|abbreviation/)
      ticks += Number(good)
      await page.keyboard.press('Escape')
      await page.locator('.verdict p.quiet').waitFor()
    }
    expect(ticks).toBeLessThan(threes(letters).length)
    await page.context().close()
  })

  it('tell whether a word counts only with Enter where the table is set so', async () => {
    const page = await site.visit('/new/jarnac?words=en')
    await page.getByText('Computer', { exact: true }).click()
    await page.getByRole('button', { name: /^More options/ }).click()
    await page.getByLabel('Does the word count?').selectOption('With Enter')
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.locator('main.opening, main.playing, main.window').waitFor()
    if ((await page.locator('main.playing').count()) === 0) await page.keyboard.press('1')
    await page.locator('main.playing').waitFor()
    const letters = (await page.locator('.dock .tray .tile').allInnerTexts()).join('')
    const [word] = threes(letters)
    await page.keyboard.type(word!)
    // The points are shown in a neutral colour, without a tick.
    await page.locator('.verdict p.open', { hasText: '9 points' }).waitFor()
    expect(await page.locator('.verdict p:is(.good, .bad)').count()).toBe(0)
    // The setting can be changed while the game is played.
    await page.getByRole('button', { name: 'Judge words while typing' }).click()
    await page.locator('.verdict p:is(.good, .bad)').waitFor()
    await page.locator('[data-says="events"]', { hasText: 'while they are typed' }).waitFor()
    await page.context().close()
  })

  it('seat three around one screen, each with a place and a name of their own', async () => {
    const page = await site.visit('/')
    await page.getByText('One screen').click()
    for (const [i, name] of ['Ada', 'Bo'].entries()) await page.getByLabel(`Player ${i + 1}`).fill(name)
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByLabel('Player 3').fill('Cy')
    await page.getByRole('button', { name: 'En garde' }).click()
    for (let i = 0; i < 3; i++) {
      await page.locator('main.opening, main.window').waitFor()
      await expect.poll(() => page.locator('.stage .who .name').allInnerTexts()).toEqual(['Ada', 'Bo', 'Cy'])
      await expect.poll(() => page.evaluate(MARKS)).toEqual(['mark s0', 'mark s1', 'mark s2'])
      // On a tablet as well the board of the player is the large one.
      for (const size of [
        [820, 1180],
        [1280, 800],
      ] as const) {
        await resize(page, size)
        expect([...size, await page.evaluate(SMALLER_LIVE)]).toEqual([...size, []])
      }
      await page.getByRole('button', { name: /^Draw/ }).click()
      await page.locator('main.playing').waitFor()
      // Nobody is "you" here.
      const [name] = /^\w+(?= to play$)/.exec(await page.locator('.turn h1').innerText())!
      await page.locator('.happened', { hasText: `${name} draws` }).waitFor()
      await page.keyboard.press('Control+Enter')
      await page.locator('main:not(.playing)').waitFor()
    }
    await page.context().close()
  })

  it('throws nothing', () => {
    expect(site.faults).toEqual([])
  })
})

/** Some combinations of three of these letters, not all of them words. */
const threes = (letters: string): readonly string[] => {
  const [a, b, c, d] = letters
  return [`${a}${b}${c}`, `${c}${b}${a}`, `${b}${d}${a}`, `${d}${c}${b}`, `${a}${d}${c}`, `${c}${a}${d}`]
}

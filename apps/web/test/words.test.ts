import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../scripts/test-scale.ts'
import { axeFaults, widthOf } from './axe.ts'
import { borrow, type Chromium } from './browser.ts'
import { linkTo, playedGame } from './played-game.ts'
import { openServer } from './server.ts'
import { phone, Visitor } from './visitor.ts'

describe('words looked up', () => {
  let chromium: Chromium
  let server: Awaited<ReturnType<typeof openServer>>
  let visitor: Visitor

  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
    visitor = new Visitor(chromium.browser, server.address)
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })

  const under = (page: Page, title: string) =>
    page.locator('.kin > section', { has: page.getByRole('heading', { name: title, exact: true }) })

  it('shows where a word counts and why not, its readings, and related words', async () => {
    const page = await visitor.visit('/words')
    await page.getByLabel('Word', { exact: true }).fill('Läufst')
    await page.locator('.asking select').selectOption('de')
    await page.getByRole('button', { name: 'Look up' }).click()
    await page.waitForURL(/\/words\/de\//)
    await page.getByText('läufst · laufen').waitFor()
    const rules = (name: string) => page.locator('.where li', { hasText: name })
    await rules('Jarnac, classic German').getByText('admitted', { exact: true }).waitFor()
    await rules('Jarnac, professional German').getByText('a form of a verb that does not count').waitFor()
    await under(page, 'Forms of the same entry')
      .getByRole('link', { name: 'gelaufen', exact: true })
      .waitFor()
    await page.goto(`${server.address}/words/en/last`)
    await under(page, 'Anagrams').getByRole('link', { name: 'salt' }).click()
    await page.waitForURL(/\/words\/en\/salt/)
    await under(page, 'Grows by one letter into').getByRole('link', { name: 'salty' }).waitFor()
    await page.locator('.gloss').first().waitFor()
    expect(await axeFaults(page)).toEqual([])
  })

  it.each(
    alsoLong(
      [
        ['de', 'Größe', 'Größen'],
        ['es', 'año', 'años'],
        ['vi', 'hoà bình', ''],
      ],
      [
        ['fr', 'maison', 'maisons'],
        ['en', 'house', 'houses'],
        ['it', 'casa', 'case'],
      ],
    ),
  )('has texts in %s: %s', async (language, word, form) => {
    const page = await visitor.visit(`/words/${language}/${encodeURIComponent(word)}`, {
      ...phone,
      locale: language,
    })
    await page.locator('.kin').waitFor()
    await page.getByRole('heading', { level: 2, name: word, exact: true }).waitFor()
    if (form) await page.locator('.kin').getByRole('link', { name: form, exact: true }).first().waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/\bword[A-Z]\w+/)
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
  })

  it('explains letters without a tile, and unknown words', async () => {
    const page = await visitor.visit('/words/it/jazz')
    await page.getByText('There is no tile for “j”').waitFor()
    // Tiles show no accents; the heading shows the form that was asked for.
    await page.goto(`${server.address}/words/it/citt%C3%A0`)
    await page.getByRole('heading', { level: 2, name: 'città', exact: true }).waitFor()
    await page.goto(`${server.address}/words/fr/zzyzx`)
    await page.getByText('ZZYZX is not in the dictionary').waitFor()
  })

  it('explains a laid word beside it, by keyboard, and returns the focus', async () => {
    const page = await visitor.visit(linkTo(playedGame()))
    const row = page.getByRole('button', { name: /^Row 1, / }).first()
    await row.focus()
    await page.keyboard.press('Enter')
    const info = page.getByRole('dialog', { name: /^About / })
    await info.locator('.entries li').first().waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await info.waitFor({ state: 'detached' })
    expect(await row.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
  })

  it('says so when neither dictionary nor gloss is available', async () => {
    const page = await visitor.visit('/words/de/haus', { cut: /\/(glosses|words\/de\.lexicon)/ })
    await page.getByText('The dictionary is out of reach').waitFor()
    const other = await visitor.visit('/words/de/haus', { cut: /\/glosses/ })
    await other.getByText('The definition is on the server').waitFor()
  })

  it('throws nothing', () => expect(visitor.faults).toEqual([]))
})

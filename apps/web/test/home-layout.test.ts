import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../scripts/test-scale.ts'
import { openSite, type TestSite } from './test-site.ts'
import { misfits, misfitsIn, readers, resize } from './text-fit.ts'

/** Choices and main button of home that are outside the screen, under the tabs or under something else. */
const HIDDEN = `(() => {
  const edge = (document.querySelector('.tabs')?.getClientRects()[0] ?? { top: innerHeight }).top
  return [...document.querySelectorAll('.home .choices :is(label:has(input), select, .begin)')]
    .filter((one) => {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
      const at = (x, y) => one.contains(document.elementFromPoint(x, y))
      const seen = at(left + width / 2, top + 6) && at(left + width / 2, bottom - 6) && at(left + 6, top + height / 2)
      return left < 0 || top < 0 || right > innerWidth || bottom > edge || !seen
    })
    .map((one) => one.textContent)
})()`

/** Whether every fact in the bar is seen whole. */
const READABLE = `[...document.querySelectorAll('.bar .about :is(b, .facts > span)')].every((one) => {
  const place = document.querySelector('.bar .about .folded').getBoundingClientRect()
  return [...one.getClientRects()].every(({ left, right, bottom }) =>
    left >= place.left && right <= place.right && bottom <= place.bottom + 1)
})`

describe('home and the bar on small phones', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  const phone = async (path: string, locale: string): Promise<Page> =>
    site.visit(path, await site.person({ viewport: { width: 360, height: 640 }, hasTouch: true, locale }))

  it.each(['en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'vi-VN'])(
    '%s: nothing lies over the choices at 360 × 640',
    async (locale) => {
      const page = await phone('/', locale)
      for (const box of ['Jarnac', 'Abrahaminetz', 'Typ-Dom']) {
        await page.locator('.box', { hasText: box }).tap()
        await page.locator('.box.on', { hasText: box }).waitFor()
        expect([box, await page.evaluate(HIDDEN)]).toEqual([box, []])
      }
      await page.context().close()
    },
  )

  it('the bar of a table shows two lines on a phone, and all of it when pressed', async () => {
    const page = await phone('/jarnac/en/novice', 'de-DE')
    const about = page.locator('.bar .folded')
    await about.locator('.facts > span').nth(2).waitFor()
    expect(await page.evaluate(READABLE)).toBe(false)
    await about.tap()
    await page.locator('.bar .folded[aria-expanded="true"]').waitFor()
    expect(await page.evaluate(READABLE)).toBe(true)
    expect(await about.innerText()).toMatch(/^Jarnac\s+Englisch.+ohne Uhr$/)
    await about.tap()
    await page.locator('.bar .folded[aria-expanded="false"]').waitFor()
    await page.context().close()
  })

  it.each(
    alsoLong<readonly [path: string, ready: string]>(
      [
        ['/', '.home .begin'],
        ['/new/jarnac', '.preset'],
        ['/account', '#my-name'],
      ],
      [
        ['/new/point', '.preset'],
        ['/settings', '.range'],
        ['/tables', '.filters'],
      ],
    ),
  )('%s: no text is cut, and nothing covers a button', async (path, ready) => {
    const page = await phone(path, 'en-US')
    await page.locator(ready).first().waitFor()
    const faults: string[] = []
    for (const language of readers) {
      faults.push(...(await misfitsIn(page, language, ready)))
      // Upright tablets have strips of choices as wide as the page.
      await resize(page, [820, 1180])
      faults.push(...(await misfits(page)).map((fault) => `${language} 820×1180: ${fault}`))
    }
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('throws nothing', () => expect(site.faults).toEqual([]))
})

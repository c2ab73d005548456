import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KeptGame, keepGame } from './kept-game.ts'
import { openSite, type TestSite } from './test-site.ts'
import { misfits, readers, readIn, resize, screens, tight } from './text-fit.ts'

const names = ['Ada', 'Bo']

/** The first round with these racks; `next` says whose turn it is. */
const dealt = (racks: readonly (readonly string[])[], next: KeptGame['dealt'][number]): KeptGame['dealt'] => [
  { type: 'dealt', round: 1, factor: 1, racks, first: 0 },
  next,
]

/** Ada names CASA and lays its C, although she has no S; Bo holds no A, but a jolly that can be one. */
const recht: KeptGame = {
  id: 'recht',
  game: 'recht',
  options: { language: 'it' },
  names,
  dealt: dealt([[...'AAEEICDLMNPRT'], ['+', ...'EEIIOBCDLMNT']], {
    type: 'phased',
    phase: { type: 'begin', bought: false, seat: 0, fresh: [], proposed: false },
  }),
  acts: [
    {
      seat: 0,
      action: { type: 'name', row: 0, col: 0, stone: 'C', word: 'CASA', start: { row: 0, col: 0 } },
    },
  ],
}

/** Long words across and down, whose ends are far apart. */
const kreuzwort: KeptGame = {
  id: 'kreuzwort',
  game: 'kreuzwort',
  options: { language: 'it' },
  names,
  dealt: dealt([[...'AAEIIPQRSSTTT'], ['+', ...'EOOOBCLMNNPS']], { type: 'turned', seat: 0 }),
  acts: [
    { seat: 0, action: { type: 'lay', direction: 'across', row: 0, col: 0, stones: 'SEPARATISTI' } },
    { seat: 1, action: { type: 'lay', direction: 'down', row: -9, col: 7, stones: 'SCOMPONiB.LE' } },
  ],
}

/** Two words on a table of eight rows and eleven columns; it is Ada's turn. */
const running: KeptGame = {
  ...kreuzwort,
  id: 'running',
  acts: [
    kreuzwort.acts![0]!,
    { seat: 1, action: { type: 'lay', direction: 'down', row: -3, col: 2, stones: 'COM.ENSO' } },
  ],
}

/** A named word that is as wide as a phone. */
const longNaming: KeptGame = {
  ...recht,
  id: 'long-naming',
  acts: [{ seat: 0, action: { ...recht.acts![0]!.action, word: 'CONVERSAZIONE' } }],
}

const vietnamese: KeptGame = {
  id: 'vietnamese',
  game: 'kreuzwort',
  options: { language: 'vi29' },
  names,
  dealt: dealt([[...'AAIOUBCHHNNST'], [...'AAEIOBCDGHLMN']], { type: 'turned', seat: 0 }),
  acts: [],
}

/** Stones that are not seen whole, or that lie under something else. */
const HIDDEN = `(() => {
  const felt = document.querySelector('.felt').getBoundingClientRect()
  return [...document.querySelectorAll('[data-cell]:has(.stone:is(.lying, .typed))')].filter((cell) => {
    const { left, top, right, bottom } = cell.getBoundingClientRect()
    if (left < felt.left || top < felt.top || right > felt.right || bottom > felt.bottom) return true
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.felt') === null
  }).map((cell) => cell.dataset.cell)
})()`

describe('tables of Typ-Dom as they were left', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  const open = async (kept: KeptGame): Promise<Page> => {
    const page = await site.visit('/games')
    await page.goto(site.address + (await keepGame(page, kept)))
    return page
  }
  /** Whoever comes next takes the device; the first to look has it already. */
  const takeOver = async (page: Page, name: string) => {
    const hand = page.getByRole('button', { name: `I am ${name}` })
    await page.locator('main.game-table').or(hand).first().waitFor()
    if ((await hand.count()) > 0) await hand.click()
    await page.locator('main.game-table').waitFor()
  }

  it('Wer behält recht?: a button that would spend the jolly says so', async () => {
    const page = await open(recht)
    await takeOver(page, 'Bo')
    const add = page.locator('.acts').getByRole('button', { name: /^Add A/ })
    expect(await add.innerText()).toMatch(/^Add A\s+with the jolly$/)
    await page.context().close()
  })

  it('Wer behält recht?: the settlement counts what was paid during the round', async () => {
    const page = await open(recht)
    await takeOver(page, 'Bo')
    await page
      .locator('.acts')
      .getByRole('button', { name: /^Add A/ })
      .click()
    await page.getByRole('button', { name: 'I am Ada' }).click()
    await page.getByRole('button', { name: /^Drop out/ }).click()
    await page.locator('.settlement').waitFor()
    const figures = await page
      .locator('.settlement tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('.figure')].slice(-2).map((cell) => cell.textContent)),
      )
    // What the round changed is all there is after the first round, and somebody paid.
    for (const [change, total] of figures) expect(change!.replace('+', '')).toBe(total)
    expect(figures.map(([change]) => change)).not.toContain('0')
    // On every screen the button is in sight, and the stones left have several in a line.
    for (const size of screens) {
      await resize(page, size)
      const button = (await page.locator('.settlement > .button').boundingBox())!
      const racks = await page.locator('.rack-left').evaluateAll((all) => all.map((rack) => rack.clientWidth))
      const stone = (await page.locator('.rack-left .stone').first().boundingBox())!.width
      expect([...size, button.y + button.height <= size[1]]).toEqual([...size, true])
      expect([...size, Math.max(...racks) >= 4 * stone]).toEqual([...size, true])
    }
    await page.context().close()
  })

  it('no stone of a running table is out of sight or covered, on any screen', async () => {
    const page = await open(running)
    await takeOver(page, 'Ada')
    for (const size of screens) {
      await resize(page, size)
      await expect.poll(() => page.evaluate(HIDDEN), { message: size.join('×') }).toEqual([])
    }
    // The table stays whole while a letter is laid out at its lower end, and no offer covers it.
    for (let row = 0; row < 6; row++) await page.keyboard.press('ArrowDown')
    await page.keyboard.type('t')
    await page.getByRole('button', { name: 'Propose ST as a house word' }).waitFor()
    for (const size of screens) {
      await resize(page, size)
      await expect.poll(() => page.evaluate(HIDDEN), { message: `t, ${size.join('×')}` }).toEqual([])
    }
    await page.context().close()
  })

  it.each(readers)('Wer behält recht?: a long named word fits, in %s', async (language) => {
    const page = await open(longNaming)
    await takeOver(page, 'Bo')
    await readIn(page, language, 'main.game-table')
    for (const size of tight) {
      await resize(page, size)
      await expect.poll(() => misfits(page), { message: size.join('×') }).toEqual([])
    }
    await page.context().close()
  })

  it.each([
    [360, 640],
    [390, 844],
    [844, 390],
    [1366, 768],
  ])('a finished table is shown whole at %i × %i', async (width, height) => {
    const page = await open(kreuzwort)
    await page.setViewportSize({ width, height })
    await takeOver(page, 'Ada')
    await page.locator('.tool.drawer').press('Enter')
    await page.getByRole('button', { name: 'Concede', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Yes, concede' }).press('Enter')
    await page.locator('main[data-scene="over"], .waiting-room .button').first().waitFor()
    await takeOver(page, 'Bo')
    await page.locator('main[data-scene="over"]').waitFor()
    await expect.poll(() => page.evaluate(HIDDEN)).toEqual([])
    expect((await page.locator('.felt').boundingBox())!.height).toBeGreaterThan(200)
    await page.context().close()
  })

  it('Vietnamese words are written with their marks at the table', async () => {
    const page = await open(vietnamese)
    await page.locator('main.game-table').waitFor()
    await page.keyboard.type('hoabinh')
    await page.locator('.verdict').getByText('hoà bình').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'I am Bo' }).click()
    await page.getByRole('button', { name: 'Score sheet' }).click()
    await page.locator('.score-sheet .laid-word', { hasText: 'hoà bình' }).waitFor()
    await page.context().close()
  })

  it('Kreuzwort: what is no word gets no tick, and says so before Enter', async () => {
    const page = await open(kreuzwort)
    await page.locator('.cursor').waitFor()
    await page.keyboard.type('sqt')
    await page.locator('.verdict').getByText('SQT is not in the dictionary').waitFor()
    expect(await page.locator('.acts .main').getAttribute('aria-disabled')).toBe('true')
    expect(await page.locator('.verdict .good').count()).toBe(0)
    await page.locator('.word-flag.wrong').waitFor()
    await page.context().close()
  })

  it('throws nothing', () => expect(site.faults).toEqual([]))
})

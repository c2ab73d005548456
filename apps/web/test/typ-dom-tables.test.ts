import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../scripts/test-scale.ts'
import { type KeptGame, keepGame } from './kept-game.ts'
import { openSite, type TestSite } from './test-site.ts'
import { fewReaders, misfits, overlaps, readIn, resize, screens, tight } from './text-fit.ts'
import { TypDomPlayer } from './typ-dom-player.ts'

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

/** Three long words on a table of twelve rows and fifteen columns; Ada had the stones for two of them. */
const tall: KeptGame = {
  id: 'tall',
  game: 'kreuzwort',
  options: { language: 'it' },
  // With three players the table has least space on a small phone.
  names: [...names, 'Cy'],
  dealt: dealt([[...'AAEIIIPQRSSTTT'], ['+', ...'EOOOBCLMNNPS'], [...'AAEPRNZLU']], {
    type: 'turned',
    seat: 0,
  }),
  acts: [
    ...kreuzwort.acts!,
    { seat: 2, action: { type: 'lay', direction: 'across', row: -9, col: 7, stones: '.PERANZA' } },
  ],
}

/** A named word that is as wide as a phone. */
const longNaming: KeptGame = {
  ...recht,
  id: 'long-naming',
  acts: [{ seat: 0, action: { ...recht.acts![0]!.action, word: 'CONVERSAZIONE' } }],
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

  it('Kreuzwort: a word that would spend the jolly says so before it is laid', async () => {
    const page = await open({ ...kreuzwort, id: 'jolly', acts: kreuzwort.acts!.slice(0, 1) })
    await takeOver(page, 'Bo')
    const bo = new TypDomPlayer(page, undefined as never)
    await bo.point({ row: -9, col: 7 }, 'down')
    // Bo holds no second I; the first one lies there.
    await page.keyboard.type('scomponible')
    await page.locator('.verdict').getByText('I: with the jolly.').waitFor()
    await page.getByRole('button', { name: 'Lay SCOMPONIBILE' }).waitFor()
    await page.context().close()
  })

  it('Wer behält recht?: a word that is named moves the table on no screen', async () => {
    const page = await open({ ...recht, id: 'unnamed', acts: [] })
    await takeOver(page, 'Ada')
    const places = async () => {
      const all: string[] = []
      for (const size of screens) {
        await resize(page, size)
        const { y, height } = (await page.locator('.felt').boundingBox())!
        all.push(`${size.join('×')}: ${Math.round(y)}, ${Math.round(height)}`)
      }
      return all
    }
    const before = await places()
    await page.keyboard.type('casa')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'I am Bo' }).click()
    await page.locator('.naming').waitFor()
    expect(await places()).toEqual(before)
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
    // Around one device her name is told, not "you", which would be anybody.
    expect(await page.locator('.naming .named small').innerText()).toContain('Ada')
    await page.getByRole('button', { name: /^Drop out/ }).click()
    await page.locator('.settlement').getByText('Bo').first().waitFor()
    expect(await page.locator('.settlement h2').innerText()).not.toMatch(/you/i)
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
      const parts = '.verdict .bad, .offers .button, .word-tools .tool, .acts .button, .tray.stones'
      expect([...size, await overlaps(page, parts)]).toEqual([...size, []])
    }
    await page.context().close()
  })

  it.each(alsoLong(['kreuzwort'], ['point']))(
    '%s: a tall and wide table is whole until one types',
    async (game) => {
      const page = await open({ ...tall, id: `tall-${game}`, game })
      await takeOver(page, 'Ada')
      for (const size of screens) {
        await resize(page, size)
        await expect.poll(() => page.evaluate(HIDDEN), { message: size.join('×') }).toEqual([])
        const letter = await page
          .locator('.layer .stone.lying b')
          .first()
          .evaluate((b) => b.ownerDocument.defaultView!.getComputedStyle(b).fontSize)
        expect([...size, Number.parseFloat(letter) >= 7]).toEqual([...size, true])
      }
      // Where the stones are too small to aim at, the cells around the cursor become large enough for a finger.
      await resize(page, [360, 640])
      const pitch = () => page.locator('.cursor').evaluate((cursor) => cursor.getBoundingClientRect().width)
      await page.keyboard.press('ArrowDown')
      await expect.poll(pitch).toBeGreaterThanOrEqual(20)
      const felt = (await page.locator('.felt').boundingBox())!
      const cursor = (await page.locator('.cursor').boundingBox())!
      expect(cursor.y >= felt.y && cursor.y + cursor.height <= felt.y + felt.height).toBe(true)
      await page.context().close()
    },
  )

  it.each(fewReaders)('Wer behält recht?: a long named word fits, in %s', async (language) => {
    const page = await open(longNaming)
    await takeOver(page, 'Bo')
    await readIn(page, language, 'main.game-table')
    for (const size of tight) {
      await resize(page, size)
      await expect.poll(() => misfits(page), { message: size.join('×') }).toEqual([])
    }
    await page.context().close()
  })

  it('a finished table is shown whole on every screen', async () => {
    const page = await open(kreuzwort)
    await takeOver(page, 'Ada')
    await page.locator('.tool.drawer').press('Enter')
    await page.getByRole('button', { name: 'Concede', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Yes, concede' }).press('Enter')
    await page.locator('main[data-scene="over"], .waiting-room .button').first().waitFor()
    await takeOver(page, 'Bo')
    await page.locator('main[data-scene="over"]').waitFor()
    for (const [width, height] of screens) {
      await resize(page, [width, height])
      await expect.poll(() => page.evaluate(HIDDEN), { message: `${width}×${height}` }).toEqual([])
      // Nobody has to scroll to it.
      const felt = (await page.locator('.felt').boundingBox())!
      expect([width, height, felt.y + felt.height <= height]).toEqual([width, height, true])
      expect([width, height, felt.height > 200]).toEqual([width, height, true])
    }
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
    // The menu changes that during the game; the verdict then comes with Enter.
    const toggle = page.getByRole('button', { name: 'Judge words while typing' })
    const drawer = page.locator('.tool.drawer')
    await drawer.press('Enter')
    await toggle.and(page.locator('[aria-pressed="true"]')).press('Enter')
    await toggle.and(page.locator('[aria-pressed="false"]')).waitFor()
    await page.locator('.word-flag:not(.wrong)').waitFor()
    expect(await page.locator('.verdict .bad').count()).toBe(0)
    expect(await page.locator('.acts .main').getAttribute('aria-disabled')).toBe('false')
    await page.locator('.acts .main').press('Enter')
    await page.locator('.verdict .bad[role="alert"]').getByText('SQT is not in the dictionary').waitFor()
    await toggle.press('Enter')
    await page.locator('.word-flag.wrong').waitFor()
    await page.context().close()
  })

  it('throws nothing', () => expect(site.faults).toEqual([]))
})

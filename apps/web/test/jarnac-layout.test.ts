import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from './test-site.ts'
import { fewReaders, misfitsIn, overlaps, readers, readIn, resize, screens, tight } from './text-fit.ts'
import { againstBots } from './together.ts'

const sizes = [...screens, [1280, 800]] as const

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const ROWS = `[...document.querySelectorAll('.board.live ol .line')].map((line) => {
  const { left, top, right, bottom } = line.getBoundingClientRect()
  return { left, top, right, bottom }
})`

const BOXES = `(() => {
  const box = (what) => {
    const { left, top, right, bottom } = document.querySelector(what).getBoundingClientRect()
    return { left, top, right, bottom }
  }
  return {
    rows: ${ROWS},
    dock: box('.dock'),
    hands: [...document.querySelectorAll('.dock :is(.tray button, .tool)')].map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return { left, top, right, bottom }
    }),
    verdict: box('.dock .verdict'),
    word: box('.dock .word-field'),
    main: box('.acts .main, .acts .thrust'),
    wide: document.documentElement.scrollWidth,
    high: document.documentElement.scrollHeight,
  }
})()`

interface Boxes {
  readonly rows: readonly Box[]
  readonly dock: Box
  /** The letters and the tools beside them. */
  readonly hands: readonly Box[]
  readonly verdict: Box
  readonly word: Box
  readonly main: Box
  readonly wide: number
  readonly high: number
}

const boxes = (page: Page): Promise<Boxes> => page.evaluate(BOXES) as Promise<Boxes>

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

describe('Jarnac’s table on every screen', () => {
  let site: TestSite
  let page: Page

  beforeAll(async () => {
    site = await openSite()
    page = await site.visit('/jarnac/en/solo')
    await page.locator('main.opening, main.playing').waitFor()
    if ((await page.locator('main.opening').count()) > 0) await page.keyboard.press('Enter')
    await page.locator('main.playing').waitFor()
  })
  afterAll(() => site?.close())

  it.each(sizes)(
    '%i × %i: all rows and the main button are visible, and nothing covers the board',
    async (w, h) => {
      await page.setViewportSize({ width: w, height: h })
      const inside = ({ left, top, right, bottom }: Box) => left >= 0 && top >= 0 && right <= w && bottom <= h
      const typed = await page.locator('.dock .tray .tile').allInnerTexts()
      const still = await boxes(page)
      await page.keyboard.type(typed.slice(0, 4).join(''))
      await page.locator('.tile.typed').nth(3).waitFor()
      const now = await boxes(page)
      await page.keyboard.press('Escape')
      expect(now.rows).toHaveLength(8)
      expect(now.rows.filter((row) => !inside(row))).toEqual([])
      expect(inside(now.main)).toBe(true)
      expect(now.rows.filter((row) => !apart(row, now.dock))).toEqual([])
      // The word field must not have the place of the other games' fields, over the whole dock.
      expect(now.word.left).toBeGreaterThanOrEqual(now.verdict.left - 1)
      expect(now.word.right).toBeLessThanOrEqual(now.verdict.right + 1)
      expect(now.word.top).toBeGreaterThanOrEqual(now.verdict.top - 1)
      expect([now.wide, now.high]).toEqual([w, h])
      // Typing moves neither board nor dock, nor the letters under a finger.
      expect([now.rows, now.dock, now.hands]).toEqual([still.rows, still.dock, still.hands])
    },
  )

  it('shows all rows of the rival’s board in a window, however many letters the player has', async () => {
    const duel = await site.visit('/jarnac/en/novice')
    // French has long names for the reserve, and long sentences.
    await readIn(duel, 'fr', 'main.opening')
    await duel.keyboard.press('Enter')
    await duel.locator('main.playing').waitFor()
    await duel.keyboard.press('Control+Enter')
    await duel.locator('main.window').waitFor()
    const cut: string[] = []
    for (const [width, height] of sizes) {
      await duel.setViewportSize({ width, height })
      const { rows, dock } = await boxes(duel)
      if (rows.some((row) => row.bottom > height || row.top < 0 || !apart(row, dock)))
        cut.push(`${width}×${height}`)
      const tops = await duel.evaluate<readonly number[]>(
        "[...document.querySelectorAll('.happened > span > span')].map((one) => one.getBoundingClientRect().top)",
      )
      if (tops.some((top, i) => top < tops[i - 1]!))
        cut.push(`${width}×${height}: the last event comes first`)
    }
    expect(cut).toEqual([])
    // At the end the board is whole beside the result, too.
    await duel.locator('.menu .item').last().click()
    await duel.locator('.sure .button').last().click()
    await duel.locator('main.over').waitFor()
    for (const [width, height] of sizes) {
      await resize(duel, [width, height])
      const rows = await duel.evaluate<readonly Box[]>(ROWS)
      if (rows.length === 0 || rows.some((row) => row.bottom > height)) cut.push(`${width}×${height}`)
    }
    expect(cut).toEqual([])
    await duel.context().close()
  })

  it('has larger boards on larger screens', async () => {
    const widths = []
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { rows } = await boxes(page)
      widths.push(rows[0]!.right - rows[0]!.left)
    }
    expect(widths[1]).toBeGreaterThan(widths[0]! * 1.2)
    expect(widths[2]).toBeGreaterThan(widths[1]! * 1.2)
  })

  it('four boards are side by side on a wide screen', async () => {
    const four = await againstBots(site, { game: 'jarnac', words: 'en' }, 'novice', undefined, 4)
    const missing: string[] = []
    for (const [width, height] of [
      [1280, 800],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await resize(four, [width, height])
      const tops = await four.evaluate<readonly number[]>(
        "[...document.querySelectorAll('.stage .side')].map((one) => one.getBoundingClientRect().top)",
      )
      const rows = await four.evaluate<readonly Box[]>(ROWS)
      const high = await four.evaluate<number>(
        "document.querySelector('.stage').getBoundingClientRect().bottom",
      )
      const wide = rows[0]!.right - rows[0]!.left
      if (new Set(tops).size > 1 || wide < 0.25 * width || rows.some((row) => row.bottom > high))
        missing.push(`${width}×${height}: ${wide} px`)
    }
    expect(missing).toEqual([])
    await four.context().close()
  })

  it.each(readers)('in %s no text is cut, and nothing covers a button', async (language) => {
    expect(await misfitsIn(page, language, 'main.playing')).toEqual([])
  })

  it('six sides have tabs with readable names', async () => {
    const six = await againstBots(site, { game: 'jarnac', words: 'en' }, 'provost', undefined, 6)
    // Bots of one level have numbers, so that events and scores say which of them is meant.
    const names = await six.locator('.side-tabs .name').allTextContents()
    expect(new Set(names).size).toBe(6)
    for (const language of fewReaders)
      expect([language, await misfitsIn(six, language, 'main.jarnac.sides-6')]).toEqual([language, []])
    await six.context().close()
  })

  it('the goal of a first game cuts no title', async () => {
    const first = await site.visit('/jarnac/en/novice')
    await first.locator('main.opening').waitFor()
    for (const language of fewReaders)
      expect([language, await misfitsIn(first, language, 'main.opening')]).toEqual([language, []])
    // Nor does it move the board when the first letters are drawn.
    const tops = async () => {
      const all: number[] = []
      for (const size of sizes) {
        await resize(first, size)
        all.push((await boxes(first)).rows[0]!.top)
      }
      return all
    }
    const before = await tops()
    await first.keyboard.press('Enter')
    await first.locator('main.playing').waitFor()
    expect(await tops()).toEqual(before)
    await first.context().close()
  })

  it('beside a clock the goal is not cut either', async () => {
    const first = await site.visit('/new/jarnac?words=en')
    await first.getByText('One screen').click()
    await first.getByText('Per game', { exact: true }).click()
    await first.getByRole('button', { name: 'Open the table' }).click()
    await first.locator('main.opening .time').waitFor()
    for (const language of fewReaders) {
      expect([language, await misfitsIn(first, language, 'main.opening')]).toEqual([language, []])
      for (const size of tight) {
        await resize(first, size)
        const parts = '.turn p, .turn .time, .turn .tool, .side-tabs button, .happened'
        expect([language, ...size, await overlaps(first, parts)]).toEqual([language, ...size, []])
      }
    }
    await first.context().close()
  })

  it('throws nothing', () => {
    expect(site.faults).toEqual([])
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from './desk.ts'

const screens = [
  [360, 640],
  [390, 844],
  [844, 390],
  // 1280 × 800 at 200 %.
  [640, 400],
  [820, 1180],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
] as const

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const BOXES = `(() => {
  const box = (what) => {
    const { left, top, right, bottom } = document.querySelector(what).getBoundingClientRect()
    return { left, top, right, bottom }
  }
  return {
    rows: [...document.querySelectorAll('.board.live ol .line')].map((line) => {
      const { left, top, right, bottom } = line.getBoundingClientRect()
      return { left, top, right, bottom }
    }),
    dock: box('.dock'),
    main: box('.acts .main, .acts .thrust'),
    wide: document.documentElement.scrollWidth,
    high: document.documentElement.scrollHeight,
  }
})()`

interface Boxes {
  readonly rows: readonly Box[]
  readonly dock: Box
  readonly main: Box
  readonly wide: number
  readonly high: number
}

const boxes = (page: Page): Promise<Boxes> => page.evaluate(BOXES) as Promise<Boxes>

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

describe('Jarnac’s table on every screen', () => {
  let desk: Desk
  let page: Page

  beforeAll(async () => {
    desk = await openDesk()
    page = await desk.visit('/jarnac/en/solo')
    await page.locator('main.opening, main.playing').waitFor()
    if ((await page.locator('main.opening').count()) > 0) await page.keyboard.press('Enter')
    await page.locator('main.playing').waitFor()
  })
  afterAll(() => desk?.close())

  it.each(screens)('%i × %i: all rows and the main button in sight, nothing over the board', async (w, h) => {
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
    expect([now.wide, now.high]).toEqual([w, h])
    // Typing moves neither board nor dock.
    expect([now.rows, now.dock]).toEqual([still.rows, still.dock])
  })

  it('has larger boards on larger screens', async () => {
    const widths = []
    for (const [width, height] of [screens[5], screens[7], screens[8]]) {
      await page.setViewportSize({ width, height })
      const { rows } = await boxes(page)
      widths.push(rows[0]!.right - rows[0]!.left)
    }
    expect(widths[1]).toBeGreaterThan(widths[0]! * 1.2)
    expect(widths[2]).toBeGreaterThan(widths[1]! * 1.2)
  })

  it('throws nothing', () => {
    expect(desk.faults).toEqual([])
  })
})

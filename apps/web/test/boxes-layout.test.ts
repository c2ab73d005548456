import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../scripts/test-scale.ts'
import { openSite, type TestSite } from './test-site.ts'
import { misfitsIn, overlaps, readers, readIn, resize, screens } from './text-fit.ts'
import { againstBots, cutOff } from './together.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Sight {
  readonly wide: number
  readonly high: number
  /** What the whole page takes. */
  readonly width: number
  readonly height: number
  readonly board: Box
  readonly main: Box
  readonly pieces: readonly Box[]
  readonly actions: readonly Box[]
  readonly offers: readonly Box[]
  readonly tools: readonly Box[]
  /** Sentences and names that are cut off because they do not fit into their place. */
  readonly cut: readonly string[]
  /** Lines that the bar says what is played in. */
  readonly lines: number
}

/** Items of the open drawer that lie under something else. */
const COVERED_ITEMS = `[...document.querySelectorAll('.panel .item')].filter((item) => {
  item.scrollIntoView()
  const { left, top, width, height } = item.getBoundingClientRect()
  return !item.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}).map((item) => item.title)`

const LOOK = `(() => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top, right, bottom }
  }
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.getClientRects().length > 0).map(box)
  // The middle of each line: what a font has above and below its letters may stand out.
  const linesOf = (text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].map(({ left, right, top, bottom, height }) =>
      ({ left, right, top: top + height / 4, bottom: bottom - height / 4 }))
  }
  const holds = (place, line) => line.left >= place.left - 1 && line.right <= place.right + 1 &&
    line.top >= place.top - 1 && line.bottom <= place.bottom + 1
  const placesOf = (element, last) => element === last ? [box(last)] :
    [...(getComputedStyle(element).overflow === 'visible' ? [] : [box(element)]), ...placesOf(element.parentElement, last)]
  const outOfPlace = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      // Offers are over the table, not in the dock.
      if (text.parentElement.closest('.unseen, .offers')) continue
      const places = placesOf(text.parentElement, element)
      if (linesOf(text).some((line) => places.some((place) => !holds(place, line)))) return true
    }
    return false
  }
  return {
    wide: innerWidth,
    high: innerHeight,
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
    board: box(document.querySelector('.felt, .rack')),
    main: box(document.querySelector('.acts .main')),
    pieces: all('.tray.stones button, .hand button'),
    actions: all('.acts .button'),
    offers: all('.offers .button'),
    tools: all('.zoom, .map, .players, .acts .button, .tray.stones button'),
    cut: [...document.querySelectorAll('.turn .said, .verdict, .sum, .middle, .players li, .holding > p, .acts .button')]
      .filter(outOfPlace)
      .map((one) => one.className + ' ' + one.textContent),
    lines: new Set([...document.querySelectorAll('.bar .about :is(b, .facts > span)')]
      .flatMap((one) => [...one.getClientRects()].map(({ bottom }) => Math.round(bottom)))).size,
  }
})()`

/** Pieces of rack and hand that are laid out. */
const OUT = '.stone.used, .card.gone'

/** Where board, dock, pieces and buttons are. */
const PLACES = `(() => {
  const all = document.querySelectorAll('.felt, .rack, .dock, .tray.stones, .hand, :is(.tray.stones, .hand) button, .word-tools .tool, .acts .button')
  return Object.fromEntries([...all].filter((one) => one.checkVisibility()).map((one, i) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const name = one.getAttribute('aria-label') ?? (one.matches('.acts *') ? 'action' : one.className)
    return [i + ' ' + name, [left, top, right, bottom].map(Math.round).join(' ')]
  }))
})()`

const inside = (box: Box, { wide, high }: Sight): boolean =>
  box.left >= 0 && box.top >= 0 && box.right <= wide + 0.5 && box.bottom <= high + 0.5

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5

/** All faults of the visible page. */
function faultsOf(sight: Sight): readonly string[] {
  const { board, main, pieces, actions } = sight
  const faults: string[] = []
  if (sight.width > sight.wide) faults.push(`the page is ${sight.width} wide`)
  if (sight.height > sight.high) faults.push(`the page is ${sight.height} high`)
  if (!inside(board, sight)) faults.push('the board is cut')
  if (board.bottom - board.top < 84) faults.push(`the board is ${board.bottom - board.top} high`)
  if (!inside(main, sight)) faults.push('the main button is cut')
  if (main.bottom - main.top < 44) faults.push('the main button is too low')
  for (const piece of pieces) {
    if (!inside(piece, sight)) faults.push('a piece is cut')
    if (overlap(piece, board)) faults.push('a piece covers the board')
    if (actions.some((action) => overlap(piece, action))) faults.push('a button covers a piece')
  }
  if (actions.some((action) => overlap(action, board))) faults.push('a button covers the board')
  for (const offer of sight.offers) {
    if (!inside(offer, sight)) faults.push('an offer is cut')
    if (sight.tools.some((tool) => overlap(tool, offer))) faults.push('an offer covers a tool')
  }
  if (sight.lines < 1 || sight.lines > 2) faults.push(`the bar has ${sight.lines} lines`)
  faults.push(...sight.cut.map((text) => `cut: ${text}`))
  return [...new Set(faults)]
}

describe('the tables of the boxed games on every screen', () => {
  let site: TestSite
  let device: BrowserContext
  /** The table of Kreuzwort, which further tests look at. */
  let kreuzwort: Page
  beforeAll(async () => {
    site = await openSite()
    device = await cutOff(site, { it: 'casa' })
  })
  afterAll(() => site?.close())

  /** What has moved after letters of the pieces were typed, and before they were taken back. */
  const movedBy = async (page: Page, game: string): Promise<readonly string[]> => {
    const read = () => page.evaluate<Readonly<Record<string, string>>>(PLACES)
    const pieces = await page.locator('.tray.stones button, .hand button').allInnerTexts()
    const letters = pieces.flatMap((text) => text.match(/\p{L}/u)?.[0] ?? [])
    // A starting word has three letters; four others are mostly no word, which may be proposed.
    const typed = letters.slice(0, game === 'abrahaminetz' ? 3 : 4)
    const before = await read()
    await page.keyboard.type(typed.join('').toLowerCase())
    if (game === 'kreuzwort' || game === 'point') await page.locator('.verdict .bad').waitFor()
    else
      await page
        .locator(game === 'presto' ? '.stone.lying' : OUT)
        .nth(typed.length - 1)
        .waitFor()
    const after = await read()
    for (const _ of typed) await page.keyboard.press('Backspace')
    await page.locator(OUT).first().waitFor({ state: 'detached' })
    return Object.keys(before)
      .filter((name) => before[name] !== after[name])
      .map((name) => `${name}: ${before[name]} → ${after[name]}`)
  }

  const look = async (page: Page, [width, height]: readonly [number, number]): Promise<readonly string[]> => {
    await page.setViewportSize({ width, height })
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))',
    )
    return faultsOf((await page.evaluate(LOOK)) as Sight).map((fault) => `${width}×${height}: ${fault}`)
  }

  it.each(
    alsoLong<readonly [game: string, ready: string]>(
      [
        ['kreuzwort', 'main[data-scene="playing"]'],
        ['presto', 'main[data-scene="building"]'],
        ['recht', 'main:is([data-scene="begin"], [data-scene="grow"])'],
        ['abrahaminetz', 'main[data-scene="choosing"]'],
      ],
      // Its table is that of Kreuzwort.
      [['point', 'main[data-scene="playing"]']],
    ),
  )('%s: board, pieces and main button are in sight and cover nothing', async (game, ready) => {
    const page = await againstBots(site, { game, words: 'it' }, 'novice', device)
    await page.locator(ready).waitFor()
    const faults: string[] = []
    for (const screen of screens) {
      faults.push(...(await look(page, screen)))
      faults.push(...(await movedBy(page, game)).map((moved) => `${screen.join('×')} moved: ${moved}`))
    }
    for (const language of readers) faults.push(...(await misfitsIn(page, language, ready)))
    expect(faults).toEqual([])
    if (game === 'kreuzwort') kreuzwort = page
    else await page.close()
  })

  it('many stones leave space for the word and what is said about it', async () => {
    const page = await againstBots(site, { game: 'recht', words: 'it' }, 'novice', device)
    await page.locator('main:is([data-scene="begin"], [data-scene="grow"])').waitFor()
    const narrow: string[] = []
    for (const [width, height] of [...screens, [1280, 800] as const]) {
      await page.setViewportSize({ width, height })
      // As the page shows a rack of 16 stones.
      const wide = await page.evaluate(`(() => {
        const tray = document.querySelector('.tray.stones')
        tray.classList.add('many')
        while (tray.children.length < 16) tray.append(tray.lastElementChild.cloneNode(true))
        return document.querySelector('.verdict').getBoundingClientRect().width
      })()`)
      if ((wide as number) < 150) narrow.push(`${width} × ${height}: ${wide} px`)
    }
    expect(narrow).toEqual([])
    await page.close()
  })

  it('colours to buy cover nothing, and nothing covers the open drawer, on any screen', async () => {
    const page = await againstBots(site, { game: 'recht', words: 'it' }, 'novice', device)
    const ready = 'main:is([data-scene="begin"], [data-scene="grow"])'
    await page.locator(ready).waitFor()
    // German has long names.
    await readIn(page, 'de', ready)
    await page.locator('.acts .button').first().click()
    await page.locator('.buying').waitFor()
    for (const screen of screens) {
      await resize(page, screen)
      const parts = '.buying .colour > *, .buying > .button, .tray.stones'
      expect([...screen, await overlaps(page, parts)]).toEqual([...screen, []])
    }
    await page.locator('.tool.drawer').click()
    for (const screen of screens) {
      await resize(page, screen)
      expect([...screen, await page.evaluate(COVERED_ITEMS)]).toEqual([...screen, []])
    }
    await page.close()
  })

  it('a rack has one line on a wide screen', async () => {
    const page = kreuzwort
    for (const screen of [
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      expect(await look(page, screen)).toEqual([])
      const tops = await page.evaluate(
        `[...document.querySelectorAll('.tray.stones button')].map((one) => one.getBoundingClientRect().top)`,
      )
      expect(new Set(tops as readonly number[]).size).toBe(1)
    }
  })

  it('a long typed word moves neither table nor stones', async () => {
    const page = kreuzwort
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      const place = () =>
        page.evaluate(`JSON.stringify([...document.querySelectorAll('.felt, .tray.stones button')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [x, y, width, height].map(Math.round)
        }))`)
      const before = await place()
      await page.keyboard.type('precipitevolmente')
      await page.locator('.verdict .word', { hasText: 'PRECIPITEVOLMENTE' }).waitFor()
      expect(await place()).toBe(before)
      await page.keyboard.press('Escape')
    }
    await page.close()
  })
})

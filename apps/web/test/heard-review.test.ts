import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrow, type Chromium } from './browser.ts'
import { linkTo, playedMatch } from './played-matches.ts'
import { openServer } from './server.ts'
import { Visitor } from './visitor.ts'

/** Records what the live region announces from now on, in order. Other parts of the page may still be changing. */
const LISTEN = `
  window.heard = []
  const told = () => document.querySelector('.told[role="status"]')?.textContent ?? ''
  let last = told()
  new MutationObserver(() => {
    if (told() === '' || told() === last) return
    last = told()
    window.heard.push(last)
  }).observe(document, { subtree: true, childList: true, characterData: true })`

const tongues = {
  en: {
    dealt: 'The cards are dealt',
    start: 'starting word',
    over: 'The game is over',
    rival: 'Pupil',
    joker: 'joker',
  },
  de: {
    dealt: 'Die Karten sind ausgeteilt',
    start: 'Startwort',
    over: 'Die Partie ist zu Ende',
    rival: 'Schüler',
    joker: 'Joker',
  },
} as const

/** Cards as records write them. */
const NOTATION = /[*#_]|: *$|-(,|$)/

interface Happened {
  readonly type: string
  readonly seat?: number
  readonly word?: string
}

describe('a review used with a screen reader and the keyboard alone', () => {
  let chromium: Chromium
  let server: Awaited<ReturnType<typeof openServer>>
  let visitor: Visitor
  const log = playedMatch('abrahaminetz', { language: 'fr' })

  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
    visitor = new Visitor(chromium.browser, server.address)
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })

  const eventsOf = (step: number): readonly Happened[] => {
    const one = log.steps[step]!
    return one.type === 'undo' ? [] : (one.events as readonly Happened[])
  }
  const picturesOn = (page: Page) =>
    page.evaluate(
      `[...document.querySelectorAll('.scene-board [role="img"]')].map((one) => one.getAttribute('aria-label'))`,
    ) as Promise<readonly string[]>
  const heardOn = (page: Page) => page.evaluate('window.heard') as Promise<readonly string[]>

  it.each(['en', 'de'] as const)('announces every move in order, in %s', async (tongue) => {
    const { dealt, start, over, rival, joker } = tongues[tongue]
    const names = ['Camille', rival]
    const page = await visitor.visit(linkTo(log, ['Camille', 'bot:pupil']), { locale: tongue })
    const told = page.locator('.told[role="status"]')
    await told.getByText(over).waitFor()
    await page.keyboard.press('Home')
    await told.getByText(dealt).waitFor()
    await page.evaluate(LISTEN)
    const pictures: string[] = []
    for (let at = 1; at < log.steps.length; at++) {
      const before = await told.innerText()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => told.innerText()).not.toBe(before)
      pictures.push(...(await picturesOn(page)))
    }
    expect(pictures.filter((name) => NOTATION.test(name))).toEqual([])
    expect(pictures.filter((name) => name.includes(joker))).not.toEqual([])
    const heard = await heardOn(page)
    expect(heard.filter((line) => NOTATION.test(line))).toEqual([])
    expect(heard).toHaveLength(log.steps.length - 1)
    for (const [i, line] of heard.entries())
      for (const event of eventsOf(i + 1)) {
        if (event.type === 'chose') expect(line).toContain(`${names[event.seat!]}: ${start}`)
        if (event.type === 'scored') expect(line).toContain(`${names[event.seat!]}: ${event.word}, `)
      }
    expect(heard.at(-1)).toContain(over)
    await page.context().close()
  })

  it('throws nothing', () => expect(visitor.faults).toEqual([]))
})

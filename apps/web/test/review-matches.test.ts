import { readFileSync } from 'node:fs'
import { readLog, verifyLog } from '@estocade/games'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong, isLong } from '../../../scripts/test-scale.ts'
import { axeFaults, widthOf } from './axe.ts'
import { borrow, type Chromium } from './browser.ts'
import { linkTo, type MatchLog, playedMatch } from './played-matches.ts'
import { openServer } from './server.ts'
import { catalogue } from './test-lexicons.ts'
import { phone, Visitor } from './visitor.ts'

interface Kind {
  readonly id: string
  readonly options: object
  /** The heading of a list that only this game has. */
  readonly list: string
  readonly chart: string
}

// Stones in the language with the smallest word graph, because a page builds it for every reviewed game.
const kinds: readonly Kind[] = alsoLong<Kind>(
  [
    { id: 'abrahaminetz', options: { language: 'fr' }, list: 'Words missed', chart: 'Score by turn' },
    { id: 'point', options: { language: 'vi', rounds: 1 }, list: 'Words missed', chart: 'Score by turn' },
    {
      id: 'presto',
      options: { language: 'vi', rounds: 1 },
      list: 'Was it possible?',
      chart: 'Score by round',
    },
    {
      id: 'recht',
      options: { language: 'vi', rounds: 1 },
      list: 'Named without the stones',
      chart: 'Stones left by turn',
    },
  ],
  // Its review is that of Point, but for one list; its chart is that of Wer behält recht?
  [
    {
      id: 'kreuzwort',
      options: { language: 'vi', rounds: 1 },
      list: 'Jollies overlooked',
      chart: 'Stones left by turn',
    },
  ],
)

/** One game with cards and one with stones. */
const lookedAt = (id: string): boolean => id === 'abrahaminetz' || id === 'point'

/** The px beside the lists that none of them uses. */
const UNUSED = `Math.round(document.querySelector('.found').getBoundingClientRect().right -
  Math.max(...[...document.querySelectorAll('.found .chances')].map((list) => list.getBoundingClientRect().right)))`

describe('after a match of cards or stones', () => {
  let chromium: Chromium
  let server: Awaited<ReturnType<typeof openServer>>
  let visitor: Visitor
  const logs = new Map(kinds.map(({ id, options }) => [id, playedMatch(id, options)]))

  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
    visitor = new Visitor(chromium.browser, server.address)
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })

  for (const { id, list, chart } of kinds)
    it(`${id} is replayed, reviewed, saved and shared`, async () => {
      const log = logs.get(id)!
      const all = log.steps.length
      const at = (page: Page, move: number) =>
        page.getByText(`move ${move} of ${all}`, { exact: true }).waitFor()
      const page = await visitor.visit(linkTo(log, ['Camille', 'bot:pupil']))
      await at(page, all)
      await page.keyboard.press('Home')
      await at(page, 1)
      await page.getByText(/dealt/).first().waitFor()
      await page.keyboard.press('ArrowRight')
      await at(page, 2)
      expect(await page.locator('.scene-board .told').innerText()).not.toBe('')
      await page.getByText('rules and draws are as they should be').waitFor()
      await page.getByRole('heading', { name: list }).waitFor()
      expect(await page.evaluate(UNUSED)).toBe(0)
      await eachLineLeadsSomewhere(page)
      await chartTells(page, chart)
      if (id !== 'presto') await betterWordIsDrawn(page)
      if (isLong || lookedAt(id)) expect(await axeFaults(page)).toEqual([])
      // Vietnamese words are written with their marks, in the lists and in the sentence about a move.
      if (id === 'point') {
        const marked = /^[A-ZĐ]+ \(.*[^ -~].*\)/
        await expect.poll(() => page.locator('.chances li b').first().innerText()).toMatch(marked)
        await page.keyboard.press('Home')
        await page.keyboard.press('ArrowRight')
        await expect.poll(() => page.locator('.told').innerText()).toMatch(/: [A-ZĐ]+ \(.*[^ -~].*\), \+\d+/)
      }
      await page.getByRole('button', { name: 'Share' }).click()
      const json = readLog(await saved(page, 'As JSON'))
      expect(json.ok && verifyLog(catalogue.get(id)!, json.value)).toBeUndefined()
      const text = await saved(page, 'As text')
      const link = () => page.getByLabel('Link to this game').inputValue()
      await expect.poll(link).toMatch(/\/review#[\w-]+$/)
      const friend = await visitor.visit((await link()).slice(server.address.length), {
        ...phone,
        cut: /\/(api|words)\//,
      })
      await at(friend, all)
      await friend.getByText('The dictionary is out of reach').waitFor()
      expect(await widthOf(friend)).toBeLessThanOrEqual(360)
      if (lookedAt(id)) expect(await axeFaults(friend)).toEqual([])
      await friend.context().close()
      // The saved text can be opened again; a link to an altered game names the move.
      await page.goto(`${server.address}/review`)
      await page.getByLabel('Link, log or record').fill(text)
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await page.getByText('rules and draws are as they should be').waitFor()
      const { log: other, step } = altered(log)
      await page.goto(server.address + linkTo(other))
      await page
        .getByRole('alert')
        .getByText(`move ${step + 1} does not follow`)
        .waitFor()
      await page.context().close()
    })

  it('throws nothing', () => expect(visitor.faults).toEqual([]))
})

/** Raises the first points that a side got. */
function altered(log: MatchLog): { readonly log: MatchLog; readonly step: number } {
  const copy = structuredClone(log) as unknown as { steps: { events: { points?: unknown }[] }[] }
  const scored = ({ points }: { points?: unknown }): boolean =>
    typeof points === 'number' || Array.isArray(points)
  const settled = (event: object): event is { settlement: { changes: number[] } } => 'settlement' in event
  const step = copy.steps.findIndex(({ events }) => events.some((event) => scored(event) || settled(event)))
  for (const event of copy.steps[step]!.events) {
    if (typeof event.points === 'number') event.points += 90
    else if (Array.isArray(event.points)) event.points = event.points.map((points) => Number(points) + 90)
    else if (settled(event)) event.settlement.changes = event.settlement.changes.map((points) => points + 90)
  }
  return { log: copy as unknown as MatchLog, step }
}

/** The chart has a curve for each side, and one that is not flat. */
async function chartTells(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor()
  const heights = await page.locator('.chart .curve > path:first-child').evaluateAll((curves) =>
    curves.map((curve) => {
      const points = [...curve.getAttribute('d')!.matchAll(/[-\d.]+[ ,]([-\d.]+)/g)].map(([, y]) => y)
      return new Set(points).size
    }),
  )
  expect(heights).toHaveLength(2)
  expect(Math.max(...heights)).toBeGreaterThan(1)
}

/** For a side with findings: a line jumps to its moment. */
async function eachLineLeadsSomewhere(page: Page): Promise<void> {
  const lines = page.locator('.chances li button')
  if ((await lines.count()) === 0) await page.locator('.found label').last().click()
  if ((await lines.count()) === 0) return
  await lines.first().click()
  await page.locator('.chances [aria-current=step]').first().waitFor()
  // No word is named as better than itself.
  const told = await lines.evaluateAll((all) =>
    all.map((line) => [line.querySelector('b')?.textContent?.split(' ')[0] ?? '', line.textContent ?? '']),
  )
  expect(told.filter(([word, text]) => text!.includes(`instead of ${word} `))).toEqual([])
}

/** A missed word is drawn on the table of its moment. */
async function betterWordIsDrawn(page: Page): Promise<void> {
  const missed = page.locator('.chances').first().locator('li button')
  for (const side of await page.locator('.found label').all())
    if ((await missed.count()) === 0) await side.click()
  // What it would have brought has a unit.
  expect(await missed.first().innerText()).toMatch(/\d (point|stone)s?\b/)
  await missed.first().click()
  // The letters, without the display form that follows them in Vietnamese.
  const [word] = (await missed.first().locator('.which b').innerText()).split(' ')
  const table = page.locator('.scene-board [role=img]').first()
  await expect.poll(() => table.getAttribute('aria-label')).toContain(`with the better word: `)
  await expect.poll(() => table.getAttribute('aria-label')).toContain(word!)
  // It does not look like stones that were laid, in the dark either.
  await page.evaluate("document.documentElement.dataset.theme = 'dark'")
  const looks = (stones: string) =>
    page.evaluate(
      `[...document.querySelectorAll('.scene-board .pic-felt ${stones}')].map((one) => getComputedStyle(one).backgroundColor)`,
    ) as Promise<readonly string[]>
  const laid = await looks('.pic-stone:not(.possible)')
  expect((await looks('.pic-stone.possible')).filter((colour) => laid.includes(colour))).toEqual([])
  await page.evaluate('delete document.documentElement.dataset.theme')
}

async function saved(page: Page, name: string): Promise<string> {
  const coming: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFileSync(await (await coming).path(), 'utf8')
}

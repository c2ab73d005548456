import { readFileSync } from 'node:fs'
import { abrahaminetz, readLog, verifyLog } from '@estocade/games'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch } from './browser.ts'
import { openHouse } from './house.ts'
import { catalogue, linkTo, playedMatch } from './played-matches.ts'
import { phone, Visitor, violations, widthOf } from './visitor.ts'

const kinds = [
  { id: 'abrahaminetz', options: { language: 'fr' }, list: 'Words missed' },
  { id: 'kreuzwort', options: { language: 'de', rounds: 1 }, list: 'Jollies to be had' },
  { id: 'point', options: { language: 'de', rounds: 1 }, list: 'Words missed' },
  { id: 'presto', options: { language: 'de', rounds: 1 }, list: 'Was it possible?' },
  { id: 'recht', options: { language: 'de', rounds: 1 }, list: 'Named without the stones' },
] as const

describe('after a match of cards or stones', () => {
  let chromium: Awaited<ReturnType<typeof launch>>
  let house: Awaited<ReturnType<typeof openHouse>>
  let visitor: Visitor
  const logs = new Map(kinds.map(({ id, options }) => [id, playedMatch(id, options)]))

  beforeAll(async () => {
    house = await openHouse()
    chromium = await launch()
    visitor = new Visitor(chromium.browser, house.address)
  })
  afterAll(async () => {
    await chromium?.close()
    await house?.close()
  })

  for (const { id, list } of kinds)
    it(`${id} is replayed, looked through, kept and passed on`, async () => {
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
      await eachLineLeadsSomewhere(page)
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Share' }).click()
      const json = readLog(await saved(page, 'As JSON'))
      expect(json.ok && verifyLog(catalogue.get(id)!, json.value)).toBeUndefined()
      const link = () => page.getByLabel('Link to this game').inputValue()
      await expect.poll(link).toMatch(/\/review#[\w-]+$/)
      const friend = await visitor.visit((await link()).slice(house.address.length), {
        ...phone,
        cut: /\/(api|words)\//,
      })
      await at(friend, all)
      await friend.getByText('The dictionary is out of reach').waitFor()
      expect(await widthOf(friend)).toBeLessThanOrEqual(360)
      expect(await violations(friend)).toEqual([])
      await friend.context().close()
      await page.context().close()
    })

  it('opens the text of a card game again, and names an altered move', async () => {
    const log = logs.get('abrahaminetz')!
    const text = abrahaminetz.printRecord(log as unknown as Parameters<typeof abrahaminetz.printRecord>[0])
    const page = await visitor.visit('/review')
    await page.getByLabel('Link, log or record').fill(text)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.getByText('rules and draws are as they should be').waitFor()
    const altered = structuredClone(log) as unknown as { steps: { events: { points?: number }[] }[] }
    const step = altered.steps.findIndex(({ events }) => events.some(({ points }) => points !== undefined))
    altered.steps[step]!.events.find(({ points }) => points !== undefined)!.points = 99
    const other = await visitor.visit(linkTo(altered as unknown as typeof log))
    await other
      .getByRole('alert')
      .getByText(`move ${step + 1} does not follow`)
      .waitFor()
  })

  it('throws nothing', () => expect(visitor.faults).toEqual([]))
})

/** For whichever side something was found: its line leads to its moment. */
async function eachLineLeadsSomewhere(page: Page): Promise<void> {
  const lines = page.locator('.chances li button')
  if ((await lines.count()) === 0) await page.locator('.found label').last().click()
  if ((await lines.count()) === 0) return
  await lines.first().click()
  await page.locator('.chances [aria-current=step]').first().waitFor()
}

async function saved(page: Page, name: string): Promise<string> {
  const coming: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFileSync(await (await coming).path(), 'utf8')
}

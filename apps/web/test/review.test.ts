import { readFileSync } from 'node:fs'
import { jarnac, verify } from '@estocade/games'
import { judge } from '@estocade/words'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults, widthOf } from './axe.ts'
import { borrow, type Chromium } from './browser.ts'
import { game, lexicon, linkTo, playedGame } from './played-game.ts'
import { PagePlayer } from './player.ts'
import { openServer } from './server.ts'
import { phone, Visitor } from './visitor.ts'

const log = playedGame()
const moves = jarnac.effectiveSteps(log.steps).length

describe('after the game', () => {
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

  it('leads from a finished game to its review and back to the rematch', async () => {
    const page = await visitor.visit('/')
    await page.goto(`${server.address}/table/${await smallTable(page)}`)
    await playToTheEnd(page)
    await page.getByRole('button', { name: 'Look back' }).click()
    await page.getByRole('heading', { level: 1, name: /won|draw/ }).waitFor()
    await page.getByText('rules and draws are as they should be').waitFor()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.waitForURL(/\/table\//)
    await page.getByRole('button', { name: 'Look back' }).waitFor({ state: 'detached' })
  })

  it('is replayed by keyboard, and each missed word jumps to its moment', async () => {
    const page = await visitor.visit(linkTo(log, ['Camille', 'bot:pupil']))
    await page.getByRole('heading', { name: 'Jarnacs that were there' }).waitFor()
    await page.getByText('Camille').first().waitFor()
    const at = (move: number) => page.getByText(`move ${move} of ${moves}`, { exact: true }).waitFor()
    await at(moves)
    await page.keyboard.press('Home')
    await at(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await at(3)
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await at(4)
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Play' }).waitFor()
    await page.keyboard.press('End')
    await at(moves)
    const line = page.locator('.chances li button').first()
    const word = await line.locator('b').innerText()
    await line.click()
    await page.locator('.chances [aria-current=step]').getByText(word).waitFor()
    // The better word is drawn on the board, and its worth has a unit.
    const drawn = page.locator('.boards .line:has(.tile.typed)')
    await expect.poll(async () => (await drawn.locator('.tile').allInnerTexts()).join('')).toBe(word)
    await expect.poll(() => line.locator('.figure').innerText()).toMatch(/^\+?\d+ points?$/)
    await page.getByText(`move ${moves} of ${moves}`).waitFor({ state: 'detached' })
    expect(await axeFaults(page)).toEqual([])
  })

  it('opens from a link without the server, on a phone, too', async () => {
    const page = await visitor.visit(linkTo(log), { ...phone, cut: /\/(api|words)\// })
    await page.getByText('The dictionary is out of reach').waitFor()
    await page.keyboard.press('Home')
    await page.getByText(`move 1 of ${moves}`, { exact: true }).waitFor()
    await expect.poll(() => page.locator('.replay-side:visible').count()).toBe(1)
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    expect(await axeFaults(page)).toEqual([])
  })

  it('says that a link is incomplete, and opens it after it is corrected', async () => {
    const link = linkTo(log)
    const page = await visitor.visit(link.slice(0, link.length / 2))
    const damaged = page.getByText('This link is not whole')
    await damaged.waitFor()
    for (const other of [link.slice(0, -4), link.slice(0, 12), `${link}?`]) {
      await page.goto(server.address + other)
      await damaged.waitFor()
    }
    expect(await axeFaults(page)).toEqual([])
    await page.getByLabel('Link, log or record').fill(server.address + link)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.getByText(`move ${moves} of ${moves}`, { exact: true }).waitFor()
  })

  it('names the move at which a log was altered', async () => {
    const at = log.steps.findIndex((step) => step.type === 'act' && step.action.type === 'take')
    const altered = structuredClone(log) as unknown as { steps: { events: { letters?: string }[] }[] }
    const took = altered.steps[at]!.events.find(({ letters }) => letters !== undefined)!
    took.letters = took.letters!.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))
    const page = await visitor.visit(linkTo(altered as unknown as typeof log))
    await page
      .getByRole('alert')
      .getByText(`move ${at + 1} does not follow`)
      .waitFor()
  })

  it('is saved as text and as JSON, and both verify', async () => {
    const page = await visitor.visit(linkTo(log))
    await page.getByRole('button', { name: 'Share' }).click()
    const link = () => page.getByLabel('Link to this game').inputValue()
    await expect.poll(link).toMatch(/\/review#[\w-]+$/)
    expect((await link()).length).toBeLessThan(6000)
    const text = await saved(page, 'As text')
    expect(jarnac.verifyRecord(game, text)).toBeUndefined()
    const json = jarnac.logFromJson(await saved(page, 'As JSON'))
    expect(json.ok && verify(game, json.value)).toBeUndefined()
    // The saved files can be opened again.
    const later = await visitor.visit('/review')
    await later.getByLabel('Link, log or record').fill(text)
    await later.getByRole('button', { name: 'Open', exact: true }).click()
    await later.getByText(`move ${moves} of ${moves}`, { exact: true }).waitFor()
    await later.getByText('rules and draws are as they should be').waitFor()
  })

  it('throws nothing', () => expect(visitor.faults).toEqual([]))

  /** A game with one row, which is soon full. */
  const smallTable = (page: Page): Promise<string> =>
    page.evaluate<string>(`(async () => {
      const post = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body) }).then((answer) => answer.json())
      await post('/api/guest', { name: 'Minh' })
      localStorage.setItem('known', '1')
      const { id } = await post('/api/tables', { game: 'jarnac', options: { preset: 'classic-fr', rows: 1 }, bots: ['novice'] })
      return id
    })()`)

  async function playToTheEnd(page: Page): Promise<void> {
    const { vocabulary } = judge(lexicon, { classes: 'classic-fr' })
    const player = new PagePlayer(page, vocabulary)
    const due = page.locator('main.opening, main.playing, main.window, main.over')
    await due.waitFor()
    while (!(await player.scene()).includes('over')) if (!(await player.step())) await due.waitFor()
  }
})

async function saved(page: Page, name: string): Promise<string> {
  const coming: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFileSync(await (await coming).path(), 'utf8')
}

import { typDom } from '@estocade/games'
import { judge } from '@estocade/words'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from './axe.ts'
import { Finger, holdings, Phone, tapStone } from './fingers.ts'
import { solvable } from './presto-player.ts'
import { RechtPlayer, TappingHands } from './recht-player.ts'
import { lexicons } from './test-lexicons.ts'
import { openSite, type TestSite } from './test-site.ts'
import { againstBots, cutOff, playOut } from './together.ts'
import { TypDomPlayer } from './typ-dom-player.ts'

const few = typDom.tableWords(judge(lexicons('it')!, { classes: 'typ-dom' }))([])

describe('the tables of Typ-Dom by touch', () => {
  let site: TestSite
  let device: BrowserContext
  beforeAll(async () => {
    site = await openSite()
    device = await cutOff(site, { it: 'casa' }, { hasTouch: true })
  })
  afterAll(() => site?.close())

  it.each(holdings)('Presto, the phone $held: taps lay, and nothing is undone', async ({ screens }) => {
    const options = { Rounds: '1', 'Seconds a round': '300' }
    const deal = async () => [
      await againstBots(site, { game: 'presto', words: 'it', options }, 'novice', device),
    ]
    const { pages, solutions } = await solvable(deal, few, 1)
    const page = pages[0]!
    const phone = new Phone(page, screens)
    const finger = new Finger(page)
    const eyes = new TypDomPlayer(page, few)
    for (const run of typDom.runsOf(solutions[0]!)) {
      await phone.turn()
      const cursor = page.locator('.cursor')
      if ((await cursor.getAttribute('data-at')) !== `${run.row},${run.col}`) await finger.tapCell(run)
      await page.locator(`.cursor[data-at="${run.row},${run.col}"]`).waitFor()
      if (!(await cursor.getAttribute('class'))!.includes(run.direction))
        await finger.tap(page.getByRole('button', { name: 'Turn', exact: true }))
      for (const cell of typDom.cellsOfRun(run)) {
        const grid = await eyes.grid()
        const stone = typDom.stoneAt(solutions[0]!, cell.row, cell.col)!
        if (typDom.stoneAt(grid, cell.row, cell.col) !== undefined) continue
        await tapStone(finger, stone)
        await page.locator(`[data-cell="${cell.row},${cell.col}"] .stone.lying`).waitFor()
      }
    }
    await expect.poll(() => eyes.grid()).toEqual(solutions[0])
    await finger.tap(page.getByRole('button', { name: /^Done!/ }))
    await page.locator('main:is([data-scene="finished"], [data-scene="over"])').waitFor()
    await page.close()
  })

  it('Presto: a stone tapped twice goes back to the rack, ⌫ takes the last one, a drag moves one', async () => {
    const page = await site.visit(
      '/presto/it/novice',
      await site.person({ hasTouch: true, viewport: { width: 390, height: 844 } }),
    )
    const finger = new Finger(page)
    const eyes = new TypDomPlayer(page, few)
    await page.locator('.tray.stones button').first().waitFor()
    const plain = (await eyes.rack()).filter((stone) => !typDom.isJollyStone(stone))
    for (const stone of plain.slice(0, 3)) await tapStone(finger, stone)
    await page.locator('.stone.lying').nth(2).waitFor()
    await finger.tap(page.getByRole('button', { name: 'Last letter back' }))
    await expect.poll(async () => Object.values(await eyes.grid())).toEqual(plain.slice(0, 2))
    await finger.tapCell({ row: 0, col: 0 })
    expect(Object.values(await eyes.grid())).toEqual(plain.slice(0, 2))
    await finger.tapCell({ row: 0, col: 0 })
    await expect.poll(eyes.grid).toEqual({ '0,1': plain[1] })
    const box = (await page.locator('[data-cell="0,1"]').boundingBox())!
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await finger.drag(from, { x: from.x, y: from.y + box.height })
    await expect.poll(eyes.grid).toEqual({ '1,1': plain[1] })
    await page.context().close()
  })

  it.each(holdings)(
    'Wer behält recht?, the phone $held: letters not held, letters taken back',
    async ({ screens }) => {
      const table = { game: 'recht', words: 'it', options: { Rounds: '1' } }
      const page = await againstBots(site, table, 'novice', device)
      const phone = new Phone(page, screens)
      await phone.turn()
      await page.locator('main:is([data-scene="begin"], [data-scene="grow"])').waitFor()
      const finger = new Finger(page)
      const eyes = new TypDomPlayer(page, few)
      const word = page.locator('.verdict .word')
      const stone = (await eyes.rack()).find((one) => !typDom.isJollyStone(one))!
      // Tapped, and tapped again.
      await tapStone(finger, stone)
      await expect.poll(() => word.innerText()).toBe(stone)
      await finger.tap(page.locator(`.tray.stones button[aria-pressed="true"][aria-label^="${stone}"]`))
      await expect.poll(() => word.innerText()).not.toBe(stone)
      // Letters from the panel, whether the player holds them or not.
      await finger.tap(page.getByRole('button', { name: 'Letters', exact: true }))
      const panel = page.getByRole('dialog', { name: 'Letters' })
      await expect
        .poll(() => panel.locator('.letters button').allInnerTexts())
        .toEqual([...'ABCDEFGHILMNOPQRSTUVZ'])
      for (const letter of 'ZAZU') await finger.tap(panel.getByRole('button', { name: letter, exact: true }))
      await expect.poll(() => word.innerText()).toBe('ZAZU')
      // The keys do not cover the message about the word.
      const [says, keys] = [page.locator('.verdict > [aria-live]'), panel]
      const bottom = async () => (await says.boundingBox())!.y + (await says.boundingBox())!.height
      expect(await bottom()).toBeLessThanOrEqual((await keys.boundingBox())!.y + 1)
      await finger.tap(panel.getByRole('button', { name: 'Last letter back' }))
      await expect.poll(() => word.innerText()).toBe('ZAZ')
      await finger.tap(panel.getByRole('button', { name: 'Close' }))
      for (let left = 3; left > 0; left--)
        await finger.tap(page.getByRole('button', { name: 'Last letter back' }))
      // Text that a soft keyboard or an input method composes.
      await page.getByRole('textbox', { name: 'The word' }).fill('città')
      await expect.poll(() => word.innerText()).toBe('CITTA')
      await page.getByRole('textbox', { name: 'The word' }).fill('')
      await playOut([phone.heldBy(new RechtPlayer(page, few, new TappingHands(finger)))])
      await page.locator('.settlement').waitFor()
      expect(await axeFaults(page)).toEqual([])
      await page.close()
    },
    // The length of a round is random.
    600_000,
  )
})

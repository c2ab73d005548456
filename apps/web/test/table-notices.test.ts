import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { byScale } from '../../../scripts/test-scale.ts'
import { playersAtServer } from './players-at-server.ts'
import { misfits, readers, readIn, resize, screens } from './text-fit.ts'

/** Where the parts of the table are that a notice may neither move nor cover. */
const PLACES = `[...document.querySelectorAll('.bar, .turn, .turn .time, .tool, .side-tabs button, .board.live, .felt, .dock')]
  .filter((one) => one.getClientRects().length > 0)
  .map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return { what: one.className, box: [left, top, right, bottom].map(Math.round) }
  })`

const NOTICE = `(() => {
  const { left, top, right, bottom } = document.querySelector('.notices').getBoundingClientRect()
  return [left, top, right, bottom]
})()`

type Box = readonly [left: number, top: number, right: number, bottom: number]
interface Place {
  readonly what: string
  readonly box: Box
}

const placesOn = (page: Page) => page.evaluate(PLACES) as Promise<readonly Place[]>

const overlap = (a: Box, b: Box): boolean =>
  a[0] < b[2] - 1 && b[0] < a[2] - 1 && a[1] < b[3] - 1 && b[1] < a[3] - 1

/** What the notice covers or moves, and what of it is cut, at the size that the page has. */
async function faultsOf(page: Page, before: readonly Place[]): Promise<readonly string[]> {
  const notice = (await page.evaluate(NOTICE)) as Box
  const now = await placesOn(page)
  const moved = now.filter((place, i) => JSON.stringify(place) !== JSON.stringify(before[i]))
  const covered = now.filter(({ what, box }) => !what.startsWith('turn') && overlap(notice, box))
  return [
    ...moved.map(({ what }) => `moved: ${what}`),
    ...covered.map(({ what }) => `covered: ${what}`),
    ...(await misfits(page)),
  ]
}

/** Everywhere: the places before, what brings the notice, and the faults after it. */
async function faultsOfNotice(page: Page, bring: () => Promise<unknown>): Promise<readonly string[]> {
  const before = new Map<string, readonly Place[]>()
  for (const screen of screens) {
    await resize(page, screen)
    before.set(screen.join('×'), await placesOn(page))
  }
  await bring()
  await page.locator('.notices .notice').last().waitFor()
  const faults: string[] = []
  for (const screen of screens) {
    await resize(page, screen)
    const name = screen.join('×')
    faults.push(...(await faultsOf(page, before.get(name)!)).map((fault) => `${name}: ${fault}`))
  }
  return faults
}

describe('a notice at a table', () => {
  const at = playersAtServer()

  const clock = { type: 'turn', seconds: 900 }

  describe.each([
    { game: 'jarnac', options: { language: 'en', clock }, board: '.board.live', reader: 'fr' },
    { game: 'kreuzwort', options: { language: 'en', clock }, board: '.felt', reader: 'de' },
  ])('$game', ({ game, options, board, reader }) => {
    let ada: Page
    let bo: Page

    beforeAll(async () => {
      ada = await at.players.guest('Maximiliane', { viewport: { width: 360, height: 640 }, hasTouch: true })
      bo = await at.players.guest('Bo')
      const path = await at.players.table(ada, { game, options })
      for (const page of [ada, bo]) await at.players.visit(page, path)
      for (const page of [ada, bo]) await page.locator('main.game-table').locator(board).first().waitFor()
    })

    it('a request that is not possible is refused where it was made', async () => {
      await ada.locator('.tool.drawer').tap()
      await ada.getByRole('button', { name: 'Ask to take back' }).tap()
      await ada.locator('.panel').getByText('There is nothing to take back.').waitFor()
      // Both answers to the question before conceding are inside a low drawer.
      await resize(ada, [844, 390])
      await ada.getByRole('button', { name: 'Concede', exact: true }).tap()
      const yes = await ada.getByRole('button', { name: 'Yes, concede' }).boundingBox()
      expect(yes!.x + yes!.width).toBeLessThanOrEqual(844)
      await ada.getByRole('button', { name: 'Play on' }).tap()
      await resize(ada, [360, 640])
      await ada.locator('.panel').getByRole('button', { name: 'Close' }).tap()
    })

    const all = byScale([reader], readers)
    it.each(all)('a request covers no control and moves nothing, in %s', async (language) => {
      await readIn(bo, language, board)
      await ada.locator('.tool.drawer').tap()
      const faults = await faultsOfNotice(bo, () => ada.getByRole('button', { name: 'Ask to adjourn' }).tap())
      expect(faults).toEqual([])
      // On a phone the drawer covers the strip, so it has the request itself.
      await ada.locator('.panel').getByRole('button', { name: 'Withdraw' }).tap()
      await bo.locator('.notices .notice').waitFor({ state: 'detached' })
      await ada.locator('.panel').getByRole('button', { name: 'Close' }).tap()
    })
  })

  it('a hint covers no control and moves nothing, and of two notices the newest is visible', async () => {
    const page = await at.players.guest('Ariane')
    const options = { preset: 'solo', language: 'fr', firstDraw: 12, hints: 9 }
    await at.players.visit(page, await at.players.table(page, { options, sides: 1 }))
    await page.locator('main.opening, main.playing').waitFor()
    if ((await page.locator('main.opening').count()) > 0) await page.keyboard.press('Enter')
    await page.locator('main.playing').waitFor()
    await readIn(page, 'de', 'main.playing')
    expect(await faultsOfNotice(page, () => page.locator('.tool.hint').click())).toEqual([])
    await page.locator('.notices').getByRole('button', { name: 'Schließen' }).click()
    await page.locator('.notice').waitFor({ state: 'detached' })
  })

  it('throws nothing', () => expect(at.players.faults).toEqual([]))
})

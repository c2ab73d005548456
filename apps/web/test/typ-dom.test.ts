import { typDom } from '@estocade/games'
import { judge } from '@estocade/words'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../../scripts/test-scale.ts'
import { axeFaults, widthOf } from './axe.ts'
import { keepSampleGame } from './kept-game.ts'
import { type PrestoPlayer, solvable } from './presto-player.ts'
import { RechtPlayer } from './recht-player.ts'
import { lexicons } from './test-lexicons.ts'
import { openSite, phone, type TestSite } from './test-site.ts'
import { misfits, resize, tight } from './text-fit.ts'
import { againstBots, close, cutOff, isAboutNetwork, playOut, together } from './together.ts'
import { TypDomPlayer } from './typ-dom-player.ts'

const wordsOf = (language: 'de' | 'it') =>
  typDom.tableWords(judge(lexicons(language)!, { classes: 'typ-dom' }))([])
const words = wordsOf('de')
/** Used where the language does not matter: its word graph is much smaller, and every page against a bot builds one. */
const few = wordsOf('it')

const versionOf = async (page: Page) => Number(await page.locator('main').getAttribute('data-version'))

describe('the tables of Typ-Dom', () => {
  let site: TestSite
  /** Bots need no network, so games against them are played here without one. */
  let device: BrowserContext
  beforeAll(async () => {
    site = await openSite()
    device = await cutOff(site, { de: 'haus', it: 'casa' })
  })
  afterAll(() => site?.close())

  it('Point: the sample game of the rule book is played on the page to 53, 37 and 39', async () => {
    const page = await site.visit('/games')
    await page.goto(site.address + (await keepSampleGame(page)))
    const player = new TypDomPlayer(page, words)
    const { turns, scores } = typDom.samplePointGame
    for (const { seat, actions } of turns) {
      const name = ['Ada', 'Bruno', 'Carla'][seat]!
      const hand = page.getByRole('button', { name: `I am ${name}` })
      await page.locator('main.game-table, .waiting-room .button').first().waitFor()
      if ((await hand.count()) > 0) await hand.click()
      for (const action of actions) {
        await page.locator('main[data-scene="playing"]').waitFor()
        const version = await page.locator('main').getAttribute('data-version')
        if (action.type === 'swap') await page.getByRole('button', { name: /^Take the jolly/ }).click()
        if (action.type === 'lay') await player.lay(action)
        await page
          .locator(`main.game-table:not([data-version="${version}"]), .waiting-room .button`)
          .first()
          .waitFor()
      }
    }
    const hand = page.getByRole('button', { name: /^I am/ })
    await page.locator('main[data-scene="over"], .waiting-room .button').first().waitFor()
    if ((await hand.count()) > 0) await hand.click()
    await page.locator('main[data-scene="over"]').waitFor()
    const shown = await page.locator('[data-score]').allInnerTexts()
    expect(shown.map(Number)).toEqual(scores)
    expect(typDom.rowsFromGrid(await player.grid())).toEqual(typDom.samplePointGame.table)
    await close([page])
  })

  // By keyboard and by touch, heard-boxes.test.ts and boxes-touch.test.ts play such a round in every run.
  it.runIf(isLong)('Kreuzwort: a round against a bot, to the settlement', async () => {
    const page = await againstBots(
      site,
      { game: 'kreuzwort', words: 'de', options: { Rounds: '1' } },
      'fencer',
      device,
    )
    await playOut([new TypDomPlayer(page, words)])
    await page.locator('.settlement').waitFor()
    await page.close()
  })

  it('Kreuzwort: a hint is shown on the table, survives a reload and is laid; keys and words are explained', async () => {
    const page = await site.visit('/kreuzwort/de/fencer', device)
    await page.locator('main[data-scene="playing"]').waitFor()
    const shown = page.locator('.stone.typed')
    const swap = page.getByText(/^Hint: Take the jolly/)
    for (;;) {
      await page.getByRole('button', { name: /^Hint/ }).click()
      const more = page.getByRole('button', { name: 'Tell me more' })
      await more.or(swap).first().waitFor()
      // First which letters, then where, last the word.
      if ((await swap.count()) === 0) {
        expect(await shown.count()).toBe(0)
        await more.click()
        await page.getByText(/^with .*, at the cursor$/).waitFor()
        await more.click()
        await shown.first().waitFor()
      }
      if ((await swap.count()) === 0) break
      // Taking a jolly from the table is worth more than any word; then the next hint is the word.
      await page
        .getByRole('button', { name: /^Take the jolly/ })
        .first()
        .click()
      await swap.waitFor({ state: 'detached' })
    }
    const count = await shown.count()
    expect(await axeFaults(page)).toEqual([])
    await page.reload()
    await shown.nth(count - 1).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'All keys' }).getByText('turn the word').waitFor()
    await page.keyboard.press('Escape')
    await shown.nth(count - 1).waitFor()
    await page.keyboard.press('Enter')
    // What the page says of it may have been replaced by what the bot did.
    await shown.first().waitFor({ state: 'detached' })
    // A move of the bot would close what is opened here.
    await page.locator('main:not([data-scene="waiting"])').waitFor()
    await page.locator('.stone.lying').first().click()
    const word = page.locator('.zoom .laid-word').first()
    const asked = await word.innerText()
    await word.click()
    await page
      .getByRole('dialog', { name: `About ${asked}` })
      .locator('.entries li')
      .first()
      .waitFor()
    await page.close()
  })

  // By touch, boxes-touch.test.ts plays such a game to its end in every run.
  it('Point: a game against a bot on a phone', async () => {
    const page = await againstBots(site, { game: 'point', words: 'it' }, 'novice', device)
    await page.setViewportSize(phone)
    const player = new TypDomPlayer(page, few)
    await page.locator('main[data-scene="playing"]').waitFor()
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    // A screen reader hears what a stone counts.
    await page
      .getByRole('button', { name: /^[A-Z], \d+ points?$/ })
      .first()
      .waitFor()
    if (isLong) await playOut([player])
    else await player.step()
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    await page.close()
  })

  it('Point: two people, dragging stones, zooming and buying', async () => {
    const pages = await together(site, { game: 'point', words: 'de' })
    const players = pages.map((page) => new TypDomPlayer(page, words))
    const first = (await players[0]!.scene()) === 'playing' ? 0 : 1
    const page = pages[first]!
    // A dragged stone survives a reload, then is taken back.
    await page.locator('.tray.stones [data-drag]').first().dragTo(page.locator('.felt'))
    await page.locator('.stone.typed').waitFor()
    await page.reload()
    await page.locator('.stone.typed').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('+')
    await page.keyboard.press('-')
    await page.getByRole('button', { name: /^Buy/ }).click()
    await page.getByRole('button', { name: 'One more: red' }).click()
    await page.getByRole('button', { name: 'Buy 1' }).click()
    await pages[1 - first]!.locator('main[data-scene="playing"]').waitFor()
    await pages[1 - first]!.getByText('14 stones').waitFor()
    await playOut(players)
    const [one, two] = await Promise.all(pages.map((each) => each.locator('[data-score]').allInnerTexts()))
    expect(one).toEqual(two)
    // So does the history.
    const history = async () => {
      await page.getByRole('button', { name: 'Score sheet' }).click()
      return page.locator('.score-sheet tbody').innerText()
    }
    const before = await history()
    expect(before).toContain('+1')
    await page.reload()
    expect(await history()).toBe(before)
    await close(pages)
  })

  it('Kreuzwort: two players play a round', async () => {
    const pages = await together(site, { game: 'kreuzwort', words: 'de', options: { Rounds: '1' } })
    const players = pages.map((page) => new TypDomPlayer(page, words))
    const first = (await players[0]!.scene()) === 'playing' ? 0 : 1
    const [page, other] = [pages[first]!, pages[1 - first]!]
    // A word that does not count may be proposed to the table; meanwhile it stays laid out.
    const odd = (await players[first]!.rack()).filter((stone) => typDom.colourOf(stone) === 'black')
    const word = odd
      .filter((stone) => !typDom.isJollyStone(stone))
      .slice(0, 4)
      .join('')
    await page.keyboard.type(word.toLowerCase())
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Propose ${word} as a house word` }).click()
    const yes = other.getByRole('button', { name: `${word} counts` })
    await yes.waitFor()
    const size = other.viewportSize()!
    for (const screen of tight) {
      await resize(other, screen)
      await expect.poll(() => misfits(other), { message: screen.join('×') }).toEqual([])
    }
    await resize(other, [size.width, size.height])
    await yes.click()
    await page.locator('main[data-scene="playing"]').waitFor()
    await page.keyboard.press('Enter')
    await other
      .locator('.stone.lying')
      .nth(word.length - 1)
      .waitFor()
    await playOut(players)
    await close(pages)
  })

  it('Presto: three players build; a fault is shown, a reload loses nothing, the quickest get their points', async () => {
    const deal = () => together(site, { game: 'presto', words: 'de', options: { Rounds: '1' } }, 3)
    const { pages, players, solutions } = await solvable(deal, words, 2)
    const [first, second] = players as [PrestoPlayer, PrestoPlayer]
    const [solution, another] = solutions as [typDom.Grid, typDom.Grid]
    await first.build(solution, 2)
    const half = await first.bench()
    // The others see how many stones lie there, but not which.
    await second.page.locator(`.rivals [data-placed="${typDom.placedOn(half)}"]`).waitFor()
    await first.page.reload()
    await first.page.locator('main.presto').waitFor()
    await expect.poll(() => first.bench()).toEqual(half)
    await first.build(solution)
    await expect.poll(() => first.rack()).toEqual([])
    expect(await axeFaults(first.page)).toEqual([])
    await first.claim()
    await first.page.locator('main[data-scene="finished"]').waitFor()
    // All stones in one row are not words: the fault has a frame and a text.
    const rack = await second.rack()
    const plain = rack.filter((stone) => !typDom.isJollyStone(stone))
    await second.page.keyboard.type(plain.join('').toLowerCase())
    // Before anything is claimed, as soon as the cursor leaves the word.
    await second.page.keyboard.press('ArrowDown')
    await second.page.locator('.fault').first().waitFor()
    await second.page.getByText('is not a word').first().waitFor()
    if (plain.length === rack.length) {
      await second.claim()
      await second.page.getByText(/Wait \d seconds/).waitFor()
      await second.page.locator('main[data-scene="building"]').waitFor()
    }
    await second.page.keyboard.press('ArrowUp')
    for (let i = 0; i < plain.length; i++) await second.page.keyboard.press('Backspace')
    await expect.poll(() => second.bench()).toEqual({})
    await second.build(another)
    await second.claim()
    for (const page of pages) await page.locator('main[data-scene="over"]').waitFor()
    await expect.poll(() => pages[2]!.locator('[data-score]').allInnerTexts()).toEqual(['4', '2', '0'])
    expect(await widthOf(pages[2]!)).toBeLessThanOrEqual(360)
    await close(pages)
  })

  it('Presto: a hint has three steps, and on a phone all of the word is in sight', async () => {
    const page = await site.visit('/presto/it/novice', device)
    await page.locator('main[data-scene="building"]').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^Hint/ }).click()
    const [note, more] = [page.locator('.notice b'), page.getByRole('button', { name: 'Tell me more' })]
    await more.waitFor()
    const letters = (await note.innerText()).replace('with ', '').split(' ')
    const [cells, stones] = [page.locator('.spot'), page.locator('.stone.needed')]
    expect([await cells.count(), await stones.count()]).toEqual([0, 0])
    await more.click()
    await expect.poll(() => cells.count(), { timeout: 5000 }).toBe(letters.length)
    expect(await note.innerText()).toBe(`with ${letters.join(' ')}, at the cursor`)
    await more.click()
    await expect.poll(() => stones.count()).toBe(letters.length)
    const lastEnd = async () => {
      const { x, width } = (await stones.last().boundingBox())!
      return x + width
    }
    await expect.poll(lastEnd).toBeLessThan(390)
    await page.close()
  })

  /** A round of Presto that the bot finishes, or that times out, while other tests run. */
  let round: Page
  it('Presto: a crossword is built against a bot', async () => {
    const options = { Rounds: '1', 'Seconds a round': '300' }
    const table = { game: 'presto', words: 'it', options }
    const deal = async () => [await againstBots(site, table, 'novice', device)]
    const { pages, players, solutions } = await solvable(deal, few, 1)
    await players[0]!.build(solutions[0]!)
    await players[0]!.claim()
    round = pages[0]!
  })

  it('Wer behält recht?: letters that were typed survive a reload', async () => {
    const page = await againstBots(
      site,
      { game: 'recht', words: 'it', options: { Rounds: '1' } },
      'provost',
      device,
    )
    await page.locator('main:is([data-scene="begin"], [data-scene="grow"])').waitFor()
    await page.keyboard.type('ab')
    await page.reload()
    await page.locator('.verdict .word', { hasText: 'AB' }).waitFor()
    await page.close()
  })

  it('Wer behält recht?: two people see the named word and its missing letters', async () => {
    const pages = await together(site, { game: 'recht', words: 'de', options: { Rounds: '1' } })
    const players = pages.map((page) => new RechtPlayer(page, words))
    // Until a word is named: of its stones one lies on the empty table.
    const naming = pages.map((page) => page.locator('.naming'))
    const level = () =>
      expect.poll(async () => (await versionOf(pages[0]!)) - (await versionOf(pages[1]!))).toBe(0)
    await level()
    while ((await naming[0]!.count()) === 0) {
      const before = await versionOf(pages[0]!)
      for (const player of players) if (await player.step()) break
      for (const page of pages) await page.locator(`main:not([data-version="${before}"])`).waitFor()
      await level()
    }
    const told = await Promise.all(naming.map((line) => line.locator('.named').innerText()))
    const [mine, theirs] = told.map((text) => /^\p{Lu}+/u.exec(text)?.[0])
    expect(mine).toBe(theirs)
    for (const line of naming)
      expect(await line.locator('b').first().innerText()).toMatch(
        new RegExp(`^${mine!.length - 1} stones? lacking$`),
      )
    expect(told.filter((text) => text.includes('by you'))).toHaveLength(1)
    // The length of a round is random; heard-boxes.test.ts plays one of two people to its end in every run.
    if (isLong) await playOut(players)
    await close(pages)
  }, 600_000)

  it('Presto: the round against the bot ends, at the latest when its time is up', async () => {
    await round.locator('main[data-scene="over"]').waitFor()
    // By 2 if the bot has finished too: it hurries after the player is done.
    await round.getByText(/You win by [24]/).waitFor()
    await round.getByRole('button', { name: 'Look back' }).click()
    await round.getByRole('heading', { name: 'Was it possible?' }).waitFor()
    await round.close()
  })

  it('contacts no other host and throws nothing', () => {
    expect(site.foreign).toEqual([])
    expect(site.faults.filter((fault) => !isAboutNetwork(fault))).toEqual([])
  })
})

import { judge, type Vocabulary } from '@estocade/words'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from './axe.ts'
import { borrow, type Chromium } from './browser.ts'
import { cuttableConnection } from './cuttable-connection.ts'
import { PagePlayer, type Sight } from './player.ts'
import { Players } from './players.ts'
import { openServer } from './server.ts'
import { lexicons } from './test-lexicons.ts'

/** Runs in a page: what the title of the turn strip crosses, such as the clock. */
const CROSSING = `(() => {
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('.turn h1'))
  const title = document.querySelector('.turn h1').getBoundingClientRect()
  const lines = [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, top, right: Math.min(right, title.right), bottom }))
  return [...document.querySelectorAll('.turn :is(.time, .tool, .rule-link)')].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect()
    return width > 0 && lines.some((line) => line.left < right && left < line.right && line.top < bottom && top < line.bottom)
  }).map((one) => one.className)
})()`

describe('players at one Jarnac table, each in a separate browser', () => {
  let chromium: Chromium
  let server: Awaited<ReturnType<typeof openServer>>
  let players: Players
  let vocabulary: Vocabulary

  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
    players = new Players(chromium.browser, server.address)
    vocabulary = judge(lexicons('fr')!, { classes: 'competition-fr' }).vocabulary
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })

  const playerOf = (page: Page) => new PagePlayer(page, vocabulary)

  it('two play a whole game, with a Jarnac and a challenge', async () => {
    const moving = { reducedMotion: 'no-preference' } as const
    const pages = [
      await players.guest('Ariane-Clémentine', moving),
      await players.guest('Maximiliane', moving),
    ]
    // Without a time to call, so that a slow browser can still take the word.
    const options = { preset: 'competition-fr', language: 'fr', rows: 2, longest: 5, callTime: null }
    await players.gather(pages, await players.table(pages[0]!, { options }))
    const seated = pages.map(playerOf)
    for (const page of pages) await countFlights(page)
    const plan = { bluffed: false, passed: false, stolen: false, axe: false }
    for (let last = 0, turn = 0; last < 2; turn++) {
      const player = seated[turn % 2]!
      const other = seated[(turn + 1) % 2]!
      const sight = await player.look()
      last = sight.scene === 'over' ? last + 1 : 0
      if (sight.scene === 'playing' && !plan.bluffed && bluffOf(sight) !== undefined) {
        plan.bluffed = true
        await bluff(player, other, bluffOf(sight)!)
      } else if (sight.scene === 'playing' && plan.bluffed && !plan.stolen && player.best(sight)) {
        // A side sees a word and passes, so that the other has a word to take.
        plan.passed = true
        await player.page.keyboard.press('Control+Enter')
        await player.changed(sight)
      } else if (sight.scene === 'window' && plan.passed && !plan.stolen && player.best(sight)) {
        if (!plan.axe) expect(await axeFaults(player.page)).toEqual([])
        plan.axe = true
        await steal(player, other, sight)
        plan.stolen = true
      } else await player.step()
    }
    expect(plan).toEqual({ bluffed: true, passed: true, stolen: true, axe: true })
    const [a, b] = await Promise.all(seated.map((player) => player.look()))
    expect(a!.boards).toEqual([...b!.boards].reverse())
    for (const page of pages) await page.locator('.result h2').waitFor()
  })

  /** Letters that are not a word. */
  const bluffOf = ({ letters }: Sight): string | undefined => {
    const [a, b, c] = letters
    return [`${a}${b}${c}`, `${c}${b}${a}`, `${b}${a}${c}`].find(
      (word) => letters.length >= 3 && !vocabulary.has(word),
    )
  }

  /** A word that does not exist is laid, challenged and removed, and the turn is lost. */
  async function bluff(player: PagePlayer, other: PagePlayer, word: string): Promise<void> {
    await player.page.keyboard.type(word)
    await player.page.keyboard.press('0')
    await player.page.keyboard.press('Enter')
    await other.until('challenge')
    await other.page.locator('.turn .blade').waitFor()
    // Jarnac D2, J47: while the word may be challenged, nothing opens the dictionary.
    expect(await other.page.locator('button.laid-word').count()).toBe(0)
    await other.page.locator('.history .laid-word').first().click()
    await other.page.locator('.side:not(.mine) .line', { hasText: word.toUpperCase() }).first().click()
    expect(await other.page.getByRole('dialog').count()).toBe(0)
    expect(await other.page.getByText('not in the dictionary').count()).toBe(0)
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
    ] as const) {
      await other.page.setViewportSize({ width, height })
      expect(await other.page.evaluate(CROSSING), `${width} × ${height}`).toEqual([])
    }
    await other.page.setViewportSize({ width: 1280, height: 800 })
    await other.page.getByRole('button', { name: /^Challenge/ }).click()
    await player.page.getByText(`challenges ${word.toUpperCase()}: it is not a word`).first().waitFor()
    await player.page.locator('main.jarnac.waiting').waitFor()
  }

  /** The letters move from board to board, and the row keeps its mark. */
  async function steal(player: PagePlayer, other: PagePlayer, sight: Sight): Promise<void> {
    const before = await flights(player.page)
    await player.page.keyboard.type(player.best(sight)!)
    await player.page.locator('.line .tile.loot').first().waitFor()
    await player.page.keyboard.press('Enter')
    await other.until('challenge')
    await other.page.getByRole('button', { name: /^Accept/ }).click()
    await player.page.locator('.side.mine .line.stolen').waitFor()
    await expect.poll(() => flights(player.page)).toBeGreaterThan(before)
    await other.page.locator('.history .call').first().waitFor()
  }

  it('a side of two: one proposes, the captain plays the proposal, then hands over', async () => {
    const [ariane, minh, camille] = [
      await players.guest('Ariane'),
      await players.guest('Minh'),
      await players.guest('Camille'),
    ]
    // Twenty letters always contain a word.
    const options = { preset: 'competition-fr', judging: 'checked', firstDraw: 20 }
    const path = await players.table(ariane, { options })
    await players.visit(ariane, path)
    await players.visit(minh, `${path}?watch`)
    await minh.getByRole('button', { name: 'Join this side' }).first().click()
    await ariane.locator('.seats').getByText('Minh').waitFor()
    // With the last seat the match begins.
    await players.visit(camille, path)
    await players.begin([ariane, minh, camille])
    const captain = playerOf(ariane)
    const member = playerOf(minh)
    const rival = playerOf(camille)
    await Promise.race([captain.until('opening'), rival.until('opening')])
    if ((await rival.scene()) === 'opening') {
      await rival.step()
      await camille.keyboard.press('Control+Enter')
      await captain.until('window', 'opening')
      if ((await captain.scene()) === 'window') await ariane.keyboard.press('Control+Enter')
    }
    await captain.until('opening')
    await captain.step()
    await member.until('playing')
    const word = member.best(await member.look())!
    await minh.keyboard.type(word)
    await ariane.getByText(`Minh is trying ${word}`).waitFor()
    await minh.keyboard.press('Enter')
    await ariane.locator('.proposal .word', { hasText: word }).waitFor()
    await ariane.keyboard.press('Alt+ArrowUp')
    await ariane
      .locator('.word-field')
      .and(ariane.locator(`[value="${word}"]`))
      .waitFor()
    const sight = await captain.look()
    await ariane.keyboard.press('Enter')
    await captain.changed(sight)
    await expect.poll(async () => (await rival.look()).boards.flat()).toContain(word)
    await ariane.getByText('Hand over the captaincy').click()
    await ariane.getByRole('button', { name: 'To Minh' }).click()
    await minh.locator('.role', { hasText: 'captain' }).waitFor()
  })

  it('three sides: each sees three boards, and a side that concedes is out', async () => {
    const pages = [
      await players.guest('Ariane'),
      await players.guest('Camille'),
      await players.guest('Minh', { viewport: { width: 768, height: 1024 } }),
    ]
    await players.gather(pages, await players.table(pages[0]!, { options: { language: 'fr' }, sides: 3 }))
    const seated = pages.map(playerOf)
    for (let moves = 0; moves < 9; ) for (const player of seated) if (await player.step()) moves++
    for (const page of pages) await expect.poll(() => page.locator('.board').count()).toBe(3)
    const [page] = pages
    await page!.getByRole('button', { name: 'Concede' }).click()
    await page!.getByRole('button', { name: 'Yes, concede' }).click()
    await pages[1]!.getByText('out of the game').waitFor()
    expect(await axeFaults(pages[2]!)).toEqual([])
  })

  it('asks the others before an undo; players can chat, and typed letters do not go into the chat', async () => {
    const [ariane, camille] = [await players.guest('Ariane'), await players.guest('Camille')]
    await players.gather([ariane, camille], await players.table(ariane, { options: { language: 'fr' } }))
    const [first, second] =
      (await playerOf(ariane).scene()) === 'opening' ? [ariane, camille] : [camille, ariane]
    await playerOf(first).step()
    await first.getByRole('button', { name: 'Ask to take back' }).click()
    await second.getByRole('button', { name: 'Agree' }).click()
    await playerOf(first).until('opening')
    await second.locator('.history').getByText('The last move is taken back.').waitFor()
    await first.getByRole('tab', { name: 'Chat' }).click()
    await first.getByLabel('Say something').fill('<b>En garde</b>')
    await first.keyboard.press('Enter')
    await second.getByRole('tab', { name: 'Chat' }).click()
    await second.locator('.chat').getByText('<b>En garde</b>').waitFor()
    expect(await first.locator('.word-field').inputValue()).toBe('')
    expect(await axeFaults(second)).toEqual([])
  })

  it('a network failure during a turn: letters and their order stay, the page says so, catches up without effects, and the turn is finished', async () => {
    const connection = await cuttableConnection(server.address)
    const remote = new Players(chromium.browser, connection.address)
    const [ariane, camille] = [await remote.guest('Ariane'), await players.guest('Camille')]
    await ariane.addInitScript(countNoises)
    const options = { preset: 'competition-fr', judging: 'checked', firstDraw: 20 }
    const path = await players.table(camille, { options })
    await players.visit(camille, path)
    await remote.visit(ariane, path)
    await players.begin([camille, ariane])
    const [player, rival] = [playerOf(ariane), playerOf(camille)]
    await Promise.race([player.until('opening'), rival.until('opening')])
    if ((await rival.scene()) === 'opening') {
      await rival.step()
      await camille.keyboard.press('Control+Enter')
      await player.until('window', 'opening')
      if ((await player.scene()) === 'window') await ariane.keyboard.press('Control+Enter')
      await player.until('opening')
    }
    await player.step()
    await player.until('playing')
    await ariane.getByRole('button', { name: 'Shuffle the reserve' }).click()
    const { letters } = await player.look()
    await player.consider()
    const field = ariane.locator('.word-field')
    const word = await field.inputValue()
    const lost = ariane.locator('.lost')

    connection.cut()
    await lost.waitFor()
    expect([await field.inputValue(), (await player.look()).letters]).toEqual([word, letters])
    expect(await axeFaults(ariane)).toEqual([])
    await ariane.keyboard.press('Backspace')
    await ariane.keyboard.press(word.at(-1)!)
    connection.mend()
    await lost.waitFor({ state: 'detached' })
    expect([await field.inputValue(), (await player.look()).letters]).toEqual([word, letters])
    const sight = await player.look()
    await ariane.keyboard.press('Enter')
    await player.changed(sight)
    expect((await player.look()).boards[0]).toContain(word)
    await expect.poll(() => noises(ariane)).toBeGreaterThan(0)

    await ariane.keyboard.press('Control+Enter')
    await rival.until('window', 'opening')
    connection.cut()
    await lost.waitFor()
    const before = await noises(ariane)
    if ((await rival.scene()) === 'window') await camille.keyboard.press('Control+Enter')
    await rival.until('opening')
    await rival.step()
    await rival.until('playing')
    const reply = rival.best(await rival.look())!
    await rival.step()
    connection.mend()
    await ariane.locator('.history').getByText(reply, { exact: true }).waitFor()
    expect(await noises(ariane)).toBe(before)
    connection.close()
    for (const page of [ariane, camille]) await page.context().close()
  })

  it('throws nothing in any of these browsers', () => {
    expect(players.faults).toEqual([])
  })
})

/** With sounds on: counts the sounds. */
const countNoises = `{
  window.noises = 0
  localStorage.setItem('settings', JSON.stringify({ sounds: true }))
  for (const make of ['createOscillator', 'createBufferSource']) {
    const made = AudioContext.prototype[make]
    AudioContext.prototype[make] = function () {
      window.noises++
      return made.call(this)
    }
  }
}`

const noises = (page: Page): Promise<number> => page.evaluate('window.noises')

/** Counts the letters that begin to move. */
const countFlights = (page: Page) =>
  page.evaluate(`{
    window.flights = 0
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.classList?.contains('flying')) window.flights++
    }).observe(document.body, { childList: true })
  }`)

const flights = (page: Page): Promise<number> => page.evaluate('window.flights')

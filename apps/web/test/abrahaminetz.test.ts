import { judge } from '@estocade/words'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../../scripts/test-scale.ts'
import { type Ground, layingOf, putsFor, waysToMake } from '../src/games/abrahaminetz/making.ts'
import { AbrahaminetzPlayer } from './abrahaminetz-player.ts'
import { axeFaults, widthOf } from './axe.ts'
import { lexicons } from './test-lexicons.ts'
import { openSite, type TestSite } from './test-site.ts'
import { resize } from './text-fit.ts'
import { againstBots, close, cutOff, isAboutNetwork, playOut, together } from './together.ts'

describe('a typed word is made from hand and rack', () => {
  const ground = (rack: string, hand: string, beginners = false): Ground => ({
    rack,
    hand,
    exchanges: 0,
    config: {
      language: 'fr',
      judging: 'checked',
      beginners,
      coverSame: false,
      words: { classes: 'open', houseWords: [] },
      clock: { type: 'none' },
    },
  })
  const best = (rack: string, hand: string, word: string, beginners = false) =>
    waysToMake(ground(rack, hand, beginners), word)[0]!

  it('covers, lengthens and counts the third card', () => {
    const making = best('__MARChE', 'HNSIOV-', 'HANCHES')
    expect(making).toMatchObject({
      type: 'ready',
      laying: { grow: 'end', cards: '..H.N...S' },
      sum: { erasers: 2, laid: 3, bonus: 3 },
    })
  })

  it('covers an erased cell as any other', () => {
    expect(best('_ARES', 'MZZZZZZ', 'MARES')).toMatchObject({
      type: 'ready',
      laying: { grow: 'none', cards: 'M....' },
      sum: { erasers: 0, laid: 1 },
    })
  })

  it('erases from the edge, and says when an eraser is missing', () => {
    expect(best('MARES', 'LI-ZZZZ', 'LIRE')).toMatchObject({ type: 'ready', laying: { cards: 'LI..-' } })
    expect(best('MARES', 'LIZZZZZ', 'LIRE')).toMatchObject({ type: 'lacking', cards: '-' })
    expect(best('MARES', 'LIZZZZZ', 'LIRE', true)).toMatchObject({
      type: 'ready',
      laying: { cards: 'LI..#', down: 'Z' },
    })
  })

  // The option could be chosen, but a typed word neither laid a card face down inside it nor read across one.
  it('A24 anywhere: lays one card face down inside the word, and closes up over one that lies there', () => {
    const ways = (rack: string, hand: string, word: string, faceDown: 'edge' | 'anywhere' = 'anywhere') => {
      const { config, ...rest } = ground(rack, hand, true)
      const found = waysToMake({ ...rest, config: { ...config, faceDown } }, word)
      return found.flatMap((making) => (making.type === 'ready' ? [making.laying] : []))
    }
    expect(ways('PLAIT', 'ZNE', 'PLAT')).toEqual([{ grow: 'none', cards: '...#.', down: 'Z' }])
    expect(ways('PLAIT', 'ZNE', 'PLAT', 'edge')).toEqual([])
    expect(ways('PLA#T', 'ZNE', 'PLATE')).toContainEqual({ grow: 'end', cards: '.....E' })
    expect(ways('PLA#T', 'ZNE', 'PLAN')).toContainEqual({ grow: 'none', cards: '....N' })
    expect(ways('PLA#T', 'ZNE', 'PLANT')).toContainEqual({ grow: 'none', cards: '...N.' })
    // P, A and T as they lie would need two cards face down.
    expect(ways('PLAIT', 'ZZZ', 'PAT')).toEqual([])
  })

  it('takes a joker only for a letter that is not held', () => {
    expect(best('MARE', 'I*ZZZZZ', 'MIRE')).toMatchObject({ laying: { cards: '.I..' } })
    expect(best('MARE', '*ZZZZZZ', 'MIRE')).toMatchObject({ laying: { cards: '.i..' } })
  })

  it('lays a word out again from its action, card by card', () => {
    const told = best('MARES', 'LIZZZZZ', 'LIRE', true)
    if (told.type !== 'ready') throw new Error('LIRE cannot be made')
    const place = ground('MARES', 'LIZZZZZ', true)
    expect(layingOf(place, putsFor(place, told.laying))).toEqual(told.laying)
  })

  it('keeps one card of the old word', () => {
    expect(best('MARE', 'FINSZZZ', 'FINS')).toMatchObject({ type: 'faulty', code: 'nothing-kept' })
  })
})

/** For each column of the sheet the sum of its lines, and its last line. */
const SUMS = `(() => {
  const pad = document.querySelector('.pad')
  const number = (cell) => Number(cell.lastChild?.textContent?.replace('−', '-').replace('—', '0') ?? 0)
  return [...pad.querySelectorAll('tfoot td')].map((foot, seat) => {
    const lines = [...pad.querySelectorAll('tbody tr')].map((row) => row.children[seat])
    return [lines.reduce((sum, cell) => sum + number(cell), 0), number(foot)]
  })
})()`

/** The lines of the sheet that scrolling inside it would hide. */
const UNSEEN = `(() => {
  const pad = document.querySelector('.pad').getBoundingClientRect()
  return [...document.querySelectorAll('.pad tr')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return top < pad.top - 1 || bottom > pad.bottom + 1
  }).map((row) => row.textContent)
})()`

describe('a table of Abrahaminetz', () => {
  let site: TestSite
  const { vocabulary } = judge(lexicons('fr')!, { classes: 'open', houseWords: [] })
  /** Bots need no network, so games against them are played here without one. */
  let device: BrowserContext
  beforeAll(async () => {
    site = await openSite()
    device = await cutOff(site, { fr: 'maison' })
  })
  afterAll(() => site?.close())

  it('is played to its end against a bot, by the keyboard alone', async () => {
    const page = await againstBots(site, { game: 'abrahaminetz', words: 'fr' }, 'fencer', device)
    const player = new AbrahaminetzPlayer(page, vocabulary)
    await player.step()
    await page.locator('main[data-scene="playing"]').waitFor()
    // The rule opens beside the thing; the table stays open, with the word laid out on it.
    const [rules] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Exchange a card: the rule, in a new tab' }).click(),
    ])
    await rules.locator('#A18').waitFor()
    await rules.close()
    // A word that cannot be made is explained; nothing is sent.
    await page.keyboard.type('zzzzz')
    await page.locator('.sum .quiet').first().waitFor()
    await page.keyboard.press('Escape')
    expect(await axeFaults(page)).toEqual([])
    await playOut([player])
    await page.locator('.result').waitFor()
    // The last line of each column is its sum.
    const columns = await page.evaluate<readonly (readonly [number, number])[]>(SUMS)
    expect(columns).toHaveLength(2)
    for (const [sum, foot] of columns) expect(sum).toBe(foot)
    // The sheet is seen whole, with the cards that both have left, on a desktop and on a phone.
    for (const size of [
      [1280, 800],
      [360, 640],
    ] as const) {
      await resize(page, size)
      // The totals are in sight at once, however long the game was; on a desktop so are the rack and the cards left.
      await page.evaluate('scrollTo(0, 0)')
      const first = size[0] > 900 ? ['.pad thead', '.rack', '.all-hands'] : ['.pad thead']
      expect(await page.locator('.pad thead .figure').allInnerTexts()).toEqual(
        await page.locator('.pad tfoot td').allInnerTexts(),
      )
      for (const part of first) {
        const { y, height } = (await page.locator(part).boundingBox())!
        expect([part, y + height <= size[1]]).toEqual([part, true])
      }
      await page.locator('.pad tfoot').scrollIntoViewIfNeeded()
      expect(await page.evaluate(UNSEEN)).toEqual([])
      await page.locator('.all-hands').getByText('Fencer').waitFor()
      expect((await page.locator('.result').boundingBox())!.x).toBeGreaterThan(4)
    }
    await page.getByRole('button', { name: 'Look back' }).click()
    await page.getByText('rules and draws are as they should be').waitFor()
    await page.getByRole('heading', { name: 'You missed' }).waitFor()
    await page.close()
  })

  it('is played by two people, one on a phone: starting words in secret, then turns', async () => {
    const pages = await together(site, { game: 'abrahaminetz', words: 'fr' })
    const players = pages.map((page) => new AbrahaminetzPlayer(page, vocabulary))
    const [host, guest] = pages as [(typeof pages)[0], (typeof pages)[0]]
    const secret = await players[0]!.find()
    await players[0]!.step()
    await host.locator('main[data-scene="chosen"]').waitFor()
    const starting = guest.getByRole('list', { name: 'Starting words' })
    await expect.poll(() => starting.innerText()).toMatch(/Ada\s+has chosen\s+You\s+are choosing/)
    // A guest in another country reads that the words are French.
    expect(await host.locator('.bar .about').innerText()).toMatch(/Abrahaminetz\s+French\s/)
    if (secret !== undefined) expect(await guest.locator('main').innerText()).not.toContain(secret)
    await players[1]!.step()
    for (const page of pages)
      await page.locator('main:is([data-scene="playing"], [data-scene="waiting"])').waitFor()
    const first = (await players[0]!.scene()) === 'playing' ? 0 : 1
    // The first word: cards tapped one after another, one of them taken back.
    const opener = pages[first]!
    await opener.locator('.hand button').first().click()
    await opener.keyboard.press('Escape')
    while (!(await players[first]!.step())) await players[1 - first]!.step()
    await players[1 - first]!.page.locator('main[data-scene="playing"]').waitFor()
    expect(await players[0]!.rack()).toBe(await players[1]!.rack())
    expect(await widthOf(guest)).toBeLessThanOrEqual(360)
    // A reload in the middle of a turn loses nothing.
    const hand = await players[1]!.hand()
    await guest.reload()
    await guest.locator('main.game-table').waitFor()
    await expect.poll(() => players[1]!.hand()).toBe(hand)
    // heard-boxes.test.ts plays a game of two people to its end in every run.
    if (isLong) await playOut(players)
    await close(pages)
  })

  it('lays by tapping and by dragging, and takes back', async () => {
    const page = await againstBots(site, { game: 'abrahaminetz', words: 'fr' }, 'fencer', device)
    const player = new AbrahaminetzPlayer(page, vocabulary)
    while ((await player.rack()) === '' || (await player.scene()) !== 'playing')
      if (!(await player.step()))
        await page.locator('main:is([data-scene="playing"], [data-scene="choosing"])').waitFor()
    const free = page.locator('.hand .card.letter').first()
    await page.locator('.rack button').nth(1).click()
    await free.click()
    await page.locator('.rack .place').nth(1).locator('.card.laid').waitFor()
    await page.locator('.rack button:has(.laid)').click()
    await expect.poll(() => page.locator('.rack .card.laid').count()).toBe(0)
    await free.dragTo(page.locator('.rack .place').nth(2))
    await page.locator('.rack .card.laid').waitFor()
    await page.getByRole('button', { name: 'Last letter back' }).click()
    await expect.poll(() => page.locator('.rack .card.laid').count()).toBe(0)
    // An exchange costs two points, and the sum shows that.
    await page.getByRole('button', { name: /^Exchange a card/ }).click()
    await player.moved(() => page.locator('.hand button').first().click())
    const word = await player.find()
    if (word !== undefined) {
      await page.keyboard.type(word.toLowerCase())
      await page.getByText('one exchange').waitFor()
    }
    await page.close()
  })

  it('A4 says of four letters that the starting word has exactly three', async () => {
    const page = await site.visit('/abrahaminetz/fr/pupil', device)
    const player = new AbrahaminetzPlayer(page, vocabulary)
    await page.locator('main[data-scene="choosing"]').waitFor()
    const letters = async () => (await player.hand()).replace(/[^A-Z]/g, '')
    // In rare cases few of the first cards are letters; then they are dealt again.
    while ((await letters()).length < 4) {
      await page.goto(`${site.address}/abrahaminetz/fr/pupil`)
      await page.locator('main[data-scene="choosing"]').waitFor()
    }
    await page.keyboard.type((await letters()).slice(0, 4))
    await page.locator('.sum').getByText('The starting word has exactly three letters.').waitFor()
    // What is no word gets no tick, and cannot be chosen.
    await page.keyboard.press('Escape')
    const held = [...(await letters())]
    const wrong = held
      .flatMap((a, i) =>
        held.toSpliced(i, 1).flatMap((b, k, rest) => rest.toSpliced(k, 1).map((c) => a + b + c)),
      )
      .find((word) => !vocabulary.has(word))!
    await page.keyboard.type(wrong)
    // It is not in the dictionary, or an abbreviation.
    await page.locator('.sum').getByText(`${wrong} is`).waitFor()
    expect(await page.locator('.sum .good').count()).toBe(0)
    expect(await page.locator('.acts .main').getAttribute('aria-disabled')).toBe('true')
    await page.close()
  })

  it('shows a hint on the rack, keeps it over a reload, and explains keys and words', async () => {
    const page = await site.visit('/abrahaminetz/fr/pupil', device)
    const player = new AbrahaminetzPlayer(page, vocabulary)
    await page.locator('main[data-scene="choosing"]').waitFor()
    // In rare cases no word can be made of the first cards; then they are dealt again.
    while ((await player.find()) === undefined) {
      await page.goto(`${site.address}/abrahaminetz/fr/pupil`)
      await page.locator('main[data-scene="choosing"]').waitFor()
    }
    await page.getByRole('button', { name: /^Hint/ }).click()
    const laid = page.locator('.rack .card.laid')
    // Which cards; the word itself comes second.
    await page.getByRole('button', { name: 'Tell me more' }).click()
    await laid.nth(2).waitFor()
    await page.reload()
    await laid.nth(2).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'All keys' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'All keys' }).waitFor({ state: 'detached' })
    await player.moved(() => page.keyboard.press('Enter'))
    const word = page.locator('.trail .laid-word').last()
    while ((await word.count()) === 0)
      if (!(await player.step()))
        await page.locator('main:is([data-scene="playing"], [data-scene="choosing"])').waitFor()
    // On a word that lies, where the cards go comes before the new word.
    await page.locator('main[data-scene="playing"]').waitFor()
    await page.getByRole('button', { name: /^Hint/ }).click()
    const [note, more] = [page.locator('.notice b'), page.getByRole('button', { name: 'Tell me more' })]
    await note.waitFor()
    // If no word can be made, the hint is to exchange a card or to pass.
    if ((await more.count()) > 0) {
      await more.click()
      await expect.poll(() => note.innerText()).toMatch(/^with .+, (on|new|erases|back in play)/)
      expect(await laid.count()).toBe(0)
      await more.click()
      await laid.first().waitFor()
      await page.keyboard.press('Escape')
    }
    await word.click()
    await page
      .getByRole('dialog', { name: /^About / })
      .locator('.entries li')
      .first()
      .waitFor()
    await page.close()
  })

  it('a side of two against one, by the beginners’ rule and with doubts', async () => {
    const [host, rival, member] = [await guest('Ada'), await guest('Bo'), await guest('Cy')]
    const options = { language: 'fr', judging: 'challenge', beginners: true, clock: { type: 'none' } }
    const answer = await host.request.post(`${site.address}/api/tables`, {
      data: { game: 'abrahaminetz', options },
      headers: { origin: site.address },
    })
    const path = `/table/${(await answer.json()).id}`
    await host.goto(site.address + path)
    await member.goto(`${site.address}${path}?watch`)
    await member.locator('.seats li').first().getByRole('button', { name: 'Join this side' }).click()
    await host.locator('.seats li').first().getByText('Cy').waitFor()
    // With the last seat the match begins.
    await rival.goto(site.address + path)
    for (const page of [host, rival, member]) await page.locator('main[data-scene="choosing"]').waitFor()

    // The member proposes three cards; the captain looks at the proposal and plays it.
    const hand = (await new AbrahaminetzPlayer(member, vocabulary).hand()).replace(/[^A-Z]/g, '')
    const start = hand.slice(0, 3)
    await member.keyboard.type(start.toLowerCase())
    await member.keyboard.press('Enter')
    await host.locator('.table-tools .dot').waitFor()
    await host.keyboard.press('Alt+ArrowUp')
    await host.locator('.rack .card.laid').nth(2).waitFor()
    await host.keyboard.press('Enter')
    await rival.keyboard.press('Control+Enter')

    // The player who begins lays three cards that are not a word, and is challenged.
    await Promise.race([host, rival].map((page) => page.locator('main[data-scene="playing"]').waitFor()))
    const hosts = (await host.locator('main[data-scene="playing"]').count()) > 0
    const [liar, doubter] = hosts ? [host, rival] : [rival, host]
    const letters = (await new AbrahaminetzPlayer(liar, vocabulary).hand()).replace(/[^A-Z]/g, '')
    const bluff = [...letters]
      .flatMap((a) => [...letters].map((b) => `${a}${b}`))
      .map((two) => two + letters.at(-1)!)
      .find(
        (three) =>
          !vocabulary.has(three) &&
          [...three].every(
            (one) =>
              [...three].filter((two) => two === one).length <=
              [...letters].filter((two) => two === one).length,
          ),
      )!
    await liar.keyboard.type(bluff.toLowerCase())
    await liar.keyboard.press('Enter')
    // The window does not stay open for long.
    await doubter.getByRole('button', { name: /^Challenge/ }).click()
    await liar.getByText(`${bluff} is not a word and is taken back.`).waitFor({ state: 'attached' })

    // Another word instead; then a card face down, the beginners' eraser.
    await liar.locator('main[data-scene="playing"]').waitFor()
    await liar.keyboard.press('Escape')
    const honest = new AbrahaminetzPlayer(liar, vocabulary)
    if ((await honest.find()) !== undefined) {
      await honest.step()
      await doubter.getByRole('button', { name: /^Accept/ }).click()
      await doubter.locator('main[data-scene="playing"]').waitFor()
      await doubter.getByRole('button', { name: /^Face down/ }).click()
      await doubter.locator('.hand .card').first().click()
      await doubter.locator('.rack .place:not(.grow) button').first().click()
      await doubter.locator('.rack .card.down').waitFor()
    }
    await close([host, rival, member])
  })

  /** A browser with a name at the server. */
  async function guest(name: string): Promise<Page> {
    const context = await site.person()
    await context.request.post(`${site.address}/api/guest`, {
      data: { name },
      headers: { origin: site.address },
    })
    await context.addInitScript("localStorage.setItem('known', '1')")
    return site.visit('/games', context)
  }

  it('contacts no other host and throws nothing', () => {
    expect(site.foreign).toEqual([])
    expect(site.faults.filter((fault) => !isAboutNetwork(fault))).toEqual([])
  })
})

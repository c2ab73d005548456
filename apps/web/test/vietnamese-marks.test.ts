import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KeptGame, keepGame } from './kept-game.ts'
import { openSite, type TestSite } from './test-site.ts'
import { misfits, resize, tight } from './text-fit.ts'

const around = { options: { language: 'vi29' }, names: ['Ada', 'Bo'] }

const kreuzwort: KeptGame = {
  ...around,
  id: 'kreuzwort',
  game: 'kreuzwort',
  dealt: [
    {
      type: 'dealt',
      round: 1,
      factor: 1,
      racks: [[...'AAIOUBCHHNNST'], [...'AAEIOBCDGHLMN']],
      first: 0,
    },
    { type: 'turned', seat: 0 },
  ],
}

const jarnac: KeptGame = {
  ...around,
  id: 'jarnac',
  game: 'jarnac',
  dealt: [
    { type: 'began', lexicon: '', first: 0 },
    { type: 'turned', seat: 0, extra: 0, window: null },
    { type: 'took', seat: 0, letters: 'HOABINH', first: true },
  ],
}

const abrahaminetz: KeptGame = {
  ...around,
  id: 'abrahaminetz',
  game: 'abrahaminetz',
  dealt: [{ type: 'dealt', hands: ['B*OCHNT', 'AGLMNOI'] }],
}

describe('a Vietnamese word that counts is written with its marks while it is typed', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  const open = async (kept: KeptGame): Promise<Page> => {
    const page = await site.visit('/games')
    await page.goto(site.address + (await keepGame(page, kept)))
    await page.locator('main.game-table').waitFor()
    return page
  }

  const fits = async (page: Page) => {
    for (const size of tight) {
      await resize(page, size)
      expect([...size, ...(await misfits(page))]).toEqual([...size])
    }
  }

  /** Enters a text as an input method does: it replaces what it has composed with each key. */
  const compose = async (page: Page, text: string) => {
    await page.locator('.word-field').focus()
    const method = await page.context().newCDPSession(page)
    for (let end = 1; end <= text.length; end++)
      await method.send('Input.imeSetComposition', {
        text: text.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      })
    await method.send('Input.insertText', { text })
    await method.detach()
  }
  const draft = (page: Page) => page.locator('.word-field').inputValue()

  /** By Telex, a composed vowel and plain keys: each letter arrives once. */
  const typeHoaBinh = async (page: Page) => {
    await compose(page, 'hoà')
    await expect.poll(() => draft(page)).toBe('HOA')
    await page.keyboard.type('b')
    await compose(page, 'ì')
    await expect.poll(() => draft(page)).toBe('HOABI')
    await page.keyboard.type('nh')
  }

  it('Kreuzwort, and when it lies', async () => {
    const page = await open(kreuzwort)
    await typeHoaBinh(page)
    await page.locator('.verdict').getByText('hoà bình').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'I am Bo' }).click()
    await page.getByRole('button', { name: 'Score sheet' }).click()
    await page.locator('.score-sheet .laid-word', { hasText: 'hoà bình' }).waitFor()
    await page.context().close()
  })

  it('Jarnac', async () => {
    const page = await open(jarnac)
    await typeHoaBinh(page)
    await page.locator('.verdict .good').getByText('hoà bình').waitFor()
    await fits(page)
    await page.context().close()
  })

  it('Abrahaminetz, where a word that would spend the joker says so', async () => {
    const page = await open(abrahaminetz)
    // Around one device each is called by name.
    expect(await page.locator('.starting').innerText()).toMatch(/Ada\s+is choosing/)
    // Three letters have many forms.
    await page.keyboard.type('ban')
    await page.locator('.verdict .says').getByText('bạn').waitFor()
    await page.locator('.verdict .says').getByText('A: with the joker.').waitFor()
    await fits(page)
    await page.keyboard.press('Escape')
    // Once, although the input method replaces what it has composed.
    await compose(page, 'cà')
    await expect.poll(() => page.locator('.verdict .word').innerText()).toBe('CA')
    await page.context().close()
  })

  it('throws nothing', () => expect(site.faults).toEqual([]))
})

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { jarnac } from '@estocade/games'
import { type AnyGame, after, before, deal, headerFor, seedFrom } from '@estocade/kernel'
import { sqliteStore } from '@estocade/server'
import { judge } from '@estocade/words'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../../scripts/test-scale.ts'
import { borrow, type Chromium } from './browser.ts'
import { openServer } from './server.ts'
import { lexicons } from './test-lexicons.ts'
import { Visitor } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-own-words-'))
const program = fileURLToPath(new URL('../../terminal/bin/estocade.mjs', import.meta.url))

/** The exit code of `estocade verify`. */
function verified(log: string, ...more: readonly string[]): Promise<number> {
  const file = join(folder, 'log.json')
  writeFileSync(file, log)
  return new Promise((resolve) =>
    execFile(process.execPath, [program, 'verify', file, ...more], (error) =>
      resolve(typeof error?.code === 'number' ? error.code : 0),
    ),
  )
}

/** In this list every combination of three letters is a word, and nothing else is. */
function tripletsOf(letters: string): string {
  const all = [...letters]
  return all.flatMap((a) => all.flatMap((b) => all.map((c) => a + b + c))).join('\n')
}

const german = lexicons('de')!
const words = { classes: 'professional-de', common: 5000 } as const
const options = { preset: 'solo', language: 'de', firstDraw: 20, turnLimit: 1, words }

/** The letters that a table with these options is dealt with this seed. */
function lettersBy(seed: string): string {
  const game = jarnac.createJarnac(german) as unknown as AnyGame
  const config = game.configure(options)
  if (!config.ok) throw new Error(config.error.text)
  const fairness = { serverSeed: seedFrom(seed), playerSeeds: ['ann'] }
  const header = headerFor(game, config.value, 1, german.hash, fairness)
  const dealt = after(game, before(game, header), deal(game, header, fairness))
  return (dealt.state as { sides: readonly { reserve: string }[] }).sides[0]!.reserve
}

/** A seed whose letters include a word for every verdict: four reasons to refuse it, and none. */
function suitableSeed() {
  const all = judge(german, { classes: 'open' }).vocabulary.anagrams(9)
  const strict = judge(german, { ...words, family: true })
  for (let tries = 0; tries < 50; tries++) {
    const verdicts = all
      .from(lettersBy(`words ${tries}`), 4)
      .map((word) => [word, strict.admits(word)] as const)
    const refused = (reason: string) =>
      verdicts.find(([, verdict]) => !verdict.admitted && verdict.reason === reason)?.[0]
    const [plural, rude, rare] = [refused('noun-form'), refused('offensive-word'), refused('rare-word')]
    const [removed, other] = verdicts.filter(([, { admitted }]) => admitted).map(([word]) => word)
    if (plural && rude && rare && removed && other && !isRelated(removed, other))
      return { seed: `words ${tries}`, plural, rude, rare, removed, other }
  }
  throw new Error('No such letters.')
}

/** A form of the removed lemma would be refused, too. */
const isRelated = (a: string, b: string) =>
  german.readingsOf(a).some(({ lemma }) => german.readingsOf(b).some((other) => other.lemma === lemma))

describe('own lists and the server’s words', () => {
  let chromium: Chromium
  let server: Awaited<ReturnType<typeof openServer>>
  let visitor: Visitor
  const { seed, plural, rude, rare, removed, other } = suitableSeed()
  const store = sqliteStore(':memory:')
  beforeAll(async () => {
    server = await openServer(undefined, { store, entropy: () => seedFrom(seed) })
    chromium = await borrow()
    visitor = new Visitor(chromium.browser, server.address)
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
    rmSync(folder, { recursive: true })
  })

  const says = (page: Page, text: string | RegExp) => page.locator('.verdict').getByText(text).waitFor()
  /** Each word is typed and refused, with the reason. */
  async function refuses(page: Page, reasons: readonly (readonly [word: string, why: string])[]) {
    for (const [word, why] of reasons) {
      await page.keyboard.type(word.toLowerCase())
      await page.keyboard.press('Enter')
      await says(page, `${word} ${why}`)
      await page.keyboard.press('Escape')
    }
  }
  /** Enter lays the word; only then can the player pass. */
  const laid = async (page: Page) => {
    const version = await page.locator('main').getAttribute('data-version')
    await page.keyboard.press('Enter')
    await page.locator(`main:not([data-version="${version}"])`).waitFor()
  }
  const lookBack = async (page: Page) => {
    await page.getByRole('button', { name: 'Look back' }).click()
    await page.getByText('rules and draws are as they should be').waitFor()
  }

  /** The log as the page shares it. */
  const sharedLog = async (page: Page) => {
    await page.getByRole('button', { name: 'Share' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /JSON/ }).click(),
    ])
    return readFileSync(await download.path(), 'utf8')
  }
  /** Opens the form of a game alone on this device; its only turn ends it. */
  const newAlone = async (language: string) => {
    const page = await visitor.visit(`/new/jarnac?words=${language}`)
    await page.getByText('Alone', { exact: true }).click()
    await page.getByRole('button', { name: /^More options/ }).click()
    await page.getByLabel('Turns: no limit').uncheck()
    await page.getByRole('textbox', { name: 'Turns' }).fill('1')
    return page
  }
  /** Opens the table and returns its letters. */
  const opened = async (page: Page, letters: number) => {
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.locator('main.jarnac').waitFor()
    const tiles = page.locator('.dock [data-tray] .tile')
    await tiles.nth(letters - 1).waitFor()
    return (await tiles.allTextContents()).join('')
  }

  it('are a list that stays in the browser, plays a local game and verifies it', async () => {
    const list = tripletsOf(lexicons('fr')!.alphabet.letters)
    const page = await newAlone('fr')
    const file = { name: 'club.txt', mimeType: 'text/plain', buffer: Buffer.from(list) }
    await page.getByLabel('Your own word list').setInputFiles(file)
    await page.getByText(/club\.txt: [\d.,\s]*17576 words/).waitFor()
    const held = (await opened(page, 6)).toLowerCase()
    await page.keyboard.type(held.slice(0, 4))
    await says(page, /is not in the dictionary/)
    await page.keyboard.press('Backspace')
    await page.locator('.verdict .good').waitFor()
    await laid(page)
    await page.getByRole('button', { name: /^Pass/ }).click()
    await lookBack(page)
    const log = await sharedLog(page)
    writeFileSync(join(folder, 'club.txt'), list)
    expect(await verified(log, '--words', `fr=${join(folder, 'club.txt')}`)).toBe(0)
    expect(await verified(log)).not.toBe(0)
    await page.context().close()
  })

  // The solution was searched in the dictionary, whose words did not count.
  it('T12 are also those of the solution after a round of Presto', async () => {
    const page = await visitor.visit('/new/presto?words=de')
    await page.getByText('Computer').click()
    await page.getByRole('button', { name: /^More options/ }).click()
    const file = { name: 'two.txt', mimeType: 'text/plain', buffer: Buffer.from('OMAMA\nOPAPA\n') }
    await page.getByLabel('Your own word list').setInputFiles(file)
    await page.getByText('two.txt: 2 words').waitFor()
    await page.getByRole('textbox', { name: 'Rounds' }).fill('1')
    await page.getByRole('textbox', { name: 'Seconds a round' }).fill('10')
    // The quickest bot: the round waits for it.
    await page.getByLabel('Side 2', { exact: true }).selectOption('master')
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.locator('main[data-scene="building"]').waitFor()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('button', { name: 'Yes, give up' }).click()
    await page.locator('main[data-scene="over"]').waitFor()
    await page.getByRole('button', { name: /^A solution/ }).click()
    await page.getByRole('status').getByText('No crossword was found for your stones.').waitFor()
    expect(await page.locator('.stone.lying').count()).toBe(0)
    await page.context().close()
  })

  it.runIf(isLong)(
    'are options of a table on this device: a removed lemma and offensive words; the log verifies',
    async () => {
      const lemmas = ['SEIN', 'HABEN', 'GEHEN', 'SEHEN', 'NEHMEN', 'GEBEN', 'TAG', 'TEIL', 'LAND', 'STEIN']
      const all = judge(german, { classes: 'open' }).vocabulary.anagrams(9)
      const strict = judge(german, { classes: 'open', removed: lemmas, family: true })
      for (let tries = 0; ; tries++) {
        expect(tries).toBeLessThan(20)
        const page = await newAlone('de')
        await page.getByLabel('Family table').check()
        await page.getByRole('textbox', { name: 'Removed words' }).fill(lemmas.join(' '))
        await page.getByRole('textbox', { name: 'First letters' }).fill('20')
        const verdicts = all
          .from(await opened(page, 20), 3)
          .map((word) => [word, strict.admits(word)] as const)
        const refused = (reason: string) =>
          verdicts.find(([, verdict]) => !verdict.admitted && verdict.reason === reason)?.[0]
        const [gone, rude] = [refused('removed-word'), refused('offensive-word')]
        const good = verdicts.find(([, { admitted }]) => admitted)?.[0]
        if (!gone || !rude || !good) {
          await page.context().close()
          continue
        }
        await refuses(page, [
          [gone, 'was taken out of the words of this table'],
          [rude, 'may offend'],
        ])
        await page.keyboard.type(good.toLowerCase())
        await laid(page)
        await page.getByRole('button', { name: /^Pass/ }).click()
        await lookBack(page)
        const log = await sharedLog(page)
        expect(JSON.parse(log).header.config.words).toMatchObject({ family: true, removed: lemmas })
        expect(await verified(log)).toBe(0)
        await page.context().close()
        return
      }
    },
  )

  it('are those of the server: class, removed lemma, family and rank are refused with the reason', async () => {
    const page = await visitor.visit('/')
    const post = (path: string, data: object) => page.request.post(server.address + path, { data })
    const { id: me } = await (await post('/api/guest', { name: 'Ann' })).json()
    await store.setRole(me, 'moderator')
    const change = { language: 'de', word: removed, change: 'removed', scope: 'entry', reason: 'Our club.' }
    expect((await post('/api/moderation/words', change)).status()).toBe(204)
    await page.request.put(`${server.address}/api/moderation/family`, { data: { on: true } })
    const { id } = await (await post('/api/tables', { game: 'jarnac', options })).json()
    await post(`/api/tables/${id}/commands`, { action: { type: 'ready', seed: 'ann' } })
    await page.goto(`${server.address}/table/${id}`)
    await page.locator('main.jarnac').waitFor()
    await page.locator('.dock [data-tray] .tile').nth(19).waitFor()
    await page.keyboard.type(removed.toLowerCase())
    await page.keyboard.press('Enter')
    await says(page, `${removed} was taken out of the words of this table: Our club.`)
    await page.getByRole('button', { name: 'Propose that it be admitted' }).click()
    await says(page, 'Proposed. The people who run this server will decide.')
    expect(await store.appeals('open')).toMatchObject([{ word: removed, language: 'de', table: id }])
    await page.keyboard.press('Escape')
    await refuses(page, [
      [plural, 'is a noun form that these rules do not admit'],
      [rare, 'is too rare a word for this table'],
      [rude, 'may offend'],
    ])
    await page.keyboard.type(other.toLowerCase())
    await laid(page)
    await page.getByRole('button', { name: /^Pass/ }).click()
    await lookBack(page)
    const logs = await (await page.request.get(`${server.address}/api/tables/${id}/logs`)).json()
    expect(await verified(JSON.stringify(logs[0]))).toBe(0)
    await page.context().close()
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeLaws } from '@estocade/laws/vitest'
import { alphabets, judge, lexiconOf } from '@estocade/words'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../../scripts/test-scale.ts'
import { type ChainTypes, createChain } from '../../../test/fixtures/chain/packages/chain/src/index.ts'
import { ProjectCopy } from './project-copy.ts'
import { lexicons } from './test-lexicons.ts'
import { siteAt, type TestSite } from './test-site.ts'
import { againstBots, close, cutOff, isAboutNetwork, playOut, together } from './together.ts'

const { vocabulary } = judge(lexicons('en')!, { classes: 'open' })
const words = [...vocabulary.words()].filter(({ length }) => length === 4)
/** Plays one turn for each side. */
const table = { game: 'chain', words: 'en', options: { Rounds: '1' } }

/** Step 3 of CONTRIBUTING. */
describeLaws<ChainTypes>('Word chain', {
  settings: fc.record({
    game: fc.constant(createChain(lexiconOf(['AB', 'BAT', 'TEA', 'ARE', 'EAT', 'TAB'], alphabets.en))),
    options: fc.record({ rounds: fc.integer({ min: 1, max: 3 }) }, { requiredKeys: [] }),
    seats: fc.integer({ min: 2, max: 4 }),
  }),
  pieces: ({ scores }) => scores.length,
  hide: () => undefined,
})

/** CONTRIBUTING, "Add a game": follows the steps in a copy of the project, with a new game. */
describe('a game added by the steps of CONTRIBUTING', () => {
  let copy: ProjectCopy
  let site: TestSite
  beforeAll(async () => {
    copy = new ProjectCopy()
    copy.addGame('chain')
    copy.link()
    await copy.build()
    site = await siteAt(await copy.serve())
  }, 300_000)
  afterAll(async () => {
    await site?.close()
    copy?.remove()
  })

  it('needs no other file than those that CONTRIBUTING names', () => {
    const guide = readFileSync(join(copy.folder, '../../CONTRIBUTING.md'), 'utf8')
    for (const file of copy.edited) expect(guide).toContain(`\`${file}\``)
  })

  it('is found by everything that is made from the lists', async () => {
    const { out } = await copy.estocade(['--help'])
    expect(out).toContain('Word chain')
    const page = await site.visit('/rules/chain')
    await page.getByText('Each word begins with the last letter of the one before').waitFor()
    await page.goto(`${site.address}/new/chain?words=en`)
    await page.getByRole('button', { name: /^More options/ }).click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Rounds' }).inputValue()).toBe('3')
    await page.context().close()
  })

  it('is played at the server by two people', async () => {
    const pages = await together(site, table)
    await playOut(pages.map((page) => new ChainPlayer(page)))
    for (const page of pages) await page.locator('section.result').waitFor()
    await expect.poll(() => pages[0]!.locator('.chain-words li').count()).toBe(2)
    await close(pages)
  })

  it('is played offline, reviewed, saved, and read back by page and terminal', async () => {
    const context = await cutOff(site, { en: 'house' })
    const page = await againstBots(site, table, 'novice', context)
    await playOut([new ChainPlayer(page)])
    await page.getByRole('button', { name: 'Look back' }).click()
    await page.getByText('rules and draws are as they should be').waitFor()
    await page.locator('.chances li b').first().waitFor()
    await page.getByRole('button', { name: 'Share' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'As text' }).click()
    const text = readFileSync(await (await saving).path(), 'utf8')
    const file = join(copy.folder, 'record.txt')
    writeFileSync(file, text)
    expect(await copy.estocade(['verify', file, '--json'])).toMatchObject({ out: '{"ok":true}\n' })
    expect((await copy.estocade(['replay', file])).out).toBe(text)
    expect((await copy.estocade(['review', file])).out).toMatch(/ 1 P1: \w+ < \w+/)
    const later = await site.visit('/review', context)
    await later.getByLabel('Link, log or record').fill(text)
    await later.getByRole('button', { name: 'Open', exact: true }).click()
    await later.getByText('move 3 of 3', { exact: true }).waitFor()
    await context.close()
  })

  it('is played in the terminal and reviewed there', async () => {
    const asked = ['--plain', '--ui', 'en', '--game', 'chain', '--lang', 'en', '--seed', '7']
    const sides = ['--players', 'Ann', '--bots', 'novice', '--option', 'rounds=1', '--save']
    const lines = 'grand\n/review\n/quit\n'
    const { code, out, err } = await copy.estocade(
      ['play', ...asked, ...sides, join(copy.folder, 'saved')],
      lines,
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/Ann: GRAND \(5\)\nNovice: D\w\w \(3\)\n/)
    expect(out).toMatch(/ 1 Ann: GRAND < G\w+/)
  })

  it.runIf(isLong)('keeps the types and the import rules', async () => {
    const tsc = ['node_modules/typescript/bin/tsc', '-b', 'apps/web', 'apps/terminal']
    expect(await copy.run(tsc, '')).toMatchObject({ code: 0, out: '' })
    const rules = `const { importProblems } = await import('./scripts/check-imports.mjs')
      console.log(JSON.stringify(await importProblems(process.cwd())))`
    expect(await copy.run(['--input-type=module', '-e', rules], '')).toMatchObject({ out: '[]\n' })
  })

  it('throws nothing', () => expect(site.faults.filter((fault) => !isAboutNetwork(fault))).toEqual([]))
})

/** Plays the first word of four letters that fits. */
class ChainPlayer {
  constructor(readonly page: Page) {}

  async step(): Promise<boolean> {
    const main = this.page.locator('main.chain')
    if ((await main.getAttribute('data-scene')) !== 'mine') return false
    const version = await main.getAttribute('data-version')
    const letter = await this.page.locator('.turn h1').innerText()
    const said = await this.page.locator('.chain-words li').allInnerTexts()
    const word = words.find((one) => one.startsWith(letter) && !said.includes(one))!
    await this.page.getByRole('main').getByRole('textbox').fill(word.toLowerCase())
    await this.page.keyboard.press('Enter')
    await this.page.locator(`main.chain:not([data-version="${version}"])`).waitFor()
    return true
  }
}

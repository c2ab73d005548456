import { typDom } from '@estocade/games'
import type { Page } from 'playwright-core'
import { TypDomPlayer } from './typ-dom-player.ts'

/** Plays Wer behält recht? on the page: names only words it could finish, else adds, else buys and passes. */
export class RechtPlayer {
  private readonly eyes: TypDomPlayer

  constructor(
    readonly page: Page,
    private readonly words: typDom.TableWords,
  ) {
    this.eyes = new TypDomPlayer(page, words)
  }

  /** One thing, whatever the page asks for; `false` when it is another's turn. */
  async step(): Promise<boolean> {
    const scene = await this.eyes.scene()
    const version = await this.page.locator('main').getAttribute('data-version')
    if (scene === 'pause' || scene === 'duty')
      await this.page.locator('main .button:is(.main, .acts *):not([aria-disabled="true"])').last().click()
    else if (scene === 'begin') await this.begin()
    else if (scene === 'grow') await this.grow()
    else if (scene === 'bonus') await this.page.getByRole('button', { name: 'Leave it' }).click()
    else return false
    await this.page.locator(`main:not([data-version="${version}"])`).waitFor()
    return true
  }

  /** Names a word that can be begun here and finished from the rack; `false` when none was found. */
  async name(): Promise<boolean> {
    for (const word of await this.candidates()) {
      await this.page.keyboard.press('Escape')
      await this.page.keyboard.type(word.toLowerCase())
      if ((await this.page.locator('.verdict .good').count()) > 0) return true
    }
    return false
  }

  private async candidates(): Promise<readonly string[]> {
    const [grid, rack] = [await this.eyes.grid(), await this.eyes.rack()]
    const spots = await this.page.locator('.spot').count()
    const found = new Set<string>()
    for (const placement of this.words.search.all({ grid, rack, touching: false })) {
      if (spots > 0 && placement.stones.length < 6) found.add(typDom.wordOf(grid, placement))
      if (found.size >= 12) break
    }
    return [...found]
  }

  private async begin(): Promise<void> {
    if (!(await this.name())) return this.buyOrPass()
    await this.page.keyboard.press('Enter')
    // The table may say no to what it would make across: then another way out.
    const version = await this.page.locator('main').getAttribute('data-version')
    const refused = this.page.locator('.verdict .bad')
    await Promise.race([
      this.page.locator(`main:not([data-version="${version}"])`).waitFor(),
      refused.waitFor(),
    ]).catch(() => {})
    if ((await refused.count()) > 0) await this.buyOrPass()
  }

  private async grow(): Promise<void> {
    const add = this.page.getByRole('button', { name: /^Add / }).first()
    if ((await add.count()) > 0) await add.click()
    else await this.buyOrPass()
  }

  private async buyOrPass(): Promise<void> {
    const may = (text: RegExp) =>
      this.page.locator('.acts .button:not([aria-disabled="true"])', { hasText: text })
    if ((await may(/^Pass/).count()) > 0) return may(/^Pass/).click()
    await may(/^Buy/).click()
    await this.page.locator('.buying .button:not([aria-disabled="true"])').first().click()
  }
}

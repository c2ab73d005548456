import { typDom } from '@estocade/games'
import type { Page } from 'playwright-core'
import { type Finger, tapStone } from './fingers.ts'
import { TypDomPlayer } from './typ-dom-player.ts'

/** The controls for a word: enter it, clear it, lay it another way, name it. */
export interface Hands {
  type(word: string): Promise<void>
  clear(): Promise<void>
  next(): Promise<void>
  enter(): Promise<void>
}

export class TypingHands implements Hands {
  constructor(private readonly page: Page) {}
  type = (word: string) => this.page.keyboard.type(word.toLowerCase())
  clear = () => this.page.keyboard.press('Escape')
  next = () => this.page.keyboard.press('ArrowDown')
  enter = () => this.page.keyboard.press('Enter')
}

/** Taps the stones of the rack, and takes the other letters from the panel. */
export class TappingHands implements Hands {
  constructor(private readonly finger: Finger) {}

  async type(word: string): Promise<void> {
    const { page } = this.finger
    for (const letter of word) {
      const held = page.locator(`.tray.stones button[aria-pressed="false"][aria-label="${letter}"]`)
      if ((await held.count()) > 0) await tapStone(this.finger, letter)
      else {
        await page.getByRole('button', { name: 'Letters', exact: true }).tap()
        const panel = page.getByRole('dialog', { name: 'Letters' })
        await panel.getByRole('button', { name: letter, exact: true }).tap()
        await panel.getByRole('button', { name: 'Close' }).tap()
      }
    }
    await page.locator('.verdict .word', { hasText: word }).waitFor()
  }

  async clear(): Promise<void> {
    const back = this.finger.page.getByRole('button', { name: 'Last letter back' })
    while ((await back.count()) > 0 && (await back.getAttribute('aria-disabled')) !== 'true') await back.tap()
  }

  next = () => this.finger.page.getByRole('button', { name: 'Another way' }).tap()
  enter = () => this.finger.page.locator('.acts .main').tap()
}

const MANY = 10_000

/** Plays Wer behält recht? on the page: adds stones where possible, names only words it can complete, else buys and passes. */
export class RechtPlayer {
  private readonly eyes: TypDomPlayer

  constructor(
    readonly page: Page,
    private readonly words: typDom.TableWords,
    private readonly hands: Hands = new TypingHands(page),
  ) {
    this.eyes = new TypDomPlayer(page, words)
  }

  /** Does one thing that the page asks for; `false` if it is another player's turn. */
  async step(): Promise<boolean> {
    const scene = await this.eyes.scene()
    const version = await this.page.locator('main').getAttribute('data-version')
    if (scene === 'pause' || scene === 'duty')
      await this.page
        .locator('main .button:is(.main, .acts *):not([aria-disabled="true"])')
        .last()
        .press('Enter')
    else if (scene === 'begin') await this.begin()
    else if (scene === 'grow') await this.grow()
    else if (scene === 'bonus')
      await this.page.getByRole('button', { name: /^(Leave it|Lassen)/ }).press('Enter')
    else return false
    await this.page.locator(`main:not([data-version="${version}"])`).waitFor()
    return true
  }

  /** Words that can be begun here and completed from the rack, the longest first; jollies are used only if needed. */
  private async candidates(): Promise<readonly string[]> {
    const [grid, rack] = [await this.eyes.grid(), await this.eyes.rack()]
    const spots = new Set(
      await this.page.locator('.spot').evaluateAll((all) => all.map((spot) => spot.getAttribute('data-at')!)),
    )
    const plain = rack.filter((stone) => !typDom.isJollyStone(stone))
    const jollies = rack.filter(typDom.isJollyStone)
    // With a second jolly a search takes seconds, in which the test's own server does not answer.
    for (let used = 0; used <= jollies.length; used++) {
      const words = this.finished(grid, [...plain, ...jollies.slice(0, used)], spots)
      if (words.length > 0) return words
    }
    return []
  }

  private finished(
    grid: typDom.Grid,
    rack: readonly string[],
    spots: ReadonlySet<string>,
  ): readonly string[] {
    const found = new Map<string, number>()
    for (const placement of this.words.search.all({ grid, rack, touching: false })) {
      if (goesThrough(placement, spots, grid))
        found.set(typDom.wordOf(grid, placement), typDom.keysLaid(placement).length)
      // Two jollies allow hundreds of thousands of words.
      if (found.size > MANY) break
    }
    return [...found]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 4)
      .map(([word]) => word)
  }

  private async begin(): Promise<void> {
    if (!(await this.name())) await this.buyOrPass()
  }

  private async name(): Promise<boolean> {
    for (const word of await this.candidates()) {
      await this.hands.clear()
      await this.hands.type(word)
      // The table may refuse one way because of a run across; then another way is tried.
      for (let way = 0; way < 3; way++) if (await this.enter()) return true
    }
    await this.hands.clear()
    return false
  }

  /** Names the word as it is shown; if that is refused, shows the next way. */
  private async enter(): Promise<boolean> {
    if ((await this.page.locator('.acts .main[aria-disabled="false"]').count()) === 0) return false
    const version = await this.page.locator('main').getAttribute('data-version')
    await this.hands.enter()
    const named = this.page.locator(`main:not([data-version="${version}"])`)
    await named.or(this.page.locator('.verdict .bad')).first().waitFor()
    if ((await named.count()) > 0) return true
    if (await this.hasOtherWays()) await this.hands.next()
    return false
  }

  private hasOtherWays = async () =>
    (await this.page.locator('.tool[aria-disabled="false"][aria-label="Another way"]').count()) > 0

  private async grow(): Promise<void> {
    const add = this.page
      .locator('.acts')
      .getByRole('button', { name: /^Add | anlegen/ })
      .first()
    if ((await add.count()) > 0) await add.press('Enter')
    else if (!(await this.name())) await this.buyOrPass()
  }

  private async buyOrPass(): Promise<void> {
    const may = (text: RegExp) =>
      this.page.locator('.acts .button:not([aria-disabled="true"])', { hasText: text })
    const pass = may(/^(Pass|Passen)/)
    if ((await pass.count()) > 0) return pass.press('Enter')
    await may(/^(Buy|Kaufen)/).press('Enter')
    // Buys the colour of which the rack has less, because words need both.
    const held = await this.eyes.rack()
    const red = held.filter((stone) => typDom.colourOf(stone) === 'red').length
    const colours = this.page.locator('.buying .colour .button:not([aria-disabled="true"])')
    await (red * 2 > held.length ? colours.last() : colours.first()).press('Enter')
  }
}

/** Whether a stone goes to one of these cells, in one line with a neighbour (T41, T42). */
function goesThrough(placement: typDom.Placement, spots: ReadonlySet<string>, grid: typDom.Grid): boolean {
  const { stones, direction } = placement
  return [...stones].some((stone, k) => {
    if (stone === typDom.LYING) return false
    const { row, col } = typDom.step(placement, direction, k)
    if (!spots.has(`${row},${col}`)) return false
    return typDom.isEmptyGrid(grid) || stones[k - 1] === typDom.LYING || stones[k + 1] === typDom.LYING
  })
}

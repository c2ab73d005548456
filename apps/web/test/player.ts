import type { Vocabulary } from '@estocade/words'
import type { Page } from 'playwright-core'

/** The player's view of the table, read from the page. */
export interface Sight {
  /** The scene: opening, playing, window, challenge, waiting, adjourned, over. */
  readonly scene: string
  readonly version: string
  /** The words of every board, including the typed ones. */
  readonly boards: readonly (readonly string[])[]
  /** The active board. */
  readonly live: number
  /** The letters in the dock. */
  readonly letters: string
  /** Cells of a row. */
  readonly longest: number
}

interface Plan {
  readonly word: string
  readonly row: number | undefined
}

const LOOK = `(() => {
  const main = document.querySelector('main.jarnac')
  const text = (root, what) => [...root.querySelectorAll(what)].map((one) => one.textContent).join('')
  const boards = [...main.querySelectorAll('[data-board]')]
  return {
    scene: main.dataset.scene,
    version: main.dataset.version,
    boards: boards.map((board) => [...board.querySelectorAll('ol .line')].map((line) => text(line, '.tile'))),
    live: boards.findIndex((board) => board.classList.contains('live')),
    letters: text(main, '.dock [data-tray] .tile'),
    longest: boards[0].querySelectorAll('[data-row="0"] [data-cell]').length,
  }
})()`

/** Plays on the page like a person who knows the dictionary: reads the table, types, presses keys. */
export class PagePlayer {
  constructor(
    readonly page: Page,
    private readonly vocabulary: Vocabulary,
  ) {}

  look = (): Promise<Sight> => this.page.evaluate(LOOK) as Promise<Sight>

  scene = async (): Promise<string> => (await this.look()).scene

  /** Does one thing that the page asks for; `false` if the game is over or it is the other side's turn. */
  async step(): Promise<boolean> {
    const sight = await this.look()
    if (!(await this.answer(sight))) return false
    await this.changed(sight)
    return true
  }

  /** Waits until the table has changed since it was read. */
  changed = ({ version }: Sight): Promise<void> =>
    this.page.locator(`main.jarnac:not([data-version="${version}"])`).waitFor()

  until = (...scenes: readonly string[]): Promise<void> =>
    this.page.locator(scenes.map((scene) => `main.jarnac.${scene}`).join(', ')).waitFor()

  /** Types a word that can be laid, without laying it; `false` if there is none. */
  async consider(): Promise<boolean> {
    const word = this.best(await this.look())
    if (word !== undefined) await this.page.keyboard.type(word.toLowerCase())
    return word !== undefined
  }

  /** Uses keys only. */
  protected async answer(sight: Sight): Promise<boolean> {
    const { keyboard } = this.page
    switch (sight.scene) {
      case 'opening':
        await keyboard.press('1')
        return true
      case 'challenge':
        // On a slow machine the window may close before the click; silence accepts too.
        await Promise.race([
          this.page
            .getByRole('button', { name: /^Accept/ })
            .click({ timeout: 10_000 })
            .catch(() => {}),
          this.changed(sight),
        ])
        return true
      case 'playing':
      case 'window':
        await this.layOrPass(sight)
        return true
      default:
        return false
    }
  }

  private async layOrPass(sight: Sight): Promise<void> {
    const { keyboard } = this.page
    const word = this.best(sight)
    if (word === undefined) return keyboard.press('Control+Enter')
    await keyboard.type(word.toLowerCase())
    await keyboard.press('Enter')
  }

  best = (sight: Sight): string | undefined => this.plan(sight)?.word

  /** Extends a row by as few letters as possible, otherwise makes the shortest new word, which has no row yet. */
  protected plan({ boards, live, letters, longest }: Sight): Plan | undefined {
    const rows = boards[live]!
    const index = this.vocabulary.anagrams(9)
    const fits = (word: string) => word.length <= longest
    for (const [row, old] of rows.entries()) {
      if (old === '') continue
      const [word] = [...index.growing(old, letters)].filter(fits).sort((a, b) => a.length - b.length)
      if (word !== undefined) return { word, row }
    }
    if (!rows.includes('')) return undefined
    const [word] = [...index.from(letters, 3)].filter(fits).sort((a, b) => a.length - b.length)
    return word === undefined ? undefined : { word, row: undefined }
  }
}

/** Plays with one finger: taps a row to extend it, then the letters, then the button. */
export class TappingFencer extends PagePlayer {
  protected override async answer(sight: Sight): Promise<boolean> {
    const { scene } = sight
    if (scene === 'opening') await this.page.locator('.acts .main').tap()
    else if (scene === 'playing' || scene === 'window') await this.layOrLetGo(sight)
    else return false
    return true
  }

  private async layOrLetGo(sight: Sight): Promise<void> {
    const { page } = this
    const plan = this.plan(sight)
    if (plan === undefined)
      return page
        .getByRole('button', { name: sight.scene === 'playing' ? /^Pass/ : /^(Draw|Let it go)/ })
        .tap()
    if (plan.row !== undefined) {
      await page.locator(`.board.live [data-row="${plan.row}"]`).tap()
      await page.locator('.dock [data-drag^="row"]').first().waitFor()
    }
    for (const [i, letter] of [...plan.word].entries()) {
      const free = page.locator('.dock .tray button[aria-pressed="false"]')
      await free
        .and(page.locator(`[aria-label="${letter}"], [aria-label^="${letter},"]`))
        .first()
        .tap()
      await page.waitForFunction(`document.querySelector('.word-field').value.length === ${i + 1}`)
    }
    await page.locator('.acts :is(.main, .thrust)[aria-disabled="false"]').tap()
  }
}

import { typDom } from '@estocade/games'
import type { Page } from 'playwright-core'

const arrows = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const

/** Reads a Typ-Dom table from the page and lays words by keyboard alone. */
export class TypDomPlayer {
  constructor(
    readonly page: Page,
    private readonly words: typDom.TableWords,
  ) {}

  scene = async (): Promise<string> => (await this.page.locator('main').getAttribute('data-scene')) ?? ''

  /** The stones that lie on the table. */
  grid = async (): Promise<typDom.Grid> =>
    (await this.page.locator('.layer').evaluate((layer) =>
      Object.fromEntries(
        [...layer.querySelectorAll('[data-cell]:has(.stone.lying)')].map((cell) => {
          const letter = cell.querySelector('b')!.textContent!
          return [
            cell.getAttribute('data-cell')!,
            cell.querySelector('.star') ? letter.toLowerCase() : letter,
          ]
        }),
      ),
    )) as typDom.Grid

  rack = (): Promise<readonly string[]> =>
    this.page
      .locator('.tray.stones')
      .evaluate((tray) =>
        [...tray.querySelectorAll('.stone:not(.used)')].map(
          (stone) => stone.querySelector('b')?.textContent ?? (stone.classList.contains('red') ? '+' : '*'),
        ),
      )

  /** A word with the most points, if there is one. */
  async find(): Promise<typDom.Placement | undefined> {
    const [grid, rack] = [await this.grid(), await this.rack()]
    const { points } = typDom.stoneSet(this.words.judge.lexicon.alphabet)
    const { best } = this.words.bestBy(typDom.worthsOfPoints(points))
    return best({ grid, rack, touching: false })?.placement
  }

  /** Moves the cursor to a cell by the arrow keys, and turns it if needed. */
  async point({ row, col }: typDom.Cell, direction: typDom.Direction): Promise<void> {
    const cursor = this.page.locator('.cursor')
    const [atRow = 0, atCol = 0] = (await cursor.getAttribute('data-at'))!.split(',').map(Number)
    if (!(await cursor.getAttribute('class'))!.includes(direction)) await this.page.keyboard.press(' ')
    await this.press(row < atRow ? arrows.up : arrows.down, Math.abs(row - atRow))
    await this.press(col < atCol ? arrows.left : arrows.right, Math.abs(col - atCol))
  }

  private async press(key: string, times: number): Promise<void> {
    for (let i = 0; i < times; i++) await this.page.keyboard.press(key)
  }

  /** Lays a word out by typing all its letters; for a jolly it chooses the stone and its letter. */
  async typeOut(placement: typDom.Placement): Promise<void> {
    const grid = await this.grid()
    if (!typDom.isEmptyGrid(grid)) await this.point(placement, placement.direction)
    const word = typDom.wordOf(grid, placement).toLowerCase()
    for (const [k, stone] of [...placement.stones].entries()) {
      if (stone !== typDom.LYING && typDom.isJolly(stone))
        await this.takeJolly(typDom.colourOf(stone.toUpperCase()))
      await this.page.keyboard.press(word[k]!)
    }
  }

  private takeJolly = (colour: typDom.Colour) =>
    this.page
      .locator(
        `.tray.stones [data-stone="${colour === 'red' ? typDom.RED_JOLLY : typDom.BLACK_JOLLY}"] button`,
      )
      .and(this.page.locator('[aria-pressed="false"]'))
      .first()
      .press('Enter')

  async lay(placement: typDom.Placement): Promise<void> {
    await this.typeOut(placement)
    await this.page.keyboard.press('Enter')
  }

  /** Does one thing that the page asks for; `false` if it is another player's turn. */
  async step(): Promise<boolean> {
    const scene = await this.scene()
    const version = await this.page.locator('main').getAttribute('data-version')
    if (scene === 'playing') await this.layOrBuy()
    else if (scene === 'pause') await this.page.keyboard.press('Enter')
    else return false
    await this.page.locator(`main:not([data-version="${version}"])`).waitFor()
    return true
  }

  private async layOrBuy(): Promise<void> {
    const open = await this.page.locator('.cursor').count()
    const placement = open > 0 ? await this.find() : undefined
    if (placement) return this.lay(placement)
    await this.page.keyboard.press('Control+Enter')
    const buying = this.page.locator('.buying')
    if ((await buying.count()) > 0)
      await buying.locator('button:not([aria-disabled="true"])').first().press('Enter')
  }
}

import { typDom } from '@estocade/games'
import type { Page } from 'playwright-core'
import { TypDomPlayer } from './typ-dom-player.ts'

/** Builds at the workbench of the page by typing word after word. */
export class PrestoPlayer {
  private readonly hands: TypDomPlayer

  constructor(
    readonly page: Page,
    private readonly words: typDom.TableWords,
  ) {
    this.hands = new TypDomPlayer(page, words)
  }

  rack = () => this.hands.rack()
  bench = () => this.hands.grid()

  /** A crossword of all the stones. */
  async solution(): Promise<typDom.Grid> {
    const grid = typDom.prestoSolver(this.words).solve(await this.rack())
    if (!grid) throw new Error('No crossword found for these stones')
    return grid
  }

  /** Types the words of a crossword, the first `count` of them. */
  async build(grid: typDom.Grid, count = Number.POSITIVE_INFINITY): Promise<void> {
    for (const run of typDom.runsOf(grid).slice(0, count)) {
      await this.hands.point(run, run.direction)
      await this.page.keyboard.type(run.word.toLowerCase())
    }
  }

  claim = () => this.page.keyboard.press('Enter')
}

import { typDom } from '@estocade/games'
import type { Page } from 'playwright-core'
import { TypDomPlayer } from './typ-dom-player.ts'

/** Builds on the page's workbench by typing word after word. */
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

  /** A crossword of all the stones; for one deal in a hundred the solver finds none. */
  async solution(): Promise<typDom.Grid | undefined> {
    return typDom.prestoSolver(this.words).solve(await this.rack())
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

export interface Solvable {
  readonly pages: readonly Page[]
  readonly players: readonly PrestoPlayer[]
  /** By player. */
  readonly solutions: readonly typDom.Grid[]
}

/** Deals again until the first `count` players can build a crossword of all their stones. */
export async function solvable(
  deal: () => Promise<readonly Page[]>,
  words: typDom.TableWords,
  count: number,
): Promise<Solvable> {
  for (;;) {
    const pages = await deal()
    const players = pages.map((page) => new PrestoPlayer(page, words))
    const solutions = await Promise.all(players.slice(0, count).map((player) => player.solution()))
    const found = solutions.filter((grid) => grid !== undefined)
    if (found.length === count) return { pages, players, solutions: found }
    for (const page of pages) await page.close()
  }
}

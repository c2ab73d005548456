import type { Vocabulary } from '@estocade/words'
import type { Page } from 'playwright-core'

/** Plays the page as a person does who knows the dictionary: reads what lies there, types, presses keys. */
export class PagePlayer {
  constructor(
    readonly page: Page,
    private readonly vocabulary: Vocabulary,
  ) {}

  scene = async (): Promise<string> => (await this.page.locator('main').getAttribute('class')) ?? ''

  /** One thing, whatever the page asks for; `false` when the game is over or it is the other's turn. */
  async step(): Promise<boolean> {
    const scene = await this.scene()
    const version = await this.page.locator('main').getAttribute('data-version')
    if (scene.includes('opening')) await this.page.locator('.acts .main').click()
    else if (scene.includes('window')) await this.callOrLetGo()
    else if (scene.includes('playing')) await this.layOrPass()
    else return false
    await this.page.locator(`main:not([data-version="${version}"])`).waitFor()
    return true
  }

  /** Types a word that can be laid, and leaves it there; `false` when there is none. */
  async consider(): Promise<boolean> {
    const word = this.find(await this.rows('.side.live'), await this.letters())
    if (word !== undefined) await this.page.keyboard.type(word.toLowerCase())
    return word !== undefined
  }

  private async layOrPass(): Promise<void> {
    const word = this.find(await this.rows('.side.live'), await this.letters())
    if (word === undefined) return this.page.keyboard.press('Control+Enter')
    await this.page.keyboard.type(word.toLowerCase())
    await this.page.keyboard.press('Enter')
  }

  private async callOrLetGo(): Promise<void> {
    const word = this.find(await this.rows('.side.live'), await this.letters())
    if (word === undefined) return this.page.keyboard.press('Control+Enter')
    await this.page.keyboard.type(word.toLowerCase())
    await this.page.getByRole('button', { name: 'Jarnac!' }).click()
  }

  private letters = async (): Promise<string> =>
    (await this.page.locator('.dock .tray .tile').allInnerTexts()).join('')

  private rows = async (side: string): Promise<readonly string[]> => {
    const lines = await this.page.locator(`${side} ol .line`).all()
    return Promise.all(lines.map(async (line) => (await line.locator('.tile').allInnerTexts()).join('')))
  }

  /** A row grown by as little as can be, else the shortest new word. */
  private find(rows: readonly string[], reserve: string): string | undefined {
    const index = this.vocabulary.anagrams(9)
    for (const row of rows.filter((row) => row !== '')) {
      const [word] = [...index.growing(row, reserve)].sort((a, b) => a.length - b.length)
      if (word !== undefined) return word
    }
    if (!rows.includes('')) return undefined
    return [...index.from(reserve, 3)].sort((a, b) => a.length - b.length)[0]
  }
}

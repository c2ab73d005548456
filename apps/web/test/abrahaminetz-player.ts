import { abrahaminetz as rules } from '@estocade/games'
import type { Vocabulary } from '@estocade/words'
import type { Page } from 'playwright-core'

/** Reads the cards from the page, finds a word, and types it. */
export class AbrahaminetzPlayer {
  constructor(
    readonly page: Page,
    private readonly vocabulary: Vocabulary,
  ) {}

  scene = async (): Promise<string> => (await this.page.locator('main').getAttribute('data-scene')) ?? ''

  /** Cards in the notation of the rules. */
  private cards = (where: string): Promise<string> =>
    this.page.locator(where).evaluate((element) =>
      [...element.querySelectorAll('.card')]
        .map((card) => {
          const letter = card.querySelector('b')?.textContent ?? ''
          if (card.classList.contains('down')) return '#'
          if (card.classList.contains('eraser')) return card.closest('.rack') ? '_' : '-'
          if (card.classList.contains('joker')) return letter === '' ? '*' : letter.toLowerCase()
          return letter
        })
        .join(''),
    )

  rack = () => this.cards('.rack')
  hand = () => this.cards('.hand')

  /** The word with the most points. */
  async find(): Promise<string | undefined> {
    const rack = (await this.scene()) === 'choosing' ? '' : await this.rack()
    const position = rules.basicPosition(rack, await this.hand())
    return rules.finderFor(this.vocabulary).best(position, 1, 'needed')[0]?.word
  }

  /** Does one thing that the page asks for; `false` if it is another player's turn. */
  async step(): Promise<boolean> {
    const scene = await this.scene()
    if (scene !== 'choosing' && scene !== 'playing') return false
    const word = await this.find()
    if (word !== undefined) await this.page.keyboard.type(word.toLowerCase())
    await this.moved(() => this.page.keyboard.press(word === undefined ? 'Control+Enter' : 'Enter'))
    return true
  }

  /** Does something, and waits until the table has changed. */
  async moved(act: () => Promise<void>): Promise<void> {
    const version = await this.page.locator('main').getAttribute('data-version')
    await act()
    await this.page.locator(`main:not([data-version="${version}"])`).waitFor()
  }
}

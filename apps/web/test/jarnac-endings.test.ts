import { judge, type LexiconId, type Vocabulary, type WordClasses } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../../scripts/test-scale.ts'
import { PagePlayer } from './player.ts'
import { playersAtServer } from './players-at-server.ts'
import { lexicons } from './test-lexicons.ts'

const wordsOf = (language: LexiconId, classes: WordClasses): Vocabulary =>
  judge(lexicons(language)!, { classes }).vocabulary
const shortest = (words: Iterable<string>): string => [...words].sort((a, b) => a.length - b.length)[0]!
const sorted = (letters: string): string => [...letters].sort().join('')

/** Three letters of these that are no word. */
function noWord(letters: string, words: Vocabulary): string {
  const [a = '', b = '', c = ''] = letters
  return [a + b + c, c + b + a, b + a + c, a + c + b].find((one) => !words.has(one))!
}

/** Notes each word that the page asks its dictionary about. */
const recordQuestions = `{
  window.judged = []
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.type === 'judge') window.judged.push(message.word)
    return post.call(this, message, ...rest)
  }
}`

describe('how a game of Jarnac ends on the page, and a swap', () => {
  const at = playersAtServer()

  /** Two players at a table on the server without a clock, the one who begins first. */
  async function two(options: object, words: Vocabulary): Promise<readonly [PagePlayer, PagePlayer]> {
    const pages = [await at.players.guest('Ariane'), await at.players.guest('Camille')]
    for (const page of pages) await page.addInitScript(recordQuestions)
    const unhurried = { judging: 'checked', callTime: null, clock: { type: 'none' }, ...options }
    await at.players.gather(pages, await at.players.table(pages[0]!, { options: unhurried }))
    const [a, b] = pages.map((page) => new PagePlayer(page, words))
    await Promise.race([a!.until('opening'), b!.until('opening')])
    return (await a!.scene()) === 'opening' ? [a!, b!] : [b!, a!]
  }

  /** Presses a key, and waits until the table has changed. */
  async function press(player: PagePlayer, key: string): Promise<void> {
    const sight = await player.look()
    await player.page.keyboard.press(key)
    await player.changed(sight)
  }

  /** Types a word; with 0 it is a new one, with 1 a transformation of the first row, even if it fits elsewhere. */
  async function lay(player: PagePlayer, word: string, row: '0' | '1' = '0'): Promise<void> {
    await player.page.keyboard.type(word.toLowerCase())
    await player.page.keyboard.press(row)
    await press(player, 'Enter')
  }

  /** Fills the rows with the shortest words of the reserve; the other side then sees the letters left. */
  async function fill(player: PagePlayer, words: Vocabulary, rows: number): Promise<void> {
    await press(player, '1')
    for (let row = 0; row < rows; row++) {
      await player.until('playing')
      await lay(player, shortest(words.anagrams(9).from((await player.look()).letters, 3)))
    }
  }

  /** A new word of at least four letters from the letters that the other side left; so many letters always have one. */
  async function longer(player: PagePlayer, words: Vocabulary): Promise<string> {
    const find = async () => [...words.anagrams(9).from((await player.look()).letters, 4)][0]
    await expect.poll(find).toBeDefined()
    return (await find())!
  }

  const german = { preset: 'professional-de', firstDraw: 20 }
  const strip = (player: PagePlayer) => player.page.locator('.turn').innerText()
  const close = async (...seated: readonly PagePlayer[]) => {
    for (const { page } of seated) await page.context().close()
  }

  it('J32 the last Jarnac explains what is allowed and that the game ends without it; filling the last row by it ends the game', async () => {
    const words = wordsOf('de', 'professional-de')
    const [first, second] = await two({ ...german, rows: 1 }, words)
    await fill(first, words, 1)
    await second.until('window')
    expect(await strip(second)).toMatch(/One last Jarnac: a remake, or a new word longer than that one/)
    expect(await strip(second)).toMatch(/the game ends: (You 0, \w+ 9|\w+ 9, You 0)\./)
    await second.page.getByRole('button', { name: /Let it go/ }).waitFor()
    expect(await second.page.getByRole('button', { name: /Swap 3|Draw/ }).count()).toBe(0)
    await lay(second, await longer(second, words))
    for (const player of [first, second]) await player.until('over')
    expect(await second.page.locator('.result').innerText()).toContain('You win by')
    await close(first, second)
  })

  // The terminal's test of the last Jarnac plays this in every run.
  it.runIf(isLong)('J33 a caller of the last Jarnac who has an empty row plays on', async () => {
    const words = wordsOf('de', 'professional-de')
    const [first, second] = await two({ ...german, rows: 2 }, words)
    await fill(first, words, 2)
    await second.until('window')
    const taken = await longer(second, words)
    await lay(second, taken)
    await second.until('opening')
    expect((await second.look()).boards[0]).toEqual([taken, ''])
    await first.until('waiting')
    await close(first, second)
  })

  it.runIf(isLong)('J32 declining the last Jarnac ends the game', async () => {
    const words = wordsOf('de', 'professional-de')
    const [first, second] = await two({ ...german, rows: 1 }, words)
    await fill(first, words, 1)
    await second.until('window')
    await press(second, 'Control+Enter')
    for (const player of [first, second]) await player.until('over')
    expect(await first.page.locator('.result').innerText()).toContain('You win by')
    await close(first, second)
  })

  it('J35 a side that fills its last row by a Jarnac draws, passes, and can be called on', async () => {
    const words = wordsOf('fr', 'classic-fr')
    const [first, second] = await two({ preset: 'classic-fr', rows: 1, firstDraw: 14 }, words)
    await press(first, '1')
    await first.until('playing')
    await press(first, 'Control+Enter')
    await second.until('window')
    const taken = shortest(words.anagrams(9).from((await second.look()).letters, 3))
    await lay(second, taken)
    await second.until('opening')
    await press(second, '1')
    await second.until('playing')
    await press(second, 'Control+Enter')
    await first.until('window')
    expect(await strip(first)).toContain('Without a Jarnac the game ends')
    const grown = shortest(words.anagrams(9).growing(taken, (await first.look()).letters))
    await lay(first, grown, '1')
    await first.until('opening')
    expect((await first.look()).boards).toEqual([[grown], ['']])
    await close(first, second)
  })

  it('J9, J10 a swap is three letters for three, offered from the second turn on', async () => {
    const words = wordsOf('fr', 'classic-fr')
    const [first, second] = await two({ preset: 'classic-fr' }, words)
    const { page } = first
    const swap = page.getByRole('button', { name: /^Swap 3/ })
    expect(await swap.count()).toBe(0)
    for (const player of [first, second]) {
      await player.until('opening', 'window')
      await press(player, '1')
      await player.until('playing')
      await press(player, 'Control+Enter')
    }
    await first.until('window', 'opening')
    if ((await first.scene()) === 'window') await swap.click()
    await first.until('opening')
    const { letters: before } = await first.look()
    await page.keyboard.type(before.slice(0, 2))
    await page.getByText('To swap, choose one more letter.').waitFor()
    expect(await swap.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.type(before[2]!)
    const sight = await first.look()
    await swap.click()
    await first.changed(sight)
    await first.until('playing')
    const after = sorted((await first.look()).letters)
    expect(after).toHaveLength(6)
    for (const letter of before.slice(3)) expect(after).toContain(letter)
    await second.page
      .locator('.history')
      .getByText(/swaps three letters/)
      .first()
      .waitFor()
    await close(first, second)
  })

  it('J19 the time to call ends the window by itself; the turn is still to be played', async () => {
    const [first, second] = await two({ preset: 'classic-fr', callTime: 5 }, wordsOf('fr', 'classic-fr'))
    await press(first, '1')
    await first.until('playing')
    await press(first, 'Control+Enter')
    await second.until('window', 'opening')
    // Nothing is pressed.
    await second.until('opening')
    await press(second, '1')
    await second.until('playing')
    await second.page
      .locator('.history')
      .getByText(/lets? it go|pass/)
      .first()
      .waitFor()
    await close(first, second)
  })

  // Jarnac D2: while a word may be challenged nothing tells whether it counts.
  it('J47 neither typing nor a hint nor the table tells whether a word counts before it is challenged', async () => {
    const words = wordsOf('fr', 'competition-fr')
    const options = { preset: 'competition-fr', judging: 'challenge', hints: 3, firstDraw: 12 }
    const [first, second] = await two(options, words)
    await press(first, '1')
    await first.until('playing')
    const { letters } = await first.look()
    const real = shortest(words.anagrams(9).from(letters, 3))
    const none = noWord(letters, words)
    const marks = (player: PagePlayer) =>
      player.page.locator('.verdict .good, .verdict .bad, .verdict svg').count()
    for (const word of [real, none]) {
      await first.page.keyboard.type(word.toLowerCase())
      await first.page.keyboard.press('0')
      await first.page.locator('.line.next .tile.typed').nth(2).waitFor()
      expect([word, await marks(first)]).toEqual([word, 0])
      if (word === real) await first.page.keyboard.press('Escape')
    }
    await press(first, 'Enter')
    await second.until('challenge')
    expect(await marks(second)).toBe(0)
    // Not even asked: a verdict that comes late would be seen here.
    for (const { page } of [first, second]) expect(await page.evaluate('window.judged')).toEqual([])
    expect(await second.page.getByRole('button', { name: /hint/i }).count()).toBe(0)
    expect(await second.page.locator('button.laid-word, a.laid-word').count()).toBe(0)
    expect(
      await second.page.getByText(/not in the dictionary|is not a word|is right|is wrong/i).count(),
    ).toBe(0)
    await close(first, second)
  })

  // Jarnac D12: the page offered no hint that shows only the place.
  it('J70 a hint may show only where a word is possible, and is counted like the others', async () => {
    const [first, second] = await two(
      { preset: 'classic-fr', hints: 2, firstDraw: 12 },
      wordsOf('fr', 'classic-fr'),
    )
    await press(first, '1')
    await first.until('playing')
    await first.page.getByRole('button', { name: 'Hint: only where' }).click()
    await first.page.getByText('A new word can be laid.').first().waitFor()
    await first.page.getByRole('button', { name: 'Hint, one left' }).waitFor()
    expect(await first.page.locator('.tile.typed').count()).toBe(0)
    // Jarnac D4: when the hints of the rules were used up, the table gave as many again, hidden from the rival.
    await first.page.getByRole('button', { name: 'Hint, one left' }).click()
    // The next hint takes the place of the last.
    const place = first.page.locator('.notices').getByText('A new word can be laid.')
    await place.waitFor({ state: 'detached' })
    await expect.poll(() => first.page.getByRole('button', { name: /^Hint/ }).count()).toBe(0)
    const told = second.page.locator('.history').getByText(/takes a hint/)
    await expect.poll(() => told.count()).toBe(2)
    await close(first, second)
  })

  it('throws nothing in any of these browsers', () => {
    expect(at.players.faults).toEqual([])
  })
})

import type { Vocabulary } from '@estocade/words'
import type { Browser } from 'playwright-core'
import { PagePlayer } from '../../apps/web/test/player.ts'
import { serverGame } from './server-game.ts'

/** How many ms from the key to the frame that shows the word, for each laid word. */
const WATCH = `(() => {
  window.laid = []
  let from
  addEventListener('keydown', (event) => { if (event.key === 'Enter' && !event.ctrlKey) from = performance.now() }, true)
  new MutationObserver(() => {
    if (from === undefined) return
    const begun = from
    from = undefined
    requestAnimationFrame(() => setTimeout(() => window.laid.push(performance.now() - begun)))
  }).observe(document.querySelector('main'), { attributes: true, attributeFilter: ['data-version'] })
})()`

const WORDS = 12

export async function layTimes(
  browser: Browser,
  address: string,
  vocabulary: Vocabulary,
): Promise<readonly number[]> {
  const page = await serverGame(browser, address)
  await page.evaluate(WATCH)
  const player = new PagePlayer(page, vocabulary)
  const laid = (): Promise<number[]> => page.evaluate('window.laid')
  while ((await laid()).length < WORDS && !(await player.scene()).includes('over'))
    if (!(await player.step()))
      await page.locator('main.opening, main.playing, main.window, main.over').waitFor()
  const times = await laid()
  await page.context().close()
  return times
}

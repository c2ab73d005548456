// `npm run screenshots`: pictures of every page, light and dark, desktop and phone, into docs/screenshots.
import { mkdirSync } from 'node:fs'
import { judge } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/build'
import type { Page } from 'playwright-core'
import { launch } from '../apps/web/test/browser.ts'
import { openHouse } from '../apps/web/test/house.ts'
import { PagePlayer } from '../apps/web/test/player.ts'

const folder = new URL('../docs/screenshots/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const house = await openHouse()
const { browser, close } = await launch()
const { vocabulary } = judge(loadLexicon(cacheFolder(), 'fr'), { classes: 'classic-fr' })

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }
for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport, colorScheme, locale: 'en-US' })
    const page = await context.newPage()
    const shoot = (name: string) => page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png` })
    await page.goto(house.address)
    await page.evaluate('document.fonts.ready.then(() => true)')
    await shoot('home')
    await page.goto(`${house.address}/jarnac/fr/pupil`)
    await playSome(page, 24)
    await shoot('jarnac')
    await context.close()
  }
await close()
await house.close()

/** Goes on until so many things are done and there is a word to lay, typed but not laid. */
async function playSome(page: Page, steps: number): Promise<void> {
  const player = new PagePlayer(page, vocabulary)
  for (let done = 0; ; ) {
    const scene = await player.scene()
    if (scene.includes('over')) return
    if (done >= steps && scene.includes('playing') && (await player.consider())) return
    if (await player.step()) done++
    else await page.locator('main.opening, main.playing, main.window, main.over').waitFor()
  }
}

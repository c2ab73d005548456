// `npm run screenshots [name …] [640x400 …]`: pictures of every page, light and dark, into .cache/screenshots; by default
// of a desktop and a phone.
import { mkdirSync } from 'node:fs'
import { games } from '@estocade/games'
import type { Page } from 'playwright-core'
import { launch, swiftBots } from '../apps/web/test/browser.ts'
import { laterPositions, type Reaching } from '../apps/web/test/later-positions.ts'
import { linkTo, playedGame } from '../apps/web/test/played-game.ts'
import { openServer } from '../apps/web/test/server.ts'

const folder = new URL('../.cache/screenshots/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const server = await openServer()
const { browser, close } = await launch()

/** How to reach each game's table at the start of a match. */
const tables: Readonly<Record<string, Reaching>> = Object.fromEntries(
  games.map(({ id }) => [
    id,
    async (page: Page) => {
      await page.goto(`${server.address}/${id}/de/novice`)
      await page.locator('main.game-table').waitFor()
    },
  ]),
)

/** How to reach each page from a browser that has opened the home page; of some games a later position. */
const pages: Readonly<Record<string, Reaching>> = {
  ...tables,
  ...laterPositions(server.address),
  home: (page) => page.goto(server.address),
  tables: (page) => page.goto(`${server.address}/tables`),
  games: (page) => page.goto(`${server.address}/games`),
  'new-table': (page) => page.goto(`${server.address}/new/jarnac?words=fr`),
  'new-table-more': async (page) => {
    await page.goto(`${server.address}/new/jarnac?words=fr`)
    await page.getByRole('button', { name: /^More options/ }).click()
    await page.getByRole('textbox', { name: 'Shortest word' }).fill('9')
    await page.getByRole('textbox', { name: 'Longest word' }).fill('8')
    await page.evaluate("document.querySelector('.groups').scrollIntoView()")
  },
  gathering: async (page) => {
    await page.goto(server.address)
    await page.getByText('A friend').click()
    const name = page.getByLabel('Your name')
    if ((await name.count()) > 0) await name.fill('Ariane')
    await page.getByRole('button', { name: 'En garde' }).click()
    await page.locator('.qr').waitFor()
  },
  settings: (page) => page.goto(`${server.address}/settings`),
  account: (page) => page.goto(`${server.address}/account`),
  profile: async (page) => {
    await page.goto(`${server.address}/account`)
    await page.getByRole('link', { name: 'Profile and statistics' }).click()
    await page.getByRole('heading', { name: 'Statistics' }).waitFor()
  },
  review: async (page) => {
    await page.goto(server.address + linkTo(playedGame(), ['Camille', 'bot:pupil']))
    await page.locator('.chances li button').nth(1).click()
  },
  word: async (page) => {
    await page.goto(`${server.address}/words/fr/maison`)
    await page.locator('.kin').waitFor()
  },
  rules: async (page) => {
    await page.goto(`${server.address}/rules/jarnac#J20`)
    for (const button of await page
      .locator('[data-lesson=jarnac-en] .steps .main, [data-lesson=jarnac] .steps .main')
      .all())
      await button.click()
  },
  'rules-typ-dom': async (page) => {
    await page.goto(`${server.address}/rules/point`)
    const on = page.locator('.lesson .steps .main')
    for (let step = 0; step < 4; step++) await on.click()
  },
}

const isSize = (text: string): boolean => /^\d+x\d+$/.test(text)
const asked = process.argv.slice(2).filter((text) => !isSize(text))
/** How many ms a page needs to settle after a change. */
const SETTLING = 500
const usual = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }
const wanted = process.argv.filter(isSize).map((text) => {
  const [width, height] = text.split('x').map(Number)
  return [text, { width: width!, height: height! }] as const
})
const sizes = wanted.length > 0 ? Object.fromEntries(wanted) : usual
await openOtherTables()
for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'en-US',
      // No picture shows an unfinished animation.
      reducedMotion: 'reduce',
    })
    await context.addInitScript(swiftBots)
    const page = await context.newPage()
    await settleIn(page)
    for (const [name, come] of Object.entries(pages)) {
      if (asked.length > 0 && !asked.includes(name)) continue
      await come(page)
      await page.evaluate('document.fonts.ready.then(() => true)')
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(SETTLING)
      await page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png`, animations: 'disabled' })
    }
    await context.close()
  }
await close()
await server.close()

/** A name and a running game, so that the lists are not empty. */
async function settleIn(page: Page): Promise<void> {
  await page.goto(`${server.address}/account`)
  await page.getByLabel('Your name').fill('Hélène')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('You are a guest').waitFor()
  await page.goto(`${server.address}/jarnac/fr/fencer`)
  await page.locator('main.jarnac').waitFor()
}

/** Other players who have opened tables. */
async function openOtherTables(): Promise<void> {
  const tables = [
    { name: 'Aurèle', options: { language: 'fr' }, sides: 3 },
    { name: 'Jürgen', options: { preset: 'professional-de' }, sides: 2 },
    { name: 'Nguyễn Thị Ánh', options: { language: 'vi', clock: { type: 'days', days: 2 } }, sides: 2 },
  ]
  for (const { name, ...body } of tables) {
    const headers = { 'content-type': 'application/json' }
    const post = (path: string, json: unknown, cookie = '') =>
      fetch(server.address + path, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(json),
      })
    const guest = await post('/api/guest', { name })
    const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? ''
    await post('/api/tables', { game: 'jarnac', ...body }, cookie)
  }
}

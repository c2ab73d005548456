// `npm run screenshots [name …]`: pictures of every page, light and dark, desktop and phone, into .cache/screenshots.
import { mkdirSync } from 'node:fs'
import { typDom } from '@estocade/games'
import { judge } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import type { Page } from 'playwright-core'
import { AbrahaminetzPlayer } from '../apps/web/test/abrahaminetz-player.ts'
import { launch, swiftBots } from '../apps/web/test/browser.ts'
import { linkTo, playedGame } from '../apps/web/test/played-game.ts'
import { PagePlayer } from '../apps/web/test/player.ts'
import { PrestoPlayer } from '../apps/web/test/presto-player.ts'
import { RechtPlayer } from '../apps/web/test/recht-player.ts'
import { openServer } from '../apps/web/test/server.ts'
import { TypDomPlayer } from '../apps/web/test/typ-dom-player.ts'

const folder = new URL('../.cache/screenshots/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const server = await openServer()
const { browser, close } = await launch()
const { vocabulary } = judge(loadLexicon(cacheFolder(), 'fr'), { classes: 'classic-fr' })
const stones = typDom.tableWords(judge(loadLexicon(cacheFolder(), 'de'), { classes: 'typ-dom' }))([])

/** How to come to each page from a browser that has been at home. */
const pages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto(server.address),
  tables: (page) => page.goto(`${server.address}/tables`),
  games: (page) => page.goto(`${server.address}/games`),
  'new-table': (page) => page.goto(`${server.address}/new/jarnac?words=fr`),
  'new-table-more': async (page) => {
    await page.goto(`${server.address}/new/jarnac?words=fr`)
    await page.getByRole('button', { name: /^More options/ }).click()
    await page.getByRole('textbox', { name: 'Shortest word' }).fill('9')
    await page.getByRole('textbox', { name: 'Longest word' }).fill('8')
    await page.locator('.groups').evaluate((groups) => groups.scrollIntoView())
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
  jarnac: async (page) => {
    await page.goto(`${server.address}/jarnac/fr/pupil`)
    await playSome(page, 24)
  },
  'jarnac-window': async (page) => {
    await page.goto(`${server.address}/jarnac/fr/novice`)
    await playSome(page, 8, 'window')
  },
  'jarnac-six': async (page) => {
    await page.goto(`${server.address}/new/jarnac?words=fr`)
    await page.getByText('Computer').click()
    await page.getByRole('button', { name: /^More options/ }).click()
    for (let side = 3; side <= 6; side++) await page.getByRole('button', { name: '+ Sides' }).click()
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.locator('main.jarnac').waitFor()
    await playSome(page, 4)
  },
  'jarnac-solo': async (page) => {
    await page.goto(`${server.address}/jarnac/fr/solo`)
    await page.locator('main.jarnac').waitFor()
    await playSome(page, 8)
  },
  'jarnac-keys': async (page) => {
    await page.goto(`${server.address}/jarnac/fr/pupil`)
    await playSome(page, 2)
    await page.keyboard.press('?')
  },
  kreuzwort: (page) => atBox(page, 'kreuzwort', (at) => new TypDomPlayer(at, stones), 2),
  point: async (page) => {
    const player = new TypDomPlayer(page, stones)
    await atBox(page, 'point', () => player, 3)
    const placement = (await player.scene()) === 'playing' ? await player.find() : undefined
    if (placement) await player.typeOut(placement)
  },
  presto: async (page) => {
    await page.goto(`${server.address}/presto/de/novice`)
    await page.locator('main.presto').waitFor()
    const player = new PrestoPlayer(page, stones)
    const solution = await player.solution()
    if (solution) await player.build(solution, 3)
  },
  recht: (page) => atBox(page, 'recht', (at) => new RechtPlayer(at, stones), 4),
  abrahaminetz: async (page) => {
    const player = new AbrahaminetzPlayer(page, vocabulary)
    await page.goto(`${server.address}/abrahaminetz/fr/pupil`)
    await stepOn(page, player, 5)
    const word = await player.find()
    if (word !== undefined) await page.keyboard.type(word.toLowerCase())
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
    for (const button of await page.locator('[data-lesson=jarnac] .steps .main').all()) await button.click()
  },
  'rules-typ-dom': async (page) => {
    await page.goto(`${server.address}/rules/point`)
    const on = page.locator('.lesson .steps .main')
    for (let step = 0; step < 4; step++) await on.click()
  },
}

const asked = process.argv.slice(2)
/** ms in which a page that has just changed comes to rest. */
const SETTLING = 500
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }
await peopleTheHouse()
for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'en-US',
      // Nothing is caught on its way.
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

/** A name, and a game under way, so that the lists are not empty. */
async function settleIn(page: Page): Promise<void> {
  await page.goto(`${server.address}/account`)
  await page.getByLabel('Your name').fill('Hélène')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('You are a guest').waitFor()
  await page.goto(`${server.address}/jarnac/fr/fencer`)
  await page.locator('main.jarnac').waitFor()
}

/** Others who have opened tables. */
async function peopleTheHouse(): Promise<void> {
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

type Stepping = { step(): Promise<boolean> }

/** A game of stones against a bot, after so many steps and on the player's turn. */
async function atBox(page: Page, game: string, playerAt: (page: Page) => Stepping, steps: number) {
  await page.goto(`${server.address}/${game}/de/pupil`)
  await stepOn(page, playerAt(page), steps)
}

async function stepOn(page: Page, player: Stepping, steps: number): Promise<void> {
  const due = page.locator('main.game-table:not([data-scene="waiting"], [data-scene="chosen"])')
  await due.waitFor()
  for (let done = 0; done < steps && (await page.locator('main[data-scene="over"]').count()) === 0; ) {
    if (await player.step()) done++
    await due.waitFor()
  }
}

/** Goes on until so many things are done and there is a word to lay, typed but not laid. */
async function playSome(page: Page, steps: number, wanted = 'playing'): Promise<void> {
  const player = new PagePlayer(page, vocabulary)
  await page.locator('main.jarnac').waitFor()
  for (let done = 0; ; ) {
    const scene = await player.scene()
    if (scene.includes('over')) return
    if (done >= steps && scene.includes(wanted) && (await player.consider())) return
    if (await player.step()) done++
    else await page.locator('main.opening, main.playing, main.window, main.over').waitFor()
  }
}

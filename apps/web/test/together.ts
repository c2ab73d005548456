import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type Desk, phone } from './desk.ts'

interface TableWish {
  readonly game: string
  readonly words: string
  /** Behind "more options", by their names. */
  readonly options?: Readonly<Record<string, string>>
}

/** Fills in the page for a new table, without a clock, and leaves it open. */
async function wish(page: Page, { game, options = {} }: TableWish, sides: number): Promise<void> {
  // The only one with a clock of its own.
  if (game === 'abrahaminetz') await page.getByText('None', { exact: true }).first().click()
  await page.getByRole('button', { name: /^More options/ }).click()
  for (let i = 2; i < sides; i++) await page.getByRole('button', { name: '+ Sides' }).click()
  for (const [name, value] of Object.entries(options)) await page.getByRole('textbox', { name }).fill(value)
}

/** A browser that has the page and dictionaries, a word looked up in each, and no network any more. */
export async function cutOff(
  desk: Desk,
  lookups: Readonly<Record<string, string>>,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await desk.person({ serviceWorkers: 'allow', ...options })
  for (const [language, word] of Object.entries(lookups)) {
    const page = await desk.visit(`/words/${language}/${encodeURIComponent(word)}`, context)
    await page.locator('.kin').waitFor()
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await page.waitForFunction(
      `caches.match('/words/${language}.lexicon').then((found) => found !== undefined)`,
    )
    await page.close()
  }
  await context.setOffline(true)
  return context
}

/** What a browser itself says of a network that is gone. */
export const isAboutNetwork = (fault: string): boolean => fault.includes('ERR_INTERNET_DISCONNECTED')

/** A table on this device against bots of one level. */
export async function againstBots(
  desk: Desk,
  table: TableWish,
  level: string,
  context?: BrowserContext,
  sides = 2,
): Promise<Page> {
  const page = await desk.visit(`/new/${table.game}?words=${table.words}`, context)
  await page.getByText('Computer').click()
  await wish(page, table, sides)
  for (let side = 2; side <= sides; side++)
    await page.getByLabel(`Side ${side}`, { exact: true }).selectOption(level)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/play\//)
  await page.locator('main.game-table').waitFor()
  return page
}

/** A table on the server, each of its players in a browser of their own; the last one holds a phone. */
export async function together(desk: Desk, table: TableWish, sides = 2): Promise<readonly Page[]> {
  // As most players have it: what is laid flies.
  const moving = { reducedMotion: 'no-preference' } as const
  const host = await desk.visit(`/new/${table.game}?words=${table.words}`, await desk.person(moving))
  await wish(host, table, sides)
  await host.getByLabel('Your name').fill('Ada')
  await host.getByRole('button', { name: 'Open the table' }).click()
  await host.waitForURL(/\/table\//)
  const guests: Page[] = []
  for (let i = 1; i < sides; i++) {
    const holds = i === sides - 1 ? { viewport: phone, hasTouch: true } : {}
    const context = await desk.person({ ...moving, ...holds })
    const guest = await desk.visit(new URL(host.url()).pathname, context)
    await guest.getByLabel('Your name').fill(['Camille', 'Trine', 'Jonas'][i - 1]!)
    await guest.getByRole('button', { name: 'Sit down' }).click()
    guests.push(guest)
  }
  const pages = [host, ...guests]
  for (const page of pages) await page.locator('main.game-table').waitFor()
  return pages
}

/** ms after which one looks whether it is one's turn after all. */
const LOOK_AGAIN = 3000

/** Whoever has something to do does it, until all see the end. */
export async function playOut(
  players: readonly { readonly page: Page; step(): Promise<boolean> }[],
  most = 400,
): Promise<void> {
  const pages = players.map(({ page }) => page)
  const over = () => Promise.all(pages.map((page) => page.locator('main[data-scene="over"]').count()))
  for (let i = 0; i < most; i++) {
    if ((await over()).every((count) => count > 0)) return
    const seen = await Promise.all(pages.map((page) => page.locator('main').getAttribute('data-version')))
    let moved = false
    for (const player of players) moved = (await player.step()) || moved
    if (!moved) await somethingNew(pages, seen)
  }
  throw new Error('The game has no end')
}

/** Waits until one of them sees another version of the table than before they looked for something to do. */
async function somethingNew(pages: readonly Page[], seen: readonly (string | null)[]): Promise<void> {
  await Promise.race(
    pages.map((page, i) =>
      page.locator(`main:not([data-version="${seen[i]}"])`).waitFor({ timeout: LOOK_AGAIN }),
    ),
  ).catch(() => {})
}

export const close = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()))

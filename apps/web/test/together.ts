import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { phone, type TestSite } from './test-site.ts'

interface TableWish {
  readonly game: string
  readonly words: string
  /** Options behind "more options", by their names. */
  readonly options?: Readonly<Record<string, string>>
}

/** Fills in the page for a new table without a clock, and leaves it open. */
async function wish(page: Page, { game, options = {} }: TableWish, sides: number): Promise<void> {
  // Only this game has a clock by default.
  if (game === 'abrahaminetz') await page.getByText('None', { exact: true }).first().click()
  await page.getByRole('button', { name: /^More options/ }).click()
  for (let i = 2; i < sides; i++) await page.getByRole('button', { name: '+ Sides' }).click()
  for (const [name, value] of Object.entries(options)) await page.getByRole('textbox', { name }).fill(value)
}

/** A browser that has loaded the page and the dictionaries, looked up a word in each, and then lost the network. */
export async function cutOff(
  site: TestSite,
  lookups: Readonly<Record<string, string>>,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await site.person({ serviceWorkers: 'allow', ...options })
  for (const [language, word] of Object.entries(lookups)) {
    const page = await site.visit(`/words/${language}/${encodeURIComponent(word)}`, context)
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

/** What a browser logs about a lost network. */
export const isAboutNetwork = (fault: string): boolean => fault.includes('ERR_INTERNET_DISCONNECTED')

/** A table on this device against bots of one level. */
export async function againstBots(
  site: TestSite,
  table: TableWish,
  level: string,
  context?: BrowserContext,
  sides = 2,
): Promise<Page> {
  const page = await site.visit(`/new/${table.game}?words=${table.words}`, context)
  await page.getByText('Computer').click()
  await wish(page, table, sides)
  for (let side = 2; side <= sides; side++)
    await page.getByLabel(`Side ${side}`, { exact: true }).selectOption(level)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/play\//)
  await page.locator('main.game-table').waitFor()
  return page
}

/** A table on the server, with each player in a separate browser; the last one uses a phone. */
export async function together(site: TestSite, table: TableWish, sides = 2): Promise<readonly Page[]> {
  // With animations, as most players have it.
  const moving = { reducedMotion: 'no-preference' } as const
  const host = await site.visit(`/new/${table.game}?words=${table.words}`, await site.person(moving))
  await wish(host, table, sides)
  await host.getByLabel('Your name').fill('Ada')
  await host.getByRole('button', { name: 'Open the table' }).click()
  await host.waitForURL(/\/table\//)
  const guests: Page[] = []
  for (let i = 1; i < sides; i++) {
    const holds = i === sides - 1 ? { viewport: phone, hasTouch: true } : {}
    const context = await site.person({ ...moving, ...holds })
    const guest = await site.visit(new URL(host.url()).pathname, context)
    await guest.getByLabel('Your name').fill(['Camille', 'Trine', 'Jonas'][i - 1]!)
    await guest.getByRole('button', { name: 'Sit down' }).click()
    guests.push(guest)
  }
  const pages = [host, ...guests]
  for (const page of pages) await page.locator('main.game-table').waitFor()
  return pages
}

/** How many ms pass before the test checks again whose turn it is. */
const LOOK_AGAIN = 3000

/** The player on turn acts, until all see the end. */
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

/** Waits until one of them sees another version of the table than before the check. */
async function somethingNew(pages: readonly Page[], seen: readonly (string | null)[]): Promise<void> {
  await Promise.race(
    pages.map((page, i) =>
      page.locator(`main:not([data-version="${seen[i]}"])`).waitFor({ timeout: LOOK_AGAIN }),
    ),
  ).catch(() => {})
}

export const close = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()))

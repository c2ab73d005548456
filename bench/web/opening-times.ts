import type { Browser } from 'playwright-core'
import { newPerson } from '../../apps/web/test/browser.ts'

const ROUNDS = 9

/** Pages with programs of their own, and what shows that each is there. */
const openings = [
  { path: '/settings', shows: '.range' },
  { path: '/new/jarnac', shows: '.preset' },
  { path: '/jarnac/de/novice', shows: 'main[data-version]' },
  { path: '/kreuzwort/de/novice', shows: 'main[data-version]' },
] as const

/** How many ms from the request of the page, which nothing of it is stored for, until the element is there. */
export async function openingTimes(
  browser: Browser,
  address: string,
): Promise<readonly { readonly path: string; readonly times: readonly number[] }[]> {
  const all = openings.map((opening) => ({ ...opening, times: [] as number[] }))
  for (let round = 0; round < ROUNDS; round++)
    for (const { path, shows, times } of all) times.push(await openingTime(browser, address + path, shows))
  return all
}

async function openingTime(browser: Browser, url: string, shows: string): Promise<number> {
  const context = await newPerson(browser, { viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  await context.addInitScript(`new MutationObserver((_, observer) => {
    if (document.querySelector(${JSON.stringify(shows)}) === null) return
    observer.disconnect()
    document.documentElement.dataset.shown = performance.now()
  }).observe(document, { subtree: true, childList: true })`)
  const page = await context.newPage()
  await page.goto(url)
  const shown = page.locator('html[data-shown]')
  await shown.waitFor({ state: 'attached' })
  const ms = Number(await shown.getAttribute('data-shown'))
  await context.close()
  return ms
}

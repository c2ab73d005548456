import type { Browser, Page } from 'playwright-core'

/** A person with a game of Jarnac against a bot on the server, open in a page. */
export async function serverGame(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(`${address}/new/jarnac?words=en`)
  await page.getByText('Computer').click()
  await page.getByRole('button', { name: /^More options/ }).click()
  await page.getByLabel('Side 2', { exact: true }).selectOption('novice')
  await page.getByRole('switch', { name: 'On the server' }).click()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('main.jarnac').waitFor()
  return page
}

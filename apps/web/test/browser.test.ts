import { expect, it } from 'vitest'
import { borrow } from './browser.ts'
import { expectNoDeath } from './chromium/deaths.ts'

/** Letters that the browser's fonts have, and some that they do not have. */
const known = 'Ligne'
const unknown = '☃ 漢字 ✓'

it('the test browser draws letters, and outlives those that its fonts do not have', async () => {
  const { browser, close } = await borrow()
  const page = await (await browser.newContext()).newPage()
  const drawn = async (text: string) => {
    await page.setContent(`<h1>${text}</h1>`)
    return page.screenshot()
  }
  const nothing = await drawn('')
  expect((await drawn(known)).equals(nothing)).toBe(false)
  await drawn(unknown)
  expect(await page.locator('h1').innerText()).toBe(unknown)
  await close()
})

it('a test browser that dies is reported with its last lines, and another takes its place', async () => {
  const { browser, close } = await borrow()
  const context = await browser.newContext()
  const gone = new Promise((resolve) => context.browser()!.once('disconnected', resolve))
  const session = await context.browser()!.newBrowserCDPSession()
  void session.send('Browser.crash').catch(() => {})
  await gone
  const page = await (await browser.newContext()).newPage()
  expect(await page.evaluate('6 * 7')).toBe(42)
  expect(expectNoDeath).toThrow(/ended during this test. It last said:\n.*\S/)
  expect(expectNoDeath).not.toThrow()
  await close()
})

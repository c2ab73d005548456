import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { PATIENCE } from '../../../scripts/test-patience.ts'
import { borrow, launch } from './browser.ts'
import { expectNoDeath } from './chromium/deaths.ts'

/** Letters that the browser's fonts have, and some that they do not have. */
const known = 'Ligne'
const unknown = '☃ 漢字 ✓'

it('the test browser draws letters, and does not crash at those that its fonts do not have', async () => {
  const { browser, close } = await borrow()
  const page = await (await browser.newContext()).newPage()
  const drawn = async (text: string) => {
    await page.setContent(`<h1>${text}</h1>`)
    // On a busy machine the process that draws may not be ready yet; then the browser refuses.
    return vi.waitFor(() => page.screenshot(), { timeout: PATIENCE })
  }
  const nothing = await drawn('')
  expect((await drawn(known)).equals(nothing)).toBe(false)
  await drawn(unknown)
  expect(await page.locator('h1').innerText()).toBe(unknown)
  await close()
})

it('a test browser that crashes is reported with its last output, and another one is started', async () => {
  const { browser, close } = await borrow()
  const context = await browser.newContext()
  const gone = new Promise((resolve) => context.browser()!.once('disconnected', resolve))
  const session = await context.browser()!.newBrowserCDPSession()
  void session.send('Browser.crash').catch(() => {})
  await gone
  const page = await (await browser.newContext()).newPage()
  expect(await page.evaluate('6 * 7')).toBe(42)
  expect(expectNoDeath).toThrow(/crashed during this test. Its last output:\n.*\S/)
  expect(expectNoDeath).not.toThrow()
  await close()
})

it('a test browser with a port of its own starts, as Lighthouse needs it', async () => {
  const { browser, close } = await launch(['--remote-debugging-port=0'])
  const page = await browser.newPage()
  expect(await page.evaluate('6 * 7')).toBe(42)
  await close()
})

/** Libraries of desktops that the browser is linked with, as a script's pattern. */
const DESKTOP = '*/libnss*3.so */libnspr4.so */libpl[cd]*4.so */libexpat.so*'

/** Runs a program on this machine, but without these libraries: they are removed from a layer above the real folder. */
const withoutLibraries = (...program: readonly string[]) => {
  const script = `
    mount -t tmpfs tmpfs /mnt && mkdir /mnt/upper /mnt/work
    mount -t overlay -o lowerdir=/usr/lib,upperdir=/mnt/upper,workdir=/mnt/work overlay /usr/lib || exit 77
    (cd /usr/lib && rm -f ${DESKTOP})
    exec "$@"`
  return spawnSync('unshare', ['-m', 'sh', '-c', script, 'sh', ...program], { encoding: 'utf8' })
}

it.skipIf(withoutLibraries('true').status !== 0)(
  'the test browser brings the libraries that a machine without a desktop lacks',
  () => {
    const script = fileURLToPath(new URL('chromium/bare-machine.ts', import.meta.url))
    const { stdout, stderr } = withoutLibraries(process.execPath, '--import', 'tsx', script)
    expect(stdout, stderr).toContain('42')
  },
)

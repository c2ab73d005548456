import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'

/** ms that anything on a page may take: as long as a test, for machines that are busy with others. */
const PATIENCE = 110_000

/** Someone's browser window, separate from all others, with more patience than usual. */
export async function newPerson(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE)
  return context
}

/** A real Chromium from npm: no download, no system package. */
export async function launch(
  more: readonly string[] = [],
): Promise<{ readonly browser: Browser; close(): Promise<void> }> {
  // It unpacks itself into the temporary folder: one of its own, or a broken-off run would leave half a browser there.
  const home = mkdtempSync(join(tmpdir(), 'chromium-'))
  process.env.TMPDIR = home
  const executablePath = await sparticuz.executablePath()
  // Without its fonts text is invisible.
  const env = { ...process.env, TMPDIR: home, FONTCONFIG_PATH: join(home, 'fonts') }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...more], env })
  return {
    browser,
    async close() {
      await browser.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

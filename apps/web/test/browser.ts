import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

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

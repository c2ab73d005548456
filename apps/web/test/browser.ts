import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sparticuz from '@sparticuz/chromium'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'

export interface Chromium {
  readonly browser: Browser
  close(): Promise<void>
}

/** ms that anything on a page may take: as long as a test, for machines that are busy with others. */
const PATIENCE = 110_000

/** Bots that do not seem to think. */
export const swiftBots =
  "localStorage.setItem('settings', JSON.stringify({ swiftBots: true, ...JSON.parse(localStorage.getItem('settings') ?? '{}') }))"

/**
 * Someone's browser window, separate from all others, with more patience than usual. Without a service worker,
 * which would fetch the whole page for each of them, unless it is asked for.
 */
export async function newPerson(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  if (options.serviceWorkers !== 'allow')
    await context.addInitScript('delete Navigator.prototype.serviceWorker')
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(swiftBots)
  return context
}

/**
 * A real Chromium from npm: no download, no system package. It comes packed, and unpacking takes seconds: that is
 * done once for all tests, beside and renamed, or a broken-off run would leave half a browser there.
 */
async function unpacked(): Promise<string> {
  const home = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))
  const { version } = JSON.parse(readFileSync(join(home, '../../package.json'), 'utf8'))
  const folder = fileURLToPath(new URL(`../../../.cache/chromium-${version}`, import.meta.url))
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const part = mkdtempSync(`${folder}-`)
  const { TMPDIR } = process.env
  process.env.TMPDIR = part
  await sparticuz.executablePath()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  try {
    renameSync(part, folder)
  } catch {
    // Another test was quicker.
    rmSync(part, { recursive: true })
  }
  return folder
}

/** Starts a browser; `close` takes away what it has written too. */
export async function launch(more: readonly string[] = []): Promise<Chromium> {
  const program = await unpacked()
  const home = mkdtempSync(join(tmpdir(), 'chromium-'))
  // Without its fonts text is invisible.
  const env = { ...process.env, TMPDIR: home, FONTCONFIG_PATH: join(program, 'fonts') }
  const executablePath = join(program, 'chromium')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', ...more],
    env,
    handleSIGTERM: false,
  })
  const tidy = () => rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  process.once('exit', tidy)
  return {
    browser,
    async close() {
      await browser.close()
      process.off('exit', tidy)
      tidy()
    },
  }
}

let shared: Promise<Chromium> | undefined

/** The one browser of all tests that this process runs; `close` leaves it without windows. */
export async function borrow(): Promise<Chromium> {
  // Ended by its parent the process still takes the browser along.
  if (shared === undefined) process.once('SIGTERM', () => process.exit())
  if (shared === undefined || !(await shared).browser.isConnected()) shared = launch()
  const { browser } = await shared
  return {
    browser,
    async close() {
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
  }
}

import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { PATIENCE } from '../../../scripts/test-patience.ts'
import { testSeed } from '../../server/test/seed.ts'
import { reportDeath } from './chromium/deaths.ts'
import { browserProgram } from './chromium/program.ts'

/** Opens windows, each separate from all others. */
export type Windows = Pick<Browser, 'newContext'>

export interface Chromium<B = Windows> {
  readonly browser: B
  close(): Promise<void>
}

/** How much of a browser's last output is reported. */
const LAST_LINES = 20

/** Bots act without a pause. */
export const swiftBots =
  "localStorage.setItem('settings', JSON.stringify({ swiftBots: true, ...JSON.parse(localStorage.getItem('settings') ?? '{}') }))"

/**
 * Runs in a page. The page's seeds of deals, which have 32 bytes, and the order of shuffled tiles come from `testSeed`, so
 * that a test always plays the same games. Ids are shorter and stay random.
 */
const fixedChance = (own: number): string => `{
  const real = crypto.getRandomValues.bind(crypto)
  const deal = () => sessionStorage.deals = Number(sessionStorage.deals ?? 0) + 1
  let shuffles = ${own}
  crypto.getRandomValues = (array) => array.byteLength === 32 ? array.fill(${own}).fill(deal(), 0, 1) : real(array)
  Math.random = () => (shuffles = (shuffles * 16807 + 11) % 2147483647) / 2147483647
}`

/**
 * Runs in a page. Shadows, filters and pictures behind elements change no layout, but the test browser paints without a
 * graphics card: they would take a fifth of its time.
 */
const plainPaint = `{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(\`*, ::before, ::after, ::backdrop {
    box-shadow: none !important;
    text-shadow: none !important;
    filter: none !important;
    background-image: none !important;
  }\`)
  document.adoptedStyleSheets = [sheet]
}`

/**
 * A browser window, separate from all others, with longer time-outs than usual. It has no service worker unless it is
 * asked for, because each would download the whole page.
 */
export async function newPerson(browser: Windows, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  if (options.serviceWorkers !== 'allow')
    await context.addInitScript('delete Navigator.prototype.serviceWorker')
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(plainPaint)
  await context.addInitScript(swiftBots)
  await context.addInitScript(fixedChance(Number(testSeed) % 256))
  return context
}

/** Starts a browser that uses no files of the machine; `close` removes what it has written. */
export async function launch(more: readonly string[] = []): Promise<Chromium<Browser>> {
  const program = await browserProgram()
  const home = mkdtempSync(join(tmpdir(), 'chromium-'))
  const log = join(home, 'log')
  const browser = await chromium
    .launch({
      executablePath: isLogged(more) ? logged(program.path, home, log) : program.path,
      args: ['--no-sandbox', ...more],
      env: {
        ...process.env,
        HOME: home,
        XDG_CONFIG_HOME: home,
        XDG_CACHE_HOME: home,
        TMPDIR: home,
        ...program.env,
      },
      handleSIGTERM: false,
    })
    .catch((error) => {
      throw new Error(`${program.path} did not start.\n${lastLines(log)}`, { cause: error })
    })
  const tidy = () => rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  process.once('exit', tidy)
  const died = () => reportDeath(lastLines(log))
  browser.once('disconnected', died)
  return {
    browser,
    async close() {
      browser.off('disconnected', died)
      await browser.close()
      process.off('exit', tidy)
      tidy()
    },
  }
}

/** Where a port is asked for, Playwright waits for the browser to write its address: that must reach it. */
const isLogged = (args: readonly string[]): boolean =>
  process.platform !== 'win32' && !args.some((arg) => arg.startsWith('--remote-debugging-port'))

/** A program that starts the browser and records its output, because Playwright does not pass that on. */
function logged(path: string, home: string, log: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const script = join(home, 'browser.sh')
  writeFileSync(script, `#!/bin/sh\nexec ${quoted(path)} "$@" 2>${quoted(log)}\n`)
  chmodSync(script, 0o700)
  return script
}

function lastLines(log: string): string {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n')
  } catch {
    return '(nothing)'
  }
}

let shared: Promise<Chromium<Browser>> | undefined

/** The browser that all tests of this process share; a new one is started after a crash. */
async function live(): Promise<Browser> {
  const known = shared
  // When the parent ends this process, the browser is ended too.
  if (known === undefined) process.once('SIGTERM', () => process.exit())
  const isConnected = (await known?.catch(() => undefined))?.browser.isConnected()
  // If several tests notice the end, only the first starts another.
  if (!isConnected && shared === known) shared = launch()
  return (await shared!).browser
}

/** Windows of the shared browser; `close` closes them all. */
export async function borrow(): Promise<Chromium> {
  await live()
  return {
    browser: { newContext: async (options) => (await live()).newContext(options) },
    async close() {
      const browser = await live()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
  }
}

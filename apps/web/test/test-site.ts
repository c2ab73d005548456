import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { borrow, newPerson } from './browser.ts'
import { openServer } from './server.ts'

const desktop = { width: 1280, height: 800 }
export const phone = { width: 360, height: 740 }

/** What the browser logs about a request while a test has cut the network; it is not a fault of the page. */
const disconnected = 'net::ERR_INTERNET_DISCONNECTED'

/** A server and a browser, with a record of everything that went wrong. */
export const openSite = async (prepare?: Parameters<typeof openServer>[0]) =>
  siteAt(await openServer(prepare))

/** A browser for a server that is already running; both are closed together. */
export async function siteAt(server: { readonly address: string; close(): Promise<unknown> }) {
  const { browser, close } = await borrow()
  /** Requests to other hosts. */
  const foreign: string[] = []
  /** Errors of scripts, the console and the server. */
  const faults: string[] = []

  const person = (options: BrowserContextOptions = {}): Promise<BrowserContext> =>
    newPerson(browser, { viewport: desktop, locale: 'en-US', ...options })

  const visit = async (path: string, context?: BrowserContext): Promise<Page> => {
    const page = await (context ?? (await person())).newPage()
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' && !text.includes(disconnected)) faults.push(text)
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(server.address) && !/^(data|blob):/.test(request.url()))
        foreign.push(request.url())
    })
    await page.goto(server.address + path)
    return page
  }
  return {
    address: server.address,
    foreign,
    faults,
    person,
    visit,
    async close() {
      await close()
      await server.close()
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof openSite>>

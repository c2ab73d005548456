import type { BrowserContextOptions, Page } from 'playwright-core'
import { newPerson, type Windows } from './browser.ts'

/** Players with separate browsers at one server. Everything that goes wrong in any of them is recorded. */
export class Players {
  readonly faults: string[] = []
  private members = 0

  constructor(
    private readonly browser: Windows,
    private readonly address: string,
  ) {}

  /** A browser with a name at the server. */
  async guest(name: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.stranger(options)
    await page.request.post(`${this.address}/api/guest`, { data: { name }, headers: this.headers })
    await page.addInitScript("localStorage.setItem('known', '1')")
    return page
  }

  /** A browser with an account: only such players are rated. */
  async member(name: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.guest(name, options)
    const login = `${name.toLowerCase()}-${this.members++}`
    const data = { login, password: 'correct horse' }
    await page.request.post(`${this.address}/api/account`, { data, headers: this.headers })
    return page
  }

  async stranger(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await newPerson(this.browser, {
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      ...options,
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => this.faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()))
    return page
  }

  visit = (page: Page, path: string): Promise<unknown> => page.goto(this.address + path)

  /** Opens a table of Jarnac and returns its address. */
  async table(host: Page, body: object): Promise<string> {
    const answer = await host.request.post(`${this.address}/api/tables`, {
      data: { game: 'jarnac', ...body },
      headers: this.headers,
    })
    const { id, text } = await answer.json()
    if (id === undefined) throw new Error(text)
    return `/table/${id}`
  }

  /** All sit down in this order; the match begins with the last of them. */
  async gather(pages: readonly Page[], path: string): Promise<void> {
    for (const page of pages) {
      await this.visit(page, path)
      await page.locator('.seats, main.game-table').first().waitFor()
    }
    await this.begin(pages)
  }

  async begin(pages: readonly Page[]): Promise<void> {
    for (const page of pages) await page.locator('main.jarnac').waitFor()
  }

  private get headers() {
    return { origin: this.address }
  }
}

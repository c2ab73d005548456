import type { BrowserContextOptions, Page } from 'playwright-core'
import { newPerson, type Windows } from './browser.ts'

/** Opens pages of one server, each in a separate browser, and records what goes wrong in them. */
export class Visitor {
  readonly faults: string[] = []

  constructor(
    private readonly browser: Windows,
    readonly address: string,
  ) {}

  async visit(path: string, options: BrowserContextOptions & { cut?: RegExp } = {}): Promise<Page> {
    const { cut, ...rest } = options
    const context = await newPerson(this.browser, {
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      ...rest,
    })
    if (cut) await context.route(cut, (route) => route.abort())
    const page = await context.newPage()
    page.on('pageerror', (error) => cut === undefined && this.faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && cut === undefined) this.faults.push(message.text())
    })
    await page.goto(this.address + path)
    return page
  }
}

export const phone = { viewport: { width: 360, height: 740 } }

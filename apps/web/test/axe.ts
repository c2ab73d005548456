import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong, by day and by night. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations)
      for (const { html, any } of nodes)
        found.push(`${theme} ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`)
  }
  return found
}

/** Nothing wider than the screen. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth') as Promise<number>

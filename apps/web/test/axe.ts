import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong by day; by night only colours differ. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  const look = async (theme: 'light' | 'dark', rules?: string) => {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    const axe = new AxeBuilder({ page })
    const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze()
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${theme} ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    )
  }
  return [...(await look('light')), ...(await look('dark', 'color-contrast'))]
}

/** Nothing wider than the screen. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth')

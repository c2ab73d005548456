import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Replaces axe's source in pages that have it already. */
const STILL_THERE = 'window.axe.version'

/**
 * The faults that axe finds in the light theme; the dark theme differs only in colours. No page of ours has frames, so axe
 * runs in the page itself ("legacy"), and only faults are reported in detail. Contrasts need the pictures behind elements,
 * which the other tests do without (`newPerson`).
 */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  const look = async (theme: 'light' | 'dark', axeSource?: string, rules?: string) => {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    const axe = new AxeBuilder({ page, ...(axeSource === undefined ? {} : { axeSource }) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
    const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze()
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${theme} ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    )
  }
  await page.evaluate('document.adoptedStyleSheets = []')
  return [...(await look('light')), ...(await look('dark', STILL_THERE, 'color-contrast'))]
}

/** Nothing is wider than the screen. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth')

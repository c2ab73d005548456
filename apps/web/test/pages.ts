import type { Page } from 'playwright-core'

/** Every page around the tables, and a selector that shows that it is loaded. */
export const pages: readonly { readonly path: string; readonly shows: string }[] = [
  { path: '/', shows: '.home .begin' },
  { path: '/about', shows: '.about-page .library' },
  { path: '/tables', shows: '.filters' },
  { path: '/games', shows: '.block' },
  { path: '/new/jarnac', shows: '.preset' },
  { path: '/settings', shows: '.range' },
  { path: '/account', shows: '#my-name' },
  { path: '/leaders', shows: '.ratings .block p' },
  { path: '/players/nobody', shows: '.waiting-room h1' },
  { path: '/play/nothing', shows: '.waiting-room h1' },
  { path: '/nowhere', shows: '.waiting-room .button' },
]

/** All texts that are visible or announced. */
export const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) found.push(walker.currentNode.nodeValue.trim())
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'placeholder', 'title'])
        if (element.getAttribute(name)) found.push(element.getAttribute(name).trim())
    return found.filter((text) => text !== '')
  })()`)

import type { Page } from 'playwright-core'
import { alsoLong, byScale } from '../../../scripts/test-scale.ts'

/**
 * Runs in a page: texts that are cut or leave the screen, and controls that something else covers. A scrolling box may
 * hide what it holds; one that only clips may not.
 */
const MISFITS = `(() => {
  // Texts for screen readers are not cut, nor are the facts in a phone's bar that a tap unfolds, nor sentences about
  // events that a later one has replaced.
  const unseen = (element) => element.closest('.unseen, [aria-hidden="true"], .folded[aria-expanded="false"], .happened > span > span:not(:last-child)') ||
    getComputedStyle(element).clipPath !== 'none'
  const visible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !unseen(element)
  const name = (element) => element.tagName.toLowerCase() + [...element.classList].map((one) => '.' + one).join('')
  const told = (element) => name(element.closest('[class]') ?? element) + ' “' + element.textContent.trim().slice(0, 60) + '”'
  // The middle of each line: what a font has above and below its letters may stand out.
  const linesOf = (text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ left, right, top, bottom, height }) =>
      ({ left, right, top: top + height / 4, bottom: bottom - height / 4 }))
  }
  const holds = (place, line) => line.left >= place.left - 1 && line.right <= place.right + 1 &&
    line.top >= place.top - 1 && line.bottom <= place.bottom + 1
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY)
  /** The boxes that cut this element's text, up to the first that scrolls. */
  const placesOf = (element) => {
    const places = []
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (scrolls(style)) break
      const isControl = at.matches('button, a.button, .button, label.choice')
      if (isControl || style.overflow !== 'visible') places.push(at.getBoundingClientRect())
      if (style.position === 'fixed') break
    }
    return places
  }
  const faults = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    if (text.nodeValue.trim() === '' || !visible(element) || element.matches('script, style, option')) continue
    const lines = linesOf(text)
    const places = placesOf(element)
    if (lines.some((line) => places.some((place) => !holds(place, line)))) faults.push('cut: ' + told(element))
    const inScroller = (() => {
      for (let at = element; at && at !== document.body; at = at.parentElement)
        if (scrolls(getComputedStyle(at))) return true
      return false
    })()
    if (!inScroller && lines.some(({ left, right }) => left < -1 || right > innerWidth + 1)) faults.push('outside: ' + told(element))
  }
  for (const select of document.querySelectorAll('select, input:not([type=radio], [type=checkbox], [type=range], [readonly])'))
    if (visible(select) && select.scrollWidth > select.clientWidth + 1 && select.value !== '')
      faults.push('cut: ' + name(select) + ' ' + select.value.slice(0, 40))
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is ' + document.documentElement.scrollWidth + ' wide')
  const controls = [...document.querySelectorAll('button, a[href], select, input, label:has(input)')].filter(visible)
  const cover = (control) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (width === 0 || height === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return
    const there = document.elementFromPoint(x, y)
    const own = there && (control.contains(there) || there.contains(control) || there.closest('label')?.contains(control))
    return own ? undefined : there ?? document.body
  }
  for (const control of controls) {
    if (cover(control) === undefined) continue
    // What a bar at the edge covers can be scrolled into sight.
    control.scrollIntoView({ block: 'center' })
    const over = cover(control)
    if (over) faults.push('covered: ' + told(control) + ' by ' + told(over))
  }
  scrollTo(0, 0)
  return [...new Set(faults)]
})()`

/** What does not fit on this page at the size that it has. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(MISFITS) as Promise<readonly string[]>

/** Which of these visible parts overlap each other; a text is where its lines are. */
export const overlaps = (page: Page, parts: string): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const all = [...document.querySelectorAll(${JSON.stringify(parts)})]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return { one, box: (one.matches('p') ? range : one).getBoundingClientRect() }
      })
    return all.flatMap(({ one, box }, i) => all.slice(i + 1)
      .filter((other) => box.left < other.box.right - 1 && other.box.left < box.right - 1 &&
        box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1)
      .map((other) => one.className + ' and ' + other.one.className))
  })()`) as Promise<readonly string[]>

/** The screens that every table has to fit; 640×400 is 1280×800 at 200 %. */
export const screens = [
  [360, 640],
  [390, 844],
  [844, 390],
  [640, 400],
  [820, 1180],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
] as const

/** The screens with the least space. */
export const tight = [
  [360, 640],
  [844, 390],
  [640, 400],
] as const

/** The languages that pages are read in; the first two have the longest words. */
export const readers = alsoLong(['de', 'fr'], ['en', 'es', 'it', 'vi'])

/** For tests that take seconds for each language: `npm test` has the one with the longest words. */
export const fewReaders = byScale(readers.slice(0, 1), readers)

/** Shows the page at a size, and waits until it is laid out. */
export async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))))',
  )
}

/** Shows the page in another language; `ready` is what the loaded page shows. */
export async function readIn(page: Page, language: string, ready: string): Promise<void> {
  await page.evaluate(`localStorage.setItem('language', '${language}')`)
  await page.reload()
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
  await page.locator(ready).first().waitFor()
}

/** What does not fit on the tight screens in one language. */
export async function misfitsIn(page: Page, language: string, ready: string): Promise<readonly string[]> {
  await readIn(page, language, ready)
  const found: string[] = []
  for (const size of tight) {
    await resize(page, size)
    found.push(...(await misfits(page)).map((fault) => `${language} ${size.join('×')}: ${fault}`))
  }
  // Other pages of this browser are read in its own language again.
  await page.evaluate("localStorage.removeItem('language')")
  return found
}

// `npx tsx scripts/icons.ts`: draws the icons of the installed page from apps/web/public/icon.svg.
import { readFileSync } from 'node:fs'
import { launch } from '../apps/web/test/browser.ts'

const folder = new URL('../apps/web/public/', import.meta.url).pathname
const drawing = readFileSync(`${folder}icon.svg`, 'utf8')
const { browser, close } = await launch()

/** `share` is the part of the side that the drawing takes; the rest is background, which a mask may cut off. */
async function draw(name: string, side: number, share: number, paper: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: side, height: side } })
  const size = Math.round(side * share)
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${paper}">
      <div style="width:${size}px;height:${size}px">${drawing.replace('<svg', '<svg width="100%" height="100%"')}</div>`,
  )
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: paper === 'transparent' })
  await page.close()
}

await draw('icon-192', 192, 1, 'transparent')
await draw('icon-512', 512, 1, 'transparent')
await draw('icon-maskable', 512, 0.62, '#F2E9D8')
await draw('icon-apple', 180, 0.8, '#F2E9D8')
await close()

import type { Browser } from 'playwright-core'
import { serverGame } from './server-game.ts'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly tid: number
  readonly pid: number
  readonly dur?: number
  /** The part of it that the task had on a core. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const DRAGS = 6

/** The page's longest tasks in ms: by wall clock, and by CPU time. */
export interface Longest {
  readonly clock: number
  readonly core: number
}

/** While tiles are dragged over the board and back. */
export async function longestDragTask(browser: Browser, address: string): Promise<Longest> {
  const page = await serverGame(browser, address)
  await page.locator('main.opening, main.window').waitFor()
  // Draws letters, whether the match begins with this player or with a window.
  await page.keyboard.press('1')
  await page.locator('main.playing').waitFor()
  const tile = await page.locator('.dock .tray .tile').first().boundingBox()
  const board = await page.locator('.board.live').boundingBox()
  if (tile === null || board === null) throw new Error('There is nothing to drag.')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  for (let i = 0; i < DRAGS; i++) {
    await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2)
    await page.mouse.down()
    await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2, { steps: 30 })
    await page.mouse.move(board.x + board.width / 2, board.y - 20, { steps: 10 })
    await page.mouse.up()
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  await page.context().close()
  return longestTask(trace.traceEvents)
}

function longestTask(events: readonly TraceEvent[]): Longest {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid}/${tid}`),
  )
  const most = (of: 'dur' | 'tdur') => tasks.reduce((so, task) => Math.max(so, task[of] ?? 0), 0)
  // µs.
  return { clock: most('dur') / 1000, core: most('tdur') / 1000 }
}

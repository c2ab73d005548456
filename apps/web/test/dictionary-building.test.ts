import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder, lexiconFile } from '@estocade/words/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeFaults } from './axe.ts'
import { borrow, type Chromium } from './browser.ts'
import { openServer } from './server.ts'
import { Visitor } from './visitor.ts'

/** The empty dictionary folder of a newly installed server. */
const folder = mkdtempSync(join(tmpdir(), 'estocade-words-'))
let share = 0.25
let chromium: Chromium
let server: Awaited<ReturnType<typeof openServer>>
let visitor: Visitor
beforeAll(async () => {
  server = await openServer(undefined, {}, { folder, progress: () => share })
  chromium = await borrow()
  visitor = new Visitor(chromium.browser, server.address)
})
afterAll(async () => {
  await chromium?.close()
  await server?.close()
  rmSync(folder, { recursive: true })
})

it('the page shows the progress of the dictionary, and the game begins when it is built', async () => {
  const page = await visitor.visit('/jarnac/fr/pupil')
  await page.getByRole('heading', { name: 'The server is building the dictionary' }).waitFor()
  const built = () => page.getByRole('progressbar').getAttribute('value')
  await expect.poll(built).toBe('0.25')
  expect(await axeFaults(page)).toEqual([])
  share = 0.75
  await expect.poll(built).toBe('0.75')
  copyFileSync(lexiconFile(cacheFolder(), 'fr'), lexiconFile(folder, 'fr'))
  await page.locator('main.jarnac').waitFor()
})

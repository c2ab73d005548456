import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults, widthOf } from './axe.ts'
import { borrow, type Chromium } from './browser.ts'
import { Players } from './players.ts'
import { openServer } from './server.ts'

const phone = { viewport: { width: 360, height: 740 } }

describe('ratings and programs', () => {
  let server: Awaited<ReturnType<typeof openServer>>
  let chromium: Chromium
  let players: Players
  let [ann, bob]: Page[] = []
  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
    players = new Players(chromium.browser, server.address)
    ;[ann, bob] = [await players.member('Ann'), await players.member('Bob')]
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })

  const post = async (page: Page, path: string, data: object, token?: string) => {
    const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const headers = { origin: server.address, ...bearer }
    const answer = await page.request.post(`${server.address}/api${path}`, { data, headers })
    return answer.json()
  }
  /** Waits until this page's player has to draw. */
  const isUp = async (page: Page) => (await page.locator('main.opening, main.window').count()) > 0
  const drawAndPass = async (page: Page) => {
    await page.getByRole('button', { name: /^Draw/ }).click()
    await page.locator('main.playing').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.locator('main.waiting').waitFor()
  }
  /** Both sides draw and pass: a match is rated only if all sides have made a move. */
  const bothDraw = async (pages: readonly Page[]) => {
    const first = (await isUp(pages[0]!)) ? 0 : 1
    for (const page of [pages[first]!, pages[1 - first]!]) {
      await page.locator('main.opening, main.window').waitFor()
      await drawAndPass(page)
    }
  }
  /** The same if the second player is a program. */
  const moveOf = async (page: Page, commands: string, token: string) => {
    const first = await isUp(page)
    if (first) await drawAndPass(page)
    for (const type of ['take', 'pass']) {
      const action = { type: 'act', about: first ? 't2' : 't1', action: { type } }
      await post(page, commands, { action }, token)
    }
    await page.locator('main.opening, main.window').waitFor()
    if (!first) await drawAndPass(page)
  }
  const idOf = async (page: Page): Promise<string> =>
    (await (await page.request.get(`${server.address}/api/me`)).json()).id

  it('shows the changes by a rated match to both players, and on public pages', async () => {
    const path = await players.table(ann!, { options: { language: 'en' }, settings: { visibility: 'link' } })
    const socket = ann!.waitForEvent('websocket')
    await players.gather([ann!, bob!], path)
    // A proxy sends all players of a table to one node (ops/nginx.conf).
    expect((await socket).url()).toContain(`/socket?table=${path.split('/').at(-1)}`)
    await bothDraw([ann!, bob!])
    await post(bob!, `${path.replace('/table', '/tables')}/commands`, { action: { type: 'concede' } })
    const news = ann!.locator('.rating-news li')
    await news.nth(1).waitFor()
    await expect
      .poll(() => news.allInnerTexts())
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Your rating 1579\?\s+provisional\s+\+79$/),
          expect.stringMatching(/^Rating of Bob 1421\?\s+provisional\s+−79$/),
        ]),
      )
    await players.visit(bob!, `/players/${await idOf(ann!)}`)
    const row = bob!.locator('.ratings tbody tr')
    await row.waitFor()
    await expect.poll(() => row.innerText()).toMatch(/Jarnac\s+English\s+1\d+\?\s+provisional\s+\+\d+\s+1$/)
    await bob!.getByRole('table', { name: 'Against people' }).waitFor()
    expect(await bob!.getByRole('table', { name: 'Against the computer or alone' }).count()).toBe(0)
    await row.getByRole('link').click()
    await bob!.getByRole('heading', { name: 'Leaderboard' }).waitFor()
    await expect.poll(() => bob!.locator('tbody .left').allInnerTexts()).toEqual(['Ann', 'Bob'])
    await expect.poll(() => bob!.locator('tbody .mine .left').innerText()).toBe('Bob')
    // Provisional ratings have no place.
    expect(await bob!.locator('tbody td:first-child').allInnerTexts()).toEqual(['–', '–'])
  })

  it('marks programs at tables, in lists and on their profile, with their owner', async () => {
    await post(ann!, '/account', { login: 'ann', password: 'correct horse' })
    await players.visit(ann!, '/account')
    const form = ann!.getByRole('form', { name: 'Programs' })
    await form.getByLabel('Name of the program').fill('Élan')
    await form.getByRole('button', { name: 'Register a program' }).click()
    const token = await form.locator('.token').innerText()
    const path = await players.table(bob!, { options: { language: 'en' } })
    const commands = `${path.replace('/table', '/tables')}/commands`
    await post(bob!, `${path.replace('/table', '/tables')}/join`, {}, token)
    await players.visit(ann!, '/tables')
    await ann!.getByText('Élan (program)').waitFor()
    await players.visit(bob!, path)
    await bob!.locator('.seats .member', { hasText: 'Élan' }).getByText('program').waitFor()
    await post(bob!, commands, { action: { type: 'ready', seed: '' } }, token)
    await bob!.locator('main.jarnac').waitFor()
    await bob!.getByText('Élan (program)').locator('visible=true').first().waitFor()
    await moveOf(bob!, commands, token)
    await post(bob!, commands, { action: { type: 'concede' } })
    await bob!.locator('.rating-news li').first().waitFor()
    await players.visit(bob!, '/leaders?game=jarnac&words=en')
    const names = bob!.locator('tbody .left')
    await names.nth(2).waitFor()
    expect((await names.allInnerTexts()).join('\n')).toContain('Élan')
    await names.getByText('program', { exact: true }).waitFor()
    await bob!.getByRole('link', { name: 'Élan' }).click()
    await bob!.getByText('A program. Ann answers for it.').waitFor()
    await bob!.goBack()
    await bob!.getByRole('switch', { name: 'Show programs' }).click()
    await names.getByText('Élan').waitFor({ state: 'detached' })
    await expect.poll(() => names.allInnerTexts()).toEqual(['Ann', 'Bob'])
  })

  it('lets the host open a table that is not rated', async () => {
    await players.visit(ann!, '/new/jarnac')
    await ann!.locator('.more').click()
    await ann!.getByText('Counts for ratings if all have accounts').waitFor()
    await ann!.getByRole('switch', { name: 'Rated' }).click()
    await ann!.getByRole('button', { name: 'Open the table' }).click()
    await ann!.getByText('unrated', { exact: true }).first().waitFor()
  })

  it('axe finds no fault on the leaderboard and a profile, and nothing is wider than a phone', async () => {
    const carl = await players.guest('Carl', { ...phone, locale: 'de-DE' })
    for (const path of ['/leaders?game=jarnac&words=en', `/players/${await idOf(ann!)}`]) {
      await players.visit(carl, path)
      await carl.locator('.ratings tbody tr').first().waitFor()
      expect([path, await axeFaults(carl), await widthOf(carl)]).toEqual([path, [], 360])
    }
    expect(players.faults).toEqual([])
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults, widthOf } from './axe.ts'
import { borrow, type Chromium } from './browser.ts'
import { openHouse } from './house.ts'
import { People } from './people.ts'

const phone = { viewport: { width: 360, height: 740 } }

describe('ratings and programs', () => {
  let house: Awaited<ReturnType<typeof openHouse>>
  let chromium: Chromium
  let people: People
  let [ann, bob]: Page[] = []
  beforeAll(async () => {
    house = await openHouse()
    chromium = await borrow()
    people = new People(chromium.browser, house.address)
    ;[ann, bob] = [await people.guest('Ann'), await people.guest('Bob')]
  })
  afterAll(async () => {
    await chromium?.close()
    await house?.close()
  })

  const post = async (page: Page, path: string, data: object, token?: string) => {
    const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const headers = { origin: house.address, ...bearer }
    const answer = await page.request.post(`${house.address}/api${path}`, { data, headers })
    return answer.json()
  }
  const idOf = async (page: Page): Promise<string> =>
    (await (await page.request.get(`${house.address}/api/me`)).json()).id

  it('tells both what a rated match has changed, and shows it to everybody', async () => {
    const path = await people.table(ann!, { options: { language: 'en' }, settings: { visibility: 'link' } })
    const socket = ann!.waitForEvent('websocket')
    await people.gather([ann!, bob!], path)
    // A proxy sends all who sit at a table to one node (ops/nginx.conf).
    expect((await socket).url()).toContain(`/socket?table=${path.split('/').at(-1)}`)
    await post(bob!, `${path.replace('/table', '/tables')}/commands`, { action: { type: 'concede' } })
    const news = ann!.locator('.rating-news li')
    await news.nth(1).waitFor()
    expect(await news.allInnerTexts()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Your rating 1\d+\?\s+provisional\s+\+\d+$/),
        expect.stringMatching(/^Rating of Bob 1\d+\?\s+provisional\s+−\d+$/),
      ]),
    )
    await people.visit(bob!, `/players/${await idOf(ann!)}`)
    const row = bob!.locator('.ratings tbody tr')
    await row.waitFor()
    expect(await row.innerText()).toMatch(/Jarnac\s+English\s+1\d+\?\s+provisional\s+\+\d+\s+1$/)
    await bob!.getByRole('table', { name: 'Against people' }).waitFor()
    expect(await bob!.getByRole('table', { name: 'Against the computer or alone' }).count()).toBe(0)
    await row.getByRole('link').click()
    await bob!.getByRole('heading', { name: 'Leaderboard' }).waitFor()
    expect(await bob!.locator('tbody .left').allInnerTexts()).toEqual(['Ann', 'Bob'])
    expect(await bob!.locator('tbody .mine .left').innerText()).toBe('Bob')
  })

  it('marks programs at tables, in lists and on their page, with who answers for them', async () => {
    await post(ann!, '/account', { login: 'ann', password: 'correct horse' })
    await people.visit(ann!, '/account')
    const form = ann!.getByRole('form', { name: 'Programs' })
    await form.getByLabel('Name of the program').fill('Élan')
    await form.getByRole('button', { name: 'Enter a program' }).click()
    const token = await form.locator('.token').innerText()
    const path = await people.table(bob!, { options: { language: 'en' } })
    const commands = `${path.replace('/table', '/tables')}/commands`
    await post(bob!, `${path.replace('/table', '/tables')}/join`, {}, token)
    await people.visit(ann!, '/tables')
    await ann!.getByText('Élan (program)').waitFor()
    await people.visit(bob!, path)
    await bob!.locator('.seats .member', { hasText: 'Élan' }).getByText('program').waitFor()
    await post(bob!, commands, { action: { type: 'ready', seed: '' } }, token)
    await bob!.locator('main.jarnac').waitFor()
    await bob!.getByText('Élan (program)').locator('visible=true').first().waitFor()
    await post(bob!, commands, { action: { type: 'concede' } })
    await bob!.locator('.rating-news li').first().waitFor()
    await people.visit(bob!, '/leaders?game=jarnac&words=en')
    const names = bob!.locator('tbody .left')
    await names.nth(2).waitFor()
    expect((await names.allInnerTexts()).join('\n')).toContain('Élan')
    await names.getByText('program', { exact: true }).waitFor()
    await bob!.getByRole('link', { name: 'Élan' }).click()
    await bob!.getByText('A program. Ann answers for it.').waitFor()
    await bob!.goBack()
    await bob!.getByRole('switch', { name: 'Show programs' }).click()
    await names.getByText('Élan').waitFor({ state: 'detached' })
    expect(await names.allInnerTexts()).toEqual(['Ann', 'Bob'])
  })

  it('lets the host say that a table is not rated', async () => {
    await people.visit(ann!, '/new/jarnac')
    await ann!.locator('.more').click()
    await ann!.getByText('Counts for ratings if people play').waitFor()
    await ann!.getByRole('switch', { name: 'Rated' }).click()
    await ann!.getByRole('button', { name: 'Open the table' }).click()
    await ann!.getByText('unrated', { exact: true }).first().waitFor()
  })

  it('axe finds no fault on the leaderboard and a profile, and nothing is wider than a phone', async () => {
    const carl = await people.guest('Carl', phone)
    for (const path of ['/leaders?game=jarnac&words=en', `/players/${await idOf(ann!)}`]) {
      await people.visit(carl, path)
      await carl.locator('.ratings tbody tr').first().waitFor()
      expect([path, await axeFaults(carl), await widthOf(carl)]).toEqual([path, [], 360])
    }
    expect(people.faults).toEqual([])
  })
})

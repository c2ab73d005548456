import { judge } from '@estocade/words'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAheadServer } from './ahead-server.ts'
import { heardOfJarnac, type JarnacHappened, type Tongue } from './heard-sentences.ts'
import { PagePlayer } from './player.ts'
import type { Players } from './players.ts'
import { lexicons } from './test-lexicons.ts'

/** Records what the live regions of events and alarms announce, in order; an alarm is marked. */
const LISTEN = `{
  window.heard = []
  const last = {}
  const look = (region, mark) => {
    const span = document.querySelector('[data-says="' + region + '"] span')
    if (span && span !== last[region]) window.heard.push(mark + span.textContent)
    last[region] = span
  }
  new MutationObserver(() => {
    look('events', '')
    look('alarm', '! ')
  }).observe(document, { subtree: true, childList: true, characterData: true })
}`

const heardOn = (page: Page) => page.evaluate('window.heard') as Promise<readonly string[]>
const eventsOn = async (page: Page) => (await heardOn(page)).filter((text) => !text.startsWith('! '))
const alarmsOn = async (page: Page) =>
  (await heardOn(page)).flatMap((text) => (text.startsWith('! ') ? [text.slice(2)] : []))

const { vocabulary } = judge(lexicons('it')!, { classes: 'open' })
const names = ['Ada', 'Bo'] as const
/** Ada hears English, Bo German. */
const languages: readonly Tongue[] = ['en', 'de']

/** Names of buttons, and what is heard around the game. */
const tongues = {
  en: {
    undo: 'Ask to take back',
    no: 'No',
    said: (name: string) => `${name} says: Tick`,
    asked: (name: string) => `${name} asks: take back the last move.`,
    dropped: 'The request is declined.',
    result: /^Well fenced\./,
    lesson: ['Lay a word downwards from the T', 'The word we are looking for is not TAE', 'TEA shares the T'],
    wrong: ['A', 'E'],
    right: ['E', 'A'],
  },
  de: {
    undo: 'Um Rücknahme bitten',
    no: 'Nein',
    said: (name: string) => `${name} sagt: Tick`,
    asked: (name: string) => `${name} bittet: den letzten Zug zurücknehmen.`,
    dropped: 'Die Bitte ist abgelehnt.',
    result: /^Gut gefochten\./,
    lesson: ['senkrecht vom liegenden U', 'URH ist nicht das gesuchte Wort', 'UHR teilt das U'],
    wrong: ['R', 'H'],
    right: ['H', 'R'],
  },
} as const

describe('Jarnac played with a screen reader and the keyboard alone', () => {
  let server: Awaited<ReturnType<typeof openAheadServer>>
  let players: Players

  beforeAll(async () => {
    server = await openAheadServer()
    players = server.players
  })
  afterAll(() => server?.close())

  const draw = async (page: Page) => {
    await page.locator('main.opening, main.window').waitFor()
    await page.keyboard.press('1')
    await page.locator('main.playing').waitFor()
  }
  const drawAndPass = async (page: Page) => {
    await draw(page)
    await page.keyboard.press('Control+Enter')
    await page.locator('main:not(.playing)').waitFor()
  }
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

  it('a game to its end, with every sentence in its order, in English and in German', async () => {
    const pages = [
      await players.guest(names[0], { locale: 'en' }),
      await players.guest(names[1], { locale: 'de' }),
    ] as const
    const options = { language: 'it', clock: { type: 'turn', seconds: 3600 } }
    const short = { rows: 2, longest: 5, ending: 'last-row', words: { classes: 'open' } }
    const path = await players.table(pages[0], { options: { ...options, ...short } })
    for (const page of pages) await page.addInitScript(LISTEN)
    await players.gather(pages, path)
    await Promise.race(
      pages.map((page) =>
        page
          .locator('main.opening')
          .waitFor()
          .catch(() => {}),
      ),
    )
    const late = (await pages[0].locator('main.opening').count()) > 0 ? 1 : 0
    const [rival, me] = [pages[1 - late]!, pages[late]!]
    await drawAndPass(rival)
    await drawAndPass(me)
    await drawAndPass(rival)
    await draw(me)
    // The time is up; the server acts on it with the next command.
    server.putForward(3_700_000)
    const commands = `${server.address}/api${path.replace('/table', '/tables')}`
    const say = { action: { type: 'say', to: 'table', text: 'Tick' } }
    await rival.request.post(`${commands}/commands`, { data: say, headers: { origin: server.address } })
    await rival.locator('main.window').waitFor()
    await press(rival, tongues[languages[1 - late]!].undo)
    await press(me, tongues[languages[late]!].no)
    for (const [seat, page] of pages.entries())
      await expect.poll(() => heardOn(page)).toContain(tongues[languages[seat]!].dropped)
    await rival.evaluate('document.activeElement.blur()')
    await playOut(pages)
    for (const [seat, page] of pages.entries()) {
      const result = page.locator('.result[role="status"] h2')
      expect(await result.innerText()).toMatch(tongues[languages[seat]!].result)
    }
    const [log] = await (await me.request.get(`${commands}/logs`)).json()
    const steps = (log.steps as readonly { readonly events: readonly JarnacHappened[] }[]).map(
      ({ events }) => events,
    )
    const timedOut = steps.findIndex((events) => events.some(({ by }) => by === 'time'))
    for (const [seat, page] of pages.entries()) {
      const { said, asked, dropped } = tongues[languages[seat]!]
      const expected = heardOfJarnac(languages[seat]!, steps, seat, names)
      const around = seat === late ? [said(names[1 - late]!), asked(names[1 - late]!), dropped] : [dropped]
      const lines = expected.said.flatMap((line, i) => (i === timedOut ? [...line, ...around] : line))
      const [events, loud] = await Promise.all([eventsOn(page), alarmsOn(page)])
      expect(events.join(' ')).toBe(lines.join(' '))
      expect(loud).toEqual(expected.loud)
      // Two windows in a row, announced in the same words.
      expect(seat !== late || loud[0] === loud[1]).toBe(true)
    }
    for (const page of pages) await page.context().close()
  })

  /** Both play by the keyboard alone, until both see the end. */
  async function playOut(pages: readonly Page[]): Promise<void> {
    const fencers = pages.map((page) => new PagePlayer(page, vocabulary))
    const version = (page: Page) => page.locator('main').getAttribute('data-version')
    while ((await fencers[0]!.scene()) !== 'over') {
      const before = await version(pages[0]!)
      for (const fencer of fencers) if (await fencer.step()) break
      for (const page of pages) await page.locator(`main:not([data-version="${before}"])`).waitFor()
      await expect.poll(async () => await version(pages[0]!)).toBe(await version(pages[1]!))
    }
    for (const page of pages) await page.locator('.result h2').waitFor()
  }

  it.each(['en', 'de'] as const)('a lesson in %s', async (tongue) => {
    const { lesson, wrong, right } = tongues[tongue]
    const page = await players.stranger({ locale: tongue })
    await players.visit(page, '/rules/kreuzwort')
    const box = page.locator('[data-lesson^=kreuzwort-by-hand]')
    const says = box.locator('.say[role="status"]')
    await says.getByText(lesson[0]).waitFor()
    await box.locator('.rack-stones button').first().focus()
    for (const letter of wrong) await page.keyboard.press(letter)
    await box.locator('.answer[role="status"]').getByText(lesson[1]).waitFor()
    for (const _ of wrong) await page.keyboard.press('Backspace')
    for (const letter of right) await page.keyboard.press(letter)
    await says.getByText(lesson[2]).waitFor()
    await page.context().close()
  })

  it('throws nothing', () => expect(players.faults).toEqual([]))
})

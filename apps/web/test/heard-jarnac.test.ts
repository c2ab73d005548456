import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAheadServer } from './ahead-server.ts'
import type { Players } from './players.ts'

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

/** Names of buttons, and the announcements when the rival begins, draws, passes, asks, chats and gives up. */
const tongues = {
  en: {
    undo: 'Ask to take back',
    no: 'No',
    concede: 'Concede',
    yes: 'Yes, concede',
    heard: [
      /\w+ draws( [A-Z]){6}\./,
      /\w+ passes\./,
      /You draw( [A-Z]){6}\./,
      /You pass\./,
      /\w+ draws [A-Z]\./,
      /\w+ passes\./,
      /You draw [A-Z]\./,
      /You are out of time\./,
      /\w+ says: Your time is up/,
      /\w+ asks: take back the last move\./,
      /The request is declined\./,
      /\w+ concedes\./,
    ],
    alarm: /^\w+ passes, 3600 seconds for a Jarnac\.$/,
    lesson: ['Lay a word downwards from the T', 'The word we are looking for is not TAE', 'TEA shares the T'],
    wrong: ['A', 'E'],
    right: ['E', 'A'],
  },
  de: {
    undo: 'Um Rücknahme bitten',
    no: 'Nein',
    concede: 'Aufgeben',
    yes: 'Ja, aufgeben',
    heard: [
      /\w+ zieht( [A-Z]){6}\./,
      /\w+ passt\./,
      /Du ziehst( [A-Z]){6}\./,
      /Du passt\./,
      /\w+ zieht [A-Z]\./,
      /\w+ passt\./,
      /Du ziehst [A-Z]\./,
      /Deine Zeit ist um\./,
      /\w+ sagt: Your time is up/,
      /\w+ bittet: den letzten Zug zurücknehmen\./,
      /Die Bitte ist abgelehnt\./,
      /\w+ gibt auf\./,
    ],
    alarm: /^\w+ passt, 3600 Sekunden für ein Jarnac\.$/,
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

  it.each(['en', 'de'] as const)('a game in %s, with every sentence in its order', async (tongue) => {
    const { undo, no, concede, yes, heard, alarm } = tongues[tongue]
    const pages = [
      await players.guest('Ada', { locale: tongue }),
      await players.guest('Bo', { locale: tongue }),
    ] as const
    const path = await players.table(pages[0], {
      options: { language: 'it', clock: { type: 'turn', seconds: 3600 } },
    })
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
    const [rival, me] =
      (await pages[0].locator('main.opening').count()) > 0 ? [pages[0], pages[1]] : [pages[1], pages[0]]
    await drawAndPass(rival)
    await drawAndPass(me)
    await drawAndPass(rival)
    await draw(me)
    // The time is up; the server acts on it with the next command.
    server.putForward(3_700_000)
    const commands = `${server.address}/api${path.replace('/table', '/tables')}/commands`
    const say = { action: { type: 'say', to: 'table', text: 'Your time is up' } }
    await rival.request.post(commands, { data: say, headers: { origin: server.address } })
    await rival.locator('main.window').waitFor()
    await press(rival, undo)
    await press(me, no)
    const declined = heard[heard.length - 2]!
    await expect.poll(async () => (await heardOn(me)).some((text) => declined.test(text))).toBe(true)
    await press(rival, concede)
    await press(rival, yes)
    await me.locator('.result[role="status"]').waitFor()
    const events = async () => (await heardOn(me)).filter((text) => !text.startsWith('! ')).join(' ')
    await expect.poll(events).toMatch(new RegExp(`^${heard.map(({ source }) => source).join(' ')}$`))
    // Two windows in a row, announced in the same words.
    const alarms = (await heardOn(me)).flatMap((text) => (text.startsWith('! ') ? [text.slice(2)] : []))
    expect(alarms).toHaveLength(2)
    expect(alarms[0]).toMatch(alarm)
    expect(alarms[1]).toBe(alarms[0])
    for (const page of pages) await page.context().close()
  })

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

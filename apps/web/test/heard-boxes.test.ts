import { typDom } from '@estocade/games'
import { judge } from '@estocade/words'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AbrahaminetzPlayer } from './abrahaminetz-player.ts'
import { openAheadServer } from './ahead-server.ts'
import { type Happened, heardOf, type Tongue } from './heard-sentences.ts'
import { PrestoPlayer } from './presto-player.ts'
import { RechtPlayer } from './recht-player.ts'
import { lexicons } from './test-lexicons.ts'
import { TypDomPlayer } from './typ-dom-player.ts'

const words = typDom.tableWords(judge(lexicons('it')!, { classes: 'typ-dom' }))([])
const open = judge(lexicons('it')!, { classes: 'open', houseWords: [] })

/** Takes down everything that the live region of events says, in its order. */
const LISTEN = `{
  window.heard = []
  let last
  new MutationObserver(() => {
    const span = document.querySelector('[data-says="events"] span')
    if (span && span !== last) window.heard.push(span.textContent)
    last = span
  }).observe(document, { subtree: true, childList: true, characterData: true })
}`

const names = ['Ada', 'Bo'] as const
/** Ada hears English, Bo German. */
const tongues: readonly Tongue[] = ['en', 'de']

/** What is said of things around the game. */
const around = {
  en: {
    asked: (name: string) => `${name} asks: take back the last move.`,
    dropped: 'The request is declined.',
    late: 'Your time ran out.',
    rivalLate: (name: string) => `${name} ran out of time.`,
    chat: (name: string) => `${name} says: Tick`,
    askUndo: 'Ask to take back',
    no: 'No',
    end: /^Well fenced\./,
  },
  de: {
    asked: (name: string) => `${name} bittet: den letzten Zug zurücknehmen.`,
    dropped: 'Die Bitte ist abgelehnt.',
    late: 'Deine Zeit ist abgelaufen.',
    rivalLate: (name: string) => `Die Zeit von ${name} ist abgelaufen.`,
    chat: (name: string) => `${name} sagt: Tick`,
    askUndo: 'Um Rücknahme bitten',
    no: 'Nein',
    end: /^Gut gefochten\./,
  },
} as const

interface Player {
  step(): Promise<boolean>
}

/** The stones that were dealt have no crossword. */
class NoCrossword extends Error {}

/** Builds all of a crossword once, and then waits. */
class Builder implements Player {
  private readonly hands: PrestoPlayer

  constructor(private readonly page: Page) {
    this.hands = new PrestoPlayer(page, words)
  }

  async step(): Promise<boolean> {
    if ((await this.page.locator('main[data-scene="building"]').count()) === 0) return false
    const solution = await this.hands.solution()
    if (solution === undefined) throw new NoCrossword()
    await this.hands.build(solution)
    await this.hands.claim()
    await this.page.locator('main:not([data-scene="building"])').waitFor()
    return true
  }
}

function playerOf(game: string, page: Page): Player {
  if (game === 'presto') return new Builder(page)
  if (game === 'abrahaminetz') return new AbrahaminetzPlayer(page, open.vocabulary)
  return game === 'recht' ? new RechtPlayer(page, words) : new TypDomPlayer(page, words)
}

describe('games of two that are heard and played by the keyboard alone', () => {
  let server: Awaited<ReturnType<typeof openAheadServer>>
  beforeAll(async () => {
    server = await openAheadServer()
  })
  afterAll(() => server?.close())

  const versionOf = async (page: Page) => Number(await page.locator('main').getAttribute('data-version'))
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  const ended = (page: Page) => page.locator('main:is([data-scene="pause"], [data-scene="over"])').count()

  /** One of the two does something; the other sees it before anything else happens. */
  const move = async (pages: readonly Page[], players: readonly Player[]): Promise<void> => {
    const before = await versionOf(pages[0]!)
    for (const player of players) if (await player.step()) break
    for (const page of pages) await page.locator(`main:not([data-version="${before}"])`).waitFor()
    await expect.poll(async () => (await versionOf(pages[0]!)) - (await versionOf(pages[1]!))).toBe(0)
  }

  /** True when nobody can go on: the round is over, or the stones have no crossword. */
  const stuckAfter = async (moves: number, pages: readonly Page[], players: readonly Player[]) => {
    try {
      for (let i = 0; i < moves && (await ended(pages[0]!)) === 0; i++) await move(pages, players)
    } catch (error) {
      if (error instanceof NoCrossword) return true
      throw error
    }
    return (await ended(pages[0]!)) > 0
  }

  /** A table after its first moves. If nobody can go on, another one is opened. */
  const begun = async (game: string, first: number) => {
    for (;;) {
      const pages = await Promise.all(
        names.map((name, seat) => server.players.guest(name, { locale: tongues[seat]! })),
      )
      const options = { language: 'it', clock: { type: 'turn', seconds: 3600 } }
      const path = await server.players.table(pages[0]!, { game, options, settings: { undo: true } })
      for (const page of pages) {
        await page.addInitScript(LISTEN)
        await server.players.visit(page, path)
      }
      for (const page of pages) await page.locator('main.game-table').waitFor()
      const players = pages.map((page) => playerOf(game, page))
      if (!(await stuckAfter(first, pages, players))) return { pages, players, path }
      for (const page of pages) await page.context().close()
    }
  }

  it.each([
    ['kreuzwort', 3],
    ['point', 3],
    ['presto', 1],
    ['recht', 3],
    ['abrahaminetz', 3],
  ])(
    '%s: every sentence in its order, in English and in German',
    async (game, first) => {
      const { pages, players, path } = await begun(game, first)
      const ada = pages[0]!

      // One who has moved asks to take back, and the other declines.
      const asked = await versionOf(ada)
      const asker = game === 'presto' ? 0 : 1
      const asking = pages[asker]!
      await asking.locator('.tool.drawer').press('Enter')
      await press(asking, around[tongues[asker]!].askUndo)
      await press(pages[1 - asker]!, around[tongues[1 - asker]!].no)
      await asking.locator('.notice').waitFor({ state: 'detached' })
      for (const [me, page] of pages.entries())
        await expect.poll(() => page.evaluate('window.heard')).toContain(around[tongues[me]!].dropped)
      await asking.locator('.tool.drawer').press('Enter')
      // As Tab does beyond the last button: Space is for the table again.
      await asking.evaluate('document.activeElement.blur()')

      // Somebody’s time is up: the server notices with what the other says.
      const late =
        (await ada.locator('main').getAttribute('data-scene')) === 'waiting' || game === 'presto' ? 1 : 0
      server.putForward(3_700_000)
      const commands = `${server.address}/api${path.replace('/table', '/tables')}`
      const say = { action: { type: 'say', to: 'table', text: 'Tick' } }
      await pages[1 - late]!.request.post(`${commands}/commands`, {
        data: say,
        headers: { origin: server.address },
      })
      await pages[late]!.locator('[data-says="events"]', { hasText: 'Tick' }).waitFor()
      for (const page of pages) await page.locator(`main[data-version="${asked + 1}"]`).waitFor()

      // The round to its end, and the game, if that was not its end.
      while ((await ended(ada)) === 0) await move(pages, players)
      if ((await ada.locator('main[data-scene="over"]').count()) === 0) {
        // Presto shows the works instead; the strip, which is heard, says that the round is over.
        const told = game === 'presto' ? '.said[aria-live="polite"] h1' : '.settlement[role="status"]'
        for (const page of pages) await page.locator(told).waitFor()
        await ada.locator('.tool.drawer').press('Enter')
        await press(ada, 'Concede')
        await press(ada, 'Yes, concede')
      }
      for (const [me, page] of pages.entries())
        expect(await page.locator('.result[role="status"] h2').innerText()).toMatch(around[tongues[me]!].end)

      const [log] = await (await ada.request.get(`${commands}/logs`)).json()
      const steps: readonly { readonly events: readonly Happened[] }[] = log.steps
      for (const [me, page] of pages.entries()) {
        const tongue = tongues[me]!
        const said = around[tongue]
        const expected = steps.slice(1).flatMap(({ events }, i) => {
          const lines = heardOf(game, tongue, events, me, names)
          if (i + 1 !== asked) return lines
          return [
            ...(me === asker ? [] : [said.asked(names[asker]!)]),
            said.dropped,
            // Presto's own sentence says that the time was up.
            ...(game === 'presto' ? [] : [me === late ? said.late : said.rivalLate(names[late]!)]),
            ...lines,
            ...(me === late ? [said.chat(names[1 - late]!)] : []),
          ]
        })
        await expect.poll(() => page.evaluate(`window.heard.join(' ')`)).toBe(expected.join(' '))
      }
      for (const page of pages) await page.context().close()
    },
    600_000,
  )

  it('throws nothing', () => expect(server.players.faults).toEqual([]))
})

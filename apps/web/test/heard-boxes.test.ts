import { typDom } from '@estocade/games'
import { judge } from '@estocade/words'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../scripts/test-scale.ts'
import { AbrahaminetzPlayer } from './abrahaminetz-player.ts'
import { type Desk, openDesk } from './desk.ts'
import { PrestoPlayer } from './presto-player.ts'
import { RechtPlayer } from './recht-player.ts'
import { shelf } from './shelf.ts'
import { playOut } from './together.ts'
import { TypDomPlayer } from './typ-dom-player.ts'

const judged = judge(shelf('it')!, { classes: 'typ-dom' })
const words = typDom.tableWords(judged)([])
const open = judge(shelf('it')!, { classes: 'open', houseWords: [] })

/** Takes down everything that the live region of events says, in its order. */
const LISTEN = `
  window.heard = []
  new MutationObserver(() => {
    const said = document.querySelector('[data-says="events"]')?.textContent ?? ''
    const span = document.querySelector('[data-says="events"] span')
    if (said !== '' && span !== window.lastHeard) window.heard.push(said)
    window.lastHeard = span
  }).observe(document, { subtree: true, childList: true, characterData: true })`

const heardOn = (page: Page) => page.evaluate('window.heard') as Promise<readonly string[]>

type Tongue = 'en' | 'de'
const W = '\\p{Lu}+'

/** All that may be said, whatever is dealt; "you" has sentences of its own. */
const sayings: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    '(You|Novice) bought (a stone|\\d+ stones)\\.',
    '(You|Novice) passed\\.',
    `(You|Novice) took the jolly for ${W}\\.`,
    '(You|Novice) emptied the rack: \\d+ more\\.',
    'Round 1: the stones are dealt\\.',
    '(You are|Novice is) ready for the next round\\.',
    '(You are|Novice is) done: \\d+ points\\.',
    '(You have|Novice has) given up( the round)?\\.',
    `(You name|Novice names) ${W}\\.`,
    `(You add|Novice adds) ${W}\\.`,
    '(You keep your|Novice keeps the) word\\.',
    '(You buy|Novice buys) a stone\\.',
    '(You pass|Novice passes)\\.',
    '(You take|Novice takes) the jolly\\.',
    '(You drop|Novice drops) out\\.',
    `${W} is complete\\.`,
    'The cards are dealt\\.',
    '(You have|Novice has) chosen a starting word\\.',
    `(You|Novice) showed (no word|${W}, \\d+)\\.`,
    '(You|Novice) exchanged a card\\.',
    'Drawn: [^.]*\\.',
    '(You draw|Novice draws) (a card|\\d+ cards)\\.',
    `(You|Novice) laid ${W}(: [−-]?\\d+ points)?\\.`,
  ],
  de: [
    '(Du hast|\\w+ kaufte) (einen Stein|\\d+ Steine)( gekauft)?\\.',
    '(Du hast|\\w+ hat) gepasst\\.',
    `(Du hast den Jolly gegen ${W} genommen|\\w+ nahm den Jolly gegen ${W})\\.`,
    '(Du hast|\\w+ hat) keine Steine mehr: \\d+ dazu\\.',
    'Runde 1: Die Steine sind verteilt\\.',
    '(Du bist|\\w+ ist) bereit für die nächste Runde\\.',
    '(Du bist|\\w+ ist) fertig: \\d+ Punkte\\.',
    '(Du hast die Runde aufgegeben|\\w+ gibt die Runde auf)\\.',
    `(Du nennst|\\w+ nennt) ${W}\\.`,
    `(Du legst|\\w+ legt) ${W} an\\.`,
    '(Du stehst zu deinem|\\w+ steht zum) Wort\\.',
    '(Du kaufst|\\w+ kauft) einen Stein\\.',
    '(Du passt|\\w+ passt)\\.',
    '(Du nimmst|\\w+ nimmt) den Jolly\\.',
    '(Du scheidest|\\w+ scheidet) aus\\.',
    `${W} ist fertig\\.`,
    'Die Karten sind verteilt\\.',
    '(Du hast|\\w+ hat) ein Startwort gewählt\\.',
    `(Du hast (kein Wort|${W}) gezeigt|\\w+ zeigte (kein Wort|${W}))(, \\d+)?\\.`,
    '(Du hast|\\w+ tauschte) eine Karte( getauscht)?\\.',
    'Gezogen: [^.]*\\.',
    '(Du ziehst|\\w+ zieht) (eine Karte|\\d+ Karten)\\.',
    `(Du hast ${W} gelegt|\\p{L}+ legte ${W})(: [−-]?\\d+ Punkte)?\\.`,
  ],
}
const whole = (tongue: Tongue) => new RegExp(`^(?:(?:${sayings[tongue].join('|')})\\s*)+$`, 'u')

const laid: Readonly<Record<Tongue, RegExp>> = {
  en: /You (?:laid|name) (\p{Lu}+)/gu,
  de: /Du (?:hast|nennst) (\p{Lu}{2,})(?= gelegt|\.)/gu,
}

describe('games that are heard and played by the keyboard alone', () => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk()
  })
  afterAll(() => desk?.close())

  const sitDown = async (game: string, tongue: Tongue): Promise<Page> => {
    const context = await desk.person({ locale: tongue === 'en' ? 'en-US' : 'de-DE' })
    await context.addInitScript(LISTEN)
    const page = await desk.visit(`/${game}/it/novice`, context)
    await page.locator('main.game-table').waitFor()
    return page
  }
  /** Every sentence is one that may be said, and my own words were told to me, each once, in their order. */
  const check = async (page: Page, tongue: Tongue, mine: readonly string[]) => {
    const heard = await heardOn(page)
    for (const line of heard) expect(line).toMatch(whole(tongue))
    const told = heard.flatMap((line) => [...line.matchAll(laid[tongue])].map(([, word]) => word!))
    expect(told).toEqual(mine)
  }
  const until = (page: Page, scenes: string) => page.locator(`main:is(${scenes})`).waitFor()

  it.each<readonly [string, Tongue]>(
    alsoLong<readonly [string, Tongue]>(
      [
        ['kreuzwort', 'en'],
        ['point', 'de'],
      ],
      [
        ['kreuzwort', 'de'],
        ['point', 'en'],
      ],
    ),
  )(
    '%s in %s',
    async (game, tongue) => {
      const page = await sitDown(game, tongue)
      const player = new TypDomPlayer(page, words)
      const mine: string[] = []
      while (!['pause', 'over'].includes(await player.scene())) {
        if ((await player.scene()) !== 'playing') {
          await until(page, '[data-scene="playing"], [data-scene="pause"], [data-scene="over"]')
          continue
        }
        const grid = await player.grid()
        const found = (await page.locator('.cursor').count()) > 0 ? await player.find() : undefined
        if (found) mine.push(typDom.wordOf(grid, found))
        await player.step()
      }
      await page.locator('.settlement[role="status"]').waitFor()
      await check(page, tongue, mine)
      await page.context().close()
    },
    600_000,
  )

  it.each<Tongue>(alsoLong<Tongue>(['de'], ['en']))(
    'presto in %s',
    async (tongue) => {
      const page = await sitDown('presto', tongue)
      await until(page, '[data-scene="building"]')
      const player = new PrestoPlayer(page, words)
      const solution = await player.solution()
      if (solution) {
        await player.build(solution)
        await player.claim()
      } else {
        const giveUp = page.getByRole('button', { name: /^(Give up|Aufgeben)/ })
        await giveUp.press('Enter')
        await page.getByRole('button', { name: /^(Yes|Ja)/ }).press('Enter')
      }
      await until(page, '[data-scene="pause"], [data-scene="over"]')
      const heard = await heardOn(page)
      for (const line of heard) expect(line).toMatch(whole(tongue))
      const own = { en: /You (are done|have given up)/, de: /Du (bist fertig|hast die Runde aufgegeben)/ }
      expect(heard.filter((line) => own[tongue].test(line)).length).toBe(1)
      await page.context().close()
    },
    600_000,
  )

  it.each<Tongue>(alsoLong<Tongue>(['en'], ['de']))(
    'recht in %s',
    async (tongue) => {
      const page = await sitDown('recht', tongue)
      const player = new RechtPlayer(page, words)
      for (;;) {
        const scene = await page.locator('main').getAttribute('data-scene')
        if (scene === 'pause' || scene === 'over') break
        if (!(await player.step())) await until(page, ':not([data-scene="waiting"])')
      }
      const heard = await heardOn(page)
      for (const line of heard) expect(line).toMatch(whole(tongue))
      expect(heard.length).toBeGreaterThan(0)
      await page.locator('.settlement[role="status"]').waitFor()
      await page.context().close()
    },
    600_000,
  )

  it.each<Tongue>(alsoLong<Tongue>(['de'], ['en']))(
    'abrahaminetz in %s',
    async (tongue) => {
      const page = await sitDown('abrahaminetz', tongue)
      await playOut([new AbrahaminetzPlayer(page, open.vocabulary)])
      const heard = await heardOn(page)
      for (const line of heard) expect(line).toMatch(whole(tongue))
      await page.locator('.result[role="status"]').waitFor()
      await page.context().close()
    },
    600_000,
  )
})

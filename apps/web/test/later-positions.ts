import { typDom } from '@estocade/games'
import { judge } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import type { Page } from 'playwright-core'
import { AbrahaminetzPlayer } from './abrahaminetz-player.ts'
import { PagePlayer } from './player.ts'
import { PrestoPlayer } from './presto-player.ts'
import { RechtPlayer } from './recht-player.ts'
import { TypDomPlayer } from './typ-dom-player.ts'

export type Reaching = (page: Page) => Promise<unknown>

const { vocabulary } = judge(loadLexicon(cacheFolder(), 'fr'), { classes: 'classic-fr' })
const stones = typDom.tableWords(judge(loadLexicon(cacheFolder(), 'de'), { classes: 'typ-dom' }))([])

/** How to reach positions of games that a picture shows, at a server's address. */
export const laterPositions = (address: string): Readonly<Record<string, Reaching>> => ({
  jarnac: async (page) => {
    await page.goto(`${address}/jarnac/fr/pupil`)
    await playSome(page, 24)
  },
  'jarnac-window': async (page) => {
    await page.goto(`${address}/jarnac/fr/novice`)
    await playSome(page, 8, 'window')
  },
  'jarnac-six': async (page) => {
    await page.goto(`${address}/new/jarnac?words=fr`)
    await page.getByText('Computer').click()
    await page.getByRole('button', { name: /^More options/ }).click()
    for (let side = 3; side <= 6; side++) await page.getByRole('button', { name: '+ Sides' }).click()
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.locator('main.jarnac').waitFor()
    await playSome(page, 4)
  },
  'jarnac-solo': async (page) => {
    await page.goto(`${address}/jarnac/fr/solo`)
    await page.locator('main.jarnac').waitFor()
    await playSome(page, 8)
  },
  'jarnac-keys': async (page) => {
    await page.goto(`${address}/jarnac/fr/pupil`)
    await playSome(page, 2)
    await page.keyboard.press('?')
  },
  kreuzwort: (page) => atBox(page, `${address}/kreuzwort/de/pupil`, (at) => new TypDomPlayer(at, stones), 2),
  point: async (page) => {
    const player = new TypDomPlayer(page, stones)
    await atBox(page, `${address}/point/de/pupil`, () => player, 3)
    const placement = (await player.scene()) === 'playing' ? await player.find() : undefined
    if (placement) await player.typeOut(placement)
  },
  presto: async (page) => {
    await page.goto(`${address}/presto/de/novice`)
    await page.locator('main.presto').waitFor()
    const player = new PrestoPlayer(page, stones)
    const solution = await player.solution()
    if (solution) await player.build(solution, 3)
  },
  recht: (page) => atBox(page, `${address}/recht/de/pupil`, (at) => new RechtPlayer(at, stones), 4),
  abrahaminetz: async (page) => {
    const player = new AbrahaminetzPlayer(page, vocabulary)
    await page.goto(`${address}/abrahaminetz/fr/pupil`)
    await stepOn(page, player, 5)
    const word = await player.find()
    if (word !== undefined) await page.keyboard.type(word.toLowerCase())
  },
})

type Stepping = { step(): Promise<boolean> }

/** A game of stones against a bot, after so many steps and on the player's turn. */
async function atBox(page: Page, address: string, playerAt: (page: Page) => Stepping, steps: number) {
  await page.goto(address)
  await stepOn(page, playerAt(page), steps)
}

async function stepOn(page: Page, player: Stepping, steps: number): Promise<void> {
  const due = page.locator('main.game-table:not([data-scene="waiting"], [data-scene="chosen"])')
  await due.waitFor()
  for (let done = 0; done < steps && (await page.locator('main[data-scene="over"]').count()) === 0; ) {
    if (await player.step()) done++
    await due.waitFor()
  }
}

/** Plays so many steps, and on until there is a word to lay, which is typed but not laid. */
async function playSome(page: Page, steps: number, wanted = 'playing'): Promise<void> {
  const player = new PagePlayer(page, vocabulary)
  await page.locator('main.jarnac').waitFor()
  for (let done = 0; ; ) {
    const scene = await player.scene()
    if (scene.includes('over')) return
    if (done >= steps && scene.includes(wanted) && (await player.consider())) return
    if (await player.step()) done++
    else await page.locator('main.opening, main.playing, main.window, main.over').waitFor()
  }
}

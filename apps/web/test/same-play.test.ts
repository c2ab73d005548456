import { readdirSync } from 'node:fs'
import { entryOf, games, levels } from '@estocade/games'
import type { Entry } from '@estocade/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong, byScale } from '../../../scripts/test-scale.ts'
import { type DeviceMatch, type PlayedMatch, playInNode, stepsOf } from './device-match.ts'
import { openSite, type TestSite } from './test-site.ts'

const ACTIONS = byScale(4, 12)

/** In `npm test` every game once, and every level at least once. */
const usual: readonly (readonly [game: string, language: string, level: string])[] = games.map(
  ({ id }, i) => [id, 'vi29', levels[i % levels.length]!],
)
const all = ['fr', 'de'].flatMap((language) =>
  games.flatMap(({ id }) => levels.map((level) => [id, language, level] as const)),
)

/** Plays the match in the page's own worker: says what the person in Node said, at the same versions. */
const playInPage = (
  page: Page,
  match: DeviceMatch,
  { given, said, entries }: PlayedMatch,
): Promise<readonly Entry[]> =>
  page.evaluate(
    `(async ({ script, folder, match, given, said, last }) => {
      const id = [match.game, match.language, match.level].join()
      const sides = [{ type: 'person', name: '' }, { type: 'bot', bot: match.level }]
      const opening = { game: match.game, language: match.language, options: { language: match.language }, sides }
      const asked = indexedDB.open('estocade', 1)
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore('games', { keyPath: 'id' })
        asked.result.createObjectStore('entries')
      }
      await new Promise((done) => { asked.onsuccess = done })
      const change = asked.result.transaction(['games', 'entries'], 'readwrite')
      change.objectStore('games').put({ id, opening, changedAt: 0, phase: 'gathering', yourTurn: true })
      for (const [i, entry] of given.entries()) change.objectStore('entries').put(entry, [id, i + 1])
      await new Promise((done) => { change.oncomplete = done })
      const worker = new Worker(script, { type: 'module' })
      await new Promise((done, fail) => {
        worker.onerror = ({ message }) => fail(new Error(message))
        worker.onmessage = ({ data }) => {
          if (data.type === 'failed') fail(new Error(data.why))
          if (data.type === 'answer' && data.refusal) fail(new Error(data.refusal.text))
          if (data.type !== 'update') return
          const { version, duties } = data.view
          if (version >= last) done()
          else if (version === said[0]?.version)
            worker.postMessage({ type: 'command', id: 1, command: said.shift().command })
          // The person is to act, but was not in Node: it is another match.
          else if (duties.length > 0 && duties.every(({ seat }) => seat === 0)) done()
        }
        worker.postMessage({ type: 'open', game: id, folder, pause: 0, seed: match.seed })
      })
      worker.terminate()
      const read = asked.result.transaction('entries').objectStore('entries')
        .getAll(IDBKeyRange.bound([id, 1], [id, last]))
      await new Promise((done) => { read.onsuccess = done })
      asked.result.close()
      return read.result
    })(${JSON.stringify({
      script: workerScript(),
      // A box is one folder of the page, with the same name.
      folder: entryOf(match.game)!.box.toLowerCase(),
      match,
      given,
      said,
      last: entries.length,
    })})`,
  )

/** Opens a game in the page's own worker in which the person begins, and returns the indexes that are kept then. */
const keptBeforeBotActs = (page: Page, game: string, language: string): Promise<readonly string[]> =>
  page.evaluate(
    `(async ({ script, folder, game, language }) => {
      const sides = [{ type: 'person', name: '' }, { type: 'bot', bot: 'master' }]
      const opening = { game, language, options: { language }, sides }
      const asked = indexedDB.open('estocade', 1)
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore('games', { keyPath: 'id' })
        asked.result.createObjectStore('entries')
      }
      await new Promise((done) => { asked.onsuccess = done })
      const change = asked.result.transaction('games', 'readwrite')
      change.objectStore('games').put({ id: 'first', opening, changedAt: 0, phase: 'gathering', yourTurn: true })
      await new Promise((done) => { change.oncomplete = done })
      asked.result.close()
      const worker = new Worker(script, { type: 'module' })
      await new Promise((done, fail) => {
        worker.onmessage = ({ data }) => {
          if (data.type === 'failed') fail(new Error(data.why))
          if (data.type !== 'update' || data.view.phase !== 'playing') return
          if (data.view.duties.every(({ seat }) => seat === 0)) done()
          else fail(new Error('The bot begins.'))
        }
        worker.postMessage({ type: 'open', game: 'first', folder, pause: 0, seed: 'a slow person' })
      })
      const cache = await caches.open('indexes')
      let kept = []
      while (kept.length < 2) {
        await new Promise((done) => requestAnimationFrame(done))
        kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
      }
      worker.terminate()
      return kept
    })(${JSON.stringify({ script: workerScript(), folder: entryOf(game)!.box.toLowerCase(), game, language })})`,
  )

/** Where the page has its worker. */
function workerScript(): string {
  const name = readdirSync(new URL('../dist/assets', import.meta.url)).find((file) =>
    /^local-worker-.*\.js$/.test(file),
  )
  return `/assets/${name}`
}

/** The actions of the second seat. */
const botActions = (logs: ReturnType<typeof stepsOf>): number =>
  logs.flatMap(({ steps }) => steps).filter((step) => step.type === 'act' && step.seat === 1).length

describe('a seed gives the same match in Node and in the page’s own worker', () => {
  let site: TestSite
  let page: Page
  beforeAll(async () => {
    site = await openSite()
    page = await site.visit('/')
  })
  afterAll(() => site?.close())

  it('what a bot needs is built while the person reads', async () => {
    const kept = await keptBeforeBotActs(page, 'kreuzwort', 'vi29')
    expect(kept).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/^\/indexes\/typ-dom\/vi29\/./)),
    )
  })

  it.each(alsoLong(usual, all))('%s in %s against %s', async (game, language, level) => {
    const match = { game, language, level, seed: `same play ${game}`, actions: ACTIONS }
    const played = await playInNode(match)
    const steps = stepsOf(match, played.entries)
    expect(botActions(steps)).toBeGreaterThan(0)
    expect(stepsOf(match, await playInPage(page, match, played))).toEqual(steps)
  })
})

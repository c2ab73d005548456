import { typDom } from '@estocade/games'
import { apply, decideCommand, type Entry, openTable, type Playable, type Table } from '@estocade/table'
import type { Page } from 'playwright-core'
import { catalogue } from './shelf.ts'

const names = ['Ada', 'Bruno', 'Carla']
const entropy = '0'.repeat(64)
const speakers = names.map((name, seat) => ({ player: seat === 0 ? 'me' : `here-${seat}`, name }))

/** The source's sample game as three players around one device would have it: dealt, and nothing laid yet. */
export async function keepSampleGame(page: Page): Promise<string> {
  const id = 'sample'
  const { houseWords, racks } = typDom.samplePointGame
  const options = { language: 'de', houseWords }
  const entries = dealtSample(id, options, racks)
  const opening = {
    game: 'point',
    language: 'de',
    options,
    sides: names.map((name) => ({ type: 'person', name })),
  }
  const game = { id, opening, changedAt: 0, phase: 'playing', yourTurn: true }
  await page.evaluate(
    `(async () => {
      const asked = indexedDB.open('estocade', 1)
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore('games', { keyPath: 'id' })
        asked.result.createObjectStore('entries')
      }
      await new Promise((done) => { asked.onsuccess = done })
      const change = asked.result.transaction(['games', 'entries'], 'readwrite')
      change.objectStore('games').put(${JSON.stringify(game)})
      for (const [i, entry] of ${JSON.stringify(entries)}.entries())
        change.objectStore('entries').put(entry, ['${id}', i + 1])
      await new Promise((done) => { change.oncomplete = done })
    })()`,
  )
  return id
}

/** A table up to the deal; the deal is the sample's. */
function dealtSample(
  id: string,
  options: object,
  racks: typeof typDom.samplePointGame.racks,
): readonly Entry[] {
  const listed = catalogue.get('point') as Playable
  const dealt = [
    { type: 'dealt', round: 1, factor: 1, racks, first: 0 },
    { type: 'turned', seat: 0 },
  ]
  const playable: Playable = { ...listed, game: { ...listed.game, setup: () => dealt } }
  const entries: Entry[] = []
  let table: Table | undefined
  const commit = (decided: ReturnType<typeof openTable>) => {
    if (!decided.ok) throw new Error(decided.error.text)
    const entry = { at: 0, events: decided.value.events }
    table = apply(playable, table, entry)
    entries.push(entry)
  }
  const say = (seat: number, command: Parameters<typeof decideCommand>[2]) =>
    commit(decideCommand(playable, table!, command, speakers[seat]!, table!.version, { at: 0, entropy }))
  commit(openTable(playable, { id, game: 'point', options, sides: 3 }, speakers[0]!, { at: 0, entropy }))
  for (const seat of [0, 1, 2]) {
    if (seat > 0) say(seat, { type: 'sit', seat })
    say(seat, { type: 'ready', seed: entropy })
  }
  return entries
}

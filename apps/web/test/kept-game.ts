import { typDom } from '@estocade/games'
import { apply, decideCommand, type Entry, openTable, type Playable, type Table } from '@estocade/table'
import type { Page } from 'playwright-core'
import { catalogue } from './test-lexicons.ts'

const entropy = '0'.repeat(64)

export interface KeptGame {
  readonly id: string
  readonly game: string
  readonly options: { readonly language: string }
  /** The people around the device. */
  readonly names: readonly string[]
  /** The events of the deal. */
  readonly dealt: readonly { readonly type: string; readonly [field: string]: unknown }[]
  /** What was done since. */
  readonly acts?: readonly { readonly seat: number; readonly action: object }[]
}

/** Leaves a game on the device of a page, dealt and played as it says; the answer is where it is. */
export async function keepGame(page: Page, kept: KeptGame): Promise<string> {
  const { id, game, options, names } = kept
  const entries = entriesOf(kept)
  const sides = names.map((name) => ({ type: 'person', name }))
  const opening = { game, language: options.language, options, sides }
  const saved = { id, opening, changedAt: 0, phase: 'playing', yourTurn: true }
  await page.evaluate(
    `(async () => {
      const asked = indexedDB.open('estocade', 1)
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore('games', { keyPath: 'id' })
        asked.result.createObjectStore('entries')
      }
      await new Promise((done) => { asked.onsuccess = done })
      const change = asked.result.transaction(['games', 'entries'], 'readwrite')
      change.objectStore('games').put(${JSON.stringify(saved)})
      for (const [i, entry] of ${JSON.stringify(entries)}.entries())
        change.objectStore('entries').put(entry, ['${id}', i + 1])
      await new Promise((done) => { change.oncomplete = done })
    })()`,
  )
  return `/play/${id}`
}

/** The source's sample game as three players around one device would have it: dealt, and nothing laid yet. */
export function keepSampleGame(page: Page): Promise<string> {
  const { houseWords, racks } = typDom.samplePointGame
  const options = { language: 'de', houseWords }
  const dealt = [
    { type: 'dealt', round: 1, factor: 1, racks, first: 0 },
    { type: 'turned', seat: 0 },
  ]
  return keepGame(page, { id: 'sample', game: 'point', options, names: ['Ada', 'Bruno', 'Carla'], dealt })
}

function entriesOf({ id, game, options, names, dealt, acts = [] }: KeptGame): readonly Entry[] {
  const listed = catalogue.get(game) as Playable
  const playable: Playable = { ...listed, game: { ...listed.game, setup: () => dealt } }
  const speakers = names.map((name, seat) => ({
    player: seat === 0 ? 'me' : `here-${seat}`,
    name,
    guest: true as const,
  }))
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
  commit(openTable(playable, { id, game, options, sides: names.length }, speakers[0]!, { at: 0, entropy }))
  for (const seat of names.keys()) {
    if (seat > 0) say(seat, { type: 'sit', seat })
    say(seat, { type: 'ready', seed: entropy })
  }
  for (const { seat, action } of acts) {
    const about = table!.timers.find(({ duty }) => duty.seat === seat)?.duty.about ?? ''
    say(seat, { type: 'act', about, action })
  }
  return entries
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, appendAct, before, deal, headerFor, type Level, levels, seedFrom } from '@estocade/kernel'
import {
  alphabets,
  type IndexStore,
  type Lexicon,
  lexiconFile as listFile,
  openLexicon,
} from '@estocade/words'
import { cacheFolder, lexiconFile } from '@estocade/words/node'
import { describe, expect, it } from 'vitest'
import { byScale } from '../../../scripts/test-scale.ts'
import { unpackArrays } from '../../words/src/index-store.ts'
import { entryOf, games } from '../src/index.ts'

const LANGUAGE = 'vi29'
const ACTIONS = byScale(4, 30)

/** Keeps indexes in memory, and counts those that were built and read. */
class Memory implements IndexStore {
  readonly kept = new Map<string, Uint8Array<ArrayBuffer>>()
  readonly reads: string[] = []

  read(key: string): Uint8Array<ArrayBuffer> | undefined {
    const bytes = this.kept.get(key)
    if (bytes !== undefined) this.reads.push(key)
    return bytes?.slice()
  }

  write(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    this.kept.set(key, bytes)
  }
}

function opened(file: Uint8Array, indexes?: IndexStore): Lexicon {
  const read = openLexicon(file, indexes)
  if (!read.ok) throw new Error(read.error.text)
  return read.value
}

/** The first actions of a match in which the bot plays both sides. */
function actionsOf(
  id: string,
  level: string,
  lexicon: Lexicon,
  { language = LANGUAGE, prepared }: { language?: string; prepared?: () => void } = {},
): readonly unknown[] {
  const { game, bots } = entryOf(id)!.playable(() => lexicon)
  const config = game.configure({ language })
  if (!config.ok) throw new Error(config.error.text)
  if (prepared !== undefined) {
    bots.get(level)!.prepare!(config.value)
    prepared()
  }
  const fairness = { serverSeed: seedFrom(`kept ${id}`), playerSeeds: [] }
  const header = headerFor(game, config.value, 2, lexicon.hash, fairness)
  let live = after(game, before(game, header), deal(game, header, fairness))
  const actions: unknown[] = []
  while (actions.length < ACTIONS) {
    const duty = game.toAct(game.view(live.state, 'spectator')).at(-1)
    if (duty === undefined) break
    const action = bots.get(level)!.choose(game.view(live.state, duty.seat), duty.seat, 'seed')
    const act = appendAct(game, live, duty.seat, action, fairness)
    if (!act.ok) throw new Error(act.error.text)
    live = act.value.live
    actions.push(action)
  }
  return actions
}

describe.each(
  games.map(({ id }, i) => [id, byScale<readonly Level[]>([levels[i % levels.length]!], levels)] as const),
)('%s', (id, played) => {
  it.each(played)('%s plays the same whether its indexes were built or read', (level) => {
    const file = readFileSync(lexiconFile(cacheFolder(), LANGUAGE))
    const memory = new Memory()
    const without = actionsOf(id, level, opened(file))
    expect(actionsOf(id, level, opened(file, memory))).toEqual(without)
    const built = memory.kept.size
    expect(built).toBeGreaterThan(0)
    expect(memory.reads).toEqual([])
    let before: readonly string[] = []
    const prepared = () => {
      before = [...memory.reads]
    }
    expect(actionsOf(id, level, opened(file, memory), { prepared })).toEqual(without)
    expect([...memory.kept.keys()].sort()).toEqual([...memory.reads].sort())
    expect(memory.kept.size).toBe(built)
    // Nothing is left to read for the first action.
    expect(memory.reads).toEqual(before)
  })
})

/** Of all arrays but the real numbers, whose last digit may differ between versions of Node. */
function digestOf(bytes: Uint8Array<ArrayBuffer>): string {
  const hash = createHash('sha256')
  for (const [name, array] of Object.entries(unpackArrays(bytes)))
    hash.update(array instanceof Float64Array ? name : `${name} ${array.join()}`)
  return hash.digest('hex')
}

// If a content changes under its key, raise the version in the name of that index: older programs have written other
// content under the same name. Then record the new key and content.
it.each([
  ['jarnac', [['242c2f567f0f', 'ee3b9a5c0af3']]],
  ['abrahaminetz', [['28ecdbcce438', '900eabea0361']]],
  [
    'kreuzwort',
    [
      ['e4fffff7e638', '142366974ebd'],
      ['6d8a1169d78e', '259a81be79e4'],
    ],
  ],
] as const)('the indexes of %s change only with their versions', (id, recorded) => {
  const words = ['AIR', 'AIRE', 'AIREE', 'ARIA', 'CRIE', 'CRIER', 'ECRIER', 'RAI', 'RAIE', 'RIA']
  const memory = new Memory()
  actionsOf(id, 'master', opened(listFile(words, alphabets.fr), memory), { language: 'fr' })
  const short = (text: string) => text.slice(0, 12)
  expect([...memory.kept].map(([key, bytes]) => [short(key), short(digestOf(bytes))])).toEqual(recorded)
})

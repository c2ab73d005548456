import { fileURLToPath } from 'node:url'
import {
  after,
  appendAct,
  type Bot,
  before,
  deal,
  type GameTypes,
  headerFor,
  type Log,
  type Step,
  seedFrom,
  verify,
} from '@estocade/kernel'
import { alphabets, lexiconIds, lexiconOf } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { refusalsOf } from '../../../scripts/refusal-codes.mjs'
import {
  catalogueOf,
  games,
  nestedOptions,
  optionAt,
  presetsFor,
  presetsSetting,
  usualPreset,
} from '../src/index.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

describe.each(games.map((entry) => [entry.id, entry] as const))('the option schema of %s', (_, entry) => {
  const { options: schema } = entry
  const configured = (options: unknown, language: string) => {
    const config = entry.configure(options, language)
    if (!config.ok) throw new Error(config.error.text)
    return config.value
  }

  it.each(lexiconIds)('every preset for %s is allowed, and equals the schema', (language) => {
    for (const preset of presetsFor(schema, language)) {
      const config = configured({ preset: preset.id }, language)
      for (const [key, value] of Object.entries(preset.sets)) expect(optionAt(config, key)).toEqual(value)
      expect(configured(config, language)).toEqual(config)
    }
    const plain = configured({}, language)
    expect(plain).toEqual(configured({ preset: usualPreset(schema, language) }, language))
  })

  it('describes every field of a configuration, and nothing else', () => {
    const config = configured({}, 'fr')
    const fields = Object.keys(config).filter((key) => key !== 'language')
    expect(new Set(schema.options.map(({ key }) => key.split('.')[0]))).toEqual(new Set(fields))
    // A configuration without changes of the server has no field for them.
    for (const { key, type } of schema.options)
      if (type !== 'changes') expect(optionAt(config, key)).not.toBe(undefined)
  })

  it('refuses values out of range, and names the option', () => {
    const bad: Readonly<Record<string, unknown>> = {
      whole: 0.5,
      limit: 'none',
      'by-side': [0.5],
      choice: 'nothing',
      flag: 'yes',
      words: [7],
      clock: 60,
      changes: [7],
    }
    for (const { key, type } of schema.options) {
      const refused = entry.configure(nestedOptions({ [key]: bad[type] }), 'fr')
      if (refused.ok) throw new Error(`${key} is allowed`)
      expect(refused.error.params.option ?? refused.error.code).toBe(type === 'clock' ? 'clock' : key)
      expect(entry.refusalCodes).toContain(refused.error.code)
    }
  })

  it('names only options that exist', () => {
    const keys = schema.options.map(({ key }) => key)
    expect(keys).toEqual([...new Set(keys)])
    for (const { sets } of schema.presets) expect(keys).toEqual(expect.arrayContaining(Object.keys(sets)))
    for (const about of Object.values(schema.refusals))
      expect(keys).toEqual(expect.arrayContaining([...about]))
    expect(presetsSetting(schema, 'nothing')).toEqual([])
  })
})

describe('refusal codes', () => {
  const found = refusalsOf(root)
  const kernel = found.table.map(({ code }) => code)

  it.each(Object.entries(found.games))('%s exports those of its sources', async (name, refusals) => {
    const exported = Object.values(await import(`@estocade/${name}`))
    const entries = games.filter((game) => exported.includes(game))
    expect(entries).not.toEqual([])
    const own = entries.flatMap(({ refusalCodes }) => refusalCodes).filter((code) => !kernel.includes(code))
    const inSources = refusals.map(({ code }) => code).filter((code) => !kernel.includes(code))
    expect([...new Set(own)].sort()).toEqual([...new Set(inSources)].sort())
  })
})

/** Few words: matches are short, and most turns are passes. */
const words = lexiconOf(
  'TE SE ET ES AS TA SA LA EST SET TES ASE TAS LES ALE SALE LATE'.split(' '),
  alphabets.fr,
)

/** A match of the weakest bot against itself. */
function played(id: string): Log<GameTypes> {
  const { game, bots, lexicon } = catalogueOf(() => words).get(id)!
  const config = game.configure({ language: 'fr' })
  if (!config.ok) throw new Error(config.error.text)
  const fairness = { serverSeed: seedFrom(`entries ${id}`), playerSeeds: [] }
  const header = headerFor(game, config.value, 2, lexicon(config.value), fairness)
  const bot: Bot<GameTypes> = bots.get('novice')!
  const steps: Step<GameTypes>[] = [deal(game, header, fairness)]
  let live = after(game, before(game, header), steps[0]!)
  for (let count = 0; count < 400; count++) {
    const [duty] = game.toAct(game.view(live.state, 'spectator'))
    if (duty === undefined) break
    const action = bot.choose(game.view(live.state, duty.seat), duty.seat, 'entries')
    const act = appendAct(game, live, duty.seat, action, fairness)
    if (!act.ok) throw new Error(`${JSON.stringify(action)}: ${act.error.text}`)
    steps.push(act.value.step)
    live = act.value.live
  }
  return { header, steps, serverSeed: fairness.serverSeed }
}

describe.each(games.map((entry) => [entry.id, entry] as const))('the records of %s', (id, entry) => {
  it('are read back as they were printed, and reviewed', async () => {
    const log = played(id)
    const records = await entry.records()
    const text = records.print(log)
    expect(records.recognises(text)).toBe(true)
    expect(records.recognises('Something else')).toBe(false)
    const read = records.parse(text)
    if (!read.ok) throw new Error(`line ${read.error.line}: ${read.error.text}`)
    expect(read.value.steps).toEqual(log.steps)
    expect(verify(catalogueOf(() => words).get(id)!.game, read.value)).toBeUndefined()
    expect(await entry.review(words, read.value)).toBeDefined()
  })

  it('name the wrong line of a text that is not a record', async () => {
    const fault = (await entry.records()).parse('No record at all')
    expect(fault).toMatchObject({ ok: false, error: { line: 1 } })
  })
})

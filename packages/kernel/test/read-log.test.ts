import { describe, expect, it } from 'vitest'
import { isJson, readLog } from '../src/index.ts'

const header = {
  game: 'hidden-hands',
  rulesVersion: 1,
  lexicon: '',
  config: { hand: 3 },
  seats: 2,
  commitment: 'ff',
  playerSeeds: ['a', ''],
}
const steps = [
  { type: 'deal', events: [{ type: 'dealt' }], draws: 0 },
  { type: 'act', seat: 0, action: { type: 'show' }, events: [], draws: 6 },
  { type: 'undo', to: 2, draws: 6 },
]
const serverSeed = 'a0'.repeat(32)
const log = { header, steps, serverSeed }
const read = (value: unknown, game?: string) => readLog(JSON.stringify(value), game)

it('JSON begins with a brace, text notation does not', () => {
  expect(['{"header":1}', '\n {'].map(isJson)).toEqual([true, true])
  expect(['', '#{', '[{}]', 'text {'].map(isJson)).toEqual([false, false, false, false])
})

describe('a log', () => {
  it('is read as it was printed, of any game or of the named one', () => {
    expect(read(log)).toEqual({ ok: true, value: log })
    expect(read(log, 'hidden-hands')).toEqual({ ok: true, value: log })
    expect(read({ header, steps: [] })).toMatchObject({ ok: true })
    expect(read({ ...log, header: { ...header, rulesVersion: 0, seats: 0, playerSeeds: [] } }).ok).toBe(true)
    expect(read({ ...log, steps: [{ ...steps[2], to: 0 }] }).ok).toBe(true)
  })

  it('is JSON', () => {
    expect(readLog('{')).toEqual({
      ok: false,
      error: { code: 'bad-json', text: 'This is not JSON.', params: {} },
    })
  })

  it.each([
    ['another game', log, 'chess'],
    ['no object', null],
    ['a list', [log]],
    ['a text', 'log'],
    ['no header', { steps }],
    ['a header that is null', { header: null, steps }],
    ['a header that is a list', { header: [], steps }],
    ['no steps', { header }],
    ['steps that are no list', { header, steps: {} }],
    ...Object.keys(header).map((key) => [`a wrong ${key}`, { ...log, header: { ...header, [key]: true } }]),
    ['seats below zero', { ...log, header: { ...header, seats: -1 } }],
    ['half a seat', { ...log, header: { ...header, seats: 1.5 } }],
    ['a version that is text', { ...log, header: { ...header, rulesVersion: '1' } }],
    ['a configuration that is a list', { ...log, header: { ...header, config: [] } }],
    ['a player seed that is a number', { ...log, header: { ...header, playerSeeds: ['a', 1] } }],
    ['a short server seed', { ...log, serverSeed: 'a0' }],
    ['a long server seed', { ...log, serverSeed: `${serverSeed}0` }],
    ['a server seed with more before it', { ...log, serverSeed: `0${serverSeed}` }],
    ['a server seed that is null', { ...log, serverSeed: null }],
  ] as [string, unknown, string?][])('is refused with %s', (_, value, game) =>
    expect(read(value, game)).toEqual({
      ok: false,
      error: { code: 'bad-log', text: 'This is not the log of a match.', params: {} },
    }),
  )

  const [deal, act, undo] = steps
  it.each([
    null,
    [],
    'deal',
    {},
    { ...deal, type: 'shuffle' },
    { ...deal, draws: -1 },
    { ...deal, draws: '0' },
    { ...deal, events: {} },
    { ...deal, events: [{}] },
    { ...deal, events: [{ type: 3 }] },
    { ...deal, events: [{ type: 'dealt' }, null] },
    { ...act, seat: -1 },
    { ...act, seat: '0' },
    { ...act, action: {} },
    { ...act, action: null },
    { ...act, action: 'show' },
    { ...act, type: 'acted' },
    { ...undo, to: -1 },
    { ...undo, to: 0.5 },
    { ...undo, to: '0' },
    { ...undo, draws: null },
  ])('is refused with the step %j', (step) => {
    expect(read({ ...log, steps: [step] })).toMatchObject({ ok: false, error: { code: 'bad-log' } })
    expect(read({ ...log, steps: [...steps, step] }).ok).toBe(false)
  })

  it('returns by an undo only to an earlier version', () => {
    expect(read({ ...log, steps: [deal, { ...undo, to: 1 }] }).ok).toBe(true)
    expect(read({ ...log, steps: [deal, { ...undo, to: 2 }] }).ok).toBe(false)
  })
})

import { readFileSync } from 'node:fs'
import { type Log, type Step, seat } from '@estocade/kernel'
import { playedLog } from '@estocade/laws'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byScale } from '../../../scripts/test-scale.ts'
import {
  type Jarnac,
  type JarnacTypes,
  logFromJson,
  logToJson,
  parseRecord,
  printRecord,
  verifyRecord,
} from '../src/index.ts'
import { jarnacKit } from './support/laws-kit.ts'
import { invented, inventedReadings } from './support/lexicons.ts'

const lexicons = [
  invented('vi29', 700, 'record'),
  invented('fr', 700, 'record'),
  inventedReadings('de', 700, 'record'),
]
const kit = jarnacKit(lexicons, 1)

interface Played {
  readonly game: Jarnac
  readonly log: Log<JarnacTypes>
}

const games = fc.tuple(kit.settings, fc.nat({ max: 1e9 })).map(([setting, seed]): Played => {
  const game = setting.game as Jarnac
  const config = game.configure(setting.options)
  if (!config.ok) throw new Error(config.error.text)
  const { hash } = game.judgeOf(config.value).lexicon
  return { game, log: playedLog(kit, setting, `${seed}`, hash) }
})

const runs = byScale(60, 2_000)
const sample = fc.sample(games, { numRuns: 12, seed: 7 })

describe('the record', () => {
  it('is read back as it was printed', () => {
    fc.assert(
      fc.property(games, ({ log }) => {
        const text = printRecord(log)
        const read = parseRecord(text)
        if (!read.ok) throw new Error(`line ${read.error.line}: ${read.error.text}\n${text}`)
        expect(read.value.log).toEqual(log)
        expect(printRecord(read.value.log)).toBe(text)
      }),
      { numRuns: runs, seed: 3 },
    )
  })

  it('is read back at every prefix, before the seed is revealed', () => {
    for (const { log } of sample.slice(0, 3))
      for (let length = 1; length < log.steps.length; length += 7) {
        const { serverSeed: _, ...hidden } = { ...log, steps: log.steps.slice(0, length) }
        const read = parseRecord(printRecord(hidden))
        expect(read.ok && read.value.log).toEqual(hidden)
      }
  })

  it('of a valid game verifies', () => {
    for (const { game, log } of sample) expect(verifyRecord(game, printRecord(log))).toBeUndefined()
  })

  it('with another letter drawn is wrong at that line', () => {
    let tried = 0
    for (const { game, log } of sample) {
      const lines = printRecord(log).split('\n')
      const at = lines.findIndex((line, i) => i > 12 && /^\d+ [A-F] {2}.*\+\p{Lu}/u.test(line))
      if (at < 0) continue
      const forged = lines.with(
        at,
        lines[at]!.replace(/\+(\p{Lu})/u, (_, letter) => `+${letter === 'N' ? 'T' : 'N'}`),
      )
      expect(verifyRecord(game, forged.join('\n'))?.line).toBe(at + 1)
      tried++
    }
    expect(tried).toBeGreaterThan(6)
  })

  it.each([
    ['commitment', (line: string) => `${line}0`],
    ['sides', () => 'sides 9'],
    ['rules', () => 'rules 7'],
    ['player-seeds', () => 'player-seeds 5'],
    ['language', () => 'language xx'],
    ['server-seed', () => 'server-seed abc'],
  ])('with a wrong %s is wrong at that line', (key, forge) => {
    const { game, log } = sample[0]!
    const lines = printRecord(log).split('\n')
    const at = lines.findIndex((line) => line.startsWith(`${key} `))
    expect(verifyRecord(game, lines.with(at, forge(lines[at]!)).join('\n'))?.line).toBe(at + 1)
  })

  it('is refused with the line that cannot be read', () => {
    const { log } = sample[0]!
    const lines = printRecord(log).split('\n')
    const gap = lines.indexOf('')
    const fault = (text: readonly string[]) => {
      const read = parseRecord(text.join('\n'))
      return read.ok ? 'read' : read.error.line
    }
    expect(fault(['A game of chess', ...lines.slice(1)])).toBe(1)
    expect(fault(lines.with(2, 'preset none'))).toBe(3)
    expect(fault(lines.with(gap + 2, '1 A  jump'))).toBe(gap + 3)
    expect(fault(lines.with(gap + 2, '9 A  +SATEMU'))).toBe(gap + 3)
    expect(fault(lines.with(gap + 1, '0 F'))).toBe(gap + 2)
    expect(fault(lines.toSpliced(gap + 2, 1))).toBe(gap + 3)
    expect(fault(lines.slice(0, gap + 1))).toBe(gap)
    expect(fault(lines.map((line) => line.replace(/^end .*/, 'end full 999:0')))).toBe(lines.length - 1)
  })

  it('never throws, whatever is in it', () => {
    const text = printRecord(sample[1]!.log)
    fc.assert(
      fc.property(
        fc.nat({ max: text.length }),
        fc.nat({ max: 6 }),
        fc.string({ maxLength: 6 }),
        (at, cut, put) => {
          parseRecord(text.slice(0, at) + put + text.slice(at + cut))
        },
      ),
      { numRuns: 200, seed: 5 },
    )
  })
})

describe('the example of the rule page', () => {
  const page = readFileSync(new URL('../../../docs/rules/jarnac.md', import.meta.url), 'utf8')
  const moves = page
    .split('```')[1]!
    .trim()
    .split('\n')
    .map((line) => line.replace(/ {3,}.*$/, ''))
  const header = [
    'language de',
    'preset classic-de',
    'sides 2',
    'rules 1',
    'lexicon x',
    'commitment x',
    'player-seeds []',
  ]

  it('can be read', () => {
    const text = `${['Jarnac record 1', ...header, '', ...moves].join('\n')}\n`
    const read = parseRecord(text)
    expect(read.ok && printRecord(read.value.log)).toBe(text)
  })
})

describe('the log as JSON', () => {
  it('is read back', () => {
    for (const { log } of sample) expect(logFromJson(logToJson(log))).toEqual({ ok: true, value: log })
  })

  it('is refused when it is not a log', () => {
    const { log } = sample[0]!
    const without = (change: object) => JSON.stringify({ ...log, ...change })
    const strange = { type: 'act', seat: seat(0), action: { type: 'jump' }, events: [], draws: 0 }
    expect(logFromJson('{')).toMatchObject({ error: { code: 'bad-json' } })
    for (const text of [
      '5',
      '{}',
      without({ steps: 5 }),
      without({ header: {} }),
      without({ steps: [strange as unknown as Step<JarnacTypes>] }),
    ])
      expect(logFromJson(text)).toMatchObject({ error: { code: 'bad-log' } })
  })
})

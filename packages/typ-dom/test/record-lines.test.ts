import { type Log, seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import {
  type CrosswordTypes,
  createKreuzwort,
  createPresto,
  gridFromRows,
  type PrestoTypes,
} from '../src/index.ts'
import { recordsOf } from '../src/records.ts'
import { isRecord, logJsonOf, pictureOf, recordLine, recordOf } from '../src/review/record.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, chance, configured, eventsOf } from './playing.ts'

const [ann, bob] = [seat(0), seat(1)]
const run = { direction: 'across', row: 0, col: 0, word: 'EIS' } as const
const laid = { row: 1, col: -2, stone: 'E' }
const placement = { direction: 'across', row: 7, col: 3, stones: 'KR.NE' } as const
type Event = Parameters<typeof recordLine>[0]

describe('a line of a record', () => {
  it.each<[string | undefined, object]>([
    ['Round 2, P2 begins', { type: 'dealt', round: 2, factor: 1, first: bob, racks: [] }],
    ['Round 3', { type: 'dealt', round: 3, racks: [] }],
    [
      'P1 KRONE  H 7 3 KR.NE',
      { type: 'laid', seat: ann, placement, word: 'KRONE', points: 0, earned: false },
    ],
    [
      'P2 KRONE  H 7 3 KR.NE  12  link',
      { type: 'laid', seat: bob, placement, word: 'KRONE', points: 12, earned: true },
    ],
    ['P1 takes the jolly at 1,-2 for E', { type: 'swapped', seat: ann, row: 1, col: -2, letter: 'E' }],
    ['P2 buys 2', { type: 'bought', seat: bob, stones: ['E', 'N'] }],
    ['P1 passes', { type: 'passed', seat: ann }],
    ['P1 is out', { type: 'emptied', seat: ann, points: 0 }],
    ['P1 is out  10', { type: 'emptied', seat: ann, points: 10 }],
    ['P2 E at 1,-2, names EIS', { type: 'named', seat: bob, laid, run, begins: true }],
    ['P2 E at 1,-2', { type: 'added', seat: bob, laid }],
    ['P1 lays Es', { type: 'fulfilled', seat: ann, laid: [laid, { ...laid, stone: 's' }] }],
    ['EIS is complete', { type: 'completed', run }],
    ['P1 cannot complete the word and is out', { type: 'dropped', seat: ann, rack: [], changes: [] }],
    ['P1 Fertig!  4', { type: 'finished', seat: ann, bench: {}, points: 4 }],
    ['P2 a wrong claim', { type: 'refused', seat: bob, bench: {}, faults: [] }],
    ['P2 gives up', { type: 'gave-up', seat: bob }],
    ['P2 leaves the match', { type: 'left', seat: bob, by: 'choice', rack: [], price: 0 }],
    ['P2 leaves the match: no time left', { type: 'left', seat: bob, by: 'time' }],
    ['Settled: 4 / -4', { type: 'settled', settlement: { changes: [4, -4] }, racks: [] }],
    ['Settled: 4 / 2', { type: 'settled', points: [4, 2] }],
    ['ÄÖ is a house word', { type: 'adopted', word: 'ÄÖ' }],
    ['Nobody wins', { type: 'ended', winners: [] }],
    ['Winner: P1, P2', { type: 'ended', winners: [ann, bob] }],
    [undefined, { type: 'turned', seat: ann }],
  ])('%s', (line, event) => expect(recordLine(event as Event)).toBe(line))

  it('is left out for events that only pass the turn', () => {
    const events = [
      { type: 'turned', seat: ann },
      { type: 'passed', seat: ann },
      { type: 'gave-up', seat: bob },
    ]
    expect(recordOf(events as Event[])).toBe('P1 passes\nP2 gives up')
  })

  it('shows the table with its rows and its first column', () => {
    expect(pictureOf({})).toBe('(nothing lies on the table)')
    expect(pictureOf(gridFromRows(['.EIs', 'R...'], { row: -1, col: 4 }))).toBe(
      ['   column 4 …', '-1 · E I s', ' 0 R · · ·'].join('\n'),
    )
    expect(pictureOf(gridFromRows(['A', 'B'], { row: 9, col: 0 }))).toBe('   column 0 …\n 9 A\n10 B')
  })
})

const judge = judgeOf(['EI', 'EIN', 'AN'])
const headerOf = <C>(game: string, config: C) => ({
  game,
  rulesVersion: 2,
  lexicon: judge.lexicon.hash,
  config,
  seats: 2,
  commitment: 'c0',
  playerSeeds: ['a'],
})

describe('a record', () => {
  const kreuzwort = createKreuzwort(judge)
  const config = configured(kreuzwort, { rounds: 1 })
  const records = recordsOf('kreuzwort', () => kreuzwort)
  const dealt = kreuzwort.setup(config, 2, chance())
  const begun = dealt.reduce(kreuzwort.evolve, kreuzwort.empty(config, 2))
  const left = eventsOf(kreuzwort, begun, 0, { type: 'concede' })
  const log = {
    header: headerOf('kreuzwort', config),
    steps: [
      { type: 'deal', events: dealt, draws: 26 },
      { type: 'act', seat: ann, action: { type: 'concede' }, events: left, draws: 26 },
    ],
  } as Log<CrosswordTypes>

  it('tells the match, and holds its log', () => {
    const text = records.print(log)
    const lines = text.split('\n')
    expect(lines.slice(0, 4)).toEqual([
      'Typ-Dom, kreuzwort',
      'language de',
      'players 2',
      `header ${JSON.stringify(log.header)}`,
    ])
    expect(lines.filter((line) => line.startsWith('> '))).toEqual(
      log.steps.map((step) => `> ${JSON.stringify(step)}`),
    )
    const told = lines.slice(5).filter((line) => !line.startsWith('> '))
    expect(told.slice(0, 2)).toEqual(['', expect.stringMatching(/^Round 1, P[12] begins$/)])
    expect(told.slice(2, 6)).toEqual(['P1 leaves the match', '', '(nothing lies on the table)', ''])
    expect(told.slice(6)).toEqual([expect.stringMatching(/^Settled: /), 'Winner: P2', ''])
    expect(records.parse(text)).toEqual({ ok: true, value: log })
    expect(records.parse(text.replaceAll('\n', '\r\n'))).toEqual({ ok: true, value: log })
    expect(records.parse(JSON.stringify(log))).toEqual({ ok: true, value: log })
  })

  it('keeps the revealed seed, and what was taken back', () => {
    const seeded = { ...log, serverSeed: '0a'.repeat(32) }
    expect(records.print(seeded).split('\n')[4]).toBe(`server-seed ${seeded.serverSeed}`)
    expect(records.parse(records.print(seeded))).toEqual({ ok: true, value: seeded })
    const undone = {
      ...log,
      steps: [...log.steps, { type: 'undo', to: 1, draws: 26 }, log.steps[1]!],
    } as Log<CrosswordTypes>
    const text = records.print(undone)
    expect(text).toContain('\nBack to version 1\n')
    expect(text.match(/^P1 leaves the match$/gm)).toHaveLength(2)
    expect(records.parse(text)).toEqual({ ok: true, value: undone })
  })

  it('is recognised by its first line', () => {
    const text = records.print(log)
    expect([isRecord(text), isRecord(`x${text}`)]).toEqual([true, false])
    expect([records.recognises(text), records.recognises('Typ-Dom, point\n')]).toEqual([true, false])
    const fault = { ok: false, error: { line: 1, text: 'This is no record of Typ-Dom.' } }
    expect(records.parse('chess')).toEqual(fault)
    expect(records.parse('Typ-Dom, kreuzwort\n')).toEqual(fault)
    expect(records.parse(text.replace('Typ-Dom, ', 'Typ-Don, '))).toEqual(fault)
    expect(records.parse(text.replace(/^> .*$/m, '> {'))).toMatchObject({ ok: false, error: { line: 1 } })
    expect(logJsonOf('chess')).toMatchObject({ error: { code: 'record', params: { line: 1 } } })
  })
})

it('a record of Presto shows the crosswords that were finished', () => {
  const presto = createPresto(judge)
  const config = configured(presto, { rounds: 1, easy: true })
  const dealt = presto.setup(config, 2, chance())
  const begun = dealt.reduce(presto.evolve, presto.empty(config, 2))
  const small = {
    ...begun,
    racks: [
      ['E', 'I', 'N'],
      ['A', 'N'],
    ],
  }
  const bench = gridFromRows(['EIN'])
  const claim = { type: 'claim', round: 1, bench } as const
  const finished = eventsOf(presto, small, 0, claim)
  const ended = eventsOf(presto, after(presto, small, 0, claim), 1, { type: 'give-up', round: 1 })
  const log = {
    header: { ...headerOf('presto', config), config: { ...config, language: alphabets.de.id } },
    steps: [
      { type: 'deal', events: dealt, draws: 1 },
      { type: 'act', seat: ann, action: claim, events: finished, draws: 1 },
      { type: 'act', seat: bob, action: { type: 'give-up', round: 1 }, events: ended, draws: 1 },
    ],
  } as Log<PrestoTypes>
  const text = recordsOf('presto', () => presto).print(log)
  expect(text).toContain('P1 Fertig!  4\n')
  expect(text).toContain('P2 gives up\n\nP1\n  column 0 …\n0 E I N\n\nSettled: 4 / 0\nWinner: P1\n')
})

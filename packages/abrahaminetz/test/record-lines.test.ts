import { type Log, type Step, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { type AbrahaminetzTypes, type Action, configure, type Event } from '../src/index.ts'
import { abrahaminetzRecords } from '../src/records.ts'
import { listed } from './support/lexicons.ts'

const [ann, bob] = [seat(0), seat(1)]
const config = configure({}, listed('MARE').alphabet)
if (!config.ok) throw new Error(config.error.text)
const header = {
  game: 'abrahaminetz',
  rulesVersion: 1,
  lexicon: 'abc',
  config: config.value,
  seats: 2,
  commitment: 'c0',
  playerSeeds: ['one', 'two'],
}
const logOf = (...steps: Step<AbrahaminetzTypes>[]): Log<AbrahaminetzTypes> => ({ header, steps })
const passed: Event = { type: 'passed', seat: ann, points: 0 }
const acted = (action: Action, ...events: Event[]): Log<AbrahaminetzTypes> =>
  logOf({ type: 'act', seat: ann, action, events: events.length === 0 ? [passed] : events, draws: 7 })
const { print, parse, recognises } = abrahaminetzRecords
const linesOf = (log: Log<AbrahaminetzTypes>) => print(log).split('\n')
const lineOf = (log: Log<AbrahaminetzTypes>) => linesOf(log)[7]

describe('the lines of a record', () => {
  it('the header: one line for each field, then an empty one', () => {
    const bare = logOf({ type: 'deal', events: [{ type: 'dealt', hands: ['AB', 'C*'] }], draws: 4 })
    const lines = [
      'abrahaminetz 1',
      'lexicon abc',
      `config ${JSON.stringify(config.value)}`,
      'seats 2',
      'commitment c0',
      'seeds ["one","two"]',
    ]
    expect(linesOf(bare)).toEqual([...lines, '', 'deal : dealt AB C* @4', ''])
    const told = { ...bare, serverSeed: 'f0'.repeat(32) }
    expect(linesOf(told).slice(0, 8)).toEqual([...lines, `server ${told.serverSeed}`, ''])
    for (const log of [bare, told]) expect(parse(print(log))).toStrictEqual({ ok: true, value: log })
    expect(parse(print(told).replaceAll('\n', '\r\n'))).toEqual({ ok: true, value: told })
    expect(parse(JSON.stringify(told))).toEqual({ ok: true, value: told })
    expect([recognises(print(bare)), recognises('jarnac 1'), recognises('abrahaminetz')]).toEqual([
      true,
      false,
      false,
    ])
  })

  const actions: readonly [string, Action][] = [
    ['choose MuR', { type: 'choose', cards: 'MuR' }],
    ['decline', { type: 'decline' }],
    ['lay =.I..', { type: 'lay', grow: 'none', cards: '.I..' }],
    ['lay <S...-', { type: 'lay', grow: 'front', cards: 'S...-' }],
    ['lay >#...S~Z', { type: 'lay', grow: 'end', cards: '#...S', down: 'Z' }],
    ['exchange -', { type: 'exchange', card: '-' }],
    ['pass', { type: 'pass' }],
    ['accept w1', { type: 'accept', window: 'w1' }],
    ['challenge w2', { type: 'challenge', window: 'w2' }],
    ['concede', { type: 'concede' }],
    ['concede time', { type: 'concede', by: 'time' }],
  ]
  it.each(actions)('an action: %s', (text, action) => {
    const log = acted(action)
    expect(lineOf(log)).toBe(`0 ${text} : passed 0 0 @7`)
    expect(parse(print(log))).toStrictEqual({ ok: true, value: log })
  })

  const events: readonly [string, Event][] = [
    ['chose 1 MUR', { type: 'chose', seat: bob, cards: 'MUR' }],
    ['chose 1 ~', { type: 'chose', seat: bob, cards: '' }],
    [
      'started lot MUR=4+ ZZZ=21- ~',
      {
        type: 'started',
        by: 'lot',
        words: [
          { cards: 'MUR', points: 4, admitted: true },
          { cards: 'ZZZ', points: 21, admitted: false },
          { cards: '', points: 0, admitted: false },
        ],
      },
    ],
    [
      'started points ~',
      { type: 'started', by: 'points', words: [{ cards: '', points: 0, admitted: false }] },
    ],
    ['turn 1 12', { type: 'turn', seat: bob, number: 12 }],
    ['exchanged 0 Z *', { type: 'exchanged', seat: ann, gave: 'Z', took: '*' }],
    ['laid 0 =.I..', { type: 'laid', seat: ann, grow: 'none', cards: '.I..' }],
    ['laid 1 >...#S~Q', { type: 'laid', seat: bob, grow: 'end', cards: '...#S', down: 'Q' }],
    ['opened w1 MIRE 5 1', { type: 'opened', window: 'w1', word: 'MIRE', points: 5, awaiting: [bob] }],
    [
      'opened w1 MIRE -2 0,1',
      { type: 'opened', window: 'w1', word: 'MIRE', points: -2, awaiting: [ann, bob] },
    ],
    ['accepted 1', { type: 'accepted', seat: bob }],
    ['challenged 1 MIRE', { type: 'challenged', seat: bob, word: 'MIRE' }],
    [
      'challenged 1 MXRE unknown-word',
      { type: 'challenged', seat: bob, word: 'MXRE', wrong: 'unknown-word' },
    ],
    ['withdrawn 0 MXRE', { type: 'withdrawn', seat: ann, word: 'MXRE' }],
    ['scored 0 MIRE 5', { type: 'scored', seat: ann, word: 'MIRE', points: 5 }],
    ['passed 0 -4', { type: 'passed', seat: ann, points: -4 }],
    ['drew 1 AB-', { type: 'drew', seat: bob, cards: 'AB-' }],
    ['conceded 1', { type: 'conceded', seat: bob }],
    ['conceded 1 time', { type: 'conceded', seat: bob, by: 'time' }],
    [
      'ended hand-empty ~=0 Z-*=10',
      { type: 'ended', reason: 'hand-empty', hands: ['', 'Z-*'], costs: [0, 10] },
    ],
  ]
  it.each(events)('an event: %s', (text, event) => {
    const log = acted({ type: 'pass' }, passed, event)
    expect(lineOf(log)).toBe(`0 pass : passed 0 0 / ${text} @7`)
    expect(parse(print(log))).toStrictEqual({ ok: true, value: log })
  })

  it('a step that was taken back', () => {
    const log = logOf({ type: 'undo', to: 4, draws: 40 })
    expect(lineOf(log)).toBe('undo 4 @40')
    expect(parse(print(log))).toStrictEqual({ ok: true, value: log })
  })
})

describe('a record that cannot be read', () => {
  const faultOf = (line: string) => {
    const text = [...linesOf(logOf()).slice(0, 7), '0 pass : passed 0 0 @7', line].join('\n')
    const read = parse(text)
    return read.ok
      ? 'read'
      : [read.error.line, read.error.text.replace(/^Line 9 of the record cannot be read: /, '')]
  }

  it.each([
    ['0 pass : passed 0 0', 'no @'],
    ['0 pass : passed 0 0 @', 'no @'],
    ['0 pass : passed 0 0 @7x', 'no @'],
    ['0 pass @7', 'something is missing'],
    ['undo x @7', 'something is missing'],
    ['undo 4x @7', 'something is missing'],
    ['x pass : passed 0 0 @7', 'x is no number'],
    ['0 fly : passed 0 0 @7', 'there is no action fly'],
    ['0 concede luck : passed 0 0 @7', 'luck is no reason'],
    ['0 choose : passed 0 0 @7', 'something is missing'],
    ['0 exchange : passed 0 0 @7', 'something is missing'],
    ['0 accept : passed 0 0 @7', 'something is missing'],
    ['0 lay : passed 0 0 @7', 'something is missing'],
    ['0 lay .I.. : passed 0 0 @7', '.I.. is no laying'],
    ['0 lay x=.I.. : passed 0 0 @7', 'x=.I.. is no laying'],
    ['0 lay =.I..~AB : passed 0 0 @7', '=.I..~AB is no laying'],
    ['0 pass : flew 0 @7', 'there is no event flew'],
    ['0 pass : passed 0 @7', 'nothing is no number'],
    ['0 pass : passed 0 1x @7', '1x is no number'],
    ['0 pass : passed 0 x1 @7', 'x1 is no number'],
    ['0 pass : conceded 0 luck @7', 'luck is no reason'],
    ['0 pass : started lot MUR @7', 'MUR is no starting word'],
    ['0 pass : started lot MUR=4+x @7', 'MUR=4+x is no starting word'],
    ['0 pass : ended conceded AB @7', 'AB is no hand'],
    ['0 pass : ended conceded AB=1x @7', 'AB=1x is no hand'],
    ['0 pass : opened w1 MIRE 5 @7', 'something is missing'],
    ['0 pass : chose 0 @7', 'something is missing'],
    ['0 pass : exchanged 0 Z @7', 'something is missing'],
    ['0 pass : challenged 0 @7', 'something is missing'],
    ['0 pass : withdrawn 0 @7', 'something is missing'],
    ['0 pass : scored 0 @7', 'something is missing'],
  ])('%s', (line, why) => expect(faultOf(line)).toEqual([9, why]))

  it.each(['abrahaminetz', 'lexicon', 'config', 'seats', 'commitment', 'seeds'])('no %s', (name) => {
    const lines = linesOf(logOf()).filter((line) => !line.startsWith(`${name} `))
    const read = parse(lines.join('\n'))
    expect(read.ok ? '' : read.error.text).toBe(`Line 1 of the record cannot be read: no ${name}`)
  })

  it('a header that is not JSON where it should be, and a text without steps', () => {
    const header = linesOf(logOf()).slice(0, 6)
    expect(parse(header.join('\n'))).toEqual({ ok: true, value: logOf() })
    expect(parse(header.join('\n').replace('config {', 'config {{'))).toMatchObject({ error: { line: 1 } })
    expect(parse(`\n${header.join('\n')}`)).toMatchObject({
      error: { line: 1, text: 'Line 1 of the record cannot be read: no abrahaminetz' },
    })
    expect(parse('{"no":"log"}')).toMatchObject({ ok: false, error: { line: 1 } })
  })
})

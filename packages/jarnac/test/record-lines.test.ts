import { commitmentTo, type Log, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import type { JarnacAction, JarnacEvent, JarnacTypes } from '../src/index.ts'
import { logFromJson, logToJson, parseRecord, printRecord, verifyRecord } from '../src/index.ts'
import { moveText } from '../src/record/move-text.ts'
import { readRecord } from '../src/record/parse-record.ts'
import { readMove } from '../src/record/read-move.ts'
import { jarnacRecords } from '../src/records.ts'
import { listed } from './support/lexicons.ts'
import { table } from './support/table.ts'

const header = [
  'Jarnac record 1',
  'language de',
  'preset classic-de',
  'sides 2',
  'rules 2',
  'lexicon x',
  'commitment c0',
  'player-seeds ["a"]',
]
const turns = ['0 A', '1 A  +SATEMU TAU+R 1=RAUT+E pass', '2 B  !1=RAUTE +ABCDEF pass', '3 A  decline']
const recordOf = (body: readonly string[], head: readonly string[] = header) =>
  [...head, '', ...body, ''].join('\n')
const text = recordOf(turns)

const faultOf = (record: string) => {
  const read = parseRecord(record)
  return read.ok ? 'read' : `${read.error.line}: ${read.error.text}`
}

const logIn = (record: string): Log<JarnacTypes> => {
  const read = parseRecord(record)
  if (!read.ok) throw new Error(faultOf(record))
  return read.value.log
}

describe('a move in a record', () => {
  const took = (letters: string): JarnacEvent => ({ type: 'took', seat: seat(0), letters, first: false })
  const earned: JarnacEvent = { type: 'earned', seat: seat(0), letters: 'N' }
  const verdict = (right: boolean, reason = '') =>
    ({ type: 'challenged', seat: seat(0), word: 'TAU', right, reason }) as unknown as JarnacEvent
  const hinted = (hint: object) => ({ type: 'hinted', seat: seat(0), hint }) as unknown as JarnacEvent
  const play = { type: 'play', word: 'TAU', row: null, jarnac: false }
  const place = { type: 'place', row: 2, jarnac: true }

  it.each<[string, JarnacAction, readonly JarnacEvent[], object]>([
    ['+ABC', { type: 'take' }, [took('ABC')], { deed: { type: 'take' }, letters: 'ABC' }],
    ['+', { type: 'take' }, [took('')], { deed: { type: 'take' }, letters: '' }],
    ['pass', { type: 'pass' }, [], { deed: { type: 'pass' }, letters: '' }],
    ['decline', { type: 'decline', window: 'w1' }, [], { deed: { type: 'decline' } }],
    ['ok', { type: 'accept', window: 'w1' }, [], { deed: { type: 'accept' } }],
    ['ok+N', { type: 'accept', window: 'w1' }, [earned], { deed: { type: 'accept' }, letters: 'N' }],
    ['concede', { type: 'concede' }, [], { deed: { type: 'concede' } }],
    ['time+AN', { type: 'timeout' }, [took('AN')], { deed: { type: 'timeout' }, letters: 'AN' }],
    [
      'TAU+N',
      { type: 'lay', word: 'TAU', row: null },
      [earned],
      { deed: { type: 'lay', word: 'TAU', row: null } },
    ],
    ['12=TAU', { type: 'lay', word: 'TAU', row: 11 }, [], { deed: { type: 'lay', word: 'TAU', row: 11 } }],
    [
      '!TAU',
      { type: 'call', window: 'w', word: 'TAU', row: null },
      [],
      { deed: { type: 'call', row: null } },
    ],
    ['!2=TAU', { type: 'call', window: 'w', word: 'TAU', row: 1 }, [], { deed: { type: 'call', row: 1 } }],
    [
      '-ABC+DEF/G',
      { type: 'swap', letters: 'ABC' },
      [
        { type: 'swapped', seat: seat(0), drawn: 'DEF', back: 'ABC' },
        { type: 'exchanged', seat: seat(0), drawn: 'G', back: 'F' },
      ],
      { deed: { type: 'swap', letters: 'ABC' }, letters: 'DEFG' },
    ],
    [
      '?right',
      { type: 'challenge', window: 'w' },
      [verdict(true)],
      { deed: { type: 'challenge', reason: '' } },
    ],
    [
      '?unknown-word',
      { type: 'challenge', window: 'w' },
      [verdict(false, 'unknown-word')],
      { deed: { type: 'challenge', reason: 'unknown-word' } },
    ],
    [
      'hint:play:nothing',
      { type: 'hint', kind: 'play' },
      [hinted({ type: 'nothing' })],
      { deed: { type: 'hint', kind: 'play', found: undefined } },
    ],
    [
      'hint:play:TAU',
      { type: 'hint', kind: 'play' },
      [hinted(play)],
      { deed: { type: 'hint', found: { type: 'lay', word: 'TAU', row: null } } },
    ],
    [
      'hint:play:!2=TAU',
      { type: 'hint', kind: 'play' },
      [hinted({ ...play, row: 1, jarnac: true })],
      { deed: { type: 'hint', found: { type: 'call', word: 'TAU', row: 1, window: '' } } },
    ],
    [
      'hint:place:!3',
      { type: 'hint', kind: 'place' },
      [hinted(place)],
      { deed: { type: 'hint', kind: 'place', found: { type: 'call', row: 2 } } },
    ],
    [
      'hint:place:new',
      { type: 'hint', kind: 'place' },
      [hinted({ type: 'place', row: null, jarnac: false })],
      { deed: { type: 'hint', kind: 'place', found: { type: 'lay', row: null } } },
    ],
  ])('%s', (written, action, events, read) => {
    expect(moveText(action, events)).toBe(written)
    expect(readMove(written)).toMatchObject(read)
  })

  it.each([
    '',
    'jump',
    'tau',
    '1=',
    '123=TAU',
    'TAU+n',
    'TAU+N+N',
    '?',
    '?No',
    '?no1',
    '!',
    'hint:all:TAU',
    'hint:play:',
    'hint:play:tau',
    'xhint:play:TAU',
    'hint:place:first',
  ])('%s is none', (written) => expect(readMove(written)).toBeUndefined())

  it('a challenge has a verdict, and a hint was given', () => {
    expect(() => moveText({ type: 'challenge', window: 'w' }, [])).toThrow('A challenge without a verdict.')
    expect(() => moveText({ type: 'hint', kind: 'play' }, [])).toThrow('A hint that was not given.')
  })
})

describe('a record', () => {
  it('is printed as it was read, with comments left out', () => {
    const read = parseRecord(text)
    if (!read.ok) throw new Error(faultOf(text))
    const { log, lineOf } = read.value
    expect(printRecord(log)).toBe(text)
    expect(log.steps.map((step) => step.draws)).toEqual(
      [1, 7, 8, 9, 9, 9, 15, 15, 15].slice(0, log.steps.length),
    )
    expect(lineOf.versions).toEqual([1, 10, 11, 11, 11, 11, 12, 12, 12, 13])
    expect(Object.fromEntries(lineOf.header)).toMatchObject({ language: 2, 'player-seeds': 8 })
    expect(printRecord(logIn(recordOf(['# a game', ...turns])))).toBe(text)
  })

  it('goes back to an earlier version', () => {
    const undone = recordOf([...turns.slice(0, 2), 'undo 2', '1 A  pass', '2 B  decline'])
    expect(printRecord(logIn(undone))).toBe(undone)
    const first = recordOf([...turns.slice(0, 2), 'undo 1', '1 A  +SATEMU pass'])
    expect(printRecord(logIn(first))).toBe(first)
    for (const to of ['0', '9', 'x', '1.5'])
      expect(faultOf(recordOf([...turns.slice(0, 2), `undo ${to}`]))).toBe(
        '12: An undo names an earlier version.',
      )
  })

  it.each([
    ['0 C', '10: There is no side C.'],
    ['10 A', '10: A game begins with the lot: `0 A`.'],
    ['0 G', '10: A game begins with the lot: `0 A`.'],
    ['0 A  +ABC', '10: Nothing draws ABC here.'],
    ['0 A  ABC', '10: A game begins with the lot: `0 A`.'],
  ])('begins with the lot: %s', (deal, fault) => expect(faultOf(recordOf([deal]))).toBe(fault))

  it.each([
    ['1 B  pass', '11: Here begins turn 1 A.'],
    ['2 A  pass', '11: Here begins turn 1 A.'],
    ['1 A', '11: A turn without a move.'],
    ['1 A  pass', '11: Take letters first.'],
    ['1 A  jump', '11: jump is not a move.'],
    ['1 A  C:pass', '11: There is no side C.'],
    ['1 A  A:pass', "11: A:pass: it is A's turn anyway."],
    ['1 A  +SAT', '11: 3 more letters must be drawn here.'],
    ['1 A  +SATEMUR', '11: Nothing draws R here.'],
    ['1 A  +QQQQQQ', '11: The bag does not hold QQQQQQ.'],
    ['end full 0:0', '11: The result does not follow from the game.'],
  ])('is wrong at the first line that cannot be played: %s', (line, fault) =>
    expect(faultOf(recordOf(['0 A', line]))).toBe(fault),
  )

  it('has a deal, and a result when the game is over', () => {
    expect(faultOf(recordOf([]))).toBe('9: The deal is missing.')
    const over = ['0 A', '1 A  concede']
    const result = 'end conceded 0:0'
    expect(faultOf(recordOf([...over, result]))).toBe('read')
    expect(faultOf(recordOf(over))).toBe('11: The result is missing.')
    expect(printRecord(logIn(recordOf([...over, result])))).toBe(recordOf([...over, result]))
  })

  it('verifies what follows from its seed, and names the line that does not', () => {
    const game = table(listed('de', 'TAU RAUT'), {}).game
    expect(verifyRecord(game, text)?.line).toBeGreaterThan(0)
    expect(verifyRecord(game, 'chess')).toEqual({ line: 1, text: 'A record begins with "Jarnac record 1".' })
  })

  it('has the hints that were given, whatever they were', () => {
    const hinted = recordOf(
      ['0 A', '1 A  +SATEMU hint:play:TAU hint:place:new hint:play:nothing pass', '2 B  hint:place:!1'],
      header.toSpliced(3, 0, 'options {"hints":9}'),
    )
    expect(printRecord(logIn(hinted))).toBe(hinted)
  })

  it('of one side begins with letters, one group for each draw', () => {
    const alone = ['preset solo', 'options {"openingVowel":true}', 'sides 1']
    const dealt = recordOf(['0 A  +BCDFGH/A', '1 A  pass+E'], header.toSpliced(2, 2, ...alone))
    expect(printRecord(logIn(dealt))).toBe(dealt)
  })

  it('is verified line by line: the header, then the steps', () => {
    const seed = 'ab'.repeat(32)
    const lexicon = listed('de', 'TAU RAUT')
    const { game } = table(lexicon, {})
    const head = header
      .with(5, `lexicon ${lexicon.hash}`)
      .with(6, `commitment ${commitmentTo(seed)}`)
      .concat(`server-seed ${seed}`)
    const faultIn = (record: string) => verifyRecord(game, record)?.line
    expect(faultIn(recordOf(turns, head.with(4, 'rules 9')))).toBe(5)
    expect(faultIn(recordOf(turns, head.with(6, 'commitment c0')))).toBe(7)
    expect(faultIn(recordOf(turns, header))).toBe(1)
    const lots = ['A', 'B'].map((side) => faultIn(recordOf([`0 ${side}`, `1 ${side}  jump`], head)))
    expect(lots.toSorted()).toEqual([11, 12])
  })

  it('is recognised by its title', () => {
    expect(jarnacRecords.recognises(text)).toBe(true)
    expect(jarnacRecords.recognises('abrahaminetz 1')).toBe(false)
    expect(jarnacRecords.parse(text.replaceAll('\n', '\r\n'))).toEqual({ ok: true, value: logIn(text) })
    expect(jarnacRecords.parse(logToJson(logIn(text)))).toEqual({ ok: true, value: logIn(text) })
    expect(jarnacRecords.parse('{')).toMatchObject({ ok: false, error: { line: 1 } })
    expect(jarnacRecords.parse('chess')).toMatchObject({ ok: false, error: { line: 1 } })
  })
})

describe('the header of a record', () => {
  it.each([
    [2, 'language xx', "2: The header's language is missing or wrong."],
    [3, 'preset none', "3: The header's preset is missing or wrong."],
    [3, 'preset xclassic-de', "3: The header's preset is missing or wrong."],
    [4, 'sides 7', "4: The header's sides is missing or wrong."],
    [4, 'sides 0', "4: The header's sides is missing or wrong."],
    [4, 'sides 22', "4: The header's sides is missing or wrong."],
    [5, 'rules x', "5: The header's rules is missing or wrong."],
    [5, 'rules 1x', "5: The header's rules is missing or wrong."],
    [6, 'lexicon a b', "6: The header's lexicon is missing or wrong."],
    [7, 'commitment a b', "7: The header's commitment is missing or wrong."],
    [8, 'player-seeds 5', "8: The header's player-seeds is missing or wrong."],
    [8, 'player-seeds [5]', "8: The header's player-seeds is missing or wrong."],
    [8, 'player-seeds [', "8: The header's player-seeds is missing or wrong."],
    [8, 'player-seeds', '8: Not a line of a header.'],
    [8, 'rules 2', '8: Not a line of a header.'],
    [4, 'options {"sides":2}', '4: '],
  ])('line %i: %s', (line, wrong, fault) =>
    expect(faultOf(recordOf(turns, header.with(line - 1, wrong)))).toContain(fault),
  )

  it.each([
    ['de', 'classic-de'],
    ['de', 'professional-de'],
    ['fr', 'competition-fr'],
    ['en', 'extended'],
    ['it', 'extended'],
  ])('%s names the preset that its options come from: %s', (language, preset) => {
    const dealt = recordOf(['0 A'], header.toSpliced(1, 2, `language ${language}`, `preset ${preset}`))
    expect(printRecord(logIn(dealt))).toBe(dealt)
  })

  it('has a version of the rules of up to nine digits', () => {
    expect(logIn(recordOf(turns, header.with(4, 'rules 123456789'))).header.rulesVersion).toBe(123456789)
    expect(faultOf(recordOf(turns, header.with(4, 'rules 1234567890')))).toContain('5: ')
  })

  it('keeps a server seed of 64 digits, and options that differ from the preset', () => {
    const seed = `server-seed ${'0f'.repeat(32)}`
    const read = parseRecord(recordOf(turns, [...header, seed]))
    expect(read.ok && printRecord(read.value.log)).toBe(recordOf(turns, [...header, seed]))
    expect(faultOf(recordOf(turns, [...header, `${seed}0`]))).toBe(
      "9: The header's server-seed is missing or wrong.",
    )
    const rows = header.toSpliced(3, 0, 'options {"rows":5,"words":{"houseWords":["TAUR"]}}')
    const other = parseRecord(recordOf(turns, rows))
    expect(other.ok && printRecord(other.value.log)).toBe(recordOf(turns, rows))
    const bad = header.toSpliced(3, 0, 'options {"rows":99}')
    expect(faultOf(recordOf(turns, bad))).toMatch(/^4: /)
    expect(faultOf(recordOf(turns, header.with(2, 'preset classic-fr')))).toMatch(/^3: /)
  })
})

describe('a log as JSON', () => {
  type Change = (log: Log<JarnacTypes>) => unknown
  const seed = 'ab'.repeat(32)
  const seeded =
    (serverSeed: string): Change =>
    (log) => ({ ...log, serverSeed })
  const headed =
    (change: object): Change =>
    (log) => ({ ...log, header: { ...log.header, ...change } })
  const stepped =
    (...steps: readonly object[]): Change =>
    (log) => ({ ...log, steps })
  const act = { type: 'act', seat: 0, action: { type: 'pass' }, events: [], draws: 0 }

  it.each<[string, Change]>([
    ['as it is', (log) => log],
    ['with a seed', seeded(seed)],
    ['with six sides', headed({ seats: 6 })],
    ['with a time-out', stepped({ ...act, action: { type: 'timeout' } })],
    ['taken back', stepped({ type: 'undo', to: 0, draws: 0 })],
  ])('is read %s', (_, change) => {
    const value = change(logIn(text))
    expect(logFromJson(JSON.stringify(value))).toEqual({ ok: true, value })
  })

  it.each<[string, Change]>([
    ['a number', () => 5],
    ['nothing', () => null],
    ['no header', (log) => ({ ...log, header: 5 })],
    ['no steps', (log) => ({ ...log, steps: {} })],
    ['another game', headed({ game: 'chess' })],
    ['no config', headed({ config: 5 })],
    ['no commitment', headed({ commitment: 5 })],
    ['no lexicon', headed({ lexicon: null })],
    ['no side', headed({ seats: 0 })],
    ['seven sides', headed({ seats: 7 })],
    ['half a side', headed({ seats: 1.5 })],
    ['no seeds', headed({ playerSeeds: 'a' })],
    ['seeds that are numbers', headed({ playerSeeds: ['a', 5] })],
    ['a short seed', seeded(seed.slice(1))],
    ['a long seed', seeded(`${seed}0`)],
    ['a step that is none', stepped([])],
    ['no draws', stepped({ ...act, draws: undefined })],
    ['an undo to nowhere', stepped({ type: 'undo', draws: 0 })],
    ['no events', stepped({ ...act, events: undefined })],
    ['a deal without events', stepped({ type: 'deal', draws: 0 })],
    ['no seat', stepped({ ...act, seat: 'A' })],
    ['no action', stepped({ ...act, action: { type: 'jump' } })],
    ['another step', stepped({ ...act, type: 'dance' })],
    ['another step after a right one', stepped(act, { ...act, type: 'dance' })],
  ])('is refused with %s', (_, change) =>
    expect(logFromJson(JSON.stringify(change(logIn(text))))).toMatchObject({
      error: { code: 'bad-log', text: 'This is not the log of a Jarnac game.' },
    }),
  )

  it.each([1, 6])('is read with %i sides', (seats) => {
    expect(logFromJson(JSON.stringify(headed({ seats })(logIn(text))))).toMatchObject({ ok: true })
  })

  it('is refused if it is no JSON', () =>
    expect(logFromJson('{')).toMatchObject({ error: { code: 'bad-json', text: 'This is not JSON.' } }))
})

describe('the header of a record', () => {
  const head = text.slice(0, text.indexOf('\n\n'))

  it('is read to its last line when nothing follows it', () => {
    expect(readRecord(head)).toMatchObject({ record: { log: { header: { playerSeeds: ['a'] } } } })
  })

  it('has no line that begins with a space', () => {
    const [title, first, ...more] = head.split('\n')
    expect(readRecord([title, ` ${first}`, ...more].join('\n'))).toEqual({
      line: 2,
      text: 'Not a line of a header.',
    })
  })
})

import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import type { JarnacAction } from '../src/index.ts'
import { listed } from './support/lexicons.ts'
import { type TestTable, table } from './support/table.ts'

const words = listed('de', 'MAU MAUT MAUS REST TEE TEER TOR ROT ORT SAU EIS SEIL')
const classic = { preset: 'classic-de' }
const playsOf = ({ game, view }: TestTable, by: number) => [...game.plays(view, seat(by))]
const typed = (plays: readonly JarnacAction[], type: JarnacAction['type']) =>
  plays.filter((play) => play.type === type)

/** Side 0 has laid MAU and passed with these letters. */
const passed = (reserve: string, options: object = {}, seats = 2) =>
  table(words, { ...classic, firstDraw: 2 + reserve.length, ...options }, { seats })
    .take(0, `MAU${reserve.slice(1)}`)
    .lay(0, 'MAU', null, reserve[0])
    .pass(0)

describe('plays', () => {
  it('J8 in the first turn a side takes its letters; only later it may swap', () => {
    const played = table(words, { ...classic, firstDraw: 5 })
    expect(playsOf(played, 0)).toEqual([{ type: 'take' }])
    expect(playsOf(played, 1)).toEqual([])
    played.take(0, 'DDGKB').pass(0).decline(1).take(1, 'EEEEE').pass(1).decline(0)
    expect(playsOf(played, 0)).toEqual([
      { type: 'take' },
      ...['BDD', 'BDG', 'BDK', 'BGK', 'DDG', 'DDK', 'DGK'].map((letters) => ({ type: 'swap', letters })),
    ])
  })

  it('J9 a swap needs three letters in the bag, and one more for each extra letter', () => {
    const played = table(words, { ...classic, firstDraw: 3 })
    played.take(0, 'XQY').pass(0).decline(1).take(1, 'EEE').pass(1).decline(0)
    const swaps = (bag: number, extra = 0) => {
      const { view } = played
      const phase = { ...view.phase, extra } as typeof view.phase
      return typed([...played.game.plays({ ...view, bag, phase }, seat(0))], 'swap').length
    }
    expect([swaps(3), swaps(2), swaps(4, 1), swaps(3, 1)]).toEqual([1, 0, 1, 0])
  })

  it('J13, J14 a side lays new words and longer ones, or passes', () => {
    const played = table(words, { ...classic, firstDraw: 5 }).take(0, 'MAUTS')
    expect(playsOf(played, 0)).toEqual([
      { type: 'lay', word: 'MAU', row: null },
      { type: 'lay', word: 'MAUS', row: null },
      { type: 'lay', word: 'MAUT', row: null },
      { type: 'lay', word: 'SAU', row: null },
      { type: 'pass' },
    ])
    played.lay(0, 'MAU', null, 'X')
    expect(playsOf(played, 0)).toEqual([
      { type: 'lay', word: 'MAUS', row: 0 },
      { type: 'lay', word: 'MAUT', row: 0 },
      { type: 'pass' },
    ])
    expect(playsOf(played, 1)).toEqual([])
  })

  it('J16 a full board gets no new word', () => {
    const played = table(words, { ...classic, rows: 1, ending: 'full-and-passed', firstDraw: 7 })
    played.take(0, 'MAUTORT').lay(0, 'MAU', null, 'E')
    expect(typed(playsOf(played, 0), 'lay')).toEqual([{ type: 'lay', word: 'MAUT', row: 0 }])
  })

  it('J18 the next side calls, declines, or begins its turn', () => {
    const played = passed('TX')
    expect(playsOf(played, 1)).toEqual([
      { type: 'call', window: 'w1', word: 'MAUT', row: 0 },
      { type: 'decline', window: 'w1' },
      { type: 'take' },
    ])
    expect(playsOf(played, 0)).toEqual([])
    played.decline(1)
    expect(playsOf(played, 1)).toEqual([{ type: 'take' }])
    expect(typed(playsOf(passed('TORX'), 1), 'call').map((play) => 'word' in play && play.word)).toEqual([
      'ORT',
      'ROT',
      'TOR',
      'MAUT',
    ])
  })

  it('J10 a side whose first letters are due swaps nothing, however many it has by time-outs', () => {
    const played = table(words, { ...classic, firstDraw: 3 })
    for (const [mine, other] of ['XE', 'QE', 'YE'])
      played.do(0, { type: 'timeout' }, mine).do(1, { type: 'timeout' }, other)
    expect(played.show(0)).toBe('| XQY')
    expect(typed(playsOf(played, 0), 'swap')).toEqual([])
  })

  it('J19 with open Jarnac letters are taken when all others have declined', () => {
    const played = passed('TX', { callers: 'open' }, 3)
    for (const by of [1, 2]) expect(typed(playsOf(played, by), 'call')).toHaveLength(1)
    expect(typed(playsOf(played, 1), 'take')).toEqual([])
    played.decline(2)
    expect(typed(playsOf(played, 1), 'take')).toEqual([{ type: 'take' }])
    expect(playsOf(played, 2)).toEqual([])
  })

  it('J34 a pass that ends the game is only called on or let stand', () => {
    const options = { rows: 1, ending: 'full-and-passed' }
    const played = passed('TX', options)
    expect(playsOf(played, 1)).toEqual([
      { type: 'call', window: 'w1', word: 'MAUT', row: 0 },
      { type: 'decline', window: 'w1' },
    ])
    expect(played.game.onTimeout(played.view, seat(1))).toEqual({ type: 'decline', window: 'w1' })
    played.decline(1)
    expect(playsOf(played, 1)).toEqual([])
  })

  it('J32 after the last row only a longer new word is called', () => {
    const played = table(words, { ...classic, rows: 1, ending: 'last-jarnac', firstDraw: 8 })
    played.take(0, 'MAURESTE').lay(0, 'MAU', null)
    expect(typed(playsOf(played, 1), 'call')).toContainEqual({
      type: 'call',
      window: 'w1',
      word: 'REST',
      row: null,
    })
    expect(typed(playsOf(played, 1), 'call')).not.toContainEqual({
      type: 'call',
      window: 'w1',
      word: 'TEE',
      row: null,
    })
    expect(played.game.toAct(played.view)).toEqual([{ seat: 1, for: 'turn', about: 'w1' }])
    expect(played.game.onTimeout(played.view, seat(1))).toEqual({ type: 'decline', window: 'w1' })
  })

  it('J42 a word that may be challenged is accepted or challenged by the others', () => {
    const played = table(words, { ...classic, judging: 'challenge', firstDraw: 5 }, { seats: 3 })
    played.take(0, 'MAUTX').lay(0, 'MAUX', null)
    const { window } = played
    const answers = [
      { type: 'accept', window },
      { type: 'challenge', window },
    ]
    expect([0, 1, 2].map((by) => playsOf(played, by))).toEqual([[], answers, answers])
    played.accept(1)
    expect([0, 1, 2].map((by) => playsOf(played, by))).toEqual([[], [], answers])
    expect(played.game.onTimeout(played.view, seat(2))).toEqual({ type: 'accept', window })
    played.challenge(2)
    expect(typed(playsOf(played, 0), 'lay').map((play) => (play as { word: string }).word)).toEqual([
      'MAU',
      'MAUT',
    ])
  })

  it('J11 the duty of a turn names the turn', () => {
    const played = table(words, { ...classic, firstDraw: 3 })
    expect(played.game.toAct(played.view)).toEqual([{ seat: 0, for: 'turn', about: 't1' }])
    played.take(0, 'XQY')
    expect(played.game.toAct(played.view)).toEqual([{ seat: 0, for: 'turn', about: 't1' }])
    expect(played.game.onTimeout(played.view, seat(0))).toEqual({ type: 'timeout' })
    played.pass(0)
    expect(played.game.toAct(played.view)).toEqual([{ seat: 1, for: 'turn', about: 't2' }])
    played.decline(1)
    expect(played.game.toAct(played.view)).toEqual([{ seat: 1, for: 'turn', about: 't2' }])
  })
})

describe('a refusal names what it is about', () => {
  const playing = () =>
    table(words, { ...classic, firstDraw: 6 })
      .take(0, 'MAUTRX')
      .lay(0, 'MAU', null, 'S')
  const lay = (word: string, row: number | null): JarnacAction => ({ type: 'lay', word, row })

  it.each<[string, object, string, JarnacAction]>([
    ['no-row', { row: 10, rows: 8 }, 'There is no row 10; the board has 8 rows.', lay('MAUT', 9)],
    [
      'empty-row',
      { row: 2 },
      'No word lies on row 2; a new word goes on the first empty row.',
      lay('MAUT', 1),
    ],
    ['unchanged', { word: 'MAU' }, 'MAU lies there already; a transformation adds a letter.', lay('MAU', 0)],
    [
      'letter-left-out',
      { word: 'SAU', was: 'MAU', missing: 'M' },
      'SAU leaves out M of MAU; no letter leaves its row.',
      lay('SAU', 0),
    ],
    [
      'nothing-added',
      { word: 'UMA', was: 'MAU' },
      'UMA only rearranges MAU; a transformation adds a letter.',
      lay('UMA', 0),
    ],
    [
      'missing-letters',
      { word: 'TOR', missing: 'O' },
      'TOR needs an O that is not in the reserve.',
      lay('TOR', null),
    ],
    [
      'missing-letters',
      { word: 'MAUTT', missing: 'T' },
      'MAUTT needs another T that is not in the reserve.',
      lay('MAUTT', 0),
    ],
    [
      'missing-letters',
      { word: 'EIS', missing: 'EI' },
      'EIS needs E I, which are not in the reserve.',
      lay('EIS', null),
    ],
    ['too-short', { word: 'MA', shortest: 3 }, 'MA is too short: at least 3 letters.', lay('MA', null)],
    ['too-short', { word: '', shortest: 3 }, 'A word is too short: at least 3 letters.', lay('', null)],
    [
      'too-long',
      { word: 'MAUTMAUTMAUT', longest: 9 },
      'MAUTMAUTMAUT is too long: at most 9 letters.',
      lay('MAUTMAUTMAUT', null),
    ],
    [
      'foreign-letter',
      { word: 'MAÜ', letter: 'Ü' },
      'MAÜ is written with Ü, which is not a letter of this game.',
      lay('MAÜ', null),
    ],
    ['took-already', {}, 'The letters of this turn are taken already.', { type: 'take' }],
    ['no-hints', {}, 'This table gives no hints.', { type: 'hint', kind: 'play' }],
    ['stale', {}, 'That window is closed.', { type: 'decline', window: 'w7' }],
    ['no-challenge', {}, 'There is no word to challenge or accept.', { type: 'accept', window: 'w7' }],
  ])('%s %o', (code, params, text, action) =>
    expect(playing().refusal(0, action)).toMatchObject({ code, params, text }),
  )

  it('of options, too', () => {
    const { game } = table(words, classic)
    const textOf = (options: object) => {
      const config = game.configure({ preset: 'extended', ...options })
      return config.ok ? 'ok' : `${config.error.code}: ${config.error.text}`
    }
    expect(textOf({ shortest: 5, longest: 4 })).toBe(
      'shortest-longest: The shortest word (5) is longer than the longest (4).',
    )
    expect(textOf({ penalty: true })).toBe(
      'penalty-checked: A penalty needs challenges; checked words cannot be wrong.',
    )
    expect(textOf({ ending: 'last-jarnac', calls: 0 })).toBe(
      'last-jarnac-calls: A last Jarnac needs Jarnac calls to be allowed.',
    )
    expect(textOf({ callTime: 5, calls: 0 })).toBe(
      'call-time: A time to call needs Jarnac calls, and a clock without days.',
    )
    expect(textOf({ solo: true, calls: 2 })).toBe('solo-calls: There is nobody to call Jarnac on in solo.')
    expect(textOf({ solo: true, judging: 'challenge' })).toBe(
      'solo-challenge: There is nobody to challenge in solo.',
    )
    expect(textOf({ turnLimit: 5 })).toBe('turn-limit-solo: Only solo has a turn limit.')
  })
})

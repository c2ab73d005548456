import { compareAlone, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import type { mostPoints } from '../src/index.ts'
import { listed } from './support/lexicons.ts'
import { table } from './support/table.ts'

const words = listed('de', 'MAU MAUT MAUS REST RASTER TEE TEER TOR NEUNNEUNN')
const classic = { preset: 'classic-de' }

describe('sides', () => {
  it('J50 with two sides conceding loses, whatever the points', () => {
    const played = table(words, classic).take(0, 'SATEMU').lay(0, 'MAU', null, 'R').do(0, { type: 'concede' })
    const left = [{ seat: 0, by: 'choice' }]
    expect(played.outcome).toEqual({ scores: [9, 0], winners: [1], reason: 'conceded', left })
    expect(table(words, classic).do(1, { type: 'concede' }).outcome?.winners).toEqual([0])
  })

  it('J51 with more the side is out, its board immune, and play goes on', () => {
    const played = table(words, classic, { seats: 3 }).take(0, 'SATEMU').lay(0, 'MAU', null, 'R').pass(0)
    played.do(0, { type: 'concede' })
    expect(played.code(1, { type: 'call', window: 'w1', word: 'MAUT', row: 0 })).toBe('stale')
    expect(played.code(0, { type: 'take' })).toBe('out')
    played.take(1, 'EEEEEE').pass(1).take(2, 'NNNNNN').pass(2)
    expect(played.state.phase).toMatchObject({ type: 'opening', seat: 1 })
    expect(played.do(2, { type: 'concede' }).outcome).toEqual({
      scores: [9, 0, 0],
      winners: [1],
      reason: 'conceded',
      left: [
        { seat: 0, by: 'choice' },
        { seat: 2, by: 'choice' },
      ],
    })
  })

  it('J51 the side whose turn it was: the next one opens, without a window on it', () => {
    const played = table(words, classic, { seats: 3 }).take(0, 'SATEMU').do(0, { type: 'concede' })
    expect(played.state.phase).toEqual({ type: 'opening', seat: 1, window: null, extra: 0 })
  })

  it('J51 a side that leaves while opening leaves the window to the next', () => {
    const played = table(words, classic, { seats: 3 }).take(0, 'SATEMU').pass(0).do(1, { type: 'concede' })
    expect(played.state.phase).toMatchObject({ type: 'opening', seat: 2, window: { victim: 0 } })
    expect(played.call(2, 'MAUS', null).show(2)).toBe('MAUS |')
  })

  it('J51 a side that leaves before anybody has passed leaves no window', () => {
    const played = table(words, classic, { seats: 3 }).do(0, { type: 'concede' })
    expect(played.state.phase).toMatchObject({ type: 'opening', seat: 1, window: null })
  })

  it('J51 a side that leaves after filling its last row does not end the game', () => {
    const options = { ...classic, ending: 'last-jarnac', rows: 1 }
    const played = table(words, options, { seats: 3 }).take(0, 'SATEMU').lay(0, 'MAU', null)
    expect(played.state.phase.type).toBe('last-jarnac')
    played.do(0, { type: 'concede' })
    expect(played.state.phase).toMatchObject({ type: 'opening', seat: 1, window: null })
  })

  it('J51 a side that leaves to the one that it could call on leaves no window on it', () => {
    const options = { ...classic, judging: 'challenge', penalty: true, callers: 'open' }
    const played = table(words, options, { seats: 3 }).take(0, 'SATEMU').pass(0)
    played.call(1, 'UMT', null).challenge(0)
    expect(played.state.phase).toMatchObject({ type: 'opening', seat: 0, window: { victim: 1 } })
    played.do(0, { type: 'concede' })
    expect(played.state.phase).toMatchObject({ type: 'opening', seat: 1, window: null })
  })

  it('J51 its word that could still be challenged is taken back', () => {
    const challenge = { ...classic, judging: 'challenge' }
    const played = table(words, challenge, { seats: 3 }).take(0, 'SATEMU').pass(0).call(1, 'MAUT', null)
    played.do(1, { type: 'concede' })
    expect([played.show(0), played.show(1)]).toEqual(['| SATEMU', '|'])
    expect(played.state.wrong).toEqual([])
    expect(played.state.phase).toMatchObject({ type: 'opening', seat: 2, window: { victim: 0 } })
  })

  it('J51 a side that is out does not win, even with most points', () => {
    const played = table(words, { ...classic, rows: 1 }, { seats: 3 }).take(0, 'SATEMU')
    played.do(1, { type: 'concede' })
    played.state = {
      ...played.state,
      sides: played.state.sides.with(1, { ...played.state.sides[1]!, rows: ['NEUNNEUNN'] }),
    }
    expect(played.lay(0, 'MAU', null).outcome).toMatchObject({
      scores: [9, 81, 0],
      winners: [0],
      reason: 'full',
    })
  })

  it('J52 an empty bank loses', () => {
    const bank = { ...classic, clock: { type: 'bank', seconds: 600, increment: 0 } }
    const played = table(words, bank).take(0, 'SATEMU')
    played.do(0, played.game.onTimeout(played.view, seat(0)))
    expect(played.events[0]).toEqual({ type: 'conceded', seat: 0, by: 'time' })
    expect(played.outcome).toMatchObject({ winners: [1], left: [{ seat: 0, by: 'time' }] })
  })
})

describe('solo', () => {
  const solo = (draws: string, options: object = {}) =>
    table(words, { preset: 'solo', firstDraw: draws.length, ...options }, { seats: 1, draws })

  it('J60 the first letters are dealt, a pass draws one', () => {
    const played = solo('SATEMU')
    expect(played.show(0)).toBe('| SATEMU')
    expect(played.lay(0, 'MAU', null, 'R').pass(0, 'X').show(0)).toBe('MAU | STERX')
    expect(played.state.sides[0]!.turns).toBe(2)
    expect(played.code(0, { type: 'swap', letters: 'STE' })).toBe('swap-solo')
  })

  it('J60 it ends with the last row', () => {
    expect(solo('MAU', { rows: 1 }).lay(0, 'MAU', null).outcome).toMatchObject({
      scores: [9],
      winners: [0],
      reason: 'full',
    })
  })

  it('J60 with all rows filled it ends by a pass, if the last row does not end it', () => {
    const played = solo('MAUT', { rows: 1, ending: 'full-and-passed' }).lay(0, 'MAU', null, 'E')
    expect(played.outcome).toBeUndefined()
    expect(played.lay(0, 'MAUT', 0, 'E').pass(0).outcome).toMatchObject({ scores: [16], reason: 'full' })
  })

  it('J60 it ends by a pass when the bag is empty, words or not; waiting does not end it', () => {
    const played = solo('MAU')
    played.state = { ...played.state, bag: { E: 8 } }
    for (let turn = 0; turn < 8; turn++) played.pass(0, 'E')
    expect(played.outcome).toBeUndefined()
    expect(played.lay(0, 'MAU', null).pass(0).outcome).toMatchObject({
      scores: [9],
      winners: [],
      reason: 'stuck',
    })
  })

  it('J61 the goal is 576 on the usual board', () => {
    const played = solo('MAU')
    const rows = [...Array<string>(7).fill('NEUNNEUNN'), '']
    played.state = { ...played.state, sides: [{ ...played.state.sides[0]!, rows }] }
    expect(played.lay(0, 'MAU', null).outcome).toMatchObject({ scores: [576], winners: [0], reason: 'full' })
  })

  it('J61 a turn limit', () => {
    const played = solo('MAU', { turnLimit: 2 }).pass(0, 'E').pass(0)
    expect(played.outcome).toMatchObject({ scores: [0], winners: [], reason: 'turn-limit' })
  })

  it('J62 is ranked by turns to the goal, then by points; games of another kind are not compared', () => {
    const [goal, kind] = [576, 'de 8×9 3 6 - open']
    const game = (points: number, turns: number) => ({ kind, goal, points, turns })
    const ranked = [game(600, 30), game(576, 28), game(590, 28), game(575, 9), game(500, 8)]
    expect(ranked.toSorted(compareAlone).map(({ points }) => points)).toEqual([590, 576, 600, 575, 500])
    const alone = (options: object) => solo('MAU', { rows: 1, ...options }).lay(0, 'MAU', null).outcome?.alone
    expect(alone({})).toEqual({ kind: 'de 1×9 3 3 - open', goal: 9, turns: 1 })
    expect(alone({ longest: 8 })?.kind).toBe('de 1×8 3 3 - open')
    expect(alone({ words: { sameEntry: true } })?.kind).toBe('de 1×9 3 3 - open same-entry')
  })

  it('J62 a game with hints, words of its own, or given up is not ranked', () => {
    const helped = solo('MAU', { rows: 1, hints: 1 }).do(0, { type: 'hint', kind: 'play' })
    expect(helped.lay(0, 'MAU', null).outcome).not.toHaveProperty('alone')
    const own = solo('MAU', { rows: 1, words: { houseWords: ['MAUMAU'] } }).lay(0, 'MAU', null)
    expect(own.outcome).not.toHaveProperty('alone')
    const changes = [{ word: 'REST', change: 'removed', scope: 'form' }]
    for (const layer of [{ family: true }, { removed: ['REST'] }, { changes }])
      expect(solo('MAU', { rows: 1, words: layer }).lay(0, 'MAU', null).outcome).not.toHaveProperty('alone')
    expect(solo('MAU').do(0, { type: 'concede' }).outcome).not.toHaveProperty('alone')
  })
})

describe('hints', () => {
  it('J70 the best play, or only where one hides; counted, and seen by all', () => {
    const played = table(words, { ...classic, hints: 2 })
      .take(0, 'SATEMU')
      .lay(0, 'MAU', null, 'R')
    played.do(0, { type: 'hint', kind: 'play' })
    expect(played.events).toEqual([
      { type: 'hinted', seat: 0, hint: { type: 'play', word: 'REST', row: null, jarnac: false } },
    ])
    expect(played.view.sides[0]!.hintsUsed).toBe(1)
    played.do(0, { type: 'hint', kind: 'place' })
    expect(played.events).toMatchObject([{ hint: { type: 'place', row: null, jarnac: false } }])
    expect(played.refusal(0, { type: 'hint', kind: 'play' })).toMatchObject({
      code: 'hints-used',
      text: 'You have used all 2 hints.',
    })
  })

  it('J70 a Jarnac can be hinted at, and so can nothing', () => {
    const played = table(words, { ...classic, hints: 1 })
      .take(0, 'SATEMU')
      .lay(0, 'MAU', null, 'R')
      .pass(0)
    played.do(1, { type: 'hint', kind: 'place' })
    expect(played.events).toMatchObject([{ hint: { type: 'place', row: 0, jarnac: true } }])
    const nothing = table(words, { ...classic, hints: 1 })
      .take(0, 'XYQVJC')
      .do(0, { type: 'hint', kind: 'play' })
    expect(nothing.events).toMatchObject([{ hint: { type: 'nothing' } }])
    expect(nothing.refusal(0, { type: 'hint', kind: 'play' }).text).toBe('You have used your hint.')
  })

  it('J70 only where the table allows them, and to who is searching', () => {
    expect(table(words, classic).take(0, 'SATEMU').code(0, { type: 'hint', kind: 'play' })).toBe('no-hints')
    for (const by of [0, 1])
      expect(table(words, { ...classic, hints: 1 }).code(by, { type: 'hint', kind: 'play' })).toBe(
        'not-your-turn',
      )
    const played = table(words, { ...classic, hints: 1 }).take(0, 'SATEMU')
    expect(played.code(1, { type: 'hint', kind: 'play' })).toBe('not-your-turn')
  })

  it('J70 another engine can choose them', () => {
    const hinter: typeof mostPoints = (_, __, plays) => plays.find(({ word }) => word === 'MAU')
    const played = table(words, { ...classic, hints: 1 }, { hinter })
      .take(0, 'SATEMU')
      .do(0, { type: 'hint', kind: 'play' })
    expect(played.events).toMatchObject([{ hint: { word: 'MAU' } }])
  })
})

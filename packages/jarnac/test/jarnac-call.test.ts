import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { jarnacBot } from '../src/bot/index.ts'
import { listed } from './support/lexicons.ts'
import { table } from './support/table.ts'

const words = listed(
  'de',
  'MAU MAUT MAUS REST TEE TEER REGT RASTER STARREN KARIES KASSIER TOR ROT ORT SAU EIS SEIL',
)
const classic = { preset: 'classic-de' }

/** Side 0 has passed with these words and this reserve; side 1 may call. */
function passedWith(laid: readonly string[], reserve: string, options: object = {}, seats = 2) {
  const first = laid.join('') + reserve.slice(laid.length)
  const played = table(words, { ...classic, firstDraw: first.length, ...options }, { seats })
  played.take(0, first)
  for (const [i, word] of laid.entries()) played.lay(0, word, null, reserve[i])
  return played.pass(0)
}

describe('Jarnac', () => {
  it('J20 takes a transformation that was missed', () => {
    const played = passedWith(['MAU', 'REST'], 'TE').call(1, 'MAUT', 0)
    expect([played.show(0), played.show(1)]).toEqual(['- REST | E', 'MAUT |'])
    expect(played.events).toEqual([
      {
        type: 'called',
        seat: 1,
        victim: 0,
        from: 0,
        row: 0,
        word: 'MAUT',
        was: 'MAU',
        used: 'T',
        window: null,
      },
    ])
  })

  it('J20 takes a new word of the reserve alone', () => {
    const played = passedWith(['MAU'], 'TORE').call(1, 'ROT', null)
    expect([played.show(0), played.show(1)]).toEqual(['MAU | E', 'ROT |'])
  })

  it('J20 only after a pass, and not by the side that passed', () => {
    const played = table(words, classic).take(0, 'SATEMU')
    expect(played.code(1, { type: 'call', window: 'w1', word: 'MAU', row: null })).toBe('stale')
    played.pass(0)
    expect(played.code(0, { type: 'call', window: 'w1', word: 'MAU', row: null })).toBe('not-caller')
    played.take(1, 'EEEEEE')
    expect(played.code(1, { type: 'call', window: 'w1', word: 'MAU', row: null })).toBe('stale')
  })

  it('J20 the word must be there, and be a word', () => {
    const played = passedWith(['MAU'], 'TE')
    expect(played.code(1, { type: 'call', window: 'w1', word: 'MAUS', row: 0 })).toBe('missing-letters')
    expect(played.code(1, { type: 'call', window: 'w1', word: 'MAU', row: 0 })).toBe('unchanged')
    expect(played.code(1, { type: 'call', window: 'w1', word: 'TUMA', row: 0 })).toBe('unknown-word')
    expect(played.code(1, { type: 'call', window: 'w1', word: 'TE', row: null })).toBe('too-short')
  })

  it('J21 no new word from a board that had no row for it', () => {
    const played = passedWith(['MAU'], 'TORE', { rows: 1, ending: 'full-and-passed' })
    expect(played.code(1, { type: 'call', window: 'w1', word: 'ROT', row: null })).toBe('victim-full')
    expect(played.call(1, 'MAUT', 0).show(1)).toBe('MAUT |')
  })

  it('J21 a row taken in the window makes no room: the board counts as it was at the pass', () => {
    const two = table(words, { ...classic, firstDraw: 10, rows: 2, ending: 'full-and-passed' })
    two.take(0, 'MAURESTTTE').lay(0, 'MAU', null, 'E').lay(0, 'REST', null, 'N').pass(0).call(1, 'MAUT', 0)
    expect(two.show(0)).toBe('- REST | TEEN')
    expect(two.code(1, { type: 'call', window: 'w1', word: 'TEE', row: null })).toBe('victim-full')
    const offered = [...two.game.plays(two.view, seat(1))].filter((play) => play.type === 'call')
    expect(offered.filter(({ row }) => row === null)).toEqual([])
    const next = jarnacBot(two.game, 'master').choose(two.view, seat(1), 'seed')
    expect(next.type).not.toBe('call')
  })

  it('J22 the emptied row stays empty and takes the next new word', () => {
    const played = passedWith(['MAU', 'REST'], 'TTEE').call(1, 'MAUT', 0).take(1, 'NNNNNNNNN').pass(1)
    expect(played.show(0)).toBe('- REST | EET')
    played.take(0, 'R').lay(0, 'TEE', null, 'A')
    expect(played.show(0)).toBe('TEE REST | RA')
  })

  it('J23 a word of full length is safe, since it cannot grow', () => {
    const played = passedWith(['REST', 'TEE'], 'RA', { longest: 4 })
    expect(played.code(1, { type: 'call', window: 'w1', word: 'RASTER', row: 0 })).toBe('too-long')
    expect(played.call(1, 'TEER', 1).show(1)).toBe('TEER |')
  })

  it('J23 handicap: words of N letters and more are immune, for the side that has it', () => {
    const immunity = [4, null]
    const played = passedWith(['REST', 'TEE'], 'RA', { immunity })
    expect(played.refusal(1, { type: 'call', window: 'w1', word: 'RASTER', row: 0 })).toMatchObject({
      code: 'immune',
      params: { was: 'REST' },
    })
    expect([...played.game.plays(played.view, seat(1))]).not.toContainEqual({
      type: 'call',
      window: 'w1',
      word: 'RASTER',
      row: 0,
    })
    expect(played.call(1, 'TEER', 1).show(1)).toBe('TEER |')
    expect(
      passedWith(['REST'], 'RA', { immunity: [null, 4] })
        .call(1, 'RASTER', 0)
        .show(1),
    ).toBe('RASTER |')
  })

  it('J24 with more sides only the next one may call', () => {
    const played = passedWith(['MAU'], 'TE', {}, 3)
    expect(played.code(2, { type: 'call', window: 'w1', word: 'MAUT', row: 0 })).toBe('not-caller')
    expect(played.duties).toEqual(['1 turn'])
    expect(played.call(1, 'MAUT', 0).show(1)).toBe('MAUT |')
  })

  describe('J25 open Jarnac', () => {
    const open = (reserve = 'TOR') => passedWith(['MAU'], reserve, { callers: 'open', calls: 1 }, 4)

    it('J25 any opponent may call, for five seconds', () => {
      const played = open()
      expect(played.duties).toEqual(['1 turn', '2 window 5', '3 window 5'])
      expect(played.call(3, 'MAUT', 0).show(3)).toBe('MAUT |')
      expect(played.state.phase).toMatchObject({ type: 'opening', seat: 1 })
    })

    it('J25 the next side takes no letters until the others have declined', () => {
      const played = open()
      for (const type of ['take', 'timeout'] as const) expect(played.code(1, { type })).toBe('window-open')
      expect(played.game.onTimeout(played.view, seat(1))).toEqual({ type: 'decline', window: 'w1' })
      played.do(2, played.game.onTimeout(played.view, seat(2)))
      expect(played.events).toEqual([{ type: 'declined', seat: 2 }])
      expect(played.code(1, { type: 'take' })).toBe('window-open')
      played.decline(3)
      expect(played.take(1, 'EEEEE').show(1)).toBe('| EEEEE')
    })

    it('J25 who cannot call any more holds nobody up', () => {
      const played = open().call(2, 'MAUT', 0).decline(3)
      expect(played.refusal(2, { type: 'call', window: 'w1', word: 'ROT', row: null })).toMatchObject({
        code: 'call-limit',
        text: 'Only 1 Jarnac call in one window.',
      })
      expect(played.take(1, 'EEEEE').duties).toEqual(['1 turn'])
    })

    it('J25 what another caller took first is gone, and limits count for each caller', () => {
      const played = open('TORE').call(2, 'MAUT', 0)
      expect(played.code(3, { type: 'call', window: 'w1', word: 'MAUT', row: 0 })).toBe('gone')
      expect(played.refusal(3, { type: 'call', window: 'w1', word: 'ROT', row: null }).text).toBe(
        'ROT is gone: another side took those letters first.',
      )
      expect(played.code(3, { type: 'call', window: 'w1', word: 'SAU', row: null })).toBe('missing-letters')
      const both = open('TOREREST').call(2, 'MAUT', 0).call(3, 'REST', null)
      expect([both.show(2), both.show(3)]).toEqual(['MAUT |', 'REST |'])
    })

    it('J25 what one took oneself is not gone but missing', () => {
      const played = passedWith(['MAU'], 'TOR', {}, 2).call(1, 'MAUT', 0)
      expect(played.code(1, { type: 'call', window: 'w1', word: 'ROT', row: null })).toBe('missing-letters')
    })

    it('J25 the side to move has no duty while it can only wait', () => {
      const played = passedWith(['MAU'], 'TOR', { callers: 'open', calls: 1 }, 3).call(1, 'MAUT', 0)
      expect(played.duties).toEqual(['2 window 5'])
      expect(played.decline(2).duties).toEqual(['1 turn'])
    })
  })

  describe('J19 time to call', () => {
    const hurried = (options: object = {}) => passedWith(['MAU'], 'TE', { callTime: 20, ...options })

    it('J19 the window has its own time; then the turn begins with all of its own', () => {
      const played = hurried({ clock: { type: 'turn', seconds: 5 } })
      expect(played.duties).toEqual(['1 window 20'])
      played.do(1, played.game.onTimeout(played.view, seat(1)))
      expect(played.events).toEqual([{ type: 'declined', seat: 1 }])
      expect(played.duties).toEqual(['1 turn'])
      expect(played.code(1, { type: 'call', window: 'w1', word: 'MAUT', row: 0 })).toBe('declined')
      expect(played.take(1, 'IIII').show(1)).toBe('| IIII')
    })

    it('J19 without it a turn clock running out in the window closes the window only', () => {
      const played = hurried({ callTime: null, clock: { type: 'turn', seconds: 5 } })
      expect(played.duties).toEqual(['1 window 5'])
      played.do(1, played.game.onTimeout(played.view, seat(1)))
      expect(played.state.phase).toMatchObject({ type: 'opening', seat: 1 })
      expect(played.duties).toEqual(['1 turn'])
      played.do(1, played.game.onTimeout(played.view, seat(1)), 'I')
      expect(played.state.phase).toMatchObject({ type: 'opening', seat: 0 })
    })

    it('J19 taking letters declines silently, and a call may be followed by another in time', () => {
      expect(hurried().take(1, 'IIII').duties).toEqual(['1 turn'])
      expect(hurried().call(1, 'MAUT', 0).duties).toEqual(['1 window 20'])
    })

    it('J19 silence with a bank declines within the time to call, and loses without', () => {
      const clock = { type: 'bank', seconds: 60, increment: 0 }
      const silence = (options: object) => {
        const { game, view } = hurried({ clock, ...options })
        return game.onTimeout(view, seat(1))
      }
      expect(silence({})).toEqual({ type: 'decline', window: 'w1' })
      expect(silence({ callTime: null })).toEqual({ type: 'timeout' })
      expect(silence({ callTime: null, rows: 1, ending: 'full-and-passed' })).toEqual({ type: 'timeout' })
    })

    it('J19 silence in a window that ends the game ends it', () => {
      const played = hurried({ rows: 1, ending: 'full-and-passed' })
      played.do(1, played.game.onTimeout(played.view, seat(1)))
      expect(played.outcome?.reason).toBe('full')
    })

    it('J19 with a bank and no time to call the bank runs, and with days nobody is hurried', () => {
      const bank = { type: 'bank', seconds: 60, increment: 0 }
      expect(hurried({ callTime: null, clock: bank }).duties).toEqual(['1 turn'])
      expect(hurried({ clock: bank }).duties).toEqual(['1 window 20'])
      expect(hurried({ callTime: null, clock: { type: 'days', days: 2 } }).duties).toEqual(['1 turn'])
    })

    it('J19 takes the place of the five seconds of open Jarnac', () => {
      const played = passedWith(['MAU'], 'TE', { callTime: 9, callers: 'open' }, 3)
      expect(played.duties).toEqual(['1 window 9', '2 window 9'])
    })

    it('J19 a match logged without the option goes on without it', () => {
      const played = passedWith(['MAU'], 'TE')
      const { callTime: _, ...config } = played.state.config
      played.state = { ...played.state, config }
      expect(played.duties).toEqual(['1 turn'])
    })
  })

  it('J26 so many calls in one window, none when Jarnac is off', () => {
    const played = passedWith(['MAU', 'TEE', 'TOR'], 'TRS', { calls: 2 })
      .call(1, 'MAUT', 0)
      .call(1, 'TEER', 1)
    expect(played.refusal(1, { type: 'call', window: 'w1', word: 'ROT', row: null }).text).toBe(
      'Only 2 Jarnac calls in one window.',
    )
    const off = passedWith(['MAU'], 'T', { calls: 0 })
    expect(off.state.phase).toMatchObject({ type: 'opening', window: null })
    expect(off.code(1, { type: 'call', window: 'w1', word: 'MAUT', row: 0 })).toBe('stale')
  })

  it('J27 a Jarnac earns nothing; another uses what the first left; then letters are taken', () => {
    const played = passedWith(['KARIES', 'RASTER'], 'SN').call(1, 'KASSIER', 0).call(1, 'STARREN', 1)
    expect([played.show(0), played.show(1)]).toEqual(['|', 'KASSIER STARREN |'])
    expect(played.take(1, 'ABCDEFGHIJKL').show(1)).toBe('KASSIER STARREN | ABCDEFGHIJKL')
  })

  it('J27 a caller without an empty row cannot call', () => {
    const played = passedWith(['MAU'], 'TEER', { rows: 1, callers: 'open', ending: 'full-and-passed' }, 3)
    played.call(1, 'MAUT', 0)
    expect(played.code(1, { type: 'call', window: 'w1', word: 'TEE', row: null })).toBe('caller-full')
  })

  it('J28 an answer to another window is stale', () => {
    const played = passedWith(['MAU'], 'TE')
    expect(played.code(1, { type: 'call', window: 'w2', word: 'MAUT', row: 0 })).toBe('stale')
    expect(played.code(1, { type: 'decline', window: 'w2' })).toBe('stale')
    played.take(1, 'IIII').pass(1)
    expect(played.window).toBe('w2')
    expect(played.code(0, { type: 'decline', window: 'w1' })).toBe('stale')
  })

  it('J29 who has declined calls no more', () => {
    const played = passedWith(['MAU'], 'TE').decline(1)
    expect(played.code(1, { type: 'call', window: 'w1', word: 'MAUT', row: 0 })).toBe('declined')
    expect(played.code(1, { type: 'decline', window: 'w1' })).toBe('declined')
    expect(played.take(1, 'IIII').show(1)).toBe('| IIII')
  })

  it('J29 where the game would end, the next side calls or declines aloud', () => {
    const played = passedWith(['MAU'], 'TE', { rows: 1, ending: 'full-and-passed' })
    expect(played.code(1, { type: 'take' })).toBe('final-window')
    expect(played.game.onTimeout(played.view, seat(1))).toEqual({ type: 'decline', window: 'w1' })
  })
})

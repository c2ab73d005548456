import { describe, expect, it } from 'vitest'
import { fullSides, scoreOf } from '../src/index.ts'
import { listed } from './support/lexicons.ts'
import { table } from './support/table.ts'

const words = listed('de', 'MAU MAUT REST RASTER TEE TEER TOR ROTE TORTE EIS EISEN SEI ABTEI AST')
const de = (ending: string, options: object = {}) => ({ preset: 'classic-de', ending, rows: 2, ...options })

describe('end and score', () => {
  it('J30 each row scores the square of its length', () => {
    expect(scoreOf(['MAU', '', 'REST', 'NEUNNEUNN'])).toBe(9 + 16 + 81)
  })

  it('J31 last row: the game ends with the word on it, and no letter is drawn for it', () => {
    const played = table(words, de('last-row', { firstDraw: 7 }))
      .take(0, 'MAUREST')
      .lay(0, 'MAU', null, 'E')
    played.lay(0, 'REST', null)
    expect(played.outcome).toEqual({ scores: [25, 0], winners: [0], reason: 'full' })
    expect(played.duties).toEqual([])
    expect(played.code(0, { type: 'pass' })).toBe('over')
    expect(played.code(1, { type: 'concede' })).toBe('over')
  })

  it('J31 also by a Jarnac', () => {
    const played = table(words, de('last-row', { rows: 1 }))
      .take(0, 'MAUTEE')
      .pass(0)
      .call(1, 'MAUT', null)
    expect(played.outcome).toEqual({ scores: [0, 16], winners: [1], reason: 'full' })
  })

  it('J31 a transformation on another row does not end it', () => {
    const played = table(words, de('last-row'))
      .take(0, 'MAUTEI')
      .lay(0, 'MAU', null, 'S')
      .lay(0, 'MAUT', 0, 'R')
    expect(played.outcome).toBeUndefined()
  })

  describe('last Jarnac', () => {
    /** Side 0 has just filled its two rows: MAU and REST, reserve as given. */
    const filled = (reserve: string, options: object = {}, seats = 2) =>
      table(words, de('last-jarnac', { firstDraw: 6 + reserve.length, ...options }), { seats })
        .take(0, `MAUEST${reserve}`)
        .lay(0, 'MAU', null, 'R')
        .lay(0, 'REST', null)

    it('J32 the next side may first call on that board; if it declines, the game is over', () => {
      const played = filled('T')
      expect(played.duties).toEqual(['1 turn'])
      expect(played.outcome).toBeUndefined()
      expect(played.code(0, { type: 'pass' })).toBe('not-your-turn')
      expect(played.code(1, { type: 'take' })).toBe('final-window')
      expect(played.decline(1).outcome).toEqual({ scores: [25, 0], winners: [0], reason: 'full' })
    })

    it('J32 a transformation, or a new word longer than the one just laid', () => {
      expect(filled('T').call(1, 'MAUT', 0).show(0)).toBe('- REST |')
      const played = filled('ROTEET')
      expect(played.refusal(1, { type: 'call', window: 'w1', word: 'ROTE', row: null })).toMatchObject({
        code: 'not-longer',
        params: { length: 4 },
      })
      expect(played.call(1, 'TORTE', null).show(0)).toBe('MAU REST | E')
    })

    it('J70 the call that answers can be hinted at', () => {
      const played = filled('T', { hints: 1 }).do(1, { type: 'hint', kind: 'play' })
      expect(played.events).toMatchObject([{ hint: { type: 'play', word: 'MAUT', row: 0, jarnac: true } }])
    })

    it('J32 a caller who fills his own last row ends the game', () => {
      const played = table(words, de('last-jarnac', { rows: 1, firstDraw: 4 }))
        .take(0, 'MAUT')
        .lay(0, 'MAU', null)
      expect(played.call(1, 'MAUT', 0).outcome).toEqual({ scores: [0, 16], winners: [1], reason: 'full' })
    })

    it('J32 the side that filled its last row lays nothing more', () => {
      const played = table(words, de('last-jarnac', { rows: 1, firstDraw: 4 }))
        .take(0, 'MAUT')
        .lay(0, 'MAU', null)
      expect(played.state.phase.type).toBe('last-jarnac')
      for (const by of [0, 1])
        expect(played.code(by, { type: 'lay', word: 'MAUT', row: 0 })).toBe('not-your-turn')
    })

    it('J32 filling the last row by a Jarnac is answered too', () => {
      const played = table(words, de('last-jarnac', { rows: 1, firstDraw: 4 }))
        .take(0, 'MAUE')
        .pass(0)
        .call(1, 'MAU', null)
      expect(played.state.phase).toMatchObject({ type: 'last-jarnac', seat: 1, length: 3 })
      expect(played.decline(0).outcome?.winners).toEqual([1])
    })

    it('J32 one call only, and with `open` by any opponent within five seconds', () => {
      const played = filled('T', { callers: 'open' }, 3)
      expect(played.duties).toEqual(['1 window 5', '2 window 5'])
      played.decline(1).call(2, 'MAUT', 0)
      expect(played.state.phase).toMatchObject({ type: 'opening', seat: 2, window: null })
    })

    it('J32 there is none if all the others have filled their rows: the game is over', () => {
      const played = filled('TORTE', { firstDraw: 11 }).call(1, 'TORTE', null).take(1, 'MAUEEEEEEEE')
      expect(played.lay(1, 'MAU', null).outcome).toMatchObject({ scores: [25, 34], reason: 'full' })
    })

    it('J33 if the caller still has an empty row his turn begins', () => {
      const played = filled('T').call(1, 'MAUT', 0)
      expect(played.outcome).toBeUndefined()
      expect(played.take(1, 'EEEEEII').show(1)).toBe('MAUT | EEEEEII')
      expect(played.code(0, { type: 'take' })).toBe('not-your-turn')
    })

    it('J33 a board left full ends the game at its next pass that no Jarnac answers', () => {
      const played = filled('TORTE', { rows: 2, firstDraw: 11 })
        .call(1, 'TORTE', null)
        .take(1, 'EEEEEEEIIII')
        .pass(1)
      played.take(0, 'E').pass(0)
      expect(played.state.phase).toMatchObject({ type: 'opening', window: { final: 'full' } })
      expect(played.decline(1).outcome).toMatchObject({ scores: [25, 25], winners: [0, 1], reason: 'full' })
    })
  })

  describe('full and passed', () => {
    const full = (reserve: string, rows = 2) => {
      const played = table(words, de('full-and-passed', { rows, firstDraw: 7 })).take(0, 'MAUREST')
      return played.lay(0, 'MAU', null, reserve[0]).lay(0, 'REST', null, reserve[1])
    }

    it('J34 a side with all rows filled plays on until it passes', () => {
      const played = full('TE').lay(0, 'MAUT', 0, 'I')
      expect(played.outcome).toBeUndefined()
      expect(played.pass(0).outcome).toBeUndefined()
      expect(played.decline(1).outcome).toEqual({ scores: [32, 0], winners: [0], reason: 'full' })
    })

    it('J34 a page can say who has filled all rows', () => {
      expect(fullSides(full('TE').view)).toEqual([0])
      expect(fullSides(full('TE', 3).view)).toEqual([])
    })

    it('J34 a Jarnac answers, and the game goes on', () => {
      const played = full('TE').pass(0).call(1, 'MAUT', 0)
      expect(played.show(0)).toBe('- REST | E')
      expect(played.take(1, 'EEEEEII').pass(1).outcome).toBeUndefined()
    })

    it('J34 it ends at the pass when nobody could call', () => {
      const played = table(words, de('full-and-passed', { rows: 1, calls: 0 }))
        .take(0, 'MAUEEE')
        .lay(0, 'MAU', null, 'E')
      expect(played.pass(0).outcome?.reason).toBe('full')
    })

    it('J35 a side that fills its last row by a Jarnac takes letters, passes, and can be called on', () => {
      const played = table(words, de('full-and-passed', { rows: 1 }))
        .take(0, 'MAUEEE')
        .pass(0)
        .call(1, 'MAU', null)
      expect(played.outcome).toBeUndefined()
      played.take(1, 'TEEEEE').pass(1)
      expect(played.call(0, 'MAUT', 0).show(0)).toBe('MAUT | EEE')
    })
  })

  it('J36 the bag is empty and all have passed in a row; the last pass may be answered', () => {
    const played = table(words, de('last-row'))
    played.state = { ...played.state, bag: { E: 6, M: 1, A: 1, U: 1 } }
    played.take(0, 'EEEEEE').pass(0).take(1, 'MAU').lay(1, 'MAU', null).pass(1).take(0, '').pass(0)
    expect(played.outcome).toBeUndefined()
    played.take(1, '').pass(1)
    expect(played.state.phase).toMatchObject({ window: { final: 'stuck' } })
    expect(played.decline(0).outcome).toEqual({ scores: [0, 9], winners: [1], reason: 'stuck' })
  })

  it('J36 a Jarnac answers the last pass, and an empty bag never hangs', () => {
    const played = table(words, de('last-row'))
    played.state = { ...played.state, bag: { E: 1, M: 1, A: 1, U: 1 } }
    played.take(0, 'EMAU').pass(0).take(1, '').pass(1)
    expect(played.code(0, { type: 'take' })).toBe('final-window')
    expect(played.decline(0).outcome?.reason).toBe('stuck')
    const called = table(words, de('last-row', { firstDraw: 3 }))
    called.state = { ...called.state, bag: { E: 3, M: 1, A: 1, U: 1 } }
    called.take(0, 'EEE').pass(0).take(1, 'MAU').pass(1).call(0, 'MAU', null)
    expect(called.take(0, '').pass(0).outcome).toBeUndefined()
  })

  it('J37 six turns running without a word, for every side', () => {
    const played = table(words, de('last-row', { firstDraw: 1 }))
    for (let turn = 0; turn < 6; turn++) {
      played.take(0, 'E').pass(0)
      if (turn < 5) played.take(1, 'N').pass(1)
    }
    expect(played.state.phase).toMatchObject({ window: { final: null } })
    played.take(1, 'N').pass(1)
    expect(played.state.phase).toMatchObject({ window: { final: 'idle' } })
    expect(played.decline(0).outcome).toEqual({ scores: [0, 0], winners: [0, 1], reason: 'idle' })
  })

  it('J37 a word or a Jarnac begins the count anew', () => {
    const played = table(words, de('last-row', { firstDraw: 3 }))
      .take(0, 'MAU')
      .pass(0)
      .take(1, 'NNN')
      .pass(1)
    expect(played.state.sides.map(({ idle }) => idle)).toEqual([1, 1])
    played.take(0, 'T').lay(0, 'MAU', null, 'X').pass(0)
    expect(played.state.sides.map(({ idle }) => idle)).toEqual([0, 1])
    expect(played.call(1, 'MAUT', 0).state.sides.map(({ idle }) => idle)).toEqual([0, 0])
  })

  it('J37 a call of another side is no word of the side that has the turn', () => {
    const open = de('last-row', { firstDraw: 3, callers: 'open' })
    const played = table(words, open, { seats: 3 }).take(0, 'MAU').pass(0).call(2, 'MAU', null)
    played.decline(2).take(1, 'NNN').pass(1)
    expect(played.state.sides.map(({ idle }) => idle)).toEqual([1, 1, 0])
  })

  it('J38 the highest total wins, equal totals draw', () => {
    const draw = table(words, de('last-row', { rows: 1, firstDraw: 3 }))
    draw.state = { ...draw.state, sides: draw.state.sides.map((side) => ({ ...side, rows: ['TEE'] })) }
    draw.state = { ...draw.state, phase: { type: 'over', reason: 'full' } }
    expect(draw.outcome?.winners).toEqual([0, 1])
    const [first, second] = draw.state.sides
    draw.state = { ...draw.state, sides: [first!, { ...second!, rows: ['REST'] }] }
    expect(draw.outcome).toMatchObject({ scores: [9, 16], winners: [1] })
  })
})

import { describe, expect, it } from 'vitest'
import { listed } from './support/lexicons.ts'
import { table } from './support/table.ts'

const words = listed('de', 'MAU MAUS MAUT UMSAT AUM REST TEE TEER NETTE AB SATTELTAU RUM EIS')
const classic = { preset: 'classic-de' }
const start = (draws = 'SATEMU', options: object = {}) =>
  table(words, { ...classic, firstDraw: draws.length, ...options }).take(0, draws)

describe('laying words', () => {
  it('J13 a new word goes on the first empty row, its letters leave the reserve', () => {
    expect(start().lay(0, 'MAU', null, 'R').lay(0, 'REST', null, 'T').show(0)).toBe('MAU REST | T')
  })

  it('J13 only in a turn of one’s own, after taking letters', () => {
    const played = table(words, classic)
    const lay = { type: 'lay', word: 'MAU', row: null } as const
    expect([0, 1].map((by) => played.code(by, lay))).toEqual(['take-first', 'not-your-turn'])
    expect([0, 1].map((by) => played.code(by, { type: 'pass' }))).toEqual(['take-first', 'not-your-turn'])
    expect(played.take(0, 'SATEMU').code(1, lay)).toBe('not-your-turn')
  })

  it('J13 not too short, not too long, of the letters of the game', () => {
    expect(start('AB').refusal(0, { type: 'lay', word: 'AB', row: null }).text).toBe(
      'AB is too short: at least 3 letters.',
    )
    expect(start('SATTELTAU', { longest: 8 }).code(0, { type: 'lay', word: 'SATTELTAU', row: null })).toBe(
      'too-long',
    )
    expect(start().code(0, { type: 'lay', word: 'mau', row: null })).toBe('foreign-letter')
    expect(start().code(0, { type: 'lay', word: 'MÄU', row: null })).toBe('foreign-letter')
    expect(start().code(0, { type: 'lay', word: '', row: null })).toBe('too-short')
    expect(start('AB', { shortest: 2 }).lay(0, 'AB', null, 'E').show(0)).toBe('AB | E')
  })

  it('J13 letters standing below each other mean nothing', () => {
    const played = table(words, { ...classic, firstDraw: 7 }).take(0, 'MAUREST')
    // MR, AE, US and T are no words of the list.
    expect(played.lay(0, 'MAU', null, 'E').lay(0, 'REST', null, 'E').show(0)).toBe('MAU REST | EE')
  })

  it('J14 a transformation keeps all letters of the row and adds some, in any order', () => {
    expect(start().lay(0, 'MAU', null, 'R').lay(0, 'UMSAT', 0, 'I').show(0)).toBe('UMSAT | ERI')
  })

  it('J14 no letter leaves its row', () => {
    const played = start().lay(0, 'MAU', null, 'R')
    expect(played.refusal(0, { type: 'lay', word: 'REST', row: 0 })).toMatchObject({
      code: 'letter-left-out',
      text: 'REST leaves out M A U of MAU; no letter leaves its row.',
    })
  })

  it('J14 the row must be there and hold a word', () => {
    const played = start().lay(0, 'MAU', null, 'R')
    expect(played.code(0, { type: 'lay', word: 'REST', row: 1 })).toBe('empty-row')
    for (const row of [8, -1, 0.5]) expect(played.code(0, { type: 'lay', word: 'REST', row })).toBe('no-row')
  })

  it('J15 a letter that is not in the reserve', () => {
    const played = start('MAUSES').lay(0, 'MAU', null, 'E')
    expect(played.refusal(0, { type: 'lay', word: 'MAUT', row: 0 })).toEqual({
      code: 'missing-letters',
      params: { word: 'MAUT', missing: 'T' },
      text: 'MAUT needs a T that is not in the reserve.',
    })
    expect(played.refusal(0, { type: 'lay', word: 'REST', row: null }).text).toBe(
      'REST needs R T, which are not in the reserve.',
    )
  })

  it('J15 a double letter is used only as often as it is there', () => {
    expect(start('NETEES').refusal(0, { type: 'lay', word: 'NETTE', row: null }).text).toBe(
      'NETTE needs another T that is not in the reserve.',
    )
    expect(start('NETTES').lay(0, 'NETTE', null, 'A').show(0)).toBe('NETTE | SA')
  })

  it('J15 no letter moves between rows', () => {
    const played = start('SATEMURE').lay(0, 'MAU', null, 'E').lay(0, 'REST', null, 'I')
    expect(played.refusal(0, { type: 'lay', word: 'MAUS', row: 0 }).params).toMatchObject({ missing: 'S' })
  })

  it('J16 retyping the word that lies there, or only rearranging it, is refused', () => {
    const played = start().lay(0, 'MAU', null, 'R')
    expect(played.code(0, { type: 'lay', word: 'MAU', row: 0 })).toBe('unchanged')
    expect(played.code(0, { type: 'lay', word: 'AUM', row: 0 })).toBe('nothing-added')
  })

  it('J17 a new word needs an empty row', () => {
    const played = start('MAUEISREST', { rows: 1, ending: 'full-and-passed' }).lay(0, 'MAU', null, 'A')
    expect(played.code(0, { type: 'lay', word: 'REST', row: null })).toBe('board-full')
  })

  it('J18 each word laid earns one letter, a transformation too, none when the bag is empty', () => {
    const played = start('MAUEIS')
    played.lay(0, 'MAU', null, 'T')
    expect(played.events.at(-1)).toEqual({ type: 'earned', seat: 0, letters: 'T' })
    played.lay(0, 'MAUT', 0, 'A')
    played.state = { ...played.state, bag: {} }
    expect(played.lay(0, 'EIS', null).events.map((event) => event.type)).toEqual(['laid'])
    expect(played.duties).toEqual(['0 turn'])
  })
})

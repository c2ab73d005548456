import { alphabets, judge } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { tagged } from '../../jarnac/test/support/lexicons.ts'
import { createKreuzwort, stoneSet } from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { refusal, scene } from './playing.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const across = (stones: string) => ({ type: 'lay', direction: 'across', row: 0, col: 0, stones }) as const

describe('the contents of the box', () => {
  const { counts, points } = stoneSet(alphabets.de)

  it('T1 the German stones are counted as in the table of the box, with a jolly of each colour', () => {
    expect([...LETTERS].map((letter) => counts[letter]).join('')).toBe('72239323412436421443411111')
    expect([counts['+'], counts['*']]).toEqual([1, 1])
  })

  it('T20 the German stones have the values of the table of the box, a jolly none', () => {
    expect([...LETTERS].map((letter) => points[letter]).join('')).toBe('14431343164232149223166996')
    expect([points['+'] ?? 0, points['*'] ?? 0]).toEqual([0, 0])
  })

  it('T2 a jolly stands for a letter of its colour: SPIEL with a red one as E, not with a black one', () => {
    const game = createKreuzwort(judgeOf(['SPIEL']))
    const held = (rack: string) => scene(game, { racks: [`${rack} A`, 'A'] })
    expect(refusal(game, held('S P I + L'), 0, across('SPIeL'))).toBe('accepted')
    expect(refusal(game, held('S P I * L'), 0, across('SPIeL'))).toBe('stones-not-held')
    expect(refusal(game, held('* P I E L'), 0, across('sPIEL'))).toBe('accepted')
  })

  it('T12 first names, places, plurals and infinitives count; brands, families and other verb forms do not', () => {
    const readings = tagged(
      'de',
      `RUDOLF Rudolf name first name
      TEXAS Texas name place
      MEIER Meier name family name
      OPEL Opel name brand
      GEHEN gehen verb infinitive
      GING gehen verb finite
      WORTE Wort noun plural`,
    )
    const game = createKreuzwort(judge(readings, { classes: 'typ-dom' }))
    const answer = (word: string) => refusal(game, scene(game, { racks: [`${word}O`, 'A'] }), 0, across(word))
    for (const word of ['RUDOLF', 'TEXAS', 'GEHEN', 'WORTE'])
      expect([word, answer(word)]).toEqual([word, 'accepted'])
    for (const word of ['MEIER', 'OPEL', 'GING']) expect([word, answer(word)]).toEqual([word, 'no-word'])
  })
})

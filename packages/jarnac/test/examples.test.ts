import { describe, expect, it } from 'vitest'
import { examples, lettersOf, scoreOf } from '../src/index.ts'
import { listed } from './support/lexicons.ts'
import { table } from './support/table.ts'

describe('worked examples', () => {
  it.each(examples)('$id, move by move', ({ language, options, words, moves }) => {
    const played = table(listed(language, words.join(' ')), options)
    for (const { seat, action, draws, shows } of moves) {
      played.do(seat, action, draws)
      for (const [side, board] of Object.entries(shows)) expect(played.show(Number(side))).toBe(board)
    }
  })

  it('five letters earned step by step against one at once (ABZART), four against one (ACEERT)', () => {
    const earned = (id: string) => {
      const { language, options, words, moves } = examples.find((one) => one.id === id)!
      const played = table(listed(language, words.join(' ')), options)
      return moves
        .flatMap(({ seat, action, draws }) => played.do(seat, action, draws).events)
        .filter((event) => event.type === 'earned').length
    }
    expect([earned('step-by-step-de'), earned('at-once-de')]).toEqual([5, 1])
    expect(earned('step-by-step-fr')).toBe(4)
  })

  it('ANXIEUX cannot be built from the French bag: it has one X', () => {
    expect(lettersOf('fr').X).toBe(1)
  })

  it('seven nines and a three make 576', () => {
    expect(scoreOf([...Array<string>(7).fill('NEUNNEUNN'), 'TAL'])).toBe(576)
  })
})

import { describe, expect, it } from 'vitest'
import { examples, type JarnacState, lettersOf, playExample, scoreOf } from '../src/index.ts'

/** Words and reserve of a side: `MAU REST | T`; an empty row among words is `-`. */
function shown({ sides }: JarnacState, side: number): string {
  const { rows, reserve } = sides[side]!
  const last = rows.findLastIndex((word) => word !== '')
  return `${[...rows.slice(0, last + 1).map((word) => word || '-'), '|'].join(' ')} ${reserve}`.trim()
}

describe('worked examples', () => {
  it.each(examples)('$id, move by move', (example) => {
    const { states } = playExample(example)
    for (const [i, { shows }] of example.moves.entries())
      for (const [side, board] of Object.entries(shows))
        expect(shown(states[i + 1]!, Number(side))).toBe(board)
  })

  it('another word may be tried in place of a move, and the rules answer', () => {
    const { attempt } = playExample(examples.find(({ id }) => id === 'second-row')!)
    expect(attempt(2, { type: 'lay', word: 'MAUS', row: 0 })).toMatchObject({ ok: true })
    expect(attempt(2, { type: 'lay', word: 'MAUS', row: null })).toMatchObject({
      error: { code: 'missing-letters' },
    })
    expect(attempt(2, { type: 'lay', word: 'ERST', row: null })).toMatchObject({
      error: { code: 'unknown-word' },
    })
  })

  it('five letters earned step by step against one at once (ABZART), four against one (ACEERT)', () => {
    const earned = (id: string) =>
      playExample(examples.find((one) => one.id === id)!)
        .events.flat()
        .filter((event) => event.type === 'earned').length
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

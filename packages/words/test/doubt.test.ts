import { describe, expect, it } from 'vitest'
import { alphabets, doubtsOf, judge, lexiconOf } from '../src/index.ts'

const words = 'RATE RATES RATER GRATE GRATES CRATE CRATER LATER LATE ATE EATER TREAT'.split(' ')
const lexicon = lexiconOf(words, alphabets.en)
const { vocabulary } = judge(lexicon, { classes: 'open' })
/** The same words, of which only some are common. */
const ranked = Object.assign(Object.create(lexicon), {
  words: () => words,
  commonness: (word: string) => (word.length < 5 ? 255 : 10),
}) as typeof lexicon

describe('doubts', () => {
  it('a player who knows every word doubts the others only', () => {
    const doubt = doubtsOf(lexicon, vocabulary, 1)
    expect([doubt('RATE'), doubt('LBR')]).toEqual([0, 1])
  })

  it('who knows fewer doubts a rare word slightly, and one that looks odd strongly', () => {
    const doubt = doubtsOf(ranked, vocabulary, 0.5)
    expect(doubt('RATE')).toBe(0)
    expect(doubt('GRATES')).toBeCloseTo(0.15)
    expect(doubt('LATES')).toBeCloseTo(0.15)
    expect(doubt('LBR')).toBe(1)
  })
})

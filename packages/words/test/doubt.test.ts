import { describe, expect, it } from 'vitest'
import { alphabets, doubtsOf, judge, lexiconOf } from '../src/index.ts'

const words = 'RATE RATES RATER GRATE GRATES CRATE CRATER LATER LATE ATE EATER TREAT'.split(' ')
const lexicon = lexiconOf(words, alphabets.en)
const { vocabulary } = judge(lexicon, { classes: 'open' })
/** The same words, of which only some are common. */
const ranked = Object.assign(Object.create(lexicon), {
  ranks: {},
  rank: (word: string) => (word.length < 5 ? 1 : 10_000),
  commonness: () => 255,
}) as typeof lexicon
const all = { entries: Infinity, forms: Infinity }

describe('doubts', () => {
  it('a player who knows every word doubts only what is not a word', () => {
    const doubt = doubtsOf(lexicon, vocabulary, all)
    expect([doubt('RATE'), doubt('LBR')]).toEqual([0, 1])
  })

  it('a player who knows fewer words doubts a rare word slightly, and an unusual-looking one strongly', () => {
    const doubt = doubtsOf(ranked, vocabulary, { ...all, entries: 1_000 })
    expect(doubt('RATE')).toBe(0)
    expect(doubt('GRATES')).toBeCloseTo(0.06)
    expect(doubt('LATES')).toBeCloseTo(0.06)
    expect(doubt('LBR')).toBe(1)
  })
})

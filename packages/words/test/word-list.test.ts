import { describe, expect, it } from 'vitest'
import { alphabets, judge, wordList } from '../src/index.ts'

describe('a plain word list', () => {
  it('is a lexicon without readings', () => {
    const { lexicon, faults } = wordList('zèbre\r\nÂne\n\nâne\nMULE', alphabets.fr)
    expect(faults).toEqual([])
    expect([...lexicon.words()]).toEqual(['ANE', 'MULE', 'ZEBRE'])
    expect(lexicon.readingsOf('ANE')).toEqual([])
    expect(lexicon.display('ANE')).toBe('ane')
    expect(lexicon.commonness('ANE')).toBe(0)
    expect(lexicon.readings).toBeUndefined()
  })

  it('names the lines that are not words', () => {
    const { lexicon, faults } = wordList(`un\narc-en-ciel\nà\n${'A'.repeat(33)}\ndeux`, alphabets.fr)
    expect([...lexicon.words()]).toEqual(['DEUX', 'UN'])
    expect(faults.map(({ line }) => line)).toEqual([2, 3, 4])
    expect(faults[0]!.text).toContain('"-"')
  })

  it('sorts as the alphabet does', () => {
    const list = 'nz\nña\noa\nna'
    expect([...wordList(list, alphabets.es).lexicon.words()]).toEqual(['NA', 'NZ', 'ÑA', 'OA'])
  })

  it('has a hash that names its words', () => {
    const hash = (text: string) => wordList(text, alphabets.fr).lexicon.hash
    expect(hash('AB\nBA')).toBe(hash('ba\nab\n'))
    expect(hash('AB\nBA')).not.toBe(hash('AB\nBB'))
    expect(hash('AB')).toMatch(/^[0-9a-f]{64}$/)
  })

  it('admits every word in every class', () => {
    const { lexicon } = wordList('XYZ', alphabets.de)
    for (const classes of ['open', 'professional-de', 'competition-fr', 'typ-dom'] as const) {
      expect(judge(lexicon, { classes }).admits('XYZ')).toEqual({ admitted: true, readings: [] })
      expect([...judge(lexicon, { classes }).vocabulary.words()]).toEqual(['XYZ'])
    }
  })
})

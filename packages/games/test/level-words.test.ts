import { skills } from '@estocade/kernel'
import { familiarityOf, judge } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { describe, expect, it } from 'vitest'

describe('the words that come to a weak bot’s mind, in English', () => {
  const lexicon = loadLexicon(cacheFolder(), 'en')
  // Words that new players met in their first games, and took for errors.
  const rare = 'BETATRONS BROMELIN NGAIO BANT DOUM ALUMINE LEMURIAN'.split(' ')
  const everyday = 'HOUSE WATER TABLE GREEN LETTER WINTER'.split(' ')

  it.each(['novice', 'pupil'] as const)('%s: everyday words, and none of the rare ones', (level) => {
    const familiarity = familiarityOf(lexicon, skills[level])
    expect(rare.filter((word) => familiarity(word) > 0)).toEqual([])
    expect(everyday.filter((word) => familiarity(word) === 0)).toEqual([])
  })

  it('no bot lays the vulgar words that new players met, but people may', () => {
    const { vocabulary, proposable } = judge(lexicon, { classes: 'typ-dom' })
    for (const word of ['DICKS', 'CRIP'])
      expect([word, vocabulary.has(word), proposable.has(word)]).toEqual([word, true, false])
  })

  it('provost: the rare ones too', () => {
    const familiarity = familiarityOf(lexicon, skills.provost)
    expect(rare.filter((word) => lexicon.has(word) && familiarity(word) === 0)).toEqual([])
    expect(rare.some((word) => lexicon.has(word))).toBe(true)
  })
})

import { after, before, deal, headerFor, type Level, seedFrom, skills } from '@estocade/kernel'
import { familiarityOf, judge } from '@estocade/words'
import { cacheFolder, loadLexicon, openLexicons } from '@estocade/words/node'
import { describe, expect, it } from 'vitest'
import { catalogueOf } from '../src/index.ts'

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

describe.each(['kreuzwort', 'recht', 'abrahaminetz'])('hints in %s, in German', (id) => {
  const lexicons = openLexicons(cacheFolder())
  const { game, lexicon, advisers } = catalogueOf(lexicons).get(id)!
  const config = game.configure({ language: 'de' })
  if (!config.ok) throw new Error(config.error.text)

  /** The words that are advised at the beginning of some matches. */
  const advised = (level: Level): readonly string[] =>
    ['a', 'b', 'c', 'd', 'e', 'f'].map((lot) => {
      const fairness = { serverSeed: seedFrom(`hint ${lot}`), playerSeeds: [] }
      const header = headerFor(game, config.value, 2, lexicon(config.value), fairness)
      const { state } = after(game, before(game, header), deal(game, header, fairness))
      const { seat } = game.toAct(game.view(state, 'spectator'))[0]!
      const action = advisers!.get(level)!.choose(game.view(state, seat), seat, 'seed') as {
        readonly word?: string
        readonly stones?: string
        readonly cards?: string
      }
      return (action.word ?? action.stones ?? action.cards ?? '').toUpperCase()
    })

  it('are words that players of the chosen level know', () => {
    const familiarity = familiarityOf(lexicons('de')!, skills.novice)
    expect(advised('novice').filter((word) => familiarity(word) === 0)).toEqual([])
    expect(advised('master').some((word) => familiarity(word) === 0)).toBe(true)
  })
})

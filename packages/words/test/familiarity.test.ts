import { describe, expect, it } from 'vitest'
import { cacheFolder, loadLexicon } from '../node/index.ts'
import { alphabets, difficultyOf, familiarityOf, lexiconOf } from '../src/index.ts'

const all = { entries: Infinity, forms: Infinity }

describe('familiarity', () => {
  const lexicon = loadLexicon(cacheFolder(), 'fr')

  it('a small stock has everyday words and their ordinary forms, not rare ones', () => {
    const familiarity = familiarityOf(lexicon, { entries: 5_000, forms: 30_000 })
    for (const word of ['MAISON', 'MAISONS', 'PARLER', 'PARLE', 'CHAT'])
      expect(familiarity(word)).toBeGreaterThan(0)
    for (const word of ['GERZEAU', 'GOULAFRE', 'UNIATE', 'CATI', 'PARLASSIEZ'])
      expect(familiarity(word)).toBe(0)
  })

  it('commoner words are more familiar, and a whole stock has every word', () => {
    const familiarity = familiarityOf(lexicon, all)
    expect(familiarity('MAISON')).toBeGreaterThan(familiarity('UNIATE'))
    expect(familiarity('UNIATE')).toBeGreaterThan(0)
  })

  it('of a plain list a player knows the same share as of a dictionary', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const words = letters.flatMap((a) => letters.map((b) => `${a}E${b}`))
    const list = lexiconOf(words, alphabets.en)
    const familiarity = familiarityOf(list, { entries: 10, forms: 100_000 })
    const known = words.filter((word) => familiarity(word) > 0).length
    expect(known).toBeGreaterThan(270)
    expect(known).toBeLessThan(400)
  })
})

describe('difficulty of noticing a word', () => {
  it.each([
    ['an ending before a front letter', 'RATES', 'RATE', 'CRATE', 'RATE'],
    ['a front letter before one put between', 'CRATE', 'RATE', 'RATTE', 'RATE'],
    ['a letter put between before a rearrangement', 'TRAINE', 'TRAIE', 'RETINA', 'TRAIE'],
    ['a short word before a long one', 'ROT', '', 'ROTES', ''],
  ])('%s', (_, easy, from, hard, other) => {
    expect(difficultyOf(easy, from)).toBeLessThan(difficultyOf(hard, other))
  })
})

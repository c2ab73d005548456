import { usualDictionary } from '@estocade/texts'
import { judge, type LexiconId } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { covers } from '../src/games/abrahaminetz/hand-lesson.ts'
import { remakes } from '../src/games/jarnac/hand-lesson.ts'
import { builds, crossings } from '../src/games/typ-dom/hand-lessons.ts'
import { shelf } from './shelf.ts'

const languages = ['fr', 'de', 'en', 'es', 'it', 'vi'] as const

/** What the usual rules of the language admit. */
const judgeFor = (language: LexiconId, classes: Parameters<typeof judge>[1]['classes']) =>
  judge(shelf(usualDictionary(language))!, { classes, houseWords: [] })

describe.each(languages)('the words of the lessons laid by hand, in %s', (language) => {
  it('count in Jarnac, and the one is made of the other and a letter', () => {
    const [was, letter, word] = remakes[language]!
    const classes = language === 'fr' ? 'classic-fr' : language === 'de' ? 'classic-de' : 'open'
    for (const one of [was, word])
      expect([one, judgeFor(language, classes).vocabulary.has(one)]).toEqual([one, true])
    expect([...was, letter].sort()).toEqual([...word].sort())
  })

  it('count in Typ-Dom, and share the letter', () => {
    for (const [lying, at, word] of [crossings[language]!, builds[language]!]) {
      for (const one of [lying, word])
        expect([one, judgeFor(language, 'typ-dom').vocabulary.has(one)]).toEqual([one, true])
      expect(lying[at]).toBe(word[0])
    }
  })

  it('count in Abrahaminetz, and no other card makes a word', () => {
    const [was, word, others] = covers[language]!
    const { vocabulary } = judgeFor(language, 'open')
    for (const one of [was, word]) expect([one, vocabulary.has(one)]).toEqual([one, true])
    expect(was.slice(1)).toBe(word.slice(1))
    for (const card of others) expect([card, vocabulary.has(card + word.slice(1))]).toEqual([card, false])
  })
})

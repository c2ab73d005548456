import { abrahaminetz } from '@estocade/games'
import type { LexiconId } from '@estocade/words'
import { handLesson } from '../../rules/hand-lesson.ts'
import type { Lesson } from '../../rules/lesson.ts'

/** A word on the rack, the word after covering its first letter, and cards that make no word. A test checks them. */
export const covers: Readonly<Record<string, readonly [was: string, word: string, others: string]>> = {
  en: ['CAT', 'HAT', 'UI'],
  de: ['HUT', 'GUT', 'IX'],
  fr: ['MER', 'FER', 'OX'],
  es: ['SAL', 'MAL', 'UO'],
  it: ['VIA', 'ZIA', 'EQ'],
  vi: ['HOA', 'TOA', 'EI'],
}

export const handLessons = (): readonly Lesson[] =>
  Object.entries(covers).map(([language, [was, word, others]]) => {
    const cards = { type: 'cards', values: abrahaminetz.valuesOf(language as LexiconId) } as const
    const pieces = [others[0]!, word[0]!, others[1]!]
    return handLesson({
      game: 'abrahaminetz',
      rule: 'A5',
      language,
      kind: 'card',
      example: { pattern: `_${word.slice(1)}`, word, pieces },
      words: [was],
      before: { ...cards, rack: was, fresh: [], hand: pieces.join('') },
      after: { ...cards, rack: word, fresh: [0], hand: others },
      values: { was, letter: word[0]!, covered: was[0]! },
    })
  })

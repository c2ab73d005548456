import { usualDictionary } from '@estocade/texts'
import { judge, type LexiconId } from '@estocade/words'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../packages/texts/test/catalogues.ts'
import { covers } from '../src/games/abrahaminetz/hand-lesson.ts'
import { lessons as abrahaminetz } from '../src/games/abrahaminetz/lessons.ts'
import { remakes } from '../src/games/jarnac/hand-lesson.ts'
import { lessons as jarnac } from '../src/games/jarnac/lessons.ts'
import { lessons as kreuzwort } from '../src/games/typ-dom/crossword/kreuzwort-lessons.ts'
import { lessons as point } from '../src/games/typ-dom/crossword/point-lessons.ts'
import { builds, crossings } from '../src/games/typ-dom/hand-lessons.ts'
import { lessons as presto } from '../src/games/typ-dom/presto/lessons.ts'
import { lessons as recht } from '../src/games/typ-dom/recht/lessons.ts'
import type { Lesson } from '../src/rules/lesson.ts'
import { lexicons } from './test-lexicons.ts'

const languages = ['fr', 'de', 'en', 'es', 'it', 'vi'] as const
const books = { jarnac, kreuzwort, point, presto, recht, abrahaminetz }

/** The words that the default rules of the language admit. */
const judgeFor = (language: LexiconId, classes: Parameters<typeof judge>[1]['classes']) =>
  judge(lexicons(usualDictionary(language))!, { classes, houseWords: [] })

/** The words that a game admits by its usual rules. */
const classesOf = (game: string, language: string) =>
  game === 'abrahaminetz'
    ? 'open'
    : game !== 'jarnac'
      ? 'typ-dom'
      : language === 'fr'
        ? 'classic-fr'
        : language === 'de'
          ? 'classic-de'
          : 'open'

/** House words of the source's examples, which no dictionary has. */
const agreed: Readonly<Record<string, readonly string[]>> = {
  kreuzwort: ['MEXICO', 'MEXICOS', 'POLA', 'LOOS'],
}

describe.each(Object.entries(books))('the lessons of %s', (game, lessons) => {
  const all = lessons()
  const abouts = [...new Set(all.map(({ about }) => about))]

  it.each(languages)('are all there in %s, once each', (language) => {
    const own = all.filter((lesson) => lesson.language === language)
    expect([...new Set(own.map(({ about }) => about))].sort()).toEqual([...abouts].sort())
    const ids = all.map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  it.each(languages)('have only words that count, in %s', (language) => {
    const { vocabulary } = judgeFor(language, classesOf(game, language))
    const words = all.filter((lesson) => lesson.language === language).flatMap((lesson) => lesson.words)
    const unknown = words.filter((word) => !vocabulary.has(word) && !agreed[game]?.includes(word))
    expect(unknown).toEqual([])
  })

  it.each(languages)('teach the same as in other languages, in %s', (language) => {
    for (const about of abouts.filter((one) => !ofTheirOwn.includes(one))) {
      const [first, ...others] = all.filter((lesson) => lesson.about === about)
      const own = others.find((lesson) => lesson.language === language) ?? first!
      expect([about, taughtBy(own)]).toEqual([about, taughtBy(first!)])
    }
  })

  it('explain a number by a sum', () => {
    const asks = all.flatMap(({ id, steps }) => steps.map(({ ask }) => ({ id, ask })))
    for (const { id, ask } of asks)
      if (ask?.type === 'number')
        expect([id, ask.parts.reduce((sum, part) => sum + part, 0)]).toEqual([id, ask.answer])
  })

  it.each(languages)('say whole sentences at every step, in %s', async (language) => {
    const said = await saidIn(language)
    for (const lesson of all.filter((one) => one.language === language))
      for (const text of said(lesson))
        expect([lesson.id, text]).toEqual([
          lesson.id,
          expect.not.stringMatching(/^$|\{\{|rulebook:|undefined| {2}/),
        ])
  })
})

/** Examples that take as many steps as their words need. */
const ofTheirOwn = ['step-by-step', 'point-sample']

/** Which sentences a lesson says, and which of its questions are answered with yes. */
const taughtBy = ({ steps }: Lesson): readonly unknown[] =>
  steps.map(({ say, ask }) => [
    say(((key: string) => key) as Parameters<typeof say>[0], ['A', 'B', 'C', 'D']),
    ask?.type,
    ask?.type === 'may' && ask.answer,
  ])

/** All that a lesson says in a language: title, sentence, and each step. */
async function saidIn(language: string): Promise<(lesson: Lesson) => readonly string[]> {
  const page = await textsOf('page', language as (typeof languages)[number])
  const rulebook = await textsOf('page/rulebook', language as (typeof languages)[number])
  const one = i18next.createInstance()
  await one.init({
    lng: language,
    resources: { [language]: { translation: page, rulebook } },
    keySeparator: false,
  })
  const t = one.t.bind(one) as Parameters<Lesson['steps'][number]['say']>[0]
  return ({ about, values, steps }) => [
    t(`rulebook:${about}_title`, { ...values }),
    t(`rulebook:${about}`, { ...values }),
    ...steps.map(({ say }) => say(t, ['A', 'B', 'C', 'D'])),
  ]
}

describe.each(languages)('the words of the lessons laid by hand, in %s', (language) => {
  it('make in Jarnac one word of the other and a letter', () => {
    const [was, letter, word] = remakes[language]!
    expect([...was, letter].sort()).toEqual([...word].sort())
  })

  it('share the letter in Typ-Dom', () => {
    for (const [lying, at, word] of [crossings[language]!, builds[language]!]) expect(lying[at]).toBe(word[0])
  })

  it('are in Abrahaminetz made by one card, and by no other of the hand', () => {
    const [was, word, others] = covers[language]!
    const { vocabulary } = judgeFor(language, 'open')
    expect(was.slice(1)).toBe(word.slice(1))
    for (const card of others) expect([card, vocabulary.has(card + word.slice(1))]).toEqual([card, false])
  })
})

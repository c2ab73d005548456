import { typDom } from '@estocade/games'
import { usualDictionary } from '@estocade/texts'
import { alphabets } from '@estocade/words'
import { handLesson } from '../../rules/hand-lesson.ts'
import type { Lesson, Scene } from '../../rules/lesson.ts'

/** A lying word, the place of the shared letter, the word to lay down from it, and one stone too many. */
type Crossing = readonly [lying: string, at: number, word: string, spare: string]

/** In the readers' languages; a test looks the words up in the dictionaries. */
export const crossings: Readonly<Record<string, Crossing>> = {
  en: ['STAR', 1, 'TEA', 'N'],
  de: ['HAUS', 2, 'UHR', 'N'],
  fr: ['MAIN', 1, 'AMI', 'R'],
  es: ['CASA', 2, 'SOL', 'N'],
  it: ['CASA', 2, 'SOLE', 'R'],
  vi: ['HOA', 1, 'ONG', 'T'],
}

/** The same for Presto, where every stone is used. */
export const builds: Readonly<Record<string, Crossing>> = {
  en: ['BREAD', 2, 'EAR', ''],
  de: ['BLUME', 3, 'MOND', ''],
  fr: ['LIVRE', 3, 'ROI', ''],
  es: ['LIBRO', 4, 'OSO', ''],
  it: ['PONTE', 3, 'TRE', ''],
  vi: ['NHA', 2, 'ANH', ''],
}

type Game = 'kreuzwort' | 'point' | 'presto' | 'recht'

const rules: Readonly<Record<Game, string>> = { kreuzwort: 'T3', point: 'T20', presto: 'T31', recht: 'T40' }

/** The first word that the reader lays, in the reader's language. */
export const handLessons = (game: Game): readonly Lesson[] =>
  Object.entries(game === 'presto' ? builds : crossings).map(([language, crossing]) =>
    lessonIn(game, language, crossing),
  )

function lessonIn(game: Game, language: string, [lying, at, word, spare]: Crossing): Lesson {
  const grid = Object.fromEntries([...lying].map((letter, col) => [`0,${col}`, letter])) as typDom.Grid
  const rest = [...word].slice(1)
  // For a word that is only named, one stone is laid.
  const down = game === 'recht' ? rest.slice(0, 1) : rest
  const laid = Object.fromEntries(down.map((letter, i) => [`${i + 1},${at}`, letter]))
  // The stones are shuffled and one is not needed, so that the reader has to find the word.
  const pieces = [...rest.toReversed(), ...spare]
  const { points } = typDom.stoneSet(alphabets[usualDictionary(language)])
  const values = game === 'point' ? { values: points } : {}
  const parts = [...word].map((letter) => points[letter] ?? 0)
  const rack = pieces.filter((piece, i) => !(pieces.indexOf(piece) === i && down.includes(piece)))
  const before: Scene = { type: 'grid', grid, fresh: [`0,${at}`], rack: pieces, ...values }
  return handLesson({
    game,
    rule: rules[game],
    language,
    kind: 'stone',
    example: { pattern: word[0] + '_'.repeat(rest.length), word, pieces },
    words: [lying],
    before,
    after: { ...before, grid: { ...grid, ...laid }, fresh: Object.keys(laid), rack },
    values: {
      letter: word[0]!,
      stone: rest[0]!,
      count: rest.length,
      sum: parts.join(' + '),
      points: parts.reduce((sum, n) => sum + n, 0),
    },
  })
}

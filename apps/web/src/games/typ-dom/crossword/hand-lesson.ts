import type { typDom } from '@estocade/games'
import type { Lesson } from '../../../rules/lesson.ts'

/** A word that lies, the place of the letter that is shared, and the word to be laid down from it. */
const examples: Readonly<Record<string, readonly [lying: string, at: number, word: string, spare: string]>> =
  {
    en: ['STAR', 1, 'TEA', 'N'],
    de: ['HAUS', 2, 'UHR', 'N'],
    fr: ['MAIN', 1, 'AMI', 'R'],
    es: ['CASA', 2, 'SOL', 'N'],
    it: ['CASA', 2, 'SOLE', 'R'],
    vi: ['HOA', 1, 'ONG', 'T'],
  }

/** The first word that the reader lays by hand, in the reader's language. */
export const handLessons = (): readonly Lesson[] => Object.keys(examples).map(lessonIn)

function lessonIn(language: string): Lesson {
  const [lying, at, word, spare] = examples[language]!
  const grid = Object.fromEntries([...lying].map((letter, col) => [`0,${col}`, letter])) as typDom.Grid
  const rest = [...word].slice(1)
  const laid = Object.fromEntries(rest.map((letter, i) => [`${i + 1},${at}`, letter]))
  // Out of order, with a stone too many: the word is to be found.
  const stones = [...rest.toReversed(), spare]
  return {
    id: `kreuzwort-by-hand-${language}`,
    about: 'kreuzwort-by-hand',
    rules: ['T3'],
    language,
    steps: [
      {
        scene: { type: 'grid', grid, fresh: [`0,${at}`], rack: stones },
        say: (t) => t('rulebook:sayShared', { letter: word[0] }),
        ask: { type: 'lay', lying: word[0]!, stones, word },
      },
      {
        scene: { type: 'grid', grid: { ...grid, ...laid }, fresh: Object.keys(laid), rack: [spare] },
        say: (t) => t('rulebook:sayByHand', { word, letter: word[0], count: rest.length }),
      },
    ],
  }
}

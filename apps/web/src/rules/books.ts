import type { Lesson } from './lesson.ts'

export const bookIds = ['jarnac', 'kreuzwort', 'point', 'presto', 'recht', 'abrahaminetz'] as const
export type BookId = (typeof bookIds)[number]

export interface Chapter {
  /** Key of its texts, after the book's. */
  readonly id: string
  /** Rules of the rule page that it tells; each is an anchor. */
  readonly rules: readonly string[]
  /** What its examples are about; they follow it. */
  readonly lessons?: readonly string[]
}

export interface Book {
  readonly name: string
  readonly chapters: readonly Chapter[]
  /** Examples come with the game's own rules: fetched when the book is opened. */
  readonly lessons: () => Promise<readonly Lesson[]>
}

/** `rules('J', 5, 8)` is J5 to J8. */
const rules = (letter: string, from: number, to = from): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`)

export const books: Readonly<Record<BookId, Book>> = {
  jarnac: {
    name: 'Jarnac',
    lessons: async () => (await import('../games/jarnac/lessons.ts')).lessons(),
    chapters: [
      { id: 'goal', rules: [...rules('J', 1, 4), 'J30'] },
      { id: 'turn', rules: [...rules('J', 5, 6), ...rules('J', 8, 10), 'J12'] },
      { id: 'new', rules: ['J13', 'J15', 'J17'], lessons: ['second-row'] },
      { id: 'remake', rules: ['J14', 'J16'], lessons: ['transformation'] },
      { id: 'reward', rules: ['J18'], lessons: ['step-by-step', 'at-once'] },
      {
        id: 'jarnac',
        rules: [...rules('J', 20, 22), 'J27', 'J28', 'J29'],
        lessons: ['jarnac', 'double-jarnac'],
      },
      { id: 'limits', rules: rules('J', 23, 26) },
      { id: 'end', rules: [...rules('J', 31, 38)] },
      { id: 'judging', rules: rules('J', 40, 46) },
      { id: 'sides', rules: rules('J', 50, 52) },
      { id: 'solo', rules: rules('J', 60, 61) },
      { id: 'help', rules: ['J7', 'J11', 'J70'] },
      { id: 'tips', rules: [] },
    ],
  },
  kreuzwort: {
    name: 'Kreuzwort',
    lessons: async () => (await import('../games/typ-dom/crossword/kreuzwort-lessons.ts')).lessons(),
    chapters: [
      { id: 'stones', rules: ['T1', 'T12', 'T13'] },
      { id: 'jolly', rules: ['T2'], lessons: ['kreuzwort-red-jolly', 'kreuzwort-black-jolly'] },
      { id: 'lay', rules: rules('T', 3, 5), lessons: ['kreuzwort-touching'] },
      { id: 'link', rules: rules('T', 6, 7), lessons: ['kreuzwort-link', 'kreuzwort-no-link'] },
      { id: 'buy', rules: rules('T', 8, 9) },
      { id: 'end', rules: rules('T', 10, 11), lessons: ['kreuzwort-settlement'] },
      { id: 'tips', rules: [] },
    ],
  },
  point: {
    name: 'Point-Typ-Dom',
    lessons: async () => (await import('../games/typ-dom/crossword/point-lessons.ts')).lessons(),
    chapters: [
      { id: 'count', rules: rules('T', 20, 21), lessons: ['point-sample'] },
      { id: 'link', rules: rules('T', 22, 23) },
      { id: 'end', rules: rules('T', 24, 26) },
      { id: 'tips', rules: [] },
    ],
  },
  presto: {
    name: 'Presto',
    lessons: async () => (await import('../games/typ-dom/presto/lessons.ts')).lessons(),
    chapters: [
      { id: 'deal', rules: ['T30', 'T36'] },
      { id: 'build', rules: ['T31'], lessons: ['presto-right', 'presto-no-word', 'presto-apart'] },
      { id: 'finish', rules: rules('T', 32, 35), lessons: ['presto-easy'] },
      { id: 'match', rules: ['T37'] },
      { id: 'tips', rules: [] },
    ],
  },
  recht: {
    name: 'Wer behält recht?',
    lessons: async () => (await import('../games/typ-dom/recht/lessons.ts')).lessons(),
    chapters: [
      { id: 'naming', rules: rules('T', 40, 41) },
      { id: 'grow', rules: rules('T', 42, 44), lessons: ['recht-completed', 'recht-renamed'] },
      { id: 'duty', rules: rules('T', 45, 46) },
      { id: 'bonus', rules: ['T47'] },
      { id: 'end', rules: rules('T', 48, 50) },
      { id: 'tips', rules: [] },
    ],
  },
  abrahaminetz: {
    name: 'Abrahaminetz',
    lessons: async () => (await import('../games/abrahaminetz/lessons.ts')).lessons(),
    chapters: [
      { id: 'start', rules: rules('A', 1, 4) },
      { id: 'words', rules: rules('A', 5, 8) },
      { id: 'erasers', rules: rules('A', 9, 13) },
      {
        id: 'jokers',
        rules: ['A14'],
        lessons: [
          'abrahaminetz-joker-stays',
          'abrahaminetz-joker-is-no-other-letter',
          'abrahaminetz-joker-covered',
        ],
      },
      {
        id: 'score',
        rules: rules('A', 15, 16),
        lessons: [
          'abrahaminetz-bonus-for-three',
          'abrahaminetz-bonus-for-four',
          'abrahaminetz-bonus-for-five',
          'abrahaminetz-two-letters-and-an-eraser',
        ],
      },
      { id: 'cards', rules: rules('A', 17, 20), lessons: ['abrahaminetz-two-exchanges-and-a-pass'] },
      { id: 'end', rules: rules('A', 21, 23) },
      { id: 'options', rules: rules('A', 24, 31) },
      { id: 'tips', rules: [] },
    ],
  },
}

import { type Book, rules } from '../../rules/book.ts'

export const kreuzwortBook: Book = {
  lessons: async () => (await import('./crossword/kreuzwort-lessons.ts')).lessons(),
  letters: async (language) => (await import('./letters-of.ts')).stoneRows(language),
  chapters: [
    { id: 'stones', rules: ['T1', 'T13'], letters: true },
    { id: 'words', rules: ['T12'] },
    { id: 'jolly', rules: ['T2'], lessons: ['kreuzwort-red-jolly', 'kreuzwort-black-jolly'] },
    { id: 'lay', rules: rules('T', 3, 5), lessons: ['kreuzwort-by-hand', 'kreuzwort-touching'] },
    { id: 'link', rules: rules('T', 6, 7), lessons: ['kreuzwort-link', 'kreuzwort-no-link'] },
    { id: 'buy', rules: rules('T', 8, 9) },
    { id: 'end', rules: rules('T', 10, 11), lessons: ['kreuzwort-settlement'] },
    { id: 'leave', rules: ['T14'] },
    { id: 'tips', rules: [] },
  ],
}

export const pointBook: Book = {
  lessons: async () => (await import('./crossword/point-lessons.ts')).lessons(),
  letters: async (language) => (await import('./letters-of.ts')).stoneRows(language),
  chapters: [
    { id: 'count', rules: rules('T', 20, 21), lessons: ['point-by-hand', 'point-sample'], letters: true },
    { id: 'link', rules: rules('T', 22, 23) },
    { id: 'end', rules: rules('T', 24, 26) },
    { id: 'tips', rules: [] },
  ],
}

export const prestoBook: Book = {
  lessons: async () => (await import('./presto/lessons.ts')).lessons(),
  chapters: [
    { id: 'deal', rules: ['T30', 'T36'] },
    {
      id: 'build',
      rules: ['T31'],
      lessons: ['presto-by-hand', 'presto-right', 'presto-no-word', 'presto-apart'],
    },
    { id: 'finish', rules: rules('T', 32, 35), lessons: ['presto-easy'] },
    { id: 'match', rules: ['T37'] },
    { id: 'tips', rules: [] },
  ],
}

export const rechtBook: Book = {
  lessons: async () => (await import('./recht/lessons.ts')).lessons(),
  chapters: [
    { id: 'naming', rules: rules('T', 40, 41), lessons: ['recht-by-hand'] },
    { id: 'grow', rules: rules('T', 42, 44), lessons: ['recht-completed', 'recht-renamed'] },
    { id: 'duty', rules: rules('T', 45, 46) },
    { id: 'bonus', rules: ['T47'] },
    { id: 'end', rules: rules('T', 48, 50) },
    { id: 'tips', rules: [] },
  ],
}

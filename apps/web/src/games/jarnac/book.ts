import { type Book, rules } from '../../rules/book.ts'

export const book: Book = {
  lessons: async () => (await import('./lessons.ts')).lessons(),
  letters: async (language) => (await import('./lessons.ts')).letters(language),
  chapters: [
    { id: 'goal', rules: [...rules('J', 1, 4), 'J30'], letters: true },
    { id: 'turn', rules: [...rules('J', 5, 6), ...rules('J', 8, 10), 'J12'] },
    { id: 'new', rules: ['J13', 'J15', 'J17'], lessons: ['second-row'] },
    { id: 'remake', rules: ['J14', 'J16'], lessons: ['jarnac-by-hand', 'transformation'] },
    { id: 'reward', rules: ['J18'], lessons: ['step-by-step', 'at-once'] },
    {
      id: 'jarnac',
      rules: [...rules('J', 20, 22), 'J27', 'J28', 'J29'],
      lessons: ['jarnac', 'double-jarnac'],
    },
    { id: 'call', rules: ['J19'] },
    { id: 'limits', rules: rules('J', 23, 26) },
    { id: 'end', rules: ['J31', 'J34', ...rules('J', 36, 38)] },
    { id: 'last', rules: ['J32', 'J33', 'J35'] },
    { id: 'judging', rules: [...rules('J', 40, 42), 'J44', 'J46', 'J47'] },
    { id: 'wrong', rules: ['J43', 'J45'] },
    { id: 'words', rules: [] },
    { id: 'sides', rules: rules('J', 50, 52) },
    { id: 'solo', rules: rules('J', 60, 62) },
    { id: 'help', rules: ['J7', 'J11', 'J70'] },
    { id: 'tips', rules: [] },
    { id: 'story', rules: [] },
  ],
}

import { type Book, rules } from '../../rules/book.ts'

export const book: Book = {
  lessons: async () => (await import('./lessons.ts')).lessons(),
  letters: async (language) => (await import('./lessons.ts')).letters(language),
  chapters: [
    { id: 'start', rules: rules('A', 1, 4), letters: true },
    { id: 'words', rules: rules('A', 5, 8), lessons: ['abrahaminetz-by-hand'] },
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
}

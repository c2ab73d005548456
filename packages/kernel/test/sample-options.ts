import type { OptionLanguage, OptionSchema } from '../src/index.ts'

/** Options of every type, some of them nested, and presets with and without a language. */
export const schema: OptionSchema = {
  options: [
    { type: 'whole', key: 'rows', group: 'board', min: 1, max: 8, default: 8 },
    { type: 'limit', key: 'calls', group: 'play', min: 0, max: 5, offered: 2, default: null },
    { type: 'by-side', key: 'handicap', min: 1, max: 9, offered: 3, sides: 2, default: [null, null] },
    { type: 'choice', key: 'judging', group: 'play', among: ['checked', 'challenge'], default: 'checked' },
    { type: 'flag', key: 'penalty', group: 'board', default: false },
    {
      type: 'choice',
      key: 'words.classes',
      among: ['open', 'classic-de', 'classic-fr'],
      default: 'classic-de',
      languages: { 'classic-de': 'de', 'classic-fr': 'fr' },
    },
    { type: 'words', key: 'words.houseWords', min: 2, max: 5, default: [] },
    { type: 'changes', key: 'words.changes', default: undefined },
    { type: 'clock', key: 'clock', default: { type: 'none' } },
  ],
  presets: [
    { id: 'plain', sets: {} },
    { id: 'strict', sets: { judging: 'challenge', penalty: true, 'words.classes': 'classic-fr' } },
    { id: 'french', language: 'fr', sets: { rows: 6, 'words.classes': 'classic-fr' } },
  ],
  presetByLanguage: { fr: 'french' },
  preset: 'plain',
  refusals: { crowded: ['rows', 'calls'] },
}

/** Letters are A to Z. */
const normalise = (word: string) => (/^[a-z]*$/i.test(word) ? word.toUpperCase() : undefined)
export const german: OptionLanguage = { id: 'de', normalise }
export const french: OptionLanguage = { id: 'fr', normalise }

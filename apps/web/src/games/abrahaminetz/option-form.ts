import { abrahaminetz } from '@estocade/games'
import { alphabets, type LexiconId } from '@estocade/words'
import type { GameRules } from '../../new-table/game-rules.ts'

/** Refusals that are about one option, by their codes. */
const combinations: Readonly<Record<string, readonly string[]>> = {
  'classes-language': ['words.classes'],
  'house-words': ['words.houseWords'],
  clock: ['clock'],
}

export const abrahaminetzRules: GameRules = {
  presets: Object.keys(abrahaminetz.presets).map((id) => ({ id })),
  groups: [
    {
      id: 'game',
      options: [
        { type: 'choice', key: 'judging', among: ['checked', 'challenge'] },
        { type: 'flag', key: 'beginners' },
        { type: 'flag', key: 'coverSame' },
        {
          type: 'choice',
          key: 'words.classes',
          among: ['open', 'classic-fr', 'competition-fr', 'classic-de', 'professional-de'],
        },
        { type: 'words', key: 'words.houseWords' },
      ],
    },
  ],
  presetFor: () => 'classic',
  configure: (options, language) => abrahaminetz.configure(options, alphabets[language as LexiconId]),
  sides: () => ({ min: 2, max: 6 }),
  about: ({ code, params }) => combinations[code] ?? (params.option ? [String(params.option)] : []),
}

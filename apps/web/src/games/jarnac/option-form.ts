import { jarnac } from '@estocade/games'
import { alphabets, type LexiconId } from '@estocade/words'
import type { GameRules } from '../../new-table/game-rules.ts'

/** Combinations that `configure` refuses, and the options that they are made of. */
const combinations: Readonly<Record<string, readonly string[]>> = {
  'shortest-longest': ['shortest', 'longest'],
  'penalty-checked': ['penalty', 'judging'],
  'last-jarnac-calls': ['ending', 'calls'],
  'call-time': ['callTime'],
  'solo-calls': ['calls'],
  'solo-challenge': ['judging'],
  'turn-limit-solo': ['turnLimit'],
  'classes-language': ['words.classes'],
  'house-words': ['words.houseWords'],
  immunity: ['immunity'],
  clock: ['clock'],
}

export const jarnacRules: GameRules = {
  presets: jarnac.presetNames.map((id) => {
    const language = jarnac.languageOfPreset(id)
    return language === undefined ? { id } : { id, language }
  }),
  groups: [
    {
      id: 'board',
      options: [
        { type: 'whole', key: 'rows', min: 1, max: 20 },
        { type: 'whole', key: 'shortest', min: 2, max: 9 },
        { type: 'whole', key: 'longest', min: 4, max: 15 },
        { type: 'whole', key: 'firstDraw', min: 1, max: 20 },
        { type: 'flag', key: 'openingVowel' },
        {
          type: 'choice',
          key: 'words.classes',
          among: ['open', 'classic-fr', 'competition-fr', 'classic-de', 'professional-de'],
        },
        { type: 'flag', key: 'words.sameEntry' },
        { type: 'words', key: 'words.houseWords' },
      ],
    },
    {
      id: 'duel',
      options: [
        { type: 'limit', key: 'calls', min: 0, max: 99, usual: 2 },
        { type: 'choice', key: 'callers', among: ['next', 'open'] },
        { type: 'limit', key: 'callTime', min: 3, max: 120, usual: 20 },
        { type: 'by-side', key: 'immunity', min: 2, max: 15, usual: 7 },
        { type: 'choice', key: 'judging', among: ['checked', 'challenge'] },
        { type: 'flag', key: 'penalty' },
        { type: 'choice', key: 'ending', among: ['last-row', 'last-jarnac', 'full-and-passed'] },
        { type: 'whole', key: 'hints', min: 0, max: 99 },
        { type: 'limit', key: 'turnLimit', min: 1, max: 999, usual: 30 },
      ],
    },
  ],
  presetFor: (language) => (language === 'fr' ? 'classic-fr' : language === 'de' ? 'classic-de' : 'extended'),
  configure: (options, language) => jarnac.configure(options, alphabets[language as LexiconId]),
  sides: (config) => ((config as jarnac.JarnacConfig).solo ? { min: 1, max: 1 } : { min: 2, max: 6 }),
  about: ({ code, params }) => combinations[code] ?? (params.option ? [String(params.option)] : []),
}

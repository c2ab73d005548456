import type { OptionSchema } from '@estocade/kernel'
import { classLanguages, commonClasses, layerOptions } from '@estocade/words'

/** J1: the options of a table and the rule sets, which are bundles of options. The boxed board is 8 rows of 9. */
export const jarnacOptions = {
  options: [
    { type: 'whole', key: 'rows', group: 'board', min: 1, max: 20, default: 8 },
    { type: 'whole', key: 'shortest', group: 'board', min: 2, max: 9, default: 3 },
    { type: 'whole', key: 'longest', group: 'board', min: 4, max: 15, default: 9 },
    { type: 'whole', key: 'firstDraw', group: 'board', min: 1, max: 20, default: 6 },
    {
      type: 'choice',
      key: 'ending',
      group: 'duel',
      among: ['last-row', 'last-jarnac', 'full-and-passed'],
      default: 'full-and-passed',
    },
    { type: 'flag', key: 'openingVowel', group: 'board', default: false },
    { type: 'limit', key: 'calls', group: 'duel', min: 0, max: 99, offered: 2, default: null },
    { type: 'choice', key: 'callers', group: 'duel', among: ['next', 'open'], default: 'next' },
    { type: 'limit', key: 'callTime', group: 'duel', min: 3, max: 120, offered: 20, default: null },
    { type: 'by-side', key: 'immunity', group: 'duel', min: 2, max: 15, offered: 7, sides: 6, default: [] },
    { type: 'choice', key: 'judging', group: 'duel', among: ['checked', 'challenge'], default: 'checked' },
    { type: 'flag', key: 'penalty', group: 'duel', default: false },
    {
      type: 'choice',
      key: 'words.classes',
      group: 'board',
      among: commonClasses,
      languages: classLanguages,
      default: 'open',
    },
    { type: 'flag', key: 'words.sameEntry', group: 'board', default: false },
    { type: 'words', key: 'words.houseWords', group: 'board', min: 2, max: 15, default: [] },
    ...layerOptions('board'),
    { type: 'whole', key: 'hints', group: 'duel', min: 0, max: 99, default: 0 },
    { type: 'clock', key: 'clock', default: { type: 'none' } },
    { type: 'flag', key: 'solo', default: false },
    { type: 'limit', key: 'turnLimit', group: 'duel', min: 1, max: 999, offered: 30, default: null },
  ],
  presets: [
    { id: 'classic-de', language: 'de', sets: { ending: 'last-row', 'words.classes': 'classic-de' } },
    {
      id: 'professional-de',
      language: 'de',
      sets: {
        ending: 'last-jarnac',
        'words.classes': 'professional-de',
        'words.sameEntry': true,
        judging: 'challenge',
        penalty: true,
        callTime: 20,
        clock: { type: 'turn', seconds: 60 },
      },
    },
    { id: 'classic-fr', language: 'fr', sets: { 'words.classes': 'classic-fr', openingVowel: true } },
    {
      id: 'competition-fr',
      language: 'fr',
      sets: {
        'words.classes': 'competition-fr',
        openingVowel: true,
        judging: 'challenge',
        penalty: true,
        callTime: 20,
      },
    },
    { id: 'extended', sets: { calls: 2 } },
    { id: 'solo', sets: { ending: 'last-row', calls: 0, solo: true } },
  ],
  preset: 'extended',
  presetByLanguage: { de: 'classic-de', fr: 'classic-fr' },
  refusals: {
    'shortest-longest': ['shortest', 'longest'],
    'penalty-checked': ['penalty', 'judging'],
    'last-jarnac-calls': ['ending', 'calls'],
    'call-time': ['callTime'],
    'solo-calls': ['calls'],
    'solo-challenge': ['judging'],
    'turn-limit-solo': ['turnLimit'],
    'classes-language': ['words.classes'],
    clock: ['clock'],
  },
} as const satisfies OptionSchema

export type PresetName = (typeof jarnacOptions.presets)[number]['id']

export const presetNames: readonly PresetName[] = jarnacOptions.presets.map(({ id }) => id)

/** The language a preset is made for; `undefined` is any. */
export const languageOfPreset = (name: PresetName): 'de' | 'fr' | undefined =>
  name.endsWith('-de') ? 'de' : name.endsWith('-fr') ? 'fr' : undefined

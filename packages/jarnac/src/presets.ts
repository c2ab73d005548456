import { type Clock, noClock } from '@estocade/kernel'
import type { WordClasses } from '@estocade/words'
import type { Ending, JarnacConfig } from './config.ts'

export const presetNames = [
  'classic-de',
  'professional-de',
  'classic-fr',
  'competition-fr',
  'extended',
  'solo',
] as const
export type PresetName = (typeof presetNames)[number]

/** Everything but the language: `extended` and `solo` are for any. */
export type Bundle = Omit<JarnacConfig, 'language'>

interface Difference {
  readonly ending: Ending
  readonly classes: WordClasses
  readonly sameEntry?: boolean
  readonly openingVowel?: boolean
  readonly calls?: number
  readonly callTime?: number
  readonly judging?: 'challenge'
  readonly clock?: Clock
  readonly solo?: true
}

/** J1: a rule set is a bundle of options. Penalties go with challenges; the boxed board is 8 rows of 9. */
const bundle = (own: Difference): Bundle => ({
  rows: 8,
  shortest: 3,
  longest: 9,
  firstDraw: 6,
  ending: own.ending,
  openingVowel: own.openingVowel ?? false,
  calls: own.calls ?? null,
  callers: 'next',
  callTime: own.callTime ?? null,
  immunity: [],
  judging: own.judging ?? 'checked',
  penalty: own.judging === 'challenge',
  words: { classes: own.classes, sameEntry: own.sameEntry ?? false, houseWords: [] },
  hints: 0,
  clock: own.clock ?? noClock,
  solo: own.solo ?? false,
  turnLimit: null,
})

export const presets: Readonly<Record<PresetName, Bundle>> = {
  'classic-de': bundle({ ending: 'last-row', classes: 'classic-de' }),
  'professional-de': bundle({
    ending: 'last-jarnac',
    classes: 'professional-de',
    sameEntry: true,
    judging: 'challenge',
    callTime: 20,
    clock: { type: 'turn', seconds: 60 },
  }),
  'classic-fr': bundle({ ending: 'full-and-passed', classes: 'classic-fr', openingVowel: true }),
  'competition-fr': bundle({
    ending: 'full-and-passed',
    classes: 'competition-fr',
    openingVowel: true,
    judging: 'challenge',
    callTime: 20,
  }),
  extended: bundle({ ending: 'full-and-passed', classes: 'open', calls: 2 }),
  solo: bundle({ ending: 'last-row', classes: 'open', calls: 0, solo: true }),
}

/** The language a preset is made for; `undefined` is any. */
export const languageOfPreset = (name: PresetName): 'de' | 'fr' | undefined =>
  name.endsWith('-de') ? 'de' : name.endsWith('-fr') ? 'fr' : undefined

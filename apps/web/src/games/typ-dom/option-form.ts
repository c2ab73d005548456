import { typDom } from '@estocade/games'
import { type Alphabet, alphabets, type LexiconId } from '@estocade/words'
import type { Configured, GameRules, OptionSpec } from '../../new-table/game-rules.ts'

/** Refusals that are about one option, by their codes. */
const combinations: Readonly<Record<string, readonly string[]>> = {
  'house-word': ['houseWords'],
  'house-words': ['houseWords'],
  'rounds-or-goal': ['rounds', 'goal'],
  clock: ['clock'],
}

const rounds: OptionSpec = { type: 'whole', key: 'rounds', min: 1, max: 50 }
const houseWords: OptionSpec = { type: 'words', key: 'houseWords' }
const laying: readonly OptionSpec[] = [
  { type: 'flag', key: 'touching' },
  { type: 'flag', key: 'chains' },
]

interface Box {
  readonly presets?: readonly string[]
  readonly options: readonly OptionSpec[]
  readonly configure: (options: unknown, alphabet: Alphabet) => Configured
  readonly sides: GameRules['sides']
}

const rulesFrom = ({ presets = ['classic'], options, configure, sides }: Box): GameRules => ({
  presets: presets.map((id) => ({ id })),
  groups: [{ id: 'game', options }],
  presetFor: () => 'classic',
  configure: (given, language) => configure(given, alphabets[language as LexiconId]),
  sides,
  about: ({ code, params }) => combinations[code] ?? (params.option ? [String(params.option)] : []),
})

export const kreuzwortRules = rulesFrom({
  options: [rounds, ...laying, houseWords],
  configure: typDom.configureKreuzwort,
  sides: (config) => typDom.seatsFor(config as typDom.CrosswordConfig, 5),
})

export const pointRules = rulesFrom({
  presets: Object.keys(typDom.pointPresets),
  options: [
    rounds,
    { type: 'choice', key: 'winner', among: ['first-out', 'most-points'] },
    ...laying,
    houseWords,
  ],
  configure: typDom.configurePoint,
  sides: (config) => typDom.seatsFor(config as typDom.CrosswordConfig, 6),
})

export const prestoRules = rulesFrom({
  presets: Object.keys(typDom.prestoPresets),
  options: [
    { type: 'flag', key: 'easy' },
    { type: 'limit', key: 'rounds', min: 1, max: 50, usual: 3 },
    { type: 'limit', key: 'goal', min: 1, max: 200, usual: 12 },
    { type: 'limit', key: 'limit', min: 10, max: 3600, usual: 300 },
    houseWords,
  ],
  configure: typDom.configurePresto,
  sides: () => ({ min: 2, max: 6 }),
})

export const rechtRules = rulesFrom({
  options: [rounds, houseWords],
  configure: typDom.configureRecht,
  sides: () => ({ min: 2, max: 5 }),
})

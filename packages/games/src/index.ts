export * as abrahaminetz from '@estocade/abrahaminetz'
export * as jarnac from '@estocade/jarnac'
export {
  type JarnacAction,
  type JarnacEvent,
  type JarnacTypes,
  type JarnacView,
  scoreOf as jarnacScore,
} from '@estocade/jarnac'
export {
  type AloneResult,
  compareAlone,
  concernedOptions,
  type Fault,
  type GameEntry,
  type Level,
  languageIn,
  levels,
  nestedOptions,
  type OptionSchema,
  type OptionSpec,
  optionAt,
  optionGroups,
  optionIn,
  type Playable,
  type Preset,
  presetOf,
  presetsFor,
  presetsSetting,
  type RecordFault,
  type RecordFormat,
  readLog,
  seat,
  seedFrom,
  usualPreset,
  verify,
} from '@estocade/kernel'
export * as typDom from '@estocade/typ-dom'
export * from './games.ts'
export * from './typed.ts'

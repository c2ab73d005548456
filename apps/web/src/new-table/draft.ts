import { type Configured, type GameRules, nested, type Options, valueAt } from './game-rules.ts'

/** The rules of a new table while they are being chosen. */
export interface Draft {
  readonly language: string
  readonly preset: string
  /** Changed options by dotted key; the others have the preset's values. */
  readonly changes: Options
}

export const draftFor = (rules: GameRules, language: string): Draft => ({
  language,
  preset: rules.presetFor(language),
  changes: {},
})

export const optionsOf = ({ preset, language, changes }: Draft): Options => ({
  preset,
  language,
  ...nested(changes),
})

/** The preset as it is without changes. It is always allowed. */
export function baseOf(rules: GameRules, { preset, language }: Draft): object {
  const base = rules.configure({ preset, language }, language)
  if (!base.ok) throw new Error(base.error.text)
  return base.value
}

export interface Judged {
  readonly base: object
  readonly result: Configured
  /** The current value of an option, even if the combination is not allowed. */
  value(key: string): unknown
  isChanged(key: string): boolean
  /** All keys whose values differ from the preset. */
  readonly changed: readonly string[]
}

export function judged(rules: GameRules, draft: Draft): Judged {
  const base = baseOf(rules, draft)
  const result = rules.configure(optionsOf(draft), draft.language)
  const value = (key: string) =>
    key in draft.changes ? draft.changes[key] : valueAt(result.ok ? result.value : base, key)
  const isChanged = (key: string) => JSON.stringify(value(key)) !== JSON.stringify(valueAt(base, key))
  const keys = [...rules.groups.flatMap(({ options }) => options.map(({ key }) => key)), 'clock']
  return { base, result, value, isChanged, changed: keys.filter(isChanged) }
}

/** Removes changes that equal the preset. */
export function changed(rules: GameRules, draft: Draft, key: string, value: unknown): Draft {
  const { [key]: _, ...rest } = draft.changes
  const same = JSON.stringify(valueAt(baseOf(rules, draft), key)) === JSON.stringify(value)
  return { ...draft, changes: same ? rest : { ...rest, [key]: value } }
}

/** A table with bots has no clock by default; a table of people has the clock of its rule set. */
export function unhurried(rules: GameRules, draft: Draft, bots: boolean): Draft {
  const none = { type: 'none' }
  if (bots) return 'clock' in draft.changes ? draft : changed(rules, draft, 'clock', none)
  const { clock, ...rest } = draft.changes
  return JSON.stringify(clock) === JSON.stringify(none) ? { ...draft, changes: rest } : draft
}

/** A preset made for one language also sets the language. */
export function withPreset(rules: GameRules, draft: Draft, preset: string): Draft {
  const bound = rules.presets.find(({ id }) => id === preset)?.language
  return { language: bound ?? draft.language, preset, changes: {} }
}

export function withLanguage(rules: GameRules, draft: Draft, language: string): Draft {
  const bound = rules.presets.find(({ id }) => id === draft.preset)?.language
  const keeps = bound === undefined || bound === language
  // Word classes and house words belong to one language.
  const changes = Object.fromEntries(
    Object.entries(draft.changes).filter(([key]) => !key.startsWith('words.')),
  )
  return { language, preset: keeps ? draft.preset : rules.presetFor(language), changes }
}

/** The rules of an existing table, to be changed. */
export function draftFrom(rules: GameRules, config: object): Draft {
  const language = valueAt(config, 'language') as string
  const draft = draftFor(rules, language)
  const base = baseOf(rules, draft)
  const keys = [...rules.groups.flatMap(({ options }) => options.map(({ key }) => key)), 'clock', 'solo']
  const changes = keys
    .map((key) => [key, valueAt(config, key)] as const)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(valueAt(base, key)))
  return { ...draft, changes: Object.fromEntries(changes) }
}

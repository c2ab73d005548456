import type { Clock } from './clock.ts'

/**
 * A game's options as plain data. `configure`, the page's form, the terminal's questions and flags, the API's
 * schema and the docs are all made from it. A dotted key such as `words.classes` is one level deeper in the
 * configuration. Texts are found by key: `option_<key>` (name), `optionIs_<key>` (one line about it),
 * `<key>_<choice>` (a choice) and `none_<key>` (no limit).
 */
export type OptionSpec =
  | WholeOption
  | LimitOption
  | BySideOption
  | ChoiceOption
  | FlagOption
  | WordsOption
  | ChangesOption
  | ClockOption

interface Described {
  readonly key: string
  /** The part of the form it belongs to (text `group_<group>`). Without a group only presets and flags set it. */
  readonly group?: string
}

/** A whole number. */
export interface WholeOption extends Described {
  readonly type: 'whole'
  readonly min: number
  readonly max: number
  readonly default: number
}

/** A whole number, or `null` for none. `offered` is the number a form starts from when the limit is switched on. */
export interface LimitOption extends Described {
  readonly type: 'limit'
  readonly min: number
  readonly max: number
  readonly offered: number
  readonly default: number | null
}

/** A limit for each side, by seat; a missing entry is `null`. One number stands for all sides. */
export interface BySideOption extends Described {
  readonly type: 'by-side'
  readonly min: number
  readonly max: number
  readonly offered: number
  readonly sides: number
  readonly default: readonly (number | null)[]
}

export interface ChoiceOption extends Described {
  readonly type: 'choice'
  readonly among: readonly string[]
  readonly default: string
  /** Choices that only one language has, with that language. */
  readonly languages?: Readonly<Record<string, string>>
}

export interface FlagOption extends Described {
  readonly type: 'flag'
  readonly default: boolean
}

/** A list of words that the table agrees on besides the dictionary; `min` and `max` are their lengths. */
export interface WordsOption extends Described {
  readonly type: 'words'
  readonly min: number
  readonly max: number
  readonly default: readonly string[]
}

/** A change that the operator of a server made to a dictionary: a word that was added or removed. */
export interface ChangedWord {
  readonly word: string
  readonly change: 'added' | 'removed'
  readonly scope: 'entry' | 'form'
  readonly forms?: readonly string[]
  readonly because?: string
}

/** The server's changes to the dictionary, stored when a table is opened. No form offers it. Absent without changes. */
export interface ChangesOption extends Described {
  readonly type: 'changes'
  readonly default: undefined
}

export interface ClockOption extends Described {
  readonly type: 'clock'
  readonly default: Clock
}

/** A bundle of options that a table starts from and changes. Texts: `preset_<id>`, `presetIs_<id>`. */
export interface Preset {
  readonly id: string
  /** The only language it is made for; without one, any. */
  readonly language?: string
  /** By dotted key; every other option has its default. */
  readonly sets: Readonly<Record<string, unknown>>
}

export interface OptionSchema {
  readonly options: readonly OptionSpec[]
  readonly presets: readonly Preset[]
  /** The default presets of languages whose default is not `preset`. */
  readonly presetByLanguage?: Readonly<Record<string, string>>
  /** The preset of every other language. */
  readonly preset: string
  /** The options that a refusal of `configure` is about, by its code; for codes that name no option themselves. */
  readonly refusals: Readonly<Record<string, readonly string[]>>
}

/** Limits of a clock, the same for every game. */
export const clockLimits = { seconds: 86_400, increment: 3_600, days: 60 } as const

export const usualPreset = ({ presetByLanguage, preset }: OptionSchema, language: string): string =>
  presetByLanguage?.[language] ?? preset

/** The language that options name, by themselves or through a preset; else `usual`. */
export function languageIn(schema: OptionSchema, options: unknown, usual: string): string {
  const { language, preset } = (options ?? {}) as { readonly language?: unknown; readonly preset?: unknown }
  if (typeof language === 'string') return language
  return (typeof preset === 'string' ? presetOf(schema, preset)?.language : undefined) ?? usual
}

export const presetOf = ({ presets }: OptionSchema, id: string): Preset | undefined =>
  presets.find((preset) => preset.id === id)

/** The presets that a language can be played by. */
export const presetsFor = ({ presets }: OptionSchema, language: string): readonly Preset[] =>
  presets.filter((preset) => (preset.language ?? language) === language)

/** An option as a language has it: without the choices that are made for other languages. */
export function optionIn(spec: OptionSpec, language: string): OptionSpec {
  if (spec.type !== 'choice' || spec.languages === undefined) return spec
  const { languages } = spec
  return { ...spec, among: spec.among.filter((id) => (languages[id] ?? language) === language) }
}

/** The presets that set an option to something else than its default. */
export const presetsSetting = ({ presets }: OptionSchema, key: string): readonly Preset[] =>
  presets.filter(({ sets }) => key in sets)

/** The form's groups, in the order of the schema. */
export function optionGroups({
  options,
}: OptionSchema): readonly { readonly id: string; readonly options: readonly OptionSpec[] }[] {
  const groups = new Map<string, OptionSpec[]>()
  for (const option of options)
    if (option.group !== undefined) groups.set(option.group, [...(groups.get(option.group) ?? []), option])
  return [...groups].map(([id, options]) => ({ id, options }))
}

/** The options that a refusal is about. */
export const concernedOptions = (
  { refusals }: OptionSchema,
  { code, params }: { readonly code: string; readonly params: Readonly<Record<string, string | number>> },
): readonly string[] => refusals[code] ?? (params.option === undefined ? [] : [String(params.option)])

/** The value of a dotted key in a configuration or in nested options. */
export function optionAt(from: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], from)
}

/** Options by dotted key as nested options. */
export function nestedOptions(flat: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const options: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(flat)) {
    const [first, second] = key.split('.') as [string, string?]
    options[first] = second === undefined ? value : { ...(options[first] as object), [second]: value }
  }
  return options
}

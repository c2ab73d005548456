import {
  concernedOptions,
  nestedOptions,
  type OptionSchema,
  type OptionSpec,
  optionAt,
  optionGroups,
  type Preset,
  usualPreset,
} from '@estocade/games'
import type { Refusal } from '@estocade/table'
import { type Alphabet, alphabets, type LexiconId } from '@estocade/words'

export type { OptionSpec }

/** Options in the form that the game's `configure` takes. */
export type Options = Readonly<Record<string, unknown>>

export interface OptionGroup {
  readonly id: string
  readonly options: readonly OptionSpec[]
}

export type Refused = Refusal

export type Configured<C = object> =
  | { readonly ok: true; readonly value: C }
  | { readonly ok: false; readonly error: Refused }

/** What the page needs to know about a game to open a table of it. */
export interface GameRules {
  readonly presets: readonly Preset[]
  readonly groups: readonly OptionGroup[]
  /** The default preset of a language. */
  presetFor(language: string): string
  /** The game's own check. */
  configure(options: Options, language: string): Configured
  sides(config: object): { readonly min: number; readonly max: number }
  /** The options that a refusal concerns. */
  about(refused: Refused): readonly string[]
}

/** The form of a game, made from its option schema. */
export const rulesFrom = <C extends object>(
  schema: OptionSchema,
  configure: (options: unknown, alphabet: Alphabet) => Configured<C>,
  sides: (config: C) => { readonly min: number; readonly max: number },
): GameRules => ({
  presets: schema.presets,
  groups: optionGroups(schema),
  presetFor: (language) => usualPreset(schema, language),
  configure: (options, language) => configure(options, alphabets[language as LexiconId]),
  // Only configurations made by `configure` are passed here.
  sides: (config) => sides(config as C),
  about: (refused) => concernedOptions(schema, refused),
})

export { nestedOptions as nested, optionAt as valueAt }

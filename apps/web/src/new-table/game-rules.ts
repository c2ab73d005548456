/** Options as the game's `configure` takes them. */
export type Options = Readonly<Record<string, unknown>>

/** One option; its texts are `option_<key>` and `optionIs_<key>`. A key like `words.classes` lies one level deeper. */
export type OptionSpec =
  | { readonly type: 'whole'; readonly key: string; readonly min: number; readonly max: number }
  /** A number, or none: `null`. */
  | {
      readonly type: 'limit'
      readonly key: string
      readonly min: number
      readonly max: number
      readonly usual: number
    }
  /** The same as a limit, one for each side. */
  | {
      readonly type: 'by-side'
      readonly key: string
      readonly min: number
      readonly max: number
      readonly usual: number
    }
  | { readonly type: 'choice'; readonly key: string; readonly among: readonly string[] }
  | { readonly type: 'flag'; readonly key: string }
  | { readonly type: 'words'; readonly key: string }

export interface OptionGroup {
  readonly id: string
  readonly options: readonly OptionSpec[]
}

export interface Refused {
  readonly code: string
  readonly text: string
  readonly params: Readonly<Record<string, string | number>>
}

export type Configured =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly error: Refused }

/** What the page must know of a game to open a table of it. */
export interface GameRules {
  readonly presets: readonly { readonly id: string; readonly language?: string }[]
  readonly groups: readonly OptionGroup[]
  /** The preset that a language is played by when nothing is said. */
  presetFor(language: string): string
  /** The game's own check. */
  configure(options: Options, language: string): Configured
  sides(config: object): { readonly min: number; readonly max: number }
  /** The options that a refusal is about. */
  about(refused: Refused): readonly string[]
}

/** `words.classes` of a configuration or of options. */
export function valueAt(from: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], from)
}

/** Changes with dotted keys as nested options. */
export function nested(changes: Options): Options {
  const options: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(changes)) {
    const [first, second] = key.split('.') as [string, string?]
    options[first] = second === undefined ? value : { ...(options[first] as object), [second]: value }
  }
  return options
}

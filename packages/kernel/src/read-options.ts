import type { Clock } from './clock.ts'
import {
  type ChangedWord,
  clockLimits,
  nestedOptions,
  type OptionSchema,
  type OptionSpec,
  presetOf,
  usualPreset,
  type WordsOption,
} from './options.ts'
import { ok, type Refusal, type Result, refuse } from './result.ts'

/** Options by dotted key. */
export type FlatOptions = Readonly<Record<string, unknown>>

/** The language a game is configured for, and how its words are spelt with the game's letters. */
export interface OptionLanguage {
  readonly id: string
  /** `undefined` when a word has something that is no letter of the game. */
  normalise(word: string): string | undefined
}

export interface OptionRules<C> {
  readonly schema: OptionSchema
  /** Defaults that depend on other options: returns changes to `base` (the preset's options) for the given ones. */
  follow?(base: FlatOptions, given: FlatOptions): FlatOptions
  /** Refuses combinations of options that are valid alone. */
  check?(config: C): Refusal | undefined
}

/** The codes that reading options and actions refuses by, in every game. */
export const optionRefusals: readonly string[] = [
  'bad-action',
  'classes-language',
  'clock',
  'house-words',
  'language',
  'option-choice',
  'option-flag',
  'option-range',
  'options',
  'preset-unknown',
  'unknown-option',
]

/** Thrown at the first invalid option, and caught only by `readOptions`. */
class BadOption {
  constructor(readonly refusal: Refusal) {}
}

function refused(code: string, text: string, params: Refusal['params'] = {}): never {
  throw new BadOption({ code, text, params })
}

/** Reads options from anywhere by a game's schema: options over a preset over the defaults, each checked. */
export function readOptions<C extends object>(
  { schema, follow, check }: OptionRules<C>,
  options: unknown,
  language: OptionLanguage,
): Result<C> {
  if (!isRecord(options)) return refuse('options', 'Options are an object.')
  try {
    const given = flattened(schema, options)
    const base = { ...defaultsOf(schema, language.id), ...presetFor(schema, options, language.id) }
    const chosen = { ...base, ...follow?.(base, given), ...given }
    const values: Record<string, unknown> = { language: language.id }
    for (const spec of schema.options) {
      const value = read(spec, chosen[spec.key], language)
      if (value !== undefined) values[spec.key] = value
    }
    // The schema has an option for every field of the configuration; each value was read by its type.
    const config = nestedOptions(values) as C
    const wrong = check?.(config)
    return wrong === undefined ? ok(config) : { ok: false, error: wrong }
  } catch (error) {
    if (error instanceof BadOption) return { ok: false, error: error.refusal }
    throw error
  }
}

const isRecord = (value: unknown): value is FlatOptions =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The options that were given, by dotted key. */
function flattened({ options }: OptionSchema, given: FlatOptions): FlatOptions {
  const keys = new Set(options.map(({ key }) => key))
  const parents = new Set(
    options.flatMap(({ key }) => (key.includes('.') ? [key.slice(0, key.indexOf('.'))] : [])),
  )
  const flat: Record<string, unknown> = {}
  const add = (key: string, value: unknown): void => {
    if (!keys.has(key)) refused('unknown-option', `There is no option ${key}.`, { option: key })
    flat[key] = value
  }
  for (const [key, value] of Object.entries(given)) {
    if (key === 'preset' || key === 'language' || value === undefined) continue
    if (!parents.has(key)) add(key, value)
    else if (isRecord(value)) for (const [name, part] of Object.entries(value)) add(`${key}.${name}`, part)
    else refused('options', `${key} is an object.`, { option: key })
  }
  return flat
}

/** The defaults of a language, without choices that belong to another language. */
const defaultsOf = ({ options }: OptionSchema, language: string): FlatOptions =>
  Object.fromEntries(options.map((spec) => [spec.key, fitting(spec, spec.default, language)]))

function fitting(spec: OptionSpec, value: unknown, language: string): unknown {
  const bound = spec.type === 'choice' ? spec.languages?.[String(value)] : undefined
  return bound === undefined || bound === language ? value : spec.default
}

function presetFor(schema: OptionSchema, options: FlatOptions, language: string): FlatOptions {
  const id = options.preset ?? usualPreset(schema, language)
  const preset = typeof id === 'string' ? presetOf(schema, id) : undefined
  if (preset === undefined)
    return refused('preset-unknown', `There is no rule set ${String(id)}.`, { preset: String(id) })
  const asked = options.language ?? preset.language ?? language
  if (asked !== language)
    refused('language', `This dictionary is ${language}, not ${String(asked)}.`, {
      dictionary: language,
      language: String(asked),
    })
  const specs = new Map(schema.options.map((spec) => [spec.key, spec]))
  return Object.fromEntries(
    Object.entries(preset.sets).map(([key, value]) => [key, fitting(specs.get(key)!, value, language)]),
  )
}

function read(spec: OptionSpec, value: unknown, language: OptionLanguage): unknown {
  switch (spec.type) {
    case 'whole':
      return whole(spec, value)
    case 'limit':
      return value === null ? null : whole(spec, value)
    case 'by-side': {
      const list = Array.isArray(value) ? value : Array(spec.sides).fill(value)
      if (list.length > spec.sides) outOfRange(spec)
      return list.map((one) => (one === null ? null : whole(spec, one)))
    }
    case 'choice':
      return choice(spec, value, language.id)
    case 'flag':
      return typeof value === 'boolean'
        ? value
        : refused('option-flag', `${spec.key} is true or false.`, { option: spec.key })
    case 'words':
      return words(spec, value, language)
    case 'changes':
      return changes(spec.key, value, language)
    case 'clock':
      return (
        clockFrom(value) ??
        refused('clock', 'clock is none, seconds per turn, a bank of seconds, or days per turn.')
      )
  }
}

interface Range {
  readonly key: string
  readonly min: number
  readonly max: number
}

function whole(range: Range, value: unknown): number {
  const fits = Number.isInteger(value) && (value as number) >= range.min && (value as number) <= range.max
  return fits ? (value as number) : outOfRange(range)
}

const outOfRange = ({ key, min, max }: Range): never =>
  refused('option-range', `${key} is a whole number from ${min} to ${max}.`, { option: key, min, max })

const notAmong = (key: string, among: readonly string[]): never =>
  refused('option-choice', `${key} is one of ${among.join(', ')}.`, { option: key, among: among.join(' ') })

function choice(spec: OptionSpec & { type: 'choice' }, value: unknown, language: string): string {
  const found = spec.among.find((one) => one === value)
  if (found === undefined) return notAmong(spec.key, spec.among)
  const bound = spec.languages?.[found]
  if (bound !== undefined && bound !== language)
    refused('classes-language', `${found} is not for ${language}.`, { classes: found, language })
  return found
}

/** The most house words of a table: more than players agree on, and few enough not to fill the store. */
export const MOST_WORDS = 1000

/** Spelt with the game's letters, each once. */
function words({ key, min, max }: WordsOption, value: unknown, language: OptionLanguage): readonly string[] {
  const wrong = (word: string): never =>
    refused('house-words', `House words have ${min} to ${max} letters of the game.`, {
      option: key,
      min,
      max,
      word,
    })
  if (!Array.isArray(value) || value.length > MOST_WORDS) return wrong('')
  const spelt = value.map((word) => {
    const letters = typeof word === 'string' ? language.normalise(word) : undefined
    return letters !== undefined && letters.length >= min && letters.length <= max
      ? letters
      : wrong(String(word))
  })
  return [...new Set(spelt)]
}

/** The most characters of a reason that is shown to players. */
const LONGEST_REASON = 200

/** `undefined` for an empty list, so that a configuration without changes is the same as in older versions. */
function changes(key: string, value: unknown, language: OptionLanguage): readonly ChangedWord[] | undefined {
  const wrong = (): never => refused('options', `${key} is a list of changed words.`, { option: key })
  const spelt = (word: unknown): string =>
    (typeof word === 'string' ? language.normalise(word) : undefined) ?? wrong()
  const read = (item: unknown): ChangedWord => {
    if (!isRecord(item)) return wrong()
    const { word, change, scope, forms, because, ...rest } = item
    if (change !== 'added' && change !== 'removed') return wrong()
    if (scope !== 'entry' && scope !== 'form') return wrong()
    if (Object.keys(rest).length > 0 || (forms !== undefined && !isShortList(forms))) return wrong()
    if (because !== undefined && !(typeof because === 'string' && because.length <= LONGEST_REASON))
      return wrong()
    return {
      word: spelt(word),
      change,
      scope,
      ...(forms === undefined ? {} : { forms: forms.map(spelt) }),
      ...(because === undefined ? {} : { because }),
    }
  }
  if (value === undefined) return undefined
  if (!isShortList(value)) return wrong()
  return value.length === 0 ? undefined : value.map(read)
}

const isShortList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= MOST_WORDS

function clockFrom(value: unknown): Clock | undefined {
  if (!isRecord(value)) return undefined
  const { type, seconds, increment, days } = value
  const within = (number: unknown, least: number, most: number): number is number =>
    Number.isInteger(number) && (number as number) >= least && (number as number) <= most
  if (type === 'none') return { type }
  if (type === 'turn' && within(seconds, 1, clockLimits.seconds)) return { type, seconds }
  if (
    type === 'bank' &&
    within(seconds, 1, clockLimits.seconds) &&
    within(increment, 0, clockLimits.increment)
  )
    return { type, seconds, increment }
  if (type === 'days' && within(days, 1, clockLimits.days)) return { type, days }
  return undefined
}

import { type Clock, noClock, ok, type Refusal, type Result, refuse } from '@estocade/kernel'
import { type Alphabet, fold, LONGEST_WORD } from '@estocade/words'

export type Options = Readonly<Record<string, unknown>>

/** Thrown while options are read: the first bad one ends the reading. Caught by `readOptions` only. */
class BadOption {
  constructor(readonly refusal: Refusal) {}
}

export function badOption(code: string, text: string, params: Refusal['params'] = {}): never {
  throw new BadOption({ code, text, params })
}

/** Bundles of options that a table can start from and change. */
export type Presets = Readonly<Record<string, Options>>

export const onlyClassic: Presets = { classic: {} }

export function readOptions<C>(
  options: unknown,
  keys: readonly string[],
  read: (o: Options) => C,
  presets: Presets = onlyClassic,
): Result<C> {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return refuse('options', 'Options are an object.')
  const { preset = 'classic', ...changes } = options as Options
  if (typeof preset !== 'string' || !Object.hasOwn(presets, preset))
    return refuse('preset-unknown', `There is no rule set ${String(preset)}.`, { preset: String(preset) })
  for (const key of Object.keys(changes))
    if (!keys.includes(key)) return refuse('unknown-option', `There is no option ${key}.`, { option: key })
  try {
    return ok(read({ ...presets[preset], ...changes }))
  } catch (error) {
    if (error instanceof BadOption) return { ok: false, error: error.refusal }
    throw error
  }
}

export function whole(options: Options, key: string, usual: number, min: number, max: number): number {
  const value = options[key] ?? usual
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    return badOption('option-range', `${key} is a whole number from ${min} to ${max}.`, {
      option: key,
      min,
      max,
    })
  return value
}

/** A whole number, or `null` for no limit. */
export const wholeOrNone = (o: Options, key: string, usual: number | null, min: number, max: number) =>
  o[key] === null || (o[key] === undefined && usual === null) ? null : whole(o, key, usual ?? min, min, max)

export function flag(options: Options, key: string, usual = false): boolean {
  const value = options[key] ?? usual
  if (typeof value !== 'boolean') return badOption('option-flag', `${key} is true or false.`, { option: key })
  return value
}

export function choice<T extends string>(options: Options, key: string, among: readonly T[], usual: T): T {
  const value = options[key] ?? usual
  const found = among.find((one) => one === value)
  return (
    found ??
    badOption('option-choice', `${key} is one of ${among.join(', ')}.`, {
      option: key,
      among: among.join(' '),
    })
  )
}

export function language(options: Options, alphabet: Alphabet): Alphabet['id'] {
  if (options.language !== undefined && options.language !== alphabet.id)
    badOption('language', `This dictionary is ${alphabet.id}, not ${String(options.language)}.`, {
      dictionary: alphabet.id,
      language: String(options.language),
    })
  return alphabet.id
}

/** T12: folded to stones, each once. */
export function houseWords(options: Options, alphabet: Alphabet): readonly string[] {
  const list = options.houseWords ?? []
  if (!Array.isArray(list) || !list.every((word) => typeof word === 'string'))
    return badOption('house-words', 'houseWords is a list of words.')
  const words = list.map((word: string) => {
    const folded = fold(word, alphabet)
    return folded.ok && folded.value.length > 1 && folded.value.length <= LONGEST_WORD
      ? folded.value
      : badOption('house-word', `${word} cannot be laid with these stones.`, { word })
  })
  return [...new Set(words)]
}

const seconds = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max

export function clock(options: Options, usual: Clock = noClock): Clock {
  const value = (options.clock ?? usual) as Clock
  if (typeof value === 'object' && value !== null) {
    if (value.type === 'none') return { type: 'none' }
    if (value.type === 'turn' && seconds(value.seconds, 86_400) && value.seconds > 0)
      return { type: 'turn', seconds: value.seconds }
    if (value.type === 'days' && seconds(value.days, 30) && value.days > 0)
      return { type: 'days', days: value.days }
    if (value.type === 'bank' && seconds(value.seconds, 86_400) && seconds(value.increment, 3600))
      return { type: 'bank', seconds: value.seconds, increment: value.increment }
  }
  return badOption('clock', 'clock is none, seconds a turn, a bank of seconds, or days a turn.')
}

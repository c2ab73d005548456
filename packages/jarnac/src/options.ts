import { type Clock, ok, type Refusal, type Result, refuse } from '@estocade/kernel'
import type { Alphabet, JudgeConfig, WordClasses } from '@estocade/words'
import type { JarnacConfig } from './config.ts'
import { type Bundle, languageOfPreset, type PresetName, presetNames, presets } from './presets.ts'

type Options = Readonly<Record<string, unknown>>

const keys = [
  'preset',
  'language',
  'rows',
  'shortest',
  'longest',
  'firstDraw',
  'ending',
  'openingVowel',
  'calls',
  'callers',
  'callTime',
  'immunity',
  'judging',
  'penalty',
  'words',
  'hints',
  'clock',
  'solo',
  'turnLimit',
] as const

/** Thrown inside this file only: the first bad option ends the reading. */
class BadOption {
  constructor(readonly refusal: Refusal) {}
}
const bad = (code: string, text: string, params: Refusal['params'] = {}): never => {
  const refused = refuse(code, text, params)
  throw new BadOption((refused as { error: Refusal }).error)
}

/** J1: options over a preset, checked. What an option makes senseless follows it unless it is named too. */
export function configure(options: unknown, alphabet: Alphabet): Result<JarnacConfig> {
  try {
    if (!isRecord(options)) return refuse('options', 'Options are an object.')
    const config = read(options, alphabet)
    checkTogether(config)
    return ok(config)
  } catch (error) {
    if (error instanceof BadOption) return { ok: false, error: error.refusal }
    throw error
  }
}

function read(options: Options, alphabet: Alphabet): JarnacConfig {
  for (const key of Object.keys(options))
    if (!keys.includes(key as never)) bad('unknown-option', `There is no option ${key}.`, { option: key })
  const base = bundleOf(options, alphabet)
  const solo = flag(options, 'solo', base.solo)
  const calls = limit(options, 'calls', solo ? 0 : base.calls, 0, 99)
  const callers = choice(options, 'callers', ['next', 'open'], base.callers)
  const time = clock(options.clock ?? base.clock)
  // J19: open Jarnac has its own seconds, and who has days is not hurried.
  const unhurried = calls === 0 || callers === 'open' || time.type === 'days'
  const judging = choice(options, 'judging', ['checked', 'challenge'], solo ? 'checked' : base.judging)
  return {
    language: alphabet.id,
    rows: whole(options, 'rows', base.rows, 1, 20),
    shortest: whole(options, 'shortest', base.shortest, 2, 9),
    longest: whole(options, 'longest', base.longest, 4, 15),
    firstDraw: whole(options, 'firstDraw', base.firstDraw, 1, 20),
    ending: choice(
      options,
      'ending',
      ['last-row', 'last-jarnac', 'full-and-passed'],
      solo && base.ending === 'last-jarnac' ? 'last-row' : base.ending,
    ),
    openingVowel: flag(options, 'openingVowel', base.openingVowel),
    calls,
    callers,
    callTime: limit(options, 'callTime', unhurried ? null : (base.callTime ?? null), 3, 120),
    immunity: immunity(options.immunity ?? base.immunity),
    judging,
    penalty: flag(options, 'penalty', judging === 'challenge' && base.penalty),
    words: words(options.words, base.words, alphabet),
    hints: whole(options, 'hints', base.hints, 0, 99),
    clock: time,
    solo,
    turnLimit: limit(options, 'turnLimit', base.turnLimit, 1, 999),
  }
}

function bundleOf(options: Options, alphabet: Alphabet): Bundle {
  const usual: PresetName =
    alphabet.id === 'de' ? 'classic-de' : alphabet.id === 'fr' ? 'classic-fr' : 'extended'
  const preset = choice(options, 'preset', presetNames, usual)
  const language = options.language ?? languageOfPreset(preset) ?? alphabet.id
  if (language !== alphabet.id)
    bad('language', `This dictionary is ${alphabet.id}, not ${String(language)}.`, {
      dictionary: alphabet.id,
      language: String(language),
    })
  return presets[preset]
}

/** Combinations that each option alone does not forbid. */
function checkTogether(config: JarnacConfig): void {
  const { shortest, longest } = config
  if (shortest > longest)
    bad('shortest-longest', `The shortest word (${shortest}) is longer than the longest (${longest}).`, {
      shortest,
      longest,
    })
  if (config.penalty && config.judging === 'checked')
    bad('penalty-checked', 'A penalty needs challenges; checked words cannot be wrong.')
  if (config.ending === 'last-jarnac' && config.calls === 0)
    bad('last-jarnac-calls', 'A last Jarnac needs Jarnac calls to be allowed.')
  if (config.callTime && (config.calls === 0 || config.clock.type === 'days'))
    bad('call-time', 'A time to call needs Jarnac calls, and a clock without days.')
  if (config.solo && config.calls !== 0) bad('solo-calls', 'There is nobody to call Jarnac on in solo.')
  if (config.solo && config.judging === 'challenge')
    bad('solo-challenge', 'There is nobody to challenge in solo.')
  if (!config.solo && config.turnLimit !== null) bad('turn-limit-solo', 'Only solo has a turn limit.')
}

const isRecord = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function whole(options: Options, key: string, usual: number, min: number, max: number): number {
  const value = options[key] ?? usual
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
    bad('option-range', `${key} is a whole number from ${min} to ${max}.`, { option: key, min, max })
  return value as number
}

const limit = (options: Options, key: string, usual: number | null, min: number, max: number) =>
  options[key] === null || (options[key] === undefined && usual === null)
    ? null
    : whole(options, key, usual ?? min, min, max)

function flag(options: Options, key: string, usual: boolean): boolean {
  const value = options[key] ?? usual
  if (typeof value !== 'boolean') bad('option-flag', `${key} is true or false.`, { option: key })
  return value as boolean
}

function choice<T extends string>(options: Options, key: string, among: readonly T[], usual: T): T {
  const value = options[key] ?? usual
  if (!among.includes(value as T))
    bad('option-choice', `${key} is one of ${among.join(', ')}.`, { option: key, among: among.join(' ') })
  return value as T
}

/** One length for all sides, or one for each seat. */
function immunity(value: unknown): readonly (number | null)[] {
  const lengths = Array.isArray(value) ? value : Array(6).fill(value)
  if (lengths.length > 6) bad('immunity', 'Immunity is given for at most six sides.')
  for (const length of lengths)
    if (length !== null && !(Number.isInteger(length) && length >= 2 && length <= 15))
      bad('immunity', 'Immunity is a word length from 2 to 15 for each side, or null.')
  return [...lengths]
}

const classesFor: Readonly<Record<Exclude<WordClasses, 'typ-dom'>, string>> = {
  open: '',
  'classic-de': 'de',
  'professional-de': 'de',
  'classic-fr': 'fr',
  'competition-fr': 'fr',
}

function words(value: unknown, base: Required<JudgeConfig>, alphabet: Alphabet): Required<JudgeConfig> {
  const given = value ?? {}
  if (!isRecord(given)) return bad('words', 'words is an object: classes, sameEntry, houseWords.')
  for (const key of Object.keys(given))
    if (!(key in base)) bad('unknown-option', `There is no option words.${key}.`, { option: `words.${key}` })
  const fits = (classes: string) => {
    const language = classesFor[classes as keyof typeof classesFor]
    return language === '' || language === alphabet.id
  }
  const usual = fits(base.classes) ? base.classes : 'open'
  const classes = choice(given, 'classes', Object.keys(classesFor) as WordClasses[], usual)
  if (!fits(classes))
    bad('classes-language', `The word classes ${classes} are not for ${alphabet.id}.`, {
      classes,
      language: alphabet.id,
    })
  return {
    classes,
    sameEntry: flag(given, 'sameEntry', base.sameEntry),
    houseWords: houseWords(given.houseWords ?? base.houseWords, alphabet),
  }
}

function houseWords(value: unknown, alphabet: Alphabet): readonly string[] {
  if (!Array.isArray(value) || value.some((word) => typeof word !== 'string'))
    return bad('house-words', 'House words are a list of words.')
  for (const word of value as string[])
    if (word.length < 2 || word.length > 15 || [...word].some((letter) => !alphabet.letters.includes(letter)))
      bad('house-words', `${word} cannot be a house word: 2 to 15 letters of the game.`, { word })
  return [...(value as string[])]
}

function clock(value: unknown): Clock {
  if (!isRecord(value)) return bad('clock', 'clock is an object with a type.')
  const part = (key: string, min: number, max: number) => whole(value, key, Number.NaN, min, max)
  const type = choice(value, 'type', ['none', 'turn', 'bank', 'days'], 'none')
  switch (type) {
    case 'none':
      return { type }
    case 'turn':
      return { type, seconds: part('seconds', 1, 86_400) }
    case 'bank':
      return { type, seconds: part('seconds', 1, 86_400), increment: part('increment', 0, 3_600) }
    case 'days':
      return { type, days: part('days', 1, 60) }
  }
}

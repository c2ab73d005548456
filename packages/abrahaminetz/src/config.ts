import { type Clock, ok, type Result, refuse } from '@estocade/kernel'
import { type Alphabet, type LexiconId, wordClasses } from '@estocade/words'
import type { Config, Words } from './types.ts'

type Options = Readonly<Record<string, unknown>>

/** Bundles of options a table can start from and change. */
export const presets = {
  classic: {},
  beginners: { beginners: true, clock: { type: 'none' } },
  challenge: { judging: 'challenge' },
} as const satisfies Readonly<Record<string, Partial<Config>>>

export type Preset = keyof typeof presets

const known = new Set(['preset', 'language', 'judging', 'beginners', 'coverSame', 'words', 'clock'])

export function configure(options: unknown, alphabet: Alphabet): Result<Config> {
  const given = recordOf(options)
  if (given === undefined) return refuse('options', 'The options of a game are named values.')
  const unknown = Object.keys(given).find((name) => !known.has(name))
  if (unknown !== undefined)
    return refuse('unknown-option', `There is no option “${unknown}”.`, { option: unknown })
  const { preset = 'classic', ...changes } = given
  if (typeof preset !== 'string' || !Object.hasOwn(presets, preset))
    return refuse('preset-unknown', `There is no rule set “${String(preset)}”.`, { preset: String(preset) })
  return checked({ ...defaultsFor(alphabet.id), ...presets[preset as Preset], ...defined(changes) }, alphabet)
}

const defaultsFor = (language: LexiconId): Config => ({
  language,
  judging: 'checked',
  beginners: false,
  coverSame: false,
  words: { classes: 'open', houseWords: [] },
  clock: { type: 'turn', seconds: 60 },
})

function checked(options: Options, alphabet: Alphabet): Result<Config> {
  const { language, judging, beginners, coverSame } = options
  if (language !== alphabet.id)
    return refuse('language', `This table has the ${alphabet.id} dictionary, not ${String(language)}.`, {
      language: String(language),
      dictionary: alphabet.id,
    })
  if (judging !== 'checked' && judging !== 'challenge')
    return unfit('judging', 'Words are judged by “checked” or by “challenge”.')
  if (typeof beginners !== 'boolean') return unfit('beginners', 'The beginners’ option is on or off.')
  if (typeof coverSame !== 'boolean')
    return unfit(
      'coverSame',
      'Covering a card by one that shows the same letter is allowed (true) or not (false).',
    )
  const words = wordsOf(options.words, alphabet)
  if (!words.ok) return words
  const clock = clockOf(options.clock)
  if (clock === undefined)
    return unfit('clock', 'A clock is none, turn, bank or days, with its numbers above 0.')
  return ok({ language: alphabet.id, judging, beginners, coverSame, words: words.value, clock })
}

const unfit = (option: string, text: string) => refuse('option', text, { option })

const recordOf = (value: unknown): Options | undefined =>
  value === undefined
    ? {}
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Options)
      : undefined

const defined = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

function wordsOf(value: unknown, alphabet: Alphabet): Result<Words> {
  const given = recordOf(value)
  if (given === undefined || Object.keys(given).some((name) => name !== 'classes' && name !== 'houseWords'))
    return unfit('words', 'The option words has classes and houseWords.')
  const { classes = 'open', houseWords = [] } = given
  const known = wordClasses.find((name) => name === classes && name !== 'typ-dom')
  if (known === undefined) return unfit('words', `There are no word classes “${String(classes)}”.`)
  if (known !== 'open' && !known.endsWith(`-${alphabet.id}`))
    return refuse('classes-language', `The word classes ${known} are not for ${alphabet.id}.`, {
      classes: known,
      language: alphabet.id,
    })
  if (!isWordList(houseWords, alphabet))
    return refuse('house-words', 'House words are written in capitals of the alphabet, 3 to 9 letters each.')
  return ok({ classes: known, houseWords })
}

const isWordList = (value: unknown, { letters }: Alphabet): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= 1000 &&
  value.every(
    (word) =>
      typeof word === 'string' &&
      word.length >= 3 &&
      word.length <= 9 &&
      [...word].every((letter) => letters.includes(letter)),
  )

const positive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0

function clockOf(value: unknown): Clock | undefined {
  const clock = recordOf(value)
  if (clock === undefined) return undefined
  const { type, seconds, increment, days } = clock
  if (type === 'none') return { type }
  if (type === 'turn' && positive(seconds)) return { type, seconds }
  if (type === 'bank' && positive(seconds) && (increment === 0 || positive(increment)))
    return { type, seconds, increment }
  if (type === 'days' && positive(days)) return { type, days }
  return undefined
}

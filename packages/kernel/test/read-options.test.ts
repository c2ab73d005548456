import { describe, expect, it } from 'vitest'
import {
  clockLimits,
  MOST_WORDS,
  type OptionRules,
  optionRefusals,
  type Refusal,
  readOptions,
} from '../src/index.ts'
import { french, german, schema } from './sample-options.ts'

type Config = Record<string, unknown>
const rules: OptionRules<Config> = { schema }
const read = (options: unknown, language = german, by = rules) => readOptions(by, options, language)

function config(options: unknown, language = german): Config {
  const result = read(options, language)
  if (!result.ok) throw new Error(result.error.text)
  return result.value
}

function refusal(options: unknown, language = german): Refusal {
  const result = read(options, language)
  if (result.ok) throw new Error(`${JSON.stringify(options)} was accepted`)
  expect(optionRefusals).toContain(result.error.code)
  return result.error
}

const wordsWith = (changed: Config) => (config({ words: changed }) as { words: Config }).words

describe('options', () => {
  it('are the defaults of the language', () => {
    expect(config({})).toEqual({
      language: 'de',
      rows: 8,
      calls: null,
      handicap: [null, null],
      judging: 'checked',
      penalty: false,
      words: { classes: 'classic-de', houseWords: [] },
      clock: { type: 'none' },
    })
    expect(config({}, french)).toMatchObject({ language: 'fr', rows: 6, words: { classes: 'classic-fr' } })
  })

  it('are read again without a change', () => {
    const once = config({ preset: 'strict', rows: 2, words: { houseWords: ['ab'] } })
    expect(config(once)).toEqual(once)
  })

  it('replace those of the preset, which replaces the defaults', () => {
    expect(config({ preset: 'strict' })).toMatchObject({ judging: 'challenge', penalty: true, rows: 8 })
    expect(config({ preset: 'strict', penalty: false })).toMatchObject({
      judging: 'challenge',
      penalty: false,
    })
    expect(config({ preset: 'strict', penalty: undefined })).toMatchObject({ penalty: true })
  })

  it('of a preset that belong to another language give way to the default', () => {
    expect(config({ preset: 'strict' })).toMatchObject({ words: { classes: 'classic-de' } })
    expect(config({ preset: 'strict' }, french)).toMatchObject({ words: { classes: 'classic-fr' } })
  })

  it.each([null, undefined, [], 'rows', 3])('are an object, not %j', (options) =>
    expect(refusal(options)).toEqual({ code: 'options', text: 'Options are an object.', params: {} }),
  )

  it('are known', () => {
    expect(refusal({ colour: 'red' })).toEqual({
      code: 'unknown-option',
      text: 'There is no option colour.',
      params: { option: 'colour' },
    })
    expect(refusal({ words: { colour: 1 } })).toMatchObject({ params: { option: 'words.colour' } })
    expect(refusal({ 'words.classes': 'open', 'rows.': 1 })).toMatchObject({ params: { option: 'rows.' } })
    for (const options of [{ word: { classes: 'open' } }, { row: 3 }])
      expect(refusal(options)).toMatchObject({ code: 'unknown-option' })
  })

  it.each([null, [], 'open', true])('that are nested are an object, not %j', (words) =>
    expect(refusal({ words })).toEqual({
      code: 'options',
      text: 'words is an object.',
      params: { option: 'words' },
    }),
  )

  it('follow others and are checked together', () => {
    const following: OptionRules<Config> = {
      schema,
      follow: (base, given) =>
        given.judging === 'challenge' ? { penalty: true, rows: base.calls ?? 3 } : {},
      check: ({ rows }) => (rows === 7 ? { code: 'clock', text: 'Not seven.', params: {} } : undefined),
    }
    expect(read({ judging: 'challenge' }, german, following)).toMatchObject({
      value: { rows: 3, penalty: true },
    })
    expect(read({ judging: 'challenge', rows: 5 }, german, following)).toMatchObject({ value: { rows: 5 } })
    expect(read({}, german, following)).toMatchObject({ value: { rows: 8, penalty: false } })
    expect(read({ rows: 7 }, german, following)).toEqual({
      ok: false,
      error: { code: 'clock', text: 'Not seven.', params: {} },
    })
  })

  it('lead to an error when the rules of a game throw one', () => {
    const broken: OptionRules<Config> = {
      schema,
      check() {
        throw new Error('a bug')
      },
    }
    expect(() => read({}, german, broken)).toThrow('a bug')
  })
})

describe('presets and languages', () => {
  it.each(['none', '', 3, {}, []])('there is no preset %j', (preset) =>
    expect(refusal({ preset })).toEqual({
      code: 'preset-unknown',
      text: `There is no rule set ${String(preset)}.`,
      params: { preset: String(preset) },
    }),
  )

  it('the language is that of the dictionary', () => {
    expect(config({ language: 'de' })).toMatchObject({ language: 'de' })
    expect(refusal({ language: 'fr' })).toEqual({
      code: 'language',
      text: 'This dictionary is de, not fr.',
      params: { dictionary: 'de', language: 'fr' },
    })
    expect(refusal({ language: 7 })).toMatchObject({ params: { language: '7' } })
    expect(refusal({ preset: 'french' })).toMatchObject({ code: 'language', params: { language: 'fr' } })
    expect(config({ preset: 'french' }, french)).toMatchObject({ rows: 6 })
  })
})

describe('an option', () => {
  it('that is a whole number is within its limits', () => {
    for (const rows of [1, 8]) expect(config({ rows })).toMatchObject({ rows })
    for (const rows of [0, 9, 1.5, '3', null, Number.NaN])
      expect(refusal({ rows })).toEqual({
        code: 'option-range',
        text: 'rows is a whole number from 1 to 8.',
        params: { option: 'rows', min: 1, max: 8 },
      })
  })

  it('that is a limit may be none', () => {
    for (const calls of [0, 5, null]) expect(config({ calls })).toMatchObject({ calls })
    for (const calls of [-1, 6, false, ''])
      expect(refusal({ calls }).params).toMatchObject({ option: 'calls' })
  })

  it('for each side is a list, or one number for all', () => {
    expect(config({ handicap: 3 })).toMatchObject({ handicap: [3, 3] })
    expect(config({ handicap: null })).toMatchObject({ handicap: [null, null] })
    expect(config({ handicap: [null, 9] })).toMatchObject({ handicap: [null, 9] })
    expect(config({ handicap: [1] })).toMatchObject({ handicap: [1] })
    for (const handicap of [[1, 2, 3], [0], [null, 10], ['1'], 'x'])
      expect(refusal({ handicap })).toMatchObject({ code: 'option-range', params: { min: 1, max: 9 } })
  })

  it('that is a choice is one of them, and of this language', () => {
    expect(config({ words: { classes: 'open' } })).toMatchObject({ words: { classes: 'open' } })
    expect(refusal({ judging: 'loud' })).toEqual({
      code: 'option-choice',
      text: 'judging is one of checked, challenge.',
      params: { option: 'judging', among: 'checked challenge' },
    })
    expect(refusal({ words: { classes: 'classic-fr' } })).toEqual({
      code: 'classes-language',
      text: 'classic-fr is not for de.',
      params: { classes: 'classic-fr', language: 'de' },
    })
  })

  it('that is a flag is true or false', () => {
    for (const penalty of [true, false]) expect(config({ penalty })).toMatchObject({ penalty })
    for (const penalty of [1, 'true', null])
      expect(refusal({ penalty })).toEqual({
        code: 'option-flag',
        text: 'penalty is true or false.',
        params: { option: 'penalty' },
      })
  })
})

describe('house words', () => {
  it('are spelt with the letters of the game, each once', () => {
    expect(wordsWith({ houseWords: ['ab', 'AB', 'abcde'] }).houseWords).toEqual(['AB', 'ABCDE'])
  })

  it.each([
    [['a'], 'a'],
    [['abcdef'], 'abcdef'],
    [['a-b'], 'a-b'],
    [[77], '77'],
    [[['ab']], 'ab'],
    ['ab', ''],
    [{ length: 0 }, ''],
  ])('are refused: %j', (houseWords, word) =>
    expect(refusal({ words: { houseWords } })).toEqual({
      code: 'house-words',
      text: 'House words have 2 to 5 letters of the game.',
      params: { option: 'words.houseWords', min: 2, max: 5, word },
    }),
  )

  it(`are ${MOST_WORDS} at most`, () => {
    const houseWords = Array<string>(MOST_WORDS).fill('AB')
    expect(MOST_WORDS).toBe(1000)
    expect(wordsWith({ houseWords }).houseWords).toEqual(['AB'])
    expect(refusal({ words: { houseWords: [...houseWords, 'AB'] } })).toMatchObject({ code: 'house-words' })
  })
})

describe('changed words', () => {
  const changed = { word: 'ab', change: 'added', scope: 'form' }
  const read = (change: unknown) => wordsWith({ changes: [change] }).changes

  it('are read with what they have', () => {
    expect(read(changed)).toStrictEqual([{ word: 'AB', change: 'added', scope: 'form' }])
    expect(
      read({ ...changed, change: 'removed', scope: 'entry', forms: ['ab', 'abs'], because: 'x'.repeat(200) }),
    ).toEqual([
      { word: 'AB', change: 'removed', scope: 'entry', forms: ['AB', 'ABS'], because: 'x'.repeat(200) },
    ])
  })

  it('are absent when there are none', () => {
    for (const changes of [[], undefined]) expect('changes' in wordsWith({ changes })).toBe(false)
  })

  it(`are ${MOST_WORDS} at most`, () => {
    const changes = Array(MOST_WORDS).fill(changed)
    expect(wordsWith({ changes }).changes).toHaveLength(MOST_WORDS)
    expect(refusal({ words: { changes: [...changes, changed] } })).toMatchObject({ code: 'options' })
    expect(read({ ...changed, forms: Array(MOST_WORDS).fill('a') })).toHaveLength(1)
  })

  it.each([
    null,
    'ab',
    [changed],
    { ...changed, word: 'a-b' },
    { ...changed, word: 3 },
    { ...changed, word: ['ab'] },
    { ...changed, change: 'moved' },
    { ...changed, scope: 'word' },
    { ...changed, colour: 'red' },
    { ...changed, forms: 'ab' },
    { ...changed, forms: ['a-b'] },
    { ...changed, forms: Array(MOST_WORDS + 1).fill('a') },
    { ...changed, because: 3 },
    { ...changed, because: [] },
    { ...changed, because: 'x'.repeat(201) },
  ])('are refused: %j', (change) =>
    expect(refusal({ words: { changes: [change] } })).toEqual({
      code: 'options',
      text: 'words.changes is a list of changed words.',
      params: { option: 'words.changes' },
    }),
  )

  it.each([null, 'ab', { length: 0 }])('are a list, not %j', (changes) =>
    expect(refusal({ words: { changes } })).toMatchObject({ code: 'options' }),
  )
})

describe('the clock', () => {
  const { seconds, increment, days } = clockLimits

  it('has the same limits in every game', () => {
    expect(clockLimits).toEqual({ seconds: 86_400, increment: 3600, days: 60 })
  })

  it.each([
    { type: 'none' },
    { type: 'turn', seconds: 1 },
    { type: 'turn', seconds },
    { type: 'bank', seconds: 1, increment: 0 },
    { type: 'bank', seconds, increment },
    { type: 'days', days: 1 },
    { type: 'days', days },
  ])('is %j', (clock) => expect(config({ clock: { ...clock, colour: 'red' } }).clock).toEqual(clock))

  it.each([
    null,
    'none',
    {},
    { type: 'sand' },
    { type: 'turn' },
    { type: 'turn', seconds: 0 },
    { type: 'turn', seconds: 1.5 },
    { type: 'turn', seconds: seconds + 1 },
    { type: 'bank', seconds: 60 },
    { type: 'bank', seconds: 0, increment: 0 },
    { type: 'bank', seconds: seconds + 1, increment: 0 },
    { type: 'bank', seconds: 60, increment: -1 },
    { type: 'bank', seconds: 60, increment: increment + 1 },
    { type: 'days', days: 0 },
    { type: 'days', days: days + 1 },
    { type: 'sand', seconds: 1, increment: 0, days: 1 },
  ])('is not %j', (clock) =>
    expect(refusal({ clock })).toEqual({
      code: 'clock',
      text: 'clock is none, seconds per turn, a bank of seconds, or days per turn.',
      params: {},
    }),
  )
})

import { describe, expect, it } from 'vitest'
import {
  concernedOptions,
  languageIn,
  nestedOptions,
  optionAt,
  optionGroups,
  optionIn,
  presetOf,
  presetsFor,
  presetsSetting,
  usualPreset,
} from '../src/index.ts'
import { schema } from './sample-options.ts'

const ids = (presets: readonly { readonly id: string }[]) => presets.map(({ id }) => id)

describe('an option in a language', () => {
  const [rows, , , judging, , classes] = schema.options

  it('has the choices of that language and those of all', () => {
    expect(optionIn(classes!, 'fr')).toEqual({ ...classes, among: ['open', 'classic-fr'] })
    expect(optionIn(classes!, 'de')).toEqual({ ...classes, among: ['open', 'classic-de'] })
    expect(optionIn(classes!, 'en')).toEqual({ ...classes, among: ['open'] })
  })

  it('is the same everywhere if no choice belongs to a language', () => {
    for (const option of [rows!, judging!]) expect(optionIn(option, 'fr')).toBe(option)
  })
})

describe('presets', () => {
  it('are found by name', () => {
    expect(presetOf(schema, 'strict')).toBe(schema.presets[1])
    expect(presetOf(schema, 'none')).toBeUndefined()
  })

  it('have one default, which a language may replace', () => {
    expect(usualPreset(schema, 'fr')).toBe('french')
    expect(usualPreset(schema, 'de')).toBe('plain')
    const { presetByLanguage: _, ...without } = schema
    expect(usualPreset(without, 'fr')).toBe('plain')
  })

  it('of one language are not offered in another', () => {
    expect(ids(presetsFor(schema, 'de'))).toEqual(['plain', 'strict'])
    expect(ids(presetsFor(schema, 'fr'))).toEqual(['plain', 'strict', 'french'])
  })

  it('are listed by the options that they set', () => {
    expect(ids(presetsSetting(schema, 'words.classes'))).toEqual(['strict', 'french'])
    expect(ids(presetsSetting(schema, 'rows'))).toEqual(['french'])
    expect(presetsSetting(schema, 'clock')).toEqual([])
  })
})

it('the language of options is named by themselves, by their preset, or is the usual one', () => {
  expect(languageIn(schema, { language: 'it', preset: 'french' }, 'de')).toBe('it')
  expect(languageIn(schema, { preset: 'french' }, 'de')).toBe('fr')
  for (const options of [
    undefined,
    null,
    {},
    { language: 7 },
    { preset: 7 },
    { preset: 'plain' },
    { preset: 'x' },
  ])
    expect(languageIn(schema, options, 'de')).toBe('de')
})

it('groups of a form are in the order of the schema, without options that no form offers', () => {
  expect(optionGroups(schema).map(({ id, options }) => [id, ...options.map(({ key }) => key)])).toEqual([
    ['board', 'rows', 'penalty'],
    ['play', 'calls', 'judging'],
  ])
})

it('a refusal concerns the options of its code, or the one that it names', () => {
  expect(concernedOptions(schema, { code: 'crowded', params: { option: 'clock' } })).toEqual([
    'rows',
    'calls',
  ])
  expect(concernedOptions(schema, { code: 'option-range', params: { option: 'clock' } })).toEqual(['clock'])
  expect(concernedOptions(schema, { code: 'option-range', params: { option: 3 } })).toEqual(['3'])
  expect(concernedOptions(schema, { code: 'clock', params: {} })).toEqual([])
})

it('a dotted key is one level deeper', () => {
  expect(optionAt({ rows: 3 }, 'rows')).toBe(3)
  expect(optionAt({ words: { classes: 'open' } }, 'words.classes')).toBe('open')
  expect(optionAt({}, 'words.classes')).toBeUndefined()
  expect(nestedOptions({ rows: 3, 'words.classes': 'open', 'words.houseWords': [] })).toEqual({
    rows: 3,
    words: { classes: 'open', houseWords: [] },
  })
})

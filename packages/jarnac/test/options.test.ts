import { bagSize } from '@estocade/kernel'
import { lexiconIds } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { createJarnac, type JarnacConfig, lettersOf, presetNames } from '../src/index.ts'
import { listed } from './support/lexicons.ts'

const german = createJarnac(listed('de', 'REST'))
const french = createJarnac(listed('fr', 'RESTE'))
const english = createJarnac(listed('en', 'REST'))

function options(given: unknown, game = german): JarnacConfig {
  const config = game.configure(given)
  if (!config.ok) throw new Error(config.error.text)
  return config.value
}

function refused(given: unknown, game = german): string {
  const config = game.configure(given)
  return config.ok ? 'allowed' : config.error.code
}

describe('J19 time to call', () => {
  it('J19 20 seconds in the sets of competitions, none elsewhere', () => {
    expect(options({ preset: 'professional-de' }).callTime).toBe(20)
    expect(options({ preset: 'competition-fr' }, french).callTime).toBe(20)
    for (const preset of ['classic-de', 'extended', 'solo']) expect(options({ preset }).callTime).toBe(null)
    expect(options({ preset: 'classic-fr' }, french).callTime).toBe(null)
  })

  it('J19 from 3 to 120 seconds or none', () => {
    expect(options({ callTime: 3 }).callTime).toBe(3)
    expect(options({ preset: 'professional-de', callTime: null }).callTime).toBe(null)
    for (const callTime of [2, 121, 4.5, '20']) expect(refused({ callTime })).toBe('option-range')
  })

  it('J19 none with days for a turn, with open Jarnac, and without Jarnac', () => {
    const days = { type: 'days', days: 2 }
    const preset = 'professional-de'
    expect(options({ preset, clock: days }).callTime).toBe(null)
    expect(options({ preset, callers: 'open' }).callTime).toBe(null)
    expect(options({ preset, calls: 0, ending: 'last-row' }).callTime).toBe(null)
    expect(refused({ callTime: 20, clock: days })).toBe('call-time')
    expect(refused({ callTime: 20, calls: 0 })).toBe('call-time')
  })
})

it('J1 solo keeps an ending that it can have, and a clock that is none is refused', () => {
  expect(options({ preset: 'extended', solo: true }).ending).toBe('full-and-passed')
  expect(refused({ clock: null })).toBe('clock')
})

it('J1 house words are normalised like other input', () => {
  expect(options({ words: { houseWords: ['étéx', 'ÄRX', 'Etex'] } }).words.houseWords).toEqual([
    'ETEX',
    'AERX',
  ])
})

describe('J1 rule sets', () => {
  it.each([
    [
      'classic-de',
      german,
      {
        ending: 'last-row',
        openingVowel: false,
        calls: null,
        judging: 'checked',
        penalty: false,
        clock: { type: 'none' },
      },
    ],
    [
      'professional-de',
      german,
      {
        ending: 'last-jarnac',
        openingVowel: false,
        calls: null,
        judging: 'challenge',
        penalty: true,
        clock: { type: 'turn', seconds: 60 },
      },
    ],
    [
      'classic-fr',
      french,
      {
        ending: 'full-and-passed',
        openingVowel: true,
        calls: null,
        judging: 'checked',
        penalty: false,
        clock: { type: 'none' },
      },
    ],
    [
      'competition-fr',
      french,
      {
        ending: 'full-and-passed',
        openingVowel: true,
        calls: null,
        judging: 'challenge',
        penalty: true,
        clock: { type: 'none' },
      },
    ],
    [
      'extended',
      english,
      {
        ending: 'full-and-passed',
        openingVowel: false,
        calls: 2,
        judging: 'checked',
        penalty: false,
        clock: { type: 'none' },
      },
    ],
    [
      'solo',
      english,
      {
        ending: 'last-row',
        openingVowel: false,
        calls: 0,
        judging: 'checked',
        penalty: false,
        clock: { type: 'none' },
      },
    ],
  ] as const)('J1 %s is a bundle of options', (preset, game, expected) => {
    const config = options({ preset }, game)
    expect(config).toMatchObject({
      ...expected,
      rows: 8,
      shortest: 3,
      longest: 9,
      firstDraw: 6,
      hints: 0,
      callers: 'next',
    })
    expect(game.configure(config)).toEqual({ ok: true, value: config })
    expect(game.clock(config)).toEqual(expected.clock)
  })

  it('J1 word classes and the same-entry rule belong to the bundle', () => {
    expect(
      presetNames.map((preset) => {
        const game = preset.endsWith('-fr') ? french : german
        const { classes, sameEntry } = options({ preset }, game).words
        return `${classes}${sameEntry ? ' same entry' : ''}`
      }),
    ).toEqual(['classic-de', 'professional-de same entry', 'classic-fr', 'competition-fr', 'open', 'open'])
  })

  it('J1 without a preset the usual one of the language', () => {
    expect(options({}).ending).toBe('last-row')
    expect(options({}, french).openingVowel).toBe(true)
    expect(options({}, english).calls).toBe(2)
    for (const id of lexiconIds) {
      const game = createJarnac(listed(id, 'ABA'))
      expect(options({}, game).language).toBe(id)
      expect(options({}, game)).toMatchObject({ rows: 8, shortest: 3, longest: 9 })
    }
  })

  it('J1 a table changes any option', () => {
    const changes = {
      rows: 5,
      shortest: 2,
      longest: 15,
      firstDraw: 7,
      ending: 'full-and-passed',
      openingVowel: true,
      calls: 1,
      callers: 'open',
      immunity: [null, 7],
      judging: 'challenge',
      penalty: true,
      hints: 3,
      clock: { type: 'bank', seconds: 900, increment: 5 },
    }
    expect(options({ preset: 'classic-de', ...changes })).toMatchObject(changes)
    expect(options({ immunity: 7 }).immunity).toEqual([7, 7, 7, 7, 7, 7])
    expect(options({ words: { classes: 'open', houseWords: ['UFF'] } }).words).toEqual({
      classes: 'open',
      sameEntry: false,
      houseWords: ['UFF'],
      family: false,
      common: null,
      removed: [],
    })
  })

  it('J1 an option takes along what it makes senseless', () => {
    expect(options({ preset: 'professional-de', judging: 'checked' }).penalty).toBe(false)
    expect(options({ preset: 'professional-de', solo: true })).toMatchObject({
      calls: 0,
      judging: 'checked',
      ending: 'last-row',
    })
    expect(options({ preset: 'extended', calls: null }, english).calls).toBe(null)
  })

  it.each([
    [null, 'options'],
    [[], 'options'],
    ['classic-de', 'options'],
    [{ row: 8 }, 'unknown-option'],
    [{ words: { class: 'open' } }, 'unknown-option'],
    [{ preset: 'classic' }, 'preset-unknown'],
    [{ rows: 0 }, 'option-range'],
    [{ rows: 21 }, 'option-range'],
    [{ rows: 2.5 }, 'option-range'],
    [{ rows: '8' }, 'option-range'],
    [{ shortest: 1 }, 'option-range'],
    [{ longest: 16 }, 'option-range'],
    [{ firstDraw: 0 }, 'option-range'],
    [{ calls: -1 }, 'option-range'],
    [{ hints: -1 }, 'option-range'],
    [{ ending: 'first row' }, 'option-choice'],
    [{ penalty: 'yes' }, 'option-flag'],
    [{ language: 'fr' }, 'language'],
    [{ preset: 'classic-fr' }, 'language'],
    [{ words: { classes: 'classic-fr' } }, 'classes-language'],
    [{ words: { classes: 'typ-dom' } }, 'option-choice'],
    [{ words: 'all' }, 'options'],
    [{ words: { houseWords: ['U2F'] } }, 'house-words'],
    [{ words: { houseWords: ['U'] } }, 'house-words'],
    [{ words: { houseWords: 'UFF' } }, 'house-words'],
    [{ immunity: [1] }, 'option-range'],
    [{ immunity: [7, 7, 7, 7, 7, 7, 7] }, 'option-range'],
    [{ clock: 60 }, 'clock'],
    [{ clock: { type: 'turn' } }, 'clock'],
    [{ clock: { type: 'sand' } }, 'clock'],
    [{ shortest: 6, longest: 5 }, 'shortest-longest'],
    [{ penalty: true }, 'penalty-checked'],
    [{ ending: 'last-jarnac', calls: 0 }, 'last-jarnac-calls'],
    [{ solo: true, calls: 2 }, 'solo-calls'],
    [{ solo: true, judging: 'challenge' }, 'solo-challenge'],
    [{ turnLimit: 20 }, 'turn-limit-solo'],
  ])('J1 %j is refused: %s', (given, code) => {
    expect(refused(given)).toBe(code)
  })

  it('J1 a refusal says what is wrong', () => {
    const config = german.configure({ shortest: 6, longest: 5 })
    expect(config).toMatchObject({
      error: {
        params: { shortest: 6, longest: 5 },
        text: 'The shortest word (6) is longer than the longest (5).',
      },
    })
  })
})

describe('J2 letters', () => {
  it.each(lexiconIds)('J2 the set of %s has 144', (id) => {
    expect(bagSize(lettersOf(id))).toBe(144)
  })

  it('J2 the French set is the boxed one', () => {
    expect(lettersOf('fr')).toEqual({
      A: 14,
      B: 4,
      C: 7,
      D: 5,
      E: 19,
      F: 2,
      G: 4,
      H: 2,
      I: 11,
      J: 1,
      K: 1,
      L: 6,
      M: 5,
      N: 9,
      O: 8,
      P: 4,
      Q: 1,
      R: 10,
      S: 7,
      T: 9,
      U: 8,
      V: 2,
      W: 1,
      X: 1,
      Y: 1,
      Z: 2,
    })
  })
})

it('J4 two to six sides, or one in solo', () => {
  expect(german.seats(options({}))).toEqual({ min: 2, max: 6 })
  expect(german.seats(options({ solo: true }))).toEqual({ min: 1, max: 1 })
})

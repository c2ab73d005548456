import { describe, expect, it } from 'vitest'
import { estocade, here, json, jsonHere } from './estocade.ts'

describe('words check', () => {
  it('answers as JSON: verdict, display form, readings, gloss', async () => {
    const [maut, laufe, land] = await json(
      ...['words', 'check', '--lang', 'de', '--rules', 'professional-de', 'Maut', 'laufe', 'Deutschland'],
    )
    expect(maut).toMatchObject({ word: 'MAUT', admitted: true, display: 'Maut' })
    expect(maut.readings).toContainEqual({ lemma: 'Maut', pos: 'noun', form: 'singular' })
    expect(maut.gloss).toContain('Straßenzoll')
    expect(laufe).toMatchObject({ word: 'LAUFE', admitted: false, reason: 'verb-form' })
    expect(land).toMatchObject({ word: 'DEUTSCHLAND', admitted: false, reason: 'name' })
  })

  it.each([
    ['MAU REST MAUT MAUS KASSIER STARREN KARIES RASTER ZAR ZART RABATZ UND HUND', 'classic-de'],
    ['CARIES CASIERS SORBETS BROSSENT ARE RACE TRACE TRACEE ANXIEUX ARSENICS', 'classic-fr'],
    ['TRACEE CARIES CASIERS RACE', 'competition-fr'],
    ['LAUFEN LAUFEND FAULEND GEKLINGEL GEKLINGELT ERGEHEN VERGEHEN ESSE TAL LAST', 'professional-de'],
  ])('admits the rule books’ words: %s (%s)', async (words, rules) => {
    const answers = await jsonHere('words', 'check', '--rules', rules, ...words.split(' '))
    expect(answers.filter(({ admitted }: { admitted: boolean }) => !admitted)).toEqual([])
  })

  it('answers letters that the alphabet lacks within its list', async () => {
    const { code, out } = await here('words', 'check', '--lang', 'it', 'kiwi', 'casa')
    expect(code).toBe(0)
    expect(out).toContain('kiwi  no: no K in this alphabet')
    expect(out).toContain('CASA  yes')
  })

  it('admits Typ-Dom’s names and places, verbs only in the infinitive', async () => {
    const given = [
      'TEXAS',
      'SARAJEVO',
      'RUDOLF',
      'PHON',
      'WIND',
      'MOND',
      'RUF',
      'GELB',
      'STERN',
      'NAHT',
      'SPIEL',
    ]
    const answers = await json(
      'words',
      'check',
      '--lang',
      'de',
      '--rules',
      'typ-dom',
      ...given,
      'LAUFEN',
      'LIEFST',
    )
    expect(answers.map(({ admitted }: { admitted: boolean }) => admitted)).toEqual([
      ...given.map(() => true),
      true,
      false,
    ])
  })

  it.each([
    ['fr', 'ETC KG CM DEUTSCHLAND'],
    ['de', 'ETC KG CM DEUTSCHLAND'],
    ['en', 'ETC KG CM DEUTSCHLAND'],
    ['es', 'ETC KG CM DEUTSCHLAND JUAN'],
    ['it', 'ETC CM DEUTSCLAND ROMA'],
    ['vi', 'CM KG'],
  ])('%s refuses names and abbreviations: %s', async (lang, words) => {
    const answers = await jsonHere('words', 'check', '--lang', lang, ...words.split(' '))
    expect(answers.filter(({ admitted }: { admitted: boolean }) => admitted)).toEqual([])
  })
})

describe('words lengthen', () => {
  it('is a command', async () =>
    expect(await json('words', 'lengthen', '--rules', 'professional-de', 'TAL', 'TALS')).toMatchObject({
      allowed: false,
    }))

  it.each([
    ['TAL', 'LAST', true],
    ['LAUFEN', 'LAUFEND', false],
    ['LAUFEN', 'FAULEND', true],
    ['GEKLINGEL', 'GEKLINGELT', true],
    ['ERGEHEN', 'VERGEHEN', true],
    ['ESSE', 'ESSEN', false],
    ['ESSEN', 'ESSEN', false],
  ])('%s → %s: %s', async (old, next, allowed) =>
    expect(await jsonHere('words', 'lengthen', '--rules', 'professional-de', old, next)).toMatchObject({
      allowed,
    }),
  )
})

describe('words list and stats', () => {
  it('lists one word a line, of the lengths asked for', async () => {
    const { out } = await estocade('words', 'list', '--lang', 'fr', '--min', '3', '--max', '4')
    const words = out.trimEnd().split('\n')
    expect(words.every((word) => /^[A-Z]{3,4}$/.test(word))).toBe(true)
    expect(words).toContain('RAT')
    expect(new Set(words).size).toBe(words.length)
  })

  it('counts by length', async () => {
    const { lengths, forms } = await json('words', 'stats', '--lang', 'vi29')
    expect(forms).toBeGreaterThan(35_000)
    expect(lengths[6]).toBeGreaterThan(6_500)
  })
})

describe('errors', () => {
  it('the program itself ends so', async () => {
    const { code, out, err } = await estocade('words', 'check', '--lang', 'xx', 'A')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^estocade: Unknown language “xx”.*\n$/)
  })

  it.each([
    [['words', 'check', '--lang', 'fr', '--words', 'fr=no-such-file', 'MOT'], /no such file/],
    [['words', 'check', '--lang', 'fr', '--words', 'list.txt', 'MOT'], /fr=club.txt/],
    [['words', 'check', 'MOT'], /Which language/],
    [['words', 'check', '--lang', 'fr', '--rules', 'classic-de', 'MOT'], /for the language de/],
    [['words', 'check', '--lang', 'fr', '--rules', 'club', 'MOT'], /Unknown rules/],
    [['words', 'list', '--lang', 'fr', '--min', '9', '--max', '3'], /--min 9/],
    [['words', 'list', '--lang', 'fr', '--min', 'x'], /whole number/],
    [['solve', 'jarnac', '--words', 'no-such-file', '--reserve', 'AB'], /no such file/],
    [['solve', 'jarnac', '--lang', 'fr'], /--reserve/],
    [['solve', 'jarnac', '--lang', 'fr', '--positions', 'package.json'], /not a file of positions/],
    [['nonsense'], /nonsense/],
  ])('%j: one clear line and exit code 2', async (args, text) => {
    const { code, out, err } = await here(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(text)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})

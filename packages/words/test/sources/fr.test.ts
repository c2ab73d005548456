import { beforeAll, describe, expect, test } from 'vitest'
import { french } from '../../build/fr/index.ts'
import type { Harvest, Reading } from '../../build/harvest.ts'

let harvest: Harvest
const shares: number[] = []

beforeAll(() => {
  harvest = french.harvest((share) => shares.push(share))
}, 300_000)

const readings = (word: string): readonly Reading[] => harvest.words.get(word) ?? []
const told = (word: string) =>
  readings(word).map(({ display, lemma, pos, form }) => `${display}: ${pos} ${form} of ${lemma}`)
const parts = (word: string) => [...new Set(readings(word).map(({ pos }) => pos))].sort()

const excluded = new Set(['name', 'abbreviation', 'prefix'])
const isWord = (word: string) => readings(word).some(({ pos }) => !excluded.has(pos))

describe('tiers', () => {
  test.each(['PLECQUERA', 'BROQUENT', 'CHIMERENT', 'ZEPTOWATT'])(
    '%s is rare: one source alone has it',
    (word) => {
      expect(isWord(word)).toBe(true)
      expect(harvest.rare.has(word)).toBe(true)
    },
  )

  test.each(['MAISON', 'CASIERS', 'BROSSENT'])('%s is not', (word) => {
    expect(harvest.rare.has(word)).toBe(false)
  })

  test.each([
    ['DECO', 'déco: noun singular of déco'],
    ['ORDIS', 'ordis: noun plural of ordi'],
  ])('%s, a clipping that people use, is %s', (word, reading) => {
    expect(told(word)).toContain(reading)
  })

  test.each([
    ['IL', 'il: pronoun base of il'],
    ['HOMOPARENTALE', 'homoparentale: adjective inflected of homoparental'],
  ])('%s has the head word of printed dictionaries: %s', (word, reading) => {
    expect(told(word)).toContain(reading)
  })
})

describe('readings', () => {
  test.each([
    ['CARIES', 'caries: noun plural of carie'],
    ['CASIERS', 'casiers: noun plural of casier'],
    ['SORBETS', 'sorbets: noun plural of sorbet'],
    ['BROSSENT', 'brossent: verb finite of brosser'],
    ['ARE', 'are: noun singular of are'],
    ['RACE', 'race: noun singular of race'],
    ['TRACE', 'trace: noun singular of trace'],
    ['TRACEE', 'tracée: verb past participle of tracer'],
    ['ANXIEUX', 'anxieux: adjective base of anxieux'],
    ['LIRE', 'lire: verb infinitive of lire'],
    ['LISANT', 'lisant: verb present participle of lire'],
    ['LUES', 'lues: verb past participle of lire'],
    ['LUES', 'lues: adjective plural of lu'],
    ['BELLE', 'belle: adjective inflected of beau'],
    ['COEUR', 'cœur: noun singular of cœur'],
    ['IRONS', 'irons: verb finite of aller'],
    ['HIER', 'hier: adverb base of hier'],
    ['ET', 'et: conjunction base of et'],
    ['PARCE', 'parce: conjunction base of parce'],
  ])('%s is %s', (word, reading) => {
    expect(told(word)).toContain(reading)
  })

  test('readings with different accents are distinguished', () => {
    expect(told('PECHE')).toEqual(
      expect.arrayContaining(['pêche: noun singular of pêche', 'péché: noun singular of péché']),
    )
  })
})

describe('words that are not ordinary words', () => {
  test.each(['KG', 'CM', 'ETC', 'CF', 'OCT', 'KWH', 'ADN'])('%s is an abbreviation', (word) => {
    expect(parts(word)).toEqual(['abbreviation'])
  })

  test.each(['PST', 'AH', 'BERK'])('%s is an interjection at most', (word) => {
    expect(parts(word).filter((pos) => !excluded.has(pos))).toEqual(['interjection'])
  })

  test.each([
    ['JACQUES', 'Jacques', 'first name'],
    ['DUPONT', 'Dupont', 'family name'],
  ])('%s is read as a name', (word, display, form) => {
    expect(readings(word)).toContainEqual({ display, lemma: display, pos: 'name', form })
  })

  test.each(['FRANCE', 'LYON', 'BELGIQUE'])('%s is a name only', (word) => {
    expect(parts(word)).toEqual(['name'])
  })

  test.each(['EXTENSO', 'HOC', 'SHUI', 'QU', 'JUSQU', 'AUJOURD'])(
    '%s is only a piece of something',
    (word) => {
      expect(isWord(word)).toBe(false)
    },
  )
})

describe('the whole', () => {
  // Forms normalised to tiles, without names, abbreviations and prefixes. There are fewer words of three letters than a
  // first count found (517), which had counted symbols like klm as words.
  test.each([
    [3, 480, 510],
    [4, 2044, 2172],
    [5, 6554, 6960],
    [6, 15424, 16380],
    [7, 28422, 30182],
    [8, 43125, 45793],
    [9, 54377, 57741],
  ])('words of %i letters', (length, least, most) => {
    let count = 0
    for (const word of harvest.words.keys()) if (word.length === length && isWord(word)) count++
    expect(count).toBeGreaterThanOrEqual(least)
    expect(count).toBeLessThanOrEqual(most)
  })

  test('every word has 2 to 15 tiles and a reading', () => {
    for (const [word, found] of harvest.words) {
      if (!/^[A-Z]{2,15}$/.test(word) || found.length === 0) expect.fail(word)
    }
  })

  test('progress runs up to 1', () => {
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })
})

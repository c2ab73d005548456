import { beforeAll, describe, expect, test } from 'vitest'
import type { Harvest } from '../../build/harvest.ts'
import { italian } from '../../build/it/index.ts'
import { expectCounts, isPlayable, playableCounts, told } from './told.ts'

let harvest: Harvest
beforeAll(() => {
  harvest = italian.harvest(() => {})
}, 120_000)

describe('Italian', () => {
  test.each([
    ['CASE', ['case < casa noun plural']],
    ['AMANDO', ['amando < amare verb gerund']],
    ['SONO', ['sonò < sonare verb finite', 'sono < essere verb finite']],
    ['SAREBBERO', ['sarebbero < essere verb finite']],
    ['AVENDO', ['avendo < avere verb gerund']],
    ['BELLO', ['bello < bello adjective base']],
    ['BELLISSIMO', ['bellissimo < bello adjective superlative']],
    ['RAPIDAMENTE', ['rapidamente < rapidamente adverb base']],
    ['INFORMALITA', ['informalità < informalità noun singular']],
    ['VENTIDUE', ['ventidue < ventidue numeral base']],
    ['IL', ['il < il determiner base']],
    ['CIAO', ['ciao < ciao interjection base']],
    ['SRL', ['srl < srl abbreviation base']],
    ['ROMA', ['Roma < Roma name unknown']],
    ['ACHILLE', ['Achille < Achille name first name']],
  ])('%s is read as %j', (word, readings) => {
    expect(told(harvest, word)).toEqual(readings)
  })

  test.each([
    ['AMARE', 'amare < amare verb infinitive'],
    ['AMATE', 'amate < amare verb past participle'],
    ['AMANTE', 'amante < amare verb present participle'],
    ['ABBAGLIARE', 'abbagliare < abbagliare verb infinitive'],
    ['NATO', 'nato < nascere verb past participle'],
    ['ROSSE', 'rosse < rosso adjective inflected'],
  ])('%s may be read as %s', (word, reading) => {
    expect(told(harvest, word)).toContain(reading)
  })

  test.each(['DEUTSCHLAND', 'ETC', 'ECC', 'CM', 'TEL', 'SRL', 'DNA', 'ROMA', 'ACHILLE', 'EOLO', 'EGADI'])(
    '%s cannot be played',
    (word) => expect(isPlayable(harvest, word)).toBe(false),
  )

  test.each([
    ['TRACCE', 'tracce < traccia noun plural'],
    ['ENERGIE', 'energie < energia noun plural'],
    ['OSSA', 'ossa < osso noun plural'],
    ['DAVVERO', 'davvero < davvero adverb base'],
    ['LENTAMENTE', 'lentamente < lentamente adverb base'],
    ['TRIBU', 'tribù < tribù noun singular'],
    ['UFO', 'ufo < ufo noun singular'],
    ['PESCO', 'pesco < pesco noun singular'],
  ])('%s, which was missing once, may be read as %s', (word, reading) => {
    expect(told(harvest, word)).toContain(reading)
  })

  test.each(['TRACCIE', 'FASCIE', 'BELL', 'BRAV', 'CERT', 'MEZZ', 'AMOR', 'TURN'])(
    '%s is a wrong plural, a clipped word or a foreign one',
    (word) => expect(isPlayable(harvest, word)).toBe(false),
  )

  test.each(['ABBAGLIARLI', 'VENDESI', 'CUCIRSI', 'AMANDOLO', 'AMARLO', 'DIMMI', 'ESSEVO', 'AVEI'])(
    '%s is a verb with a pronoun on it or no form at all',
    (word) => expect(isPlayable(harvest, word)).toBe(false),
  )

  test('has as many words of each length as counted before', () => {
    const [three, ...others] = playableCounts(harvest)
    expectCounts(others, [1698, 5431, 11995, 26376, 40904, 58410, 429642])
    // 256 before, without articles, pronouns, forms of essere and avere, and words that do not inflect.
    expectCounts([three!], [284])
  })
})

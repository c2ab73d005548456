import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '../../build/en/index.ts'
import type { Harvest } from '../../build/harvest.ts'
import { expectCounts, isPlayable, playableCounts, told } from './told.ts'

let harvest: Harvest
beforeAll(() => {
  harvest = english.harvest(() => {})
}, 120_000)

describe('English', () => {
  test.each(['APP', 'MATHS', 'GEN', 'RAD'])('%s, an everyday clipping, can be played', (word) => {
    expect(isPlayable(harvest, word)).toBe(true)
  })

  test.each(['BS', 'DS', 'ZS'])('%s, a plural of a letter, cannot', (word) => {
    expect(isPlayable(harvest, word)).toBe(false)
  })

  test('a verb known only by its forms is not a noun', () => {
    expect(told(harvest, 'BRONZIFY')).toEqual(['bronzify < bronzify verb infinitive'])
  })

  test.each([
    ['MICE', ['mice < mouse noun plural']],
    ['LEAVES', ['leaves < leaf noun plural', 'leaves < leave noun plural', 'leaves < leave verb finite']],
    ['HOPING', ['hoping < hope verb present participle']],
    ['HOPPING', ['hopping < hop verb present participle']],
    ['SANG', ['sang < sing verb finite', 'sang < sang noun singular', 'Sang < Sang name unknown']],
    ['BEGUN', ['begun < begin verb past participle']],
    ['WAS', ['was < be verb finite']],
    ['TOOK', ['took < take verb finite']],
    ['QUIZZES', ['quizzes < quiz noun plural', 'quizzes < quiz verb finite']],
    ['UNTRANSLATED', ['untranslated < untranslated adjective base']],
    ['BATTENINGS', ['battenings < battening noun plural']],
    ['THE', ['the < the determiner base']],
    ['PSST', ['psst < psst interjection base']],
    ['PARIS', ['Paris < Paris name place']],
    ['CHINA', ['china < china noun singular', 'China < China name place']],
    ['ETC', ['etc < etc abbreviation base']],
    ['CAFE', ['café < café noun singular']],
  ])('%s is read as %j', (word, readings) => {
    expect(told(harvest, word)).toEqual(readings)
  })

  test.each([
    ['RUN', 'run < run verb past participle'],
    ['RUN', 'run < run verb infinitive'],
    ['RUN', 'run < run noun singular'],
    ['BIGGEST', 'biggest < big adjective superlative'],
    ['ALBERT', 'Albert < Albert name first name'],
    ['EINSTEIN', 'Einstein < Einstein name family name'],
  ])('%s may be read as %s', (word, reading) => {
    expect(told(harvest, word)).toContain(reading)
  })

  test.each([
    'DEUTSCHLAND',
    'ETC',
    'KG',
    'CM',
    'TEL',
    'LONDON',
    'USA',
    'NATO',
    'DNA',
    'CSC',
    'PH',
    'JOHNSON',
    'JAMES',
  ])('%s cannot be played', (word) => expect(isPlayable(harvest, word)).toBe(false))

  test.each(['CANNOT', 'ZYZZYVA', 'COLOUR', 'COLOR', 'REALISE', 'QI', 'CWM', 'EARTH', 'CRWTHS', 'BIGG'])(
    '%s can be played',
    (word) => expect(isPlayable(harvest, word)).toBe(true),
  )

  test('has as many words of each length as counted before', () => {
    expectCounts(playableCounts(harvest), [1163, 5054, 11433, 20215, 30363, 37688, 37267, 247700])
  })

  test('explains nearly all of them', () => {
    const words = [...harvest.words.values()]
    const unread = words.filter((readings) => readings.every(({ pos }) => pos === 'unknown'))
    expect(unread.length / words.length).toBeLessThan(0.05)
  })
})

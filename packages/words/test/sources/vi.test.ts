import { beforeAll, describe, expect, test } from 'vitest'
import type { Harvest } from '../../build/harvest.ts'
import { vietnamese, vietnamese29 } from '../../build/vi/index.ts'
import { expectCounts, isPlayable, playableCounts, told } from './told.ts'

let harvest: Harvest
let marked: Harvest
beforeAll(() => {
  harvest = vietnamese.harvest(() => {})
  marked = vietnamese29.harvest(() => {})
}, 120_000)

describe('Vietnamese', () => {
  test.each([
    ['QUOCGIA', ['quốc gia < quốc gia noun singular', 'quốc gia < quốc gia adjective base']],
    ['HOABINH', ['hoà bình < hoà bình noun singular', 'hoà bình < hoà bình adjective base']],
    ['HANOI', ['Hà Nội < Hà Nội name unknown']],
    ['CM', ['CM < CM abbreviation base']],
  ])('%s is read as %j with 23 letters', (word, readings) => {
    expect(told(harvest, word)).toEqual(readings)
  })

  test.each([
    ['QUÔCGIA', ['quốc gia < quốc gia noun singular', 'quốc gia < quốc gia adjective base']],
    ['ĐƯC', ['đức < đức noun singular', 'đực < đực adjective base']],
    ['QUOCGIA', []],
  ])('%s is read as %j with 29 letters', (word, readings) => {
    expect(told(marked, word)).toEqual(readings)
  })

  test('a verb is its own infinitive, having no other form', () => {
    expect(told(harvest, 'HOC')).toContain('học < học verb infinitive')
  })

  test.each(['DEUTSCHLAND', 'ETC', 'KG', 'CM', 'TEL', 'KM', 'HANOI', 'VIETKIEU', 'ĐAOISLAM', 'AIDS'])(
    '%s cannot be played',
    (word) => {
      expect(isPlayable(harvest, word)).toBe(false)
      expect(isPlayable(marked, word)).toBe(false)
    },
  )

  test('holds as many words of each length as counted before, in both alphabets', () => {
    expectCounts(playableCounts(marked), [1022, 2043, 4504, 8978, 9214, 6800, 3458, 40013])
    expectCounts(playableCounts(harvest), [636, 1669, 4197, 8549, 8898, 6622, 3420, 37750])
  })

  test('every word is made of the alphabet only', () => {
    const foreign = (words: Iterable<string>, letters: RegExp) =>
      [...words].filter((word) => !letters.test(word))
    expect(foreign(harvest.words.keys(), /^[ABCDĐEGHIKLMNOPQRSTUVXY]+$/)).toEqual([])
    expect(foreign(marked.words.keys(), /^[AĂÂBCDĐEÊGHIKLMNOÔƠPQRSTUƯVXY]+$/)).toEqual([])
  })
})

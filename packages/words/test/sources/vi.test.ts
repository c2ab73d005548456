import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { glossShards } from '../../build/glosses.ts'
import type { Harvest } from '../../build/harvest.ts'
import { pack } from '../../build/pack.ts'
import { vietnamese, vietnamese29 } from '../../build/vi/index.ts'
import { keyOf } from '../../node/files.ts'
import { judge, openLexicon } from '../../src/index.ts'
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

  test('an entry that only one plain list has is not admitted: mostly it is not one word', () => {
    for (const word of ['LIEMMOI', 'RONGAM', 'BUASAN']) expect(isPlayable(harvest, word)).toBe(false)
    expect(isPlayable(harvest, 'BACHĐINH')).toBe(true)
  })

  test('most words have a part of speech', () => {
    const playable = [...marked.words.keys()].filter((word) => isPlayable(marked, word))
    const read = playable.filter((word) => marked.words.get(word)!.some(({ pos }) => pos !== 'unknown'))
    expect(read.length / playable.length).toBeGreaterThan(0.8)
  })

  test('has as many words of each length as counted before, in both alphabets', () => {
    expectCounts(playableCounts(marked), [985, 1758, 3475, 6835, 6929, 5095, 2557, 30606])
    expectCounts(playableCounts(harvest), [614, 1424, 3232, 6493, 6695, 4950, 2513, 28797])
  })

  test('every word is made of the alphabet only', () => {
    const foreign = (words: Iterable<string>, letters: RegExp) =>
      [...words].filter((word) => !letters.test(word))
    expect(foreign(harvest.words.keys(), /^[ABCDĐEGHIKLMNOPQRSTUVXY]+$/)).toEqual([])
    expect(foreign(marked.words.keys(), /^[AĂÂBCDĐEÊGHIKLMNOÔƠPQRSTUƯVXY]+$/)).toEqual([])
  })
})

describe('Vietnamese without the definitions of @vntk/dictionary', () => {
  let lists: Harvest
  let withDefinitions = ''
  beforeAll(() => {
    withDefinitions = keyOf('vi29')
    vi.stubEnv('ESTOCADE_VI_DEFINITIONS', 'no')
    lists = vietnamese29.harvest(() => {})
  }, 120_000)
  afterAll(() => vi.unstubAllEnvs())

  test('has the words that two of the plain lists have, and no name', () => {
    expectCounts(playableCounts(lists), [877, 1244, 2144, 4130, 4215, 3015, 1392, 18096])
    for (const word of ['QUÔCGIA', 'ĐÂTNƯƠC']) expect([word, isPlayable(lists, word)]).toEqual([word, true])
    for (const word of ['HANÔI', 'VIÊTKIÊU', 'LIÊMMÔI']) expect(isPlayable(lists, word)).toBe(false)
  })

  test('has words for every class, although no part of speech is known', () => {
    const opened = openLexicon(pack('vi29', lists))
    if (!opened.ok) throw new Error(opened.error.text)
    for (const classes of ['open', 'classic-fr', 'competition-fr', 'typ-dom'] as const)
      expect(judge(opened.value, { classes }).admits('QUÔCGIA')).toMatchObject({ admitted: true })
  })

  test('has no glosses, and another file name than with them', () => {
    expect(glossShards('vi29').size).toBe(0)
    expect(keyOf('vi29')).not.toBe(withDefinitions)
  })
})
